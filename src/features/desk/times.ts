import type { DeskRequest } from '@functions/contracts/desk.ts';
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
