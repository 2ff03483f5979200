import type { ActionOutcome } from '../_shared/contracts/outcomes.ts';
import { type LeadDetails, updateLeadContactedInput } from '../_shared/contracts/tracking.ts';
import { ConflictError, createEndpoint, type EndpointOptions } from '../_shared/server/endpoint.ts';
import { refusals } from '../_shared/words/en/refusals.ts';

type Dependencies = EndpointOptions & {
  /** Stores a report, unless there is one from the last hour or the request is closed. */
  reportNotContacted(trackingId: string, reportedAt: string): Promise<ActionOutcome>;
  /** The lead with this tracking ID, or null. */
  findLead(trackingId: string): Promise<LeadDetails | null>;
};

/**
 * Handles `update-lead-contacted`: stores the customer's report that no one has contacted them. A report repeated
 * within the hour gets the same answer and is stored once. Answers with `{ message }` if there is no such request, and
 * 409 if it is closed.
 */
export function createHandler({ reportNotContacted, findLead, ...options }: Dependencies) {
  return createEndpoint(options, updateLeadContactedInput, async ({ trackingId, timestamp }) => {
    const outcome = await reportNotContacted(trackingId, timestamp);
    if (outcome === 'done') return { success: true };
    const lead = outcome === 'unknown' ? null : await findLead(trackingId);
    if (lead === null) return { message: refusals['request-unknown'] };
    throw new ConflictError('request-closed', { status: lead.status });
  });
}
