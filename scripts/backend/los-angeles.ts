import { losAngelesClock, losAngelesDay } from '../../supabase/functions/_shared/domain/los-angeles-clock.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The date in Los Angeles some days after a moment, such as `2026-11-24`. */
export function dayInLosAngeles(days = 0, moment = new Date()): string {
  return new Date(Date.parse(losAngelesDay(moment)) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The hour of a moment in Los Angeles, 0 to 23. */
export function hourInLosAngeles(moment = new Date()): number {
  return Number(losAngelesClock(moment).slice(11, 13));
}
