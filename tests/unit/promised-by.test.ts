import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { promisedBy } from '@/lib/promised-by';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const losAngelesClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Los_Angeles',
  hour: '2-digit',
  minute: '2-digit',
});

/** The time in Los Angeles, such as "08:05". */
function losAngelesTime(moment: Date): string {
  return losAngelesClock.format(moment);
}

/** The minutes within 08:00–20:00 between two times, counted one by one. */
function businessMinutes(from: Date, to: Date): number {
  let count = 0;
  for (let minute = from.getTime(); minute < to.getTime(); minute += MINUTE_MS) {
    const time = losAngelesTime(new Date(minute));
    if (time >= '08:00' && time < '20:00') count += 1;
  }
  return count;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the promised time', () => {
  test.each([
    ['in the morning', '2026-11-21T09:00:00-08:00', '2026-11-21T11:00:00-08:00'],
    ['two hours before closing time', '2026-11-21T18:00:00-08:00', '2026-11-21T20:00:00-08:00'],
    ['a second later', '2026-11-21T18:00:01-08:00', '2026-11-22T08:00:01-08:00'],
    ['at closing time', '2026-11-21T20:00:00-08:00', '2026-11-22T10:00:00-08:00'],
    ['at 11 PM', '2026-11-21T23:00:00-08:00', '2026-11-22T10:00:00-08:00'],
    ['a second before opening time', '2026-11-22T07:59:59-08:00', '2026-11-22T10:00:00-08:00'],
    ['on the last evening of the year', '2026-12-31T19:30:00-08:00', '2027-01-01T09:30:00-08:00'],
    ['the night the clocks go forward', '2026-03-07T23:00:00-08:00', '2026-03-08T10:00:00-07:00'],
    ['the night the clocks go back', '2026-10-31T23:00:00-07:00', '2026-11-01T10:00:00-08:00'],
    ['that night, in the hour that comes twice', '2026-11-01T01:30:00-07:00', '2026-11-01T10:00:00-08:00'],
  ])('for a request %s', (_, submittedAt, expected) => {
    expect(promisedBy(new Date(submittedAt))).toEqual(new Date(expected));
  });

  const anyMoment = fc.date({ min: new Date('2024-01-01'), max: new Date('2036-12-31'), noInvalidDate: true });
  const clockChanges = ['2026-03-08T10:00Z', '2026-11-01T09:00Z', '2027-03-14T10:00Z', '2027-11-07T09:00Z'];
  const nearClockChange = fc
    .tuple(fc.constantFrom(...clockChanges), fc.integer({ min: -2 * DAY_MS, max: 2 * DAY_MS }))
    .map(([change, distance]) => new Date(Date.parse(change) + distance));
  const anyMinute = fc
    .oneof(anyMoment, nearClockChange)
    .map((moment) => new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS));

  test('is 120 minutes of business hours after any request, within them', () => {
    fc.assert(
      fc.property(anyMinute, (submittedAt) => {
        const promised = promisedBy(submittedAt);
        const time = losAngelesTime(promised);

        expect(businessMinutes(submittedAt, promised)).toBe(120);
        expect(time >= '08:00' && time <= '20:00').toBe(true);
      }),
    );
  });

  test('is never earlier for a later request', () => {
    fc.assert(
      fc.property(nearClockChange, fc.integer({ min: 0, max: DAY_MS }), (submittedAt, distance) => {
        const later = new Date(submittedAt.getTime() + distance);

        expect(promisedBy(later).getTime()).toBeGreaterThanOrEqual(promisedBy(submittedAt).getTime());
      }),
    );
  });

  test('is the same on a device in another time zone', () => {
    for (const zone of ['Pacific/Auckland', 'America/New_York', 'UTC', 'Asia/Tokyo']) {
      vi.stubEnv('TZ', zone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);

      expect(promisedBy(new Date('2026-11-21T23:00:00-08:00'))).toEqual(new Date('2026-11-22T10:00:00-08:00'));
    }
  });
});
