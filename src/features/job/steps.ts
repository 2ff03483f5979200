import type { HeldLead } from '@functions/rules/job-contract.ts';
import { type StatusAhead, statusesAhead, toStatus } from '@functions/rules/statuses.ts';

/** What to do next: call, as long as nobody has or the customer says so, then the next status on the way. */
export function nextStepOf(lead: HeldLead): 'called' | StatusAhead | undefined {
  const isUncalled = toStatus(lead.status) === 'Submitted' && !lead.contactedAt;
  return isUncalled || awaitsCall(lead) ? 'called' : statusesAhead(lead.status)[0];
}

/**
 * Whether the customer says that nobody has contacted them, and the hauler has not called since. What is reported again
 * stands also after that.
 */
function awaitsCall({ contactedAt, reportedAt }: HeldLead): boolean {
  return reportedAt !== null && (contactedAt === null || Date.parse(contactedAt) < Date.parse(reportedAt));
}
