import { losAngelesDay } from '@functions/rules/los-angeles-clock.ts';
import { dayText, timesText, timeText } from '@functions/words/en/pickups.ts';
import { words } from '@/content/en/desk-list';

const DAY_MS = 86_400_000;

/**
 * A moment on the clocks of Los Angeles: "3:40 PM today", "9:00 AM on November 20". Says what `formatClock` says, without
 * making a formatter for each of 200 requests.
 */
export function momentText(moment: string, now: Date): string {
  return `${timeText(moment)} ${dayWords(moment, now)}`;
}

/** The same in a sentence where today needs not be said: "3:40 PM", "3:40 PM yesterday". */
export function shortMomentText(moment: string, now: Date): string {
  return isToday(moment, now) ? timeText(moment) : momentText(moment, now);
}

/** The day alone: "today", "tomorrow", "on November 20". */
function dayWords(moment: string, now: Date): string {
  const daysAhead = daysFrom(losAngelesDay(now), losAngelesDay(moment));
  if (daysAhead === -1) return words.yesterday;
  if (daysAhead === 0) return words.today;
  if (daysAhead === 1) return words.tomorrow;
  const [, date = ''] = dayText(moment).split(', ');
  return words.onDay(date);
}

/** When a pickup is, in the parts of a sentence. */
export function windowWords(from: string, until: string, now: Date): [day: string, times: string] {
  return [dayWords(from, now), timesText({ from, until })];
}

/** Whether it is today in Los Angeles. */
export function isToday(moment: string, now: Date): boolean {
  return losAngelesDay(moment) === losAngelesDay(now);
}

/** How many days lie between two days such as `2026-11-24`; negative if the second one comes first. */
export function daysFrom(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / DAY_MS;
}
