import type { Job } from '@functions/contracts/job.ts';
import { words } from '@/words/job';
import { formatLosAngelesClock } from './los-angeles-clock';

/** What says by when the customer was promised a call, and what follows if that has passed. */
export function useCallBy(): (lead: Pick<Job['lead'], 'promisedBy'>) => string {
  return ({ promisedBy }) => {
    const time = formatLosAngelesClock(promisedBy);
    return Date.parse(promisedBy) > Date.now() ? time : words.callByHasPassed(time);
  };
}
