import type { LeadDetails } from '../_shared/rules/contract.ts';
import type { Outcome } from '../_shared/rules/outcomes.ts';
import { phoneDigits } from '../_shared/rules/phone.ts';
import { isClosed } from '../_shared/rules/statuses.ts';
import { type UpdateLeadInput, updateLeadInput } from '../_shared/rules/update-lead-contract.ts';
import { ConflictError, createEndpoint, type EndpointOptions } from '../_shared/server/endpoint.ts';
import { refusals } from '../_shared/words/en/refusals.ts';

type Correction = Omit<Extract<UpdateLeadInput, { action: 'correct' }>, 'trackingId' | 'action'>;

type Dependencies = EndpointOptions & {
  /** Cancels a request. */
  cancelLead(trackingId: string, reasons: string[]): Promise<Outcome>;
  /** Changes what is not absent; `phone` is digits alone, and empty takes away. */
  correctLead(trackingId: string, correction: Correction): Promise<Outcome>;
  /** The lead with this tracking ID, or null. */
  findLead(trackingId: string): Promise<LeadDetails | null>;
};

/**
 * Handles `update-lead`: a customer cancels their request or corrects how to reach them. Answers with the details as
 * they are then; with `{ message }` when there is no such request, and 409 when it is closed or its details have been
 * corrected too often.
 */
export function createHandler({ cancelLead, correctLead, findLead, ...options }: Dependencies) {
  function update(input: UpdateLeadInput): Promise<Outcome> {
    if (input.action === 'cancel') return cancelLead(input.trackingId, [...new Set(input.reasons)]);
    const { trackingId, action: _, ...correction } = input;
    const { phone } = correction;
    return correctLead(trackingId, phone === undefined ? correction : { ...correction, phone: phoneDigits(phone) });
  }

  return createEndpoint(options, updateLeadInput, async (input) => {
    const outcome = await update(input);
    const lead = outcome === 'unknown' ? null : await findLead(input.trackingId);
    if (lead === null) return { message: refusals['request-unknown'] };
    if (outcome === 'done') return lead;
    if (outcome === 'too-many') throw new ConflictError(outcome, lead.status);
    throw new ConflictError(isClosed(lead.status) ? 'request-closed' : 'request-changed', lead.status);
  });
}
