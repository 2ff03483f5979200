import type { Job } from '@functions/contracts/job.ts';

/** Whether the hauler has the job, and it is not closed. */
export function isRunning({ state, lead }: Job): boolean {
  return lead.hasJob && state !== 'closed';
}
