const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/**
 * A day of content, such as `2025-04-20`, in words: "April 20, 2025". Made by hand: the browser's own formatter takes a
 * slow phone 85 ms to set up, while the page is coming to life.
 */
export function formatDay(isoDay: string): string {
  const [year, month, day] = isoDay.split('-').map(Number);
  return `${MONTHS[Number(month) - 1]} ${day}, ${year}`;
}

/** A moment in the visitor's own words and time zone: "3:40 PM today", "9:00 AM tomorrow" or "9:00 AM on November 20". */
export function formatClock(moment: Date, now: Date = new Date()): string {
  const time = moment.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return `${time} ${dayInWords(moment, now)}`;
}

function dayInWords(moment: Date, now: Date): string {
  const tomorrow = new Date(now);
  tomorrow.setDate(now.getDate() + 1);
  if (moment.toDateString() === now.toDateString()) return 'today';
  if (moment.toDateString() === tomorrow.toDateString()) return 'tomorrow';
  return `on ${moment.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })}`;
}
