import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  differsFromDevice,
  formatFirstMoment,
  formatLosAngelesClock,
  withZone,
} from '@/features/request/los-angeles-clock';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

function useDeviceIn(timeZone: string) {
  vi.stubEnv('TZ', timeZone);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
}

describe.each(['America/Los_Angeles', 'America/New_York', 'Asia/Tokyo'])('on a device in %s', (timeZone) => {
  /** 11:10 PM on Saturday, November 21, in Los Angeles. */
  const now = new Date('2026-11-21T23:10:00-08:00');

  test.each([
    ['in half an hour', '2026-11-21T23:40:00-08:00', '11:40 PM today'],
    ['after midnight', '2026-11-22T01:10:00-08:00', '1:10 AM tomorrow'],
    ['the day before', '2026-11-20T09:00:00-08:00', '9:00 AM yesterday'],
    ['two days before', '2026-11-19T09:00:00-08:00', '9:00 AM on November 19'],
    ['two days later', '2026-11-23T09:00:00-08:00', '9:00 AM on November 23'],
  ])('a moment %s has the time and the day of Los Angeles', (_, moment, expected) => {
    useDeviceIn(timeZone);

    expect(formatLosAngelesClock(moment, now)).toBe(expected);
  });

  test('the day after New Year’s Eve is tomorrow', () => {
    useDeviceIn(timeZone);

    const newYearsEve = new Date('2026-12-31T22:00:00-08:00');
    expect(formatLosAngelesClock('2027-01-01T09:00:00-08:00', newYearsEve)).toBe('9:00 AM tomorrow');
  });

  test('today is the current day', () => {
    useDeviceIn(timeZone);
    vi.useFakeTimers({ now });

    expect(formatLosAngelesClock('2026-11-21T11:05:00-08:00')).toBe('11:05 AM today');
  });
});

const SUMMER = '2026-07-04T21:40:00-07:00';
const WINTER = '2026-11-21T21:40:00-08:00';

test.each([
  ['America/Los_Angeles', SUMMER, false],
  ['America/Los_Angeles', WINTER, false],
  // Another name, the same clock.
  ['Mexico/BajaNorte', SUMMER, false],
  ['Mexico/BajaNorte', WINTER, false],
  // Does not change its clocks.
  ['America/Phoenix', SUMMER, false],
  ['America/Phoenix', WINTER, true],
  ['America/New_York', SUMMER, true],
  ['Europe/Berlin', WINTER, true],
  ['Asia/Kolkata', WINTER, true],
  ['Asia/Tokyo', WINTER, true],
  ['UTC', WINTER, true],
])('whether a device in %s differs from Los Angeles at %s: %s', (timeZone, moment, differs) => {
  vi.stubEnv('TZ', timeZone);

  expect(differsFromDevice(moment)).toBe(differs);
});

describe('in the hour that the clocks of Los Angeles show twice', () => {
  test.each([
    ['2026-11-01T01:30:00-07:00', false],
    ['2026-11-01T01:30:00-08:00', true],
  ])('a device in Phoenix differs at %s: %s', (moment, differs) => {
    useDeviceIn('America/Phoenix');

    expect(differsFromDevice(moment)).toBe(differs);
  });
});

test.each([
  ['America/Los_Angeles', '9:40 PM today'],
  ['Asia/Tokyo', '9:40 PM today, Los Angeles time'],
])('the first moment of a page on a device in %s is %s', (timeZone, expected) => {
  useDeviceIn(timeZone);

  expect(formatFirstMoment(WINTER, new Date('2026-11-21T19:40:00-08:00'))).toBe(expected);
  expect(withZone('9:40 PM today', WINTER)).toBe(expected);
});
