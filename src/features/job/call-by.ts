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

/** Whether the device's clock is far ahead: by it, this open offer ended more than six hours ago. */
export function isClockAhead({ expiresAt }: Job['lead'], now: Date): boolean {
  return now.getTime() - Date.parse(expiresAt) > 6 * HOUR_MS;
}
