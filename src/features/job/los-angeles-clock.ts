import type { Job } from '@functions/rules/job-contract.ts';
import { formatClock } from '@/content/en/clock';
import { words } from '@/content/en/job';

/** A moment in words, on the clocks of Los Angeles, where the jobs are. */
export function formatLosAngelesClock(isoMoment: string): string {
  return formatClock(new Date(isoMoment), new Date(), 'America/Los_Angeles');
}

/** By when the customer was promised a call, and what follows if that has passed. */
export function callBy({ promisedBy }: Job['lead']): string {
  const time = formatLosAngelesClock(promisedBy);
  return Date.parse(promisedBy) > Date.now() ? time : words.callByHasPassed(time);
}
