import type { Job } from '@functions/contracts/job.ts';
import { formatFirstMoment } from '@/features/request/los-angeles-clock';
import { words } from '@/words/job';

/** When the customer was promised a call by, and what happens once that has passed. The first moment of its page. */
export function callByText({ promisedBy }: Pick<Job['lead'], 'promisedBy'>): string {
  const time = formatFirstMoment(promisedBy);
  return Date.parse(promisedBy) > Date.now() ? time : words.callByHasPassed(time);
}
