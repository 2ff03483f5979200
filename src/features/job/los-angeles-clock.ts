import type { Job } from '@functions/job-contract.ts';

const DAY_MS = 86_400_000;
const timeZone = 'America/Los_Angeles';

/** A moment on the clocks of Los Angeles: "3:40 PM today", "9:00 AM tomorrow" or "9:00 AM on November 20". */
export function formatLosAngelesClock(isoMoment: string, now = new Date()): string {
  const moment = new Date(isoMoment);
  const time = moment.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  return `${time} ${dayInWords(moment, dayNumber(moment) - dayNumber(now))}`;
}

function dayInWords(moment: Date, daysAhead: number): string {
  if (daysAhead === -1) return 'yesterday';
  if (daysAhead === 0) return 'today';
  if (daysAhead === 1) return 'tomorrow';
  return `on ${moment.toLocaleDateString('en-US', { timeZone, month: 'long', day: 'numeric' })}`;
}

/** Days since 1970 on the calendar of Los Angeles. */
function dayNumber(moment: Date): number {
  return Date.parse(moment.toLocaleDateString('en-CA', { timeZone })) / DAY_MS;
}

/** By when the customer was promised a call, and what follows if that has passed. */
export function callBy({ promisedBy }: Job['lead']): string {
  const time = formatLosAngelesClock(promisedBy);
  return Date.parse(promisedBy) > Date.now() ? time : `${time}: that has passed, so call right away`;
}
