import type { Enums } from '../database.types.ts';

/**
 * The result of a database action: `done` (also if it was already done); `refused` (not possible now); `too-many` (done
 * too often); `call-first` (the hauler has jobs whose customers are waiting for a call); `not-yet` (reserved for
 * haulers who speak the customer's language); `unknown` (no such link).
 */
export type ActionOutcome = Enums<'action_outcome'>;

/** The result of an action on a proposal or pickup: `done` and `unknown` as above, or why it is not possible. */
export type PickupOutcome = Enums<'pickup_outcome'>;

/** The result of accepting the agreement: `ended` (the link), `changed` (another version is current), or as above. */
export type AgreementOutcome = Enums<'agreement_outcome'>;
