import type { Job } from '@functions/rules/job-contract.ts';

type Status = 'Sent Proposal' | 'In Progress' | 'Completed';

const ahead: Record<string, readonly Status[]> = {
  Submitted: ['Sent Proposal', 'In Progress', 'Completed'],
  'Sent Proposal': ['In Progress', 'Completed'],
  'In Progress': ['Completed'],
};

/** The statuses that a job may still come to on its way, the next one first. */
export function stepsAhead(status: string): readonly Status[] {
  return ahead[status] ?? [];
}

/** What to do next: call, as long as nobody has or the customer says so, then the next status on the way. */
export function nextStepOf({ status, contactedAt, reportedAt }: Job['lead']): 'called' | Status | undefined {
  const isUncalled = status === 'Submitted' && !contactedAt;
  return isUncalled || reportedAt ? 'called' : stepsAhead(status)[0];
}
