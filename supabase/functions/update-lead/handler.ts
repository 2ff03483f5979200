import type { ActionOutcome, PickupOutcome } from '../_shared/contracts/outcomes.ts';
import type { LeadDetails } from '../_shared/contracts/tracking.ts';
import { type UpdateLeadInput, updateLeadInput } from '../_shared/contracts/update-lead.ts';
import { isClosed } from '../_shared/domain/statuses.ts';
import { catchRuleViolations } from '../_shared/server/catch-rule-violations.ts';
import { ConflictError, createEndpoint, type EndpointOptions } from '../_shared/server/endpoint.ts';
import { retryDeadlocked } from '../_shared/server/retry-deadlocked.ts';
import { doorRefusals, noShowRefusals, proposalRefusalsForCustomers } from '../_shared/words/en/proposal-refusals.ts';
import { refusals } from '../_shared/words/en/refusals.ts';

type Dependencies = EndpointOptions & {
  act(asked: UpdateLeadInput): Promise<ActionOutcome | PickupOutcome>;
  /** The lead with this tracking ID, or null. */
  findLead(trackingId: string): Promise<LeadDetails | null>;
};

/** Why an action is not possible, if it is not about a proposal. */
const ownWords: Partial<Record<UpdateLeadInput['action'], Record<string, string>>> = {
  correct: {},
  'answer-door': doorRefusals,
  'no-show': noShowRefusals,
  'other-hauler': noShowRefusals,
};

/**
 * Handles `update-lead`: a customer cancels their request, corrects how to reach them, how much it is or when it should
 * be gone, answers a proposal or the price at the door, or reports that no one came. Answers with the updated details;
 * with `{ message }` if there is no such request, and 409 if it is closed, its details were corrected too often, or the
 * action is not possible now.
 */
export function createHandler({ act, findLead, ...options }: Dependencies) {
  return createEndpoint(options, updateLeadInput, async (asked) => {
    const outcome = await catchRuleViolations(() => retryDeadlocked(() => act(asked)));
    const lead = outcome === 'unknown' ? null : await findLead(asked.trackingId);
    if (lead === null) return { message: refusals['request-unknown'] };
    const { status } = lead;
    switch (outcome) {
      case 'done':
      case 'unknown':
        return lead;
      case 'refused':
        throw new ConflictError(isClosed(status) ? 'request-closed' : 'request-changed', { status });
      default:
        throw new ConflictError(outcome, { status, ownWords: ownWords[asked.action] ?? proposalRefusalsForCustomers });
    }
  });
}
