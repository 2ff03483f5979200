/** After a time, or below a time window, for people whose clocks show another time. */
export const losAngelesTime: string = 'Los Angeles time';

/**
 * A day within a sentence: "yesterday", "today", "tomorrow" or "on November 20".
 *
 * @param daysAhead days from today, negative in the past.
 * @param date returns a date such as "November 20", called only if needed.
 */
export function dayInWords(daysAhead: number, date: () => string): string {
  if (daysAhead === -1) return 'yesterday';
  if (daysAhead === 0) return 'today';
  if (daysAhead === 1) return 'tomorrow';
  return `on ${date()}`;
}
