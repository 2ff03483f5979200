import { losAngelesDay } from '@functions/domain/los-angeles-clock.ts';
import { dayInWords } from '@/words/clock';
import { dayText, timeText } from '@/words/shared/pickups';

const DAY_MS = 86_400_000;

// Formats times in the jobs' time zone, Los Angeles.

/** A moment's day: "today", "tomorrow", "on November 20". */
export function losAngelesDayInWords(isoMoment: string, now: Date): string {
  const daysAhead = daysBetween(losAngelesDay(now), losAngelesDay(isoMoment));
  return dayInWords(daysAhead, () => dayText(isoMoment).split(', ')[1] ?? '');
}

/** A moment: "3:40 PM today", "9:00 AM on November 20", "las 3:40 p.m. de hoy". */
export function formatLosAngelesClock(isoMoment: string, now: Date = new Date()): string {
  return `${timeText(isoMoment)} ${losAngelesDayInWords(isoMoment, now)}`;
}

/** Whether the moment is on the current day in Los Angeles. */
export function isTodayInLosAngeles(isoMoment: string, now: Date): boolean {
  return losAngelesDay(isoMoment) === losAngelesDay(now);
}

/** The number of days between two dates such as `2026-11-24`; negative if the second one is earlier. */
export function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / DAY_MS;
}
