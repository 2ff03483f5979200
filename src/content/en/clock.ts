const DAY_MS = 86_400_000;

/**
 * A moment in words: "3:40 PM today", "9:00 AM tomorrow" or "9:00 AM on November 20". On the clocks of `timeZone`, by
 * default those of the visitor.
 */
export function formatClock(moment: Date, now: Date = new Date(), timeZone?: string): string {
  const time = moment.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  return `${time} ${dayInWords(moment, now, timeZone)}`;
}

function dayInWords(moment: Date, now: Date, timeZone: string | undefined): string {
  const daysAhead = dayNumber(moment, timeZone) - dayNumber(now, timeZone);
  if (daysAhead === -1) return 'yesterday';
  if (daysAhead === 0) return 'today';
  if (daysAhead === 1) return 'tomorrow';
  return `on ${moment.toLocaleDateString('en-US', { timeZone, month: 'long', day: 'numeric' })}`;
}

/** Days since 1970 on the calendar. */
function dayNumber(moment: Date, timeZone: string | undefined): number {
  return Date.parse(moment.toLocaleDateString('en-CA', { timeZone })) / DAY_MS;
}
