/**
 * What an act of the database ends in: `done`, also when it had been done before; `refused`, because it cannot be as
 * things stand; `too-many`, because it has been done too often; `call-first`, because the hauler has jobs whose
 * customers wait for a call; `unknown`, because there is no such link.
 */
export const outcomes = ['done', 'refused', 'too-many', 'call-first', 'unknown'] as const;

export type Outcome = (typeof outcomes)[number];

/** What a function of the database returned. @throws if it is no outcome. */
export function toOutcome(text: string): Outcome {
  const outcome = outcomes.find((each) => each === text);
  if (!outcome) throw new Error(`The database answered ${text}, which is no outcome`);
  return outcome;
}
