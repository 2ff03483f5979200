/** How an offer of a request to a hauler stands, as it is stored. */
export const offerStates = ['open', 'accepted', 'declined', 'taken', 'expired', 'returned'] as const;

/** How things stand between a hauler and a job: as the offer does, until the request is closed. */
export const jobStates = [...offerStates, 'closed'] as const;

export type JobState = (typeof jobStates)[number];
