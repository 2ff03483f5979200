import type { Job } from '@functions/contracts/job.ts';
import { words as english } from '@/content/en/job';
import { useWords } from '@/lib/words';
import { useLosAngelesClock } from './use-los-angeles-clock';

/** What says by when the customer was promised a call, and what follows if that has passed. */
export function useCallBy(): (lead: Pick<Job['lead'], 'promisedBy'>) => string {
  const words = useWords('job', english);
  const { formatLosAngelesClock } = useLosAngelesClock();
  return ({ promisedBy }) => {
    const time = formatLosAngelesClock(promisedBy);
    return Date.parse(promisedBy) > Date.now() ? time : words.callByHasPassed(time);
  };
}
