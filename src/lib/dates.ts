const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/**
 * A day of content, such as `2025-04-20`, in words: "April 20, 2025". Made by hand: the browser's own formatter takes a
 * slow phone 85 ms to set up, while the page is coming to life.
 */
export function formatDay(isoDay: string): string {
  const [year, month, day] = isoDay.split('-').map(Number);
  return `${MONTHS[Number(month) - 1]} ${day}, ${year}`;
}

/** A moment in the visitor's own words and time zone: "3:40 PM today" or "1:10 AM tomorrow". */
export function formatClock(moment: Date, now: Date = new Date()): string {
  const time = moment.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return `${time} ${moment.toDateString() === now.toDateString() ? 'today' : 'tomorrow'}`;
}
