const DAY_MS = 86_400_000;

/** A moment in the visitor's time zone: "3:40 PM today", "9:00 AM tomorrow" or "9:00 AM on November 20". */
export function formatClock(moment: Date, now: Date = new Date()): string {
  const time = moment.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  const date = () => moment.toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
  return `${time} ${dayInWords(dayNumber(moment) - dayNumber(now), date)}`;
}

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

/** Days since 1970 on the calendar. */
function dayNumber(moment: Date): number {
  return Date.parse(moment.toLocaleDateString('en-CA')) / DAY_MS;
}
