import type { Enums } from '../database.types.ts';

/**
 * Why an act at the desk cannot be as things stand: HTTP 409, nothing has changed. `stale`: the request or the hauler is
 * not as the page showed it any more. `busy`: somebody is at that hauler's row at this moment. `nobody`: no hauler has
 * the request. `no-address`: there is no way to tell the customer. `not-vetted`: who is active has been vetted.
 * `not-completed`: only what is completed is opened again this way. `changed`: the customer has changed their review.
 */
export type DeskConflict = Exclude<DeskOutcome, 'done' | 'unknown' | 'malformed'>;

/** What an act at the desk ends in. `unknown`: there is no such link, or it is not for this. */
export type DeskOutcome = Enums<'desk_outcome'>;

/** Why the team takes a job from a hauler, by the code of its choice: stored as the words that follow. */
export const takeBackReasons = {
  'no-show': 'The hauler did not come',
  'customer-asked': 'The customer asked for another hauler',
  'hauler-asked': 'The hauler asked us to take it back',
  other: 'The team took it back',
} as const;

export type TakeBackReason = keyof typeof takeBackReasons;

/** Why the team cancels a request, by the code of its choice: stored as the words that follow. The customer reads them. */
export const deskCancelReasons = {
  'no-hauler': 'We found no hauler for it',
  'outside-area': 'It is outside the area we serve',
  'not-taken': 'The items cannot be taken',
  unreachable: 'The customer could not be reached',
  'customer-asked': 'The customer asked us to cancel it',
  duplicate: 'It is a duplicate of another request',
} as const;

/** How long the team's note on a request may be, in characters. */
export const DESK_NOTE_LENGTH = 1000;

/** How long the name of who acts at the desk may be, in characters. */
export const DESK_NAME_LENGTH = 40;

/** How many requests the list shows, and how many a search finds. */
export const DESK_LIST_LENGTH = 200;
export const DESK_SEARCH_LENGTH = 20;
