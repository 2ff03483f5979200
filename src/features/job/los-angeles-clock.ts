import type { Job } from '@functions/rules/job-contract.ts';
import { losAngelesDay } from '@functions/rules/los-angeles-clock.ts';
import { dayText, timeText } from '@functions/words/en/pickups.ts';
import { dayInWords } from '@/content/en/clock';
import { words } from '@/content/en/job';

const DAY_MS = 86_400_000;

/** A moment in words, on the clocks of Los Angeles, where the jobs are: "3:40 PM today", "9:00 AM on November 20". */
export function formatLosAngelesClock(isoMoment: string, now: Date = new Date()): string {
  return `${timeText(isoMoment)} ${losAngelesDayInWords(isoMoment, now)}`;
}

/** Its day alone: "today", "tomorrow", "on November 20". */
export function losAngelesDayInWords(isoMoment: string, now: Date): string {
  const daysAhead = daysBetween(losAngelesDay(now), losAngelesDay(isoMoment));
  return dayInWords(daysAhead, () => dayText(isoMoment).split(', ')[1] ?? '');
}

/** Whether it is on the day that it is in Los Angeles now. */
export function isTodayInLosAngeles(isoMoment: string, now: Date): boolean {
  return losAngelesDay(isoMoment) === losAngelesDay(now);
}

/** How many days lie between two days such as `2026-11-24`; negative if the second one comes first. */
export function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / DAY_MS;
}

/** By when the customer was promised a call, and what follows if that has passed. */
export function callBy({ promisedBy }: Job['lead']): string {
  const time = formatLosAngelesClock(promisedBy);
  return Date.parse(promisedBy) > Date.now() ? time : words.callByHasPassed(time);
}
