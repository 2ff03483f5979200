import type { Job } from '@functions/contracts/job.ts';
import { formatFirstMoment } from '@/features/request/los-angeles-clock';
import { unbroken } from '@/features/request/window-words';
import { words } from '@/words/job';

const HOUR_MS = 3_600_000;

/** By when the customer was promised a call; after that, what happens next. It is the first time on its page. */
export function callByText({ promisedBy }: Pick<Job['lead'], 'promisedBy'>): string {
  const time = unbroken(formatFirstMoment(promisedBy));
  return Date.parse(promisedBy) > Date.now() ? time : words.callByHasPassed(time);
}

/**
 * Whether the device can count down to the call of an open offer. If its clock is off by a day, the offer has long
 * ended by it, or the call is more than a day away, which we never promise.
 */
export function canCountDown({ promisedBy, expiresAt }: Job['lead'], now: Date): boolean {
  const isEnded = now.getTime() - Date.parse(expiresAt) > 6 * HOUR_MS;
  return !isEnded && Date.parse(promisedBy) - now.getTime() < 24 * HOUR_MS;
}
