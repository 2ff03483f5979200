import { type JobInput, jobInput, jobSchema } from '../_shared/contracts/job.ts';
import type { ActionOutcome, PickupOutcome } from '../_shared/contracts/outcomes.ts';
import { toCamelCase } from '../_shared/server/camel-case.ts';
import { ConflictError, createEndpoint, type EndpointOptions } from '../_shared/server/endpoint.ts';
import { retryDeadlocked } from '../_shared/server/retry-deadlocked.ts';
import { proposalRefusalsForHaulers } from '../_shared/words/en/proposal-refusals.ts';
import { refusals } from '../_shared/words/en/refusals.ts';
import { refusalOf } from './refusal.ts';

/** A row of the database function `find_job`. `lead` has personal data only if the hauler has the job. */
type FoundJob = { state: string; lead: unknown; hauler: unknown; paid?: unknown };

/** A request that does something, not only looks. */
export type JobAction = Exclude<JobInput, { action: 'view' }>;

type Dependencies = EndpointOptions & {
  /** The current job of this link, or null. */
  findJob(token: string): Promise<FoundJob | null>;
  act(asked: JobAction): Promise<ActionOutcome | PickupOutcome>;
};

/**
 * Handles `job`: what a hauler sees and does through the link of an offer. Answers with the job after the action, even
 * if it was already done, or with `{ message }` if there is no such link.
 *
 * @see ConflictError for what is not possible now: nothing has changed.
 */
export function createHandler({ findJob, act, ...options }: Dependencies) {
  return createEndpoint(options, jobInput, async (asked) => {
    const outcome = asked.action === 'view' ? 'done' : await retryDeadlocked(() => act(asked));
    const found = await findJob(asked.token);
    if (found === null) return { message: refusals['job-unknown'] };
    const job = jobSchema.parse(toCamelCase(found));
    const status = job.lead.hasJob ? job.lead.status : undefined;
    switch (outcome) {
      case 'done':
      case 'unknown':
        return job;
      case 'refused':
        throw new ConflictError(refusalOf(asked.action, job.state), { status });
      default:
        throw new ConflictError(outcome, {
          status,
          ownWords: asked.action === 'accept' ? undefined : proposalRefusalsForHaulers,
        });
    }
  });
}
