import type { ActOutcome, PickupOutcome } from '../_shared/contracts/outcomes.ts';
import type { LeadDetails } from '../_shared/contracts/tracking.ts';
import { type UpdateLeadInput, updateLeadInput } from '../_shared/contracts/update-lead.ts';
import { phoneDigits } from '../_shared/domain/phone.ts';
import type { AskedFor, DeclinedFor } from '../_shared/domain/proposals.ts';
import { isClosed } from '../_shared/domain/statuses.ts';
import { ConflictError, createEndpoint, type EndpointOptions } from '../_shared/server/endpoint.ts';
import { retryDeadlocked } from '../_shared/server/retry-deadlocked.ts';
import { proposalRefusalsForCustomers } from '../_shared/words/en/proposal-refusals.ts';
import { refusals } from '../_shared/words/en/refusals.ts';

type Correction = Omit<Extract<UpdateLeadInput, { action: 'correct' }>, 'trackingId' | 'action'>;

type Dependencies = EndpointOptions & {
  cancelLead(trackingId: string, reasons: string[]): Promise<ActOutcome>;
  /** Absent values stay unchanged, empty ones are removed; `phone` has only digits. */
  correctLead(trackingId: string, correction: Correction): Promise<ActOutcome>;
  /** Books one of the windows of a proposal, counted from 1. */
  acceptProposal(trackingId: string, proposal: string, choice: number): Promise<PickupOutcome>;
  askAgain(trackingId: string, proposal: string, askedFor: AskedFor, line: string | undefined): Promise<PickupOutcome>;
  declineProposal(trackingId: string, proposal: string, declinedFor: DeclinedFor): Promise<PickupOutcome>;
  /** The lead with this tracking ID, or null. */
  findLead(trackingId: string): Promise<LeadDetails | null>;
};

/**
 * Handles `update-lead`: a customer cancels their request, corrects how to reach them or how much it is, or answers a
 * proposal. Answers with the updated details; with `{ message }` if there is no such request, and 409 if it is closed,
 * its details were corrected too often, or the proposal can't be answered this way.
 */
export function createHandler({
  cancelLead,
  correctLead,
  acceptProposal,
  askAgain,
  declineProposal,
  findLead,
  ...options
}: Dependencies) {
  function update(asked: UpdateLeadInput): Promise<ActOutcome | PickupOutcome> {
    const { trackingId } = asked;
    switch (asked.action) {
      case 'cancel':
        return cancelLead(trackingId, [...new Set(asked.reasons)]);
      case 'correct': {
        const { trackingId: _id, action: _action, ...correction } = asked;
        const { phone } = correction;
        return correctLead(trackingId, phone === undefined ? correction : { ...correction, phone: phoneDigits(phone) });
      }
      case 'accept-proposal':
        return acceptProposal(trackingId, asked.proposal, asked.choice);
      case 'ask-again':
        return askAgain(trackingId, asked.proposal, asked.askedFor, asked.line || undefined);
      case 'decline-proposal':
        return declineProposal(trackingId, asked.proposal, asked.declinedFor);
    }
  }

  return createEndpoint(options, updateLeadInput, async (asked) => {
    const outcome = await retryDeadlocked(() => update(asked));
    const lead = outcome === 'unknown' ? null : await findLead(asked.trackingId);
    if (lead === null) return { message: refusals['request-unknown'] };
    switch (outcome) {
      case 'done':
      case 'unknown':
        return lead;
      case 'refused':
        throw new ConflictError(isClosed(lead.status) ? 'request-closed' : 'request-changed', lead.status);
      default:
        throw new ConflictError(
          outcome,
          lead.status,
          asked.action === 'correct' ? undefined : proposalRefusalsForCustomers,
        );
    }
  });
}
