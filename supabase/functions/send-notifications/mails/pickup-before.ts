import type { Window } from '../../_shared/words/en/pickups.ts';

const MOMENT = String.raw`"?(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)([+-]\d\d)(:\d\d)?"?`;
const RANGE = new RegExp(`^\\[${MOMENT},${MOMENT}\\)$`);

/**
 * The pickup window that the customer knew before this notification, if there was one. `pickup_before` is a `tstzrange`
 * in Postgres's format: `["2026-11-24 17:00:00+00","2026-11-24 19:00:00+00")`.
 *
 * @throws if the format is different.
 */
export function pickupBefore({ pickup_before: range }: { pickup_before: unknown }): Window | null {
  if (typeof range !== 'string') return null;
  const [, ...parts] = RANGE.exec(range) ?? [];
  if (parts.length === 0) throw new Error(`${range} is not from one moment until another`);
  return { from: toDate(parts.slice(0, 4)), until: toDate(parts.slice(4)) };
}

function toDate([day, time, hours, minutes = ':00']: (string | undefined)[]): Date {
  return new Date(`${day}T${time}${hours}${minutes}`);
}
