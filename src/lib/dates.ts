/** A day of content, such as `2025-04-20`, in words: "April 20, 2025". */
export function formatDay(isoDay: string): string {
  return new Date(`${isoDay}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** A moment in the visitor's own words and time zone: "3:40 PM today" or "1:10 AM tomorrow". */
export function formatClock(moment: Date, now: Date = new Date()): string {
  const time = moment.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return `${time} ${moment.toDateString() === now.toDateString() ? 'today' : 'tomorrow'}`;
}
