import type { DeskRequest } from '@functions/contracts/desk.ts';
import { windowText } from '@functions/words/en/pickups.ts';

type WithPickup = Pick<DeskRequest, 'pickupFrom' | 'pickupUntil' | 'timeframe'>;

/** When the pickup is, on the clocks of Los Angeles or in somebody's words; undefined if no time is set. */
export function pickupText({ pickupFrom, pickupUntil, timeframe }: WithPickup): string | undefined {
  if (pickupFrom && pickupUntil) return windowText({ from: pickupFrom, until: pickupUntil });
  return timeframe ?? undefined;
}
