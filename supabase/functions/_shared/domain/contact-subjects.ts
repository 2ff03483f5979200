/** Subjects of messages to the team, as stored. */
export const contactSubjects = ['general', 'lead-issue', 'merchant-inquiry'] as const;

export type ContactSubject = (typeof contactSubjects)[number];
