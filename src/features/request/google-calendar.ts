/** A pickup as a calendar event. `place` is its address. Calendars are shared, so it contains no secret link. */
export type CalendarEvent = { title: string; details: string; place?: string; from: Date; until: Date };

/** The Google Calendar page that adds a pickup. Its URL is widely used, but Google does not document it. */
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

/** A UTC timestamp in calendar format: `20261124T170000Z`. */
export function calendarMoment(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
}
