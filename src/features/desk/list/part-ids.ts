/** The part of the list after the requests, to which they link: there may be 200 of them. */
export const EVERYTHING_ID = 'everything';

/** The section of what was not delivered. */
export const FAILURES_ID = 'trouble';
