/** Created on first use: it takes a slow phone 50 ms. */
let format: Intl.DateTimeFormat | undefined;

/**
 * A moment in Los Angeles, where pickups are, as `2026-11-24T09:00`, whatever the device's time zone. Within a day,
 * these texts sort by time.
 */
export function losAngelesClock(moment: string | number | Date): string {
  format ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Los_Angeles',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]);
  const { year, month, day, hour, minute } = Object.fromEntries(parts);
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** The day of a moment in Los Angeles, as `2026-11-24`. */
export function losAngelesDay(moment: string | number | Date): string {
  return losAngelesClock(moment).slice(0, 10);
}

/** A moment on a day in Los Angeles. An invalid day stays invalid. */
export function noonOf(day: string): string {
  return `${day}T20:00:00Z`;
}

/** The time of day of a moment in Los Angeles, as `09:00`. */
export function losAngelesTime(moment: string | number | Date): string {
  return losAngelesClock(moment).slice(11);
}
