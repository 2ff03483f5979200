/** A pickup as a calendar knows it. `place` is where to go. Calendars are shared: nothing in it opens anything. */
export type CalendarEvent = { title: string; details: string; place?: string; from: Date; until: Date };

/** The page of Google Calendar that offers to add a pickup. Its address is known, though Google does not document it. */
export function googleCalendarUrl({ title, details, place, from, until }: CalendarEvent): string {
  const query = {
    action: 'TEMPLATE',
    text: title,
    dates: `${calendarMoment(from)}/${calendarMoment(until)}`,
    details,
    ...(place !== undefined && { location: place }),
  };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(query)}`;
}

/** A moment in UTC as calendars write it: `20261124T170000Z`. */
export function calendarMoment(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
}
