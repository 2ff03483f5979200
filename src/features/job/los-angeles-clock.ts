import { losAngelesDay } from '@functions/domain/los-angeles-clock.ts';
import type * as pickups from '@functions/words/en/pickups.ts';
import type * as clock from '@/content/en/clock';

const DAY_MS = 86_400_000;

/** What tells a day and a time in one language. */
type ClockWords = Pick<typeof pickups, 'dayText' | 'timeText'> & Pick<typeof clock, 'dayInWords'>;

/** Makes what tells moments in words, on the clocks of Los Angeles, where the jobs are. */
export function losAngelesClockIn({ dayText, timeText, dayInWords }: ClockWords) {
  /** Its day alone: "today", "tomorrow", "on November 20". */
  function losAngelesDayInWords(isoMoment: string, now: Date): string {
    const daysAhead = daysBetween(losAngelesDay(now), losAngelesDay(isoMoment));
    return dayInWords(daysAhead, () => dayText(isoMoment).split(', ')[1] ?? '');
  }

  return {
    losAngelesDayInWords,
    /** A moment: "3:40 PM today", "9:00 AM on November 20". */
    formatLosAngelesClock(isoMoment: string, now: Date = new Date()): string {
      return `${timeText(isoMoment)} ${losAngelesDayInWords(isoMoment, now)}`;
    },
  };
}

/** Whether it is on the day that it is in Los Angeles now. */
export function isTodayInLosAngeles(isoMoment: string, now: Date): boolean {
  return losAngelesDay(isoMoment) === losAngelesDay(now);
}

/** How many days lie between two days such as `2026-11-24`; negative if the second one comes first. */
export function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / DAY_MS;
}
