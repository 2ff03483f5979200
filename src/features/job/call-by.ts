import type { Job } from '@functions/contracts/job.ts';
import { formatFirstMoment } from '@/features/request/los-angeles-clock';
import { words } from '@/words/job';

/** By when the customer was promised a call; after that, what happens next. It is the first time on its page. */
export function callByText({ promisedBy }: Pick<Job['lead'], 'promisedBy'>): string {
  const time = formatFirstMoment(promisedBy);
  return Date.parse(promisedBy) > Date.now() ? time : words.callByHasPassed(time);
}
