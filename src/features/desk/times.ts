import type { DeskRequest } from '@functions/contracts/desk.ts';
import { losAngelesClock } from '@functions/domain/los-angeles-clock.ts';
import { windowText } from '@functions/words/en/pickups.ts';
import { words } from '@/content/en/desk';

const MINUTES_OF_HOUR = 60;
const MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR;

/** How long ago something was, in words: "5 minutes ago", "3 hours ago", "4 days ago". */
export function ageText(isoMoment: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(isoMoment)) / 60_000);
  if (minutes < 1) return words.ages.now;
  if (minutes < MINUTES_OF_HOUR) return words.ages.minutes(minutes);
  if (minutes < 2 * MINUTES_OF_DAY) return words.ages.hours(Math.floor(minutes / MINUTES_OF_HOUR));
  return words.ages.days(Math.floor(minutes / MINUTES_OF_DAY));
}

type Pickup = Pick<DeskRequest, 'pickupFrom' | 'pickupUntil' | 'timeframe'>;

/** When the pickup is, in Los Angeles time or as typed; undefined if no time is set. */
export function pickupText({ pickupFrom, pickupUntil, timeframe }: Pickup): string | undefined {
  if (pickupFrom && pickupUntil) return windowText({ from: pickupFrom, until: pickupUntil });
  return timeframe ?? undefined;
}

/**
 * The moment of a Los Angeles wall-clock time, such as `09:00` on `2026-11-24`. During the hour of a daylight saving
 * change it can be off by an hour.
 */
export function losAngelesMoment(day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  let moment = wanted;
  // Twice, because the first try may land on the other side of a daylight saving change.
  for (let turn = 0; turn < 2; turn++) moment += wanted - Date.parse(`${losAngelesClock(moment)}:00Z`);
  return new Date(moment);
}
