import type { HeldLead } from '@functions/rules/job-contract.ts';
import { type StatusAhead, statusesAhead, toStatus } from '@functions/rules/statuses.ts';

/** What to do next: call, as long as nobody has or the customer says so, then the next status on the way. */
export function nextStepOf({ status, contactedAt, reportedAt }: HeldLead): 'called' | StatusAhead | undefined {
  const isUncalled = toStatus(status) === 'Submitted' && !contactedAt;
  return isUncalled || reportedAt ? 'called' : statusesAhead(status)[0];
}
