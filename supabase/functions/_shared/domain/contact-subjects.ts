/** What a message to the team can be about. Stored as they are written here. */
export const contactSubjects = ['general', 'lead-issue', 'merchant-inquiry'] as const;

export type ContactSubject = (typeof contactSubjects)[number];
