import { updateLeadContactedInput } from '../_shared/rules/contract.ts';
import { createEndpoint, type EndpointOptions } from '../_shared/server/endpoint.ts';
import { refusals } from '../_shared/words/en/refusals.ts';

type Dependencies = EndpointOptions & {
  /** The id of the lead with this tracking ID, or null. */
  findLeadId(trackingId: string): Promise<string | null>;
  /** Keeps a report, unless there is one of the last hour. */
  addReport(leadId: string, reportedAt: string): Promise<void>;
};

/**
 * Handles `update-lead-contacted`: keeps the customer's word that nobody has contacted them.
 * A report repeated within the hour is answered alike and kept once.
 */
export function createHandler({ findLeadId, addReport, ...options }: Dependencies) {
  return createEndpoint(options, updateLeadContactedInput, async ({ trackingId, timestamp }) => {
    const leadId = await findLeadId(trackingId);
    if (leadId === null) return { message: refusals['request-unknown'] };
    await addReport(leadId, timestamp);
    return { success: true };
  });
}
