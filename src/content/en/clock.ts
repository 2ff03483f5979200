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

/** The parts of a calendar's leaf, from a day in words such as "Sunday, November 29": "Sun", "29", "Nov"; "Nov 29". */
export function dayShort(inWords: string): { weekday: string; day: string; month: string; date: string } {
  const [weekday = '', month = '', day = ''] = inWords.split(/,? /);
  return { weekday: weekday.slice(0, 3), day, month: month.slice(0, 3), date: `${month.slice(0, 3)} ${day}` };
}

/** How long there is until a moment, or how late it is: "48 min left", "1 h 22 min left", "13 h late", "3 days late". */
export function dueText(minutes: number): string {
  return minutes > 0 ? `${duration(minutes)} left` : `${duration(Math.max(1, -minutes))} late`;
}

function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  if (hours === 0) return `${minutes} min`;
  return hours >= 10 || minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}
