const DAY_MS = 86_400_000;

/** A moment in words, on the visitor's clocks: "3:40 PM today", "9:00 AM tomorrow" or "9:00 AM on November 20". */
export function formatClock(moment: Date, now: Date = new Date()): string {
  const time = moment.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  const date = () => moment.toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
  return `${time} ${dayInWords(dayNumber(moment) - dayNumber(now), date)}`;
}

/**
 * A day in a sentence: "yesterday", "today", "tomorrow" or "on November 20".
 *
 * @param daysAhead how many days from today, negative if it has passed.
 * @param date such as "November 20", made only where it is needed.
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
