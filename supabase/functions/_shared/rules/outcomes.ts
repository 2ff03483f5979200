import { type DeskOutcome, deskOutcomes } from './desk.ts';
import { proposalConflicts } from './refusals.ts';

/**
 * What an act of the database ends in: `done`, also when it had been done before; `refused`, because it cannot be as
 * things stand; `too-many`, because it has been done too often; `call-first`, because the hauler has jobs whose
 * customers wait for a call; `not-yet`, because those who speak the customer's language have the job first; `unknown`,
 * because there is no such link.
 */
export const outcomes = ['done', 'refused', 'too-many', 'call-first', 'not-yet', 'unknown'] as const;

export type Outcome = (typeof outcomes)[number];

/** What an act of the database on a proposal or a pickup ends in: `done` and `unknown` as above, or why it cannot be. */
export const proposalOutcomes = ['done', 'unknown', ...proposalConflicts] as const;

export type ProposalOutcome = (typeof proposalOutcomes)[number];

/** What a function of the database returned. @throws if it is no outcome. */
export function toOutcome(text: string): Outcome {
  return outcomeAmong(outcomes, text);
}

/** What a function of the database returned that acts on a proposal or a pickup. @throws if it is no such outcome. */
export function toProposalOutcome(text: string): ProposalOutcome {
  return outcomeAmong(proposalOutcomes, text);
}

/** What a function of the database returned that acts at the desk. @throws if it is no such outcome. */
export function toDeskOutcome(text: string): DeskOutcome {
  return outcomeAmong(deskOutcomes, text);
}

function outcomeAmong<Known extends string>(known: readonly Known[], text: string): Known {
  const outcome = known.find((each) => each === text);
  if (!outcome) throw new Error(`The database answered ${text}, which is no outcome`);
  return outcome;
}
