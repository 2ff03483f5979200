import { type Job, type JobInput, jobSchema } from '@functions/contracts/job.ts';
import { askByLink } from '@/lib/call-function';

/**
 * Looks at a job or acts on it. Idempotent.
 *
 * @returns the resulting job; null if the link is unknown.
 * @throws as `askByLink`.
 */
export function askJob(input: JobInput): Promise<Job | null> {
  return askByLink('job', input, jobSchema);
}
