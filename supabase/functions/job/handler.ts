import type * as z from 'zod/mini';
import { type Job, jobInput, jobSchema } from '../_shared/contracts/job.ts';
import type { ActOutcome, PickupOutcome } from '../_shared/contracts/outcomes.ts';
import { toCamelCase } from '../_shared/server/camel-case.ts';
import { ConflictError, createEndpoint, type EndpointOptions } from '../_shared/server/endpoint.ts';
import { retryDeadlocked } from '../_shared/server/retry-deadlocked.ts';
import { proposalRefusalsForHaulers } from '../_shared/words/en/proposal-refusals.ts';
import { refusals } from '../_shared/words/en/refusals.ts';
import { refusalOf } from './refusal.ts';

/**
 * A row of the database function `find_job`. A hauler who does not have the job gets null for personal data.
 * `hauler_texts_to` is null if no text can be sent.
 */
export type FoundJob = {
  state: string;
  hauler_name: string;
  hauler_languages: string[];
  hauler_texts_on: boolean;
  hauler_texts_to: string | null;
  hauler_truck_cubic_yards: number | null;
  pickup_parts: unknown;
  [column: string]: unknown;
};

/** Absent values stay unchanged. */
type JobUpdate = Pick<Extract<Asked, { action: 'update' }>, 'status' | 'timeframe' | 'cancelReasons'>;

/** What a hauler proposes, without the token. */
type NewProposal = Omit<Extract<Asked, { action: 'propose' }>, 'token' | 'action'>;

/** What the customer paid and how full the truck was, as far as the hauler says. */
type JobResult = Pick<Extract<Asked, { action: 'complete' }>, 'pricePaid' | 'loadSize'>;

type Dependencies = EndpointOptions & {
  /** The current job of this link, or null. */
  findJob(token: string): Promise<FoundJob | null>;
  acceptJob(token: string): Promise<ActOutcome>;
  declineJob(token: string, reason: string | undefined): Promise<ActOutcome>;
  reportCall(token: string): Promise<ActOutcome>;
  updateJob(token: string, update: JobUpdate): Promise<ActOutcome>;
  giveBackJob(token: string, reason: string | undefined): Promise<ActOutcome>;
  propose(token: string, proposal: NewProposal): Promise<PickupOutcome>;
  withdrawProposal(token: string, proposal: string): Promise<PickupOutcome>;
  setOut(token: string, minutes: number): Promise<PickupOutcome>;
  completeJob(token: string, result: JobResult): Promise<PickupOutcome>;
  /** Applies to all jobs of the hauler. */
  setTexts(token: string, on: boolean): Promise<ActOutcome>;
  /** Applies to all jobs of the hauler. Null: not noted. */
  setTruck(token: string, cubicYards: number | null): Promise<PickupOutcome>;
};

type Asked = z.output<typeof jobInput>;

/**
 * Handles `job`: what a hauler sees and does through the link of an offer. Answers with the job after the action, even
 * if it was already done, or with `{ message }` if there is no such link.
 *
 * @see ConflictError for what is not possible now: nothing has changed.
 */
export function createHandler({
  findJob,
  acceptJob,
  declineJob,
  reportCall,
  updateJob,
  giveBackJob,
  propose,
  withdrawProposal,
  setOut,
  completeJob,
  setTexts,
  setTruck,
  ...options
}: Dependencies) {
  async function act(asked: Asked): Promise<ActOutcome | PickupOutcome> {
    const { token } = asked;
    switch (asked.action) {
      case 'look':
        return 'done';
      case 'accept':
        return acceptJob(token);
      case 'decline':
        return declineJob(token, asked.reason);
      case 'called':
        return reportCall(token);
      case 'update':
        return updateJob(token, asked);
      case 'give-back':
        return giveBackJob(token, asked.reason);
      case 'propose':
        return propose(token, asked);
      case 'withdraw':
        return withdrawProposal(token, asked.proposal);
      case 'on-my-way':
        return setOut(token, asked.minutes);
      case 'complete':
        return completeJob(token, asked);
      case 'texts':
        return setTexts(token, asked.on);
      case 'truck':
        return setTruck(token, asked.cubicYards);
    }
  }

  return createEndpoint(options, jobInput, async (asked) => {
    const outcome = await retryDeadlocked(() => act(asked));
    const found = await findJob(asked.token);
    if (found === null) return { message: refusals['job-unknown'] };
    const job = toJob(found);
    const status = job.lead.hasJob ? job.lead.status : undefined;
    switch (outcome) {
      case 'done':
      case 'unknown':
        return job;
      case 'refused':
        throw new ConflictError(refusalOf(asked.action, job.state), status);
      default:
        throw new ConflictError(outcome, status, asked.action === 'accept' ? undefined : proposalRefusalsForHaulers);
    }
  });
}

/**
 * Converts a row to the contract, which drops unknown columns.
 *
 * @throws ZodError if a value does not match the contract.
 */
function toJob({ state, pickup_parts, ...found }: FoundJob): Job {
  const { hauler_name, hauler_languages, hauler_texts_on, hauler_texts_to, hauler_truck_cubic_yards, ...lead } = found;
  const hauler = {
    name: hauler_name,
    languages: hauler_languages,
    textsOn: hauler_texts_on,
    textsTo: hauler_texts_to ?? undefined,
    truckCubicYards: hauler_truck_cubic_yards,
  };
  return jobSchema.parse(toCamelCase({ state, lead: Object.assign(lead, pickup_parts), hauler }));
}
