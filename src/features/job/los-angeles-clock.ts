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

/** Made when it is first needed: it takes a slow phone 50 ms. */
let format: Intl.DateTimeFormat | undefined;

/** A moment on the clocks of Los Angeles, as `2026-11-24T09:00`: by day, such texts have the order of their moments. */
export function losAngelesClock(moment: string | Date): string {
  format ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Los_Angeles',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]);
  const { year, month, day, hour, minute } = Object.fromEntries(parts);
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** The day of a moment in Los Angeles, as `2026-11-24`. */
export function losAngelesDay(moment: string | Date): string {
  return losAngelesClock(moment).slice(0, 10);
}
