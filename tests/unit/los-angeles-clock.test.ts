import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  differsFromDevice,
  formatFirstMoment,
  formatLosAngelesClock,
  withZone,
} from '@/features/request/los-angeles-clock';
import { losAngelesMoment } from '@/features/request/windows';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

function useDeviceIn(timeZone: string) {
  vi.stubEnv('TZ', timeZone);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
}

describe.each(['America/Los_Angeles', 'America/New_York', 'Asia/Tokyo'])('on a device in %s', (timeZone) => {
  beforeEach(() => useDeviceIn(timeZone));

  test('a moment has the time and the day of Los Angeles', () => {
    const now = new Date('2026-11-21T23:10:00-08:00');
    const moments = {
      '2026-11-21T23:40:00-08:00': '11:40 PM today',
      '2026-11-22T01:10:00-08:00': '1:10 AM tomorrow',
      '2026-11-20T09:00:00-08:00': '9:00 AM yesterday',
      '2026-11-19T09:00:00-08:00': '9:00 AM on November 19',
      '2026-11-23T09:00:00-08:00': '9:00 AM on November 23',
    };

    expect(Object.keys(moments).map((moment) => formatLosAngelesClock(moment, now))).toEqual(Object.values(moments));
    const newYearsEve = new Date('2026-12-31T22:00:00-08:00');
    expect(formatLosAngelesClock('2027-01-01T09:00:00-08:00', newYearsEve)).toBe('9:00 AM tomorrow');
    vi.useFakeTimers({ now });
    expect(formatLosAngelesClock('2026-11-21T11:05:00-08:00')).toBe('11:05 AM today');
  });

  test('a day and a time of Los Angeles are a moment, also around the days when its clocks change', () => {
    const moments = {
      '2026-11-24 09:00': '2026-11-24T17:00:00.000Z',
      '2026-07-04 09:00': '2026-07-04T16:00:00.000Z',
      '2026-03-07 21:00': '2026-03-08T05:00:00.000Z',
      '2026-03-08 06:00': '2026-03-08T13:00:00.000Z',
      '2026-10-31 21:00': '2026-11-01T04:00:00.000Z',
      '2026-11-01 06:00': '2026-11-01T14:00:00.000Z',
    };

    for (const [clock, moment] of Object.entries(moments)) {
      const [day = '', time = ''] = clock.split(' ');
      expect([clock, losAngelesMoment(day, time).toISOString()]).toEqual([clock, moment]);
    }
  });
});

const SUMMER = '2026-07-04T21:40:00-07:00';
const WINTER = '2026-11-21T21:40:00-08:00';

test.each([
  ['America/Los_Angeles', SUMMER, false],
  ['America/Los_Angeles', WINTER, false],
  // Another name, the same clock.
  ['Mexico/BajaNorte', SUMMER, false],
  // Does not change its clocks.
  ['America/Phoenix', SUMMER, false],
  ['America/Phoenix', WINTER, true],
  // In the hour that the clocks of Los Angeles show twice.
  ['America/Phoenix', '2026-11-01T01:30:00-07:00', false],
  ['America/Phoenix', '2026-11-01T01:30:00-08:00', true],
  ['Asia/Kolkata', WINTER, true],
  ['UTC', WINTER, true],
])('whether a device in %s differs from Los Angeles at %s: %s', (timeZone, moment, differs) => {
  vi.stubEnv('TZ', timeZone);

  expect(differsFromDevice(moment)).toBe(differs);
});

test.each([
  ['America/Los_Angeles', '9:40 PM today'],
  ['Asia/Tokyo', '9:40 PM today, Los Angeles time'],
])('the first moment of a page on a device in %s is %s', (timeZone, expected) => {
  useDeviceIn(timeZone);

  expect(formatFirstMoment(WINTER, new Date('2026-11-21T19:40:00-08:00'))).toBe(expected);
  expect(withZone('9:40 PM today', WINTER)).toBe(expected);
});
