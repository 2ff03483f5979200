import { createHash } from 'node:crypto';
import { isPlainText } from '@functions/domain/plain-text.ts';
import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { sync as nodeIcal } from 'node-ical';
import { expect, test } from 'vitest';
import { calendarUid, toIcs } from '@/features/request/calendar';
import { googleCalendarUrl } from '@/features/request/google-calendar';
import { oddText } from '../fixtures/arbitrary-bookings';

const pickup = {
  uid: 'a1@poppyhaul.example',
  title: 'Junk pickup',
  details: 'Diaz & Sons Hauling come.',
  from: new Date('2026-11-24T09:00-08:00'),
  until: new Date('2026-11-24T11:00-08:00'),
};
const now = new Date('2026-11-23T10:07:42-08:00');

const text = fc
  .oneof(
    oddText(200),
    fc.string({
      unit: fc.constantFrom(',', ';', '\\', '\n', 'n', ':', '"', ' ', 'ñ', '北', '😀', 'a'),
      maxLength: 120,
    }),
  )
  .filter((each) => isPlainText(each, { multiline: true }));
const moment = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((each) => {
    each.setUTCSeconds(0, 0);
    return each;
  });
const anyPickup = fc
  .record({ title: text, details: text, place: fc.option(text, { nil: undefined }), from: moment })
  .chain(({ place, ...event }) =>
    fc.integer({ min: 30, max: 360 }).map((minutes) => ({
      ...event,
      uid: pickup.uid,
      until: new Date(event.from.getTime() + minutes * 60_000),
      ...(place !== undefined && { place }),
    })),
  );

function parse(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const component = calendar.getFirstSubcomponent('vevent');
  if (component === null) throw new Error('There is no event');
  return { calendar, component, event: new ICAL.Event(component) };
}

/** The lines of a file after unfolding. */
function contentLines(file: string): string[] {
  return file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1);
}

test('a calendar reads back any event unchanged', () => {
  fc.assert(
    fc.property(anyPickup, (given) => {
      const { component, event } = parse(toIcs(given, now));

      expect([event.summary, event.description, event.location ?? undefined]).toEqual(
        [given.title, given.details, given.place].map((each) => each?.replace(/\r\n?/g, '\n')),
      );
      expect(event.startDate.toJSDate()).toEqual(given.from);
      expect(event.endDate.toJSDate()).toEqual(given.until);
      expect(event.startDate.zone.tzid).toBe('UTC');
      const alarms = component.getAllSubcomponents('valarm');
      expect(alarms.map((alarm) => alarm.getFirstPropertyValue('description'))).toEqual([event.summary]);
    }),
    { numRuns: 500 },
  );
});

// Parsers tolerate what the grammar forbids.
test('any event is written with the line endings, line lengths and characters of RFC 5545', () => {
  const allowed = /^(?:[^\\;,\p{Cc}]|\t|\\[\\;,n])*$/u;
  fc.assert(
    fc.property(anyPickup, (given) => {
      const file = toIcs(given, now);

      expect(file.endsWith('\r\n')).toBe(true);
      for (const line of file.slice(0, -2).split('\r\n')) {
        expect(line).not.toMatch(/[\r\n]/);
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/\p{Cs}/u);
      }
      for (const line of contentLines(file)) {
        const [, name, value] = /^([A-Z-]+):(.*)$/su.exec(line) ?? [];
        expect(name).toBeDefined();
        expect(value).toMatch(allowed);
      }
    }),
    { numRuns: 500 },
  );
});

test('another parser reads the pickup and its alarm', () => {
  const [event] = Object.values(
    nodeIcal.parseICS(toIcs({ ...pickup, place: '742 Evergreen Terrace, 90210' }, now)),
  ).filter((each) => each?.type === 'VEVENT');

  expect(event).toMatchObject({
    uid: pickup.uid,
    summary: pickup.title,
    description: pickup.details,
    location: '742 Evergreen Terrace, 90210',
    start: pickup.from,
    end: pickup.until,
    sequence: Math.floor(now.getTime() / 60_000),
    alarms: [expect.objectContaining({ action: 'DISPLAY', trigger: '-PT2H' })],
  });
  expect(toIcs(pickup, now)).not.toContain('LOCATION');
  expect(toIcs({ ...pickup, details: 'e\r\nf\rg\nh' }, now)).toContain('DESCRIPTION:e\\nf\\ng\\nh\r\n');
});

test('a file made a minute later replaces the earlier one', () => {
  const [earlier, later] = [now, new Date(now.getTime() + 60_000)].map((each) => parse(toIcs(pickup, each)));

  expect(later?.event.uid).toBe(earlier?.event.uid);
  expect(later?.event.sequence).toBe((earlier?.event.sequence ?? 0) + 1);
  expect(String(later?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-23T18:08:42Z');
});

test("the uid is the hash of the page's secret at the site's host", async () => {
  const fingerprint = createHash('sha256').update('7K3M9Q2X4TBVR8ND').digest('hex');

  expect(await calendarUid('7K3M9Q2X4TBVR8ND')).toBe(`${fingerprint}@poppyhaul.example`);
});

test('the Google Calendar link has the same details', () => {
  const url = new URL(googleCalendarUrl({ ...pickup, title: 'Pickup & more', place: '742 Evergreen Terrace' }));

  expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Pickup & more',
    dates: '20261124T170000Z/20261124T190000Z',
    details: pickup.details,
    location: '742 Evergreen Terrace',
  });
  expect(googleCalendarUrl(pickup)).not.toContain('location');
});
