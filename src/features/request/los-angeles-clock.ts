import { losAngelesDay } from '@functions/domain/los-angeles-clock.ts';
import { dayInWords } from '@/words/clock';
import { dayText, timeText } from '@/words/shared/pickups';

const DAY_MS = 86_400_000;

// Moments in words, on the clocks of Los Angeles, where the jobs are.

/** The day of a moment: "today", "tomorrow", "on November 20". */
export function losAngelesDayInWords(isoMoment: string, now: Date): string {
  const daysAhead = daysBetween(losAngelesDay(now), losAngelesDay(isoMoment));
  return dayInWords(daysAhead, () => dayText(isoMoment).split(', ')[1] ?? '');
}

/** A moment: "3:40 PM today", "9:00 AM on November 20", "las 3:40 p.m. de hoy". */
export function formatLosAngelesClock(isoMoment: string, now: Date = new Date()): string {
  return `${timeText(isoMoment)} ${losAngelesDayInWords(isoMoment, now)}`;
}

/** Whether it is on the day that it is in Los Angeles now. */
export function isTodayInLosAngeles(isoMoment: string, now: Date): boolean {
  return losAngelesDay(isoMoment) === losAngelesDay(now);
}

/** How many days lie between two days such as `2026-11-24`; negative if the second one comes first. */
export function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / DAY_MS;
}
