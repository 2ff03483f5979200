import { losAngelesClock, losAngelesDay } from '@functions/domain/los-angeles-clock.ts';
import { dayInWords, losAngelesTime } from '@/words/clock';
import { dayText, timeText } from '@/words/shared/pickups';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

// Formats times in the jobs' time zone, Los Angeles.

/** A moment's day: "today", "tomorrow", "on November 20". */
export function losAngelesDayInWords(isoMoment: string, now: Date): string {
  const daysAhead = daysBetween(losAngelesDay(now), losAngelesDay(isoMoment));
  return dayInWords(daysAhead, () => losAngelesDate(isoMoment));
}

/** Only a date: "November 20". */
export function losAngelesDate(isoMoment: string): string {
  return dayText(isoMoment).split(', ')[1] ?? '';
}

/** A moment: "3:40 PM today", "9:00 AM on November 20", "las 3:40 p.m. de hoy". */
export function formatLosAngelesClock(isoMoment: string, now: Date = new Date()): string {
  return `${timeText(isoMoment)} ${losAngelesDayInWords(isoMoment, now)}`;
}

/** A moment where "today" goes without saying: "3:40 PM", "3:40 PM yesterday". */
export function formatShortMoment(isoMoment: string, now: Date): string {
  return isTodayInLosAngeles(isoMoment, now) ? timeText(isoMoment) : formatLosAngelesClock(isoMoment, now);
}

/** The first moment of a page: "3:40 PM today", or "3:40 PM today, Los Angeles time" if the device's clock differs. */
export function formatFirstMoment(isoMoment: string, now?: Date): string {
  return withZone(formatLosAngelesClock(isoMoment, now), isoMoment);
}

/** A moment in words, with ", Los Angeles time" after it if the device's clock differs then. */
export function withZone(inWords: string, isoMoment: string): string {
  return differsFromDevice(isoMoment) ? `${inWords}, ${losAngelesTime}` : inWords;
}

/**
 * Whether the device's clock or calendar shows something else at a moment than those of Los Angeles. The names of time
 * zones do not matter: Tijuana always has the same time, Phoenix in summer.
 */
export function differsFromDevice(isoMoment: string): boolean {
  const moment = new Date(isoMoment);
  const onDevice = new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS);
  return onDevice.toISOString().slice(0, 16) !== losAngelesClock(moment);
}

/** Whether the moment is on the current day in Los Angeles. */
export function isTodayInLosAngeles(isoMoment: string, now: Date): boolean {
  return losAngelesDay(isoMoment) === losAngelesDay(now);
}

/** The number of days between two dates such as `2026-11-24`; negative if the second one is earlier. */
export function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / DAY_MS;
}
