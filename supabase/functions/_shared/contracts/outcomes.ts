import type { Enums } from '../database.types.ts';

/**
 * What an act of the database ends in: `done`, also when it had been done before; `refused`, because it cannot be as
 * things stand; `too-many`, because it has been done too often; `call-first`, because the hauler has jobs whose
 * customers wait for a call; `not-yet`, because those who speak the customer's language have the job first; `unknown`,
 * because there is no such link.
 */
export type ActOutcome = Enums<'act_outcome'>;

/** What an act on a proposal or a pickup ends in: `done` and `unknown` as above, or why it cannot be. */
export type PickupOutcome = Enums<'pickup_outcome'>;
