import type { Enums } from '../database.types.ts';

/**
 * Why a desk action is not possible now: HTTP 409, nothing has changed. `stale`: the request or hauler has changed
 * since the page showed it. `busy`: someone is changing that hauler right now. `nobody`: no hauler has the request.
 * `no-address`: no channel reaches the customer. `not-vetted`, `not-insured`, `no-area`, `no-agreement`: a hauler lacks
 * this to be active; without the agreement, they get no requests by hand either. `accepted`: they have accepted it.
 * `no-way`: no channel reaches the hauler. `not-completed`: only completed requests can be reopened this way.
 * `changed`: the customer has changed their review. `no-price`: the hauler entered none.
 */
export type DeskConflict = Exclude<DeskOutcome, 'done' | 'unknown' | 'malformed'>;

/** The result of a desk action. `unknown`: there is no such link, or it is not for this. */
export type DeskOutcome = Enums<'desk_outcome'>;

/** What a hauler can lack to be active, in the order in which it is named. */
export const missingPapers = [
  'not-vetted',
  'not-insured',
  'no-area',
  'no-agreement',
] as const satisfies readonly DeskOutcome[];

/** Why the team takes a job from a hauler: the code of the choice, and the words that are stored. */
export const takeBackReasons = {
  'no-show': 'The hauler did not come',
  'customer-asked': 'The customer asked for another hauler',
  'hauler-asked': 'The hauler asked us to take it back',
  other: 'The team took it back',
} as const;

export type TakeBackReason = keyof typeof takeBackReasons;

/** Why the team cancels a request: the code of the choice, and the words that are stored. The customer reads them. */
export const deskCancelReasons = {
  'no-hauler': 'We found no hauler for it',
  'outside-area': 'It is outside the area we serve',
  'not-taken': 'The items cannot be taken',
  unreachable: 'The customer could not be reached',
  'customer-asked': 'The customer asked us to cancel it',
  duplicate: 'It is a duplicate of another request',
} as const;

/** Maximum length of the team's note on a request, in characters. */
export const DESK_NOTE_LENGTH = 1000;

/** Maximum length of the name entered at the desk, in characters. */
export const DESK_NAME_LENGTH = 40;

/** The most requests that the list shows, and that a search finds. */
export const DESK_LIST_LENGTH = 200;
export const DESK_SEARCH_LENGTH = 20;
