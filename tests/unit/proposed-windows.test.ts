import { losAngelesClock } from '@functions/domain/los-angeles-clock.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { parseAmount, parseRange } from '@/features/request/amounts';
import {
  endsAfter,
  freeWindow,
  limitsOf,
  startTimes,
  toProposedWindow,
  windowProblem,
} from '@/features/request/windows';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Around the changes of clocks and the ends of years and months. */
const clocks = {
  '2026-03-07T17:00:00Z': '2026-03-07T09:00',
  '2026-03-08T07:59:00Z': '2026-03-07T23:59',
  '2026-03-08T16:00:00Z': '2026-03-08T09:00',
  '2026-11-01T07:00:00Z': '2026-11-01T00:00',
  '2026-11-01T17:00:00Z': '2026-11-01T09:00',
  '2027-01-01T07:45:00Z': '2026-12-31T23:45',
};

/** The day that the form suggests when it is opened at a moment. */
const suggestedDays = {
  '2026-03-08T04:00:00Z': '2026-03-08',
  '2026-03-08T20:00:00Z': '2026-03-09',
  '2026-11-01T03:00:00Z': '2026-11-01',
  '2026-11-01T20:00:00Z': '2026-11-02',
  '2026-12-31T20:00:00Z': '2027-01-01',
  '2028-02-28T20:00:00Z': '2028-02-29',
};

test.each(['Asia/Tokyo', 'America/Los_Angeles', 'Europe/London', 'Pacific/Kiritimati'])(
  'on a device in %s, the form has the clock of Los Angeles and suggests the next morning',
  (TZ) => {
    vi.stubEnv('TZ', TZ);

    expect(Object.keys(clocks).map((moment) => losAngelesClock(moment))).toEqual(Object.values(clocks));
    for (const [now, day] of Object.entries(suggestedDays)) {
      const limits = limitsOf(undefined, false, new Date(now));
      expect(freeWindow([], limits)).toEqual({ day, from: '09:00', until: '11:00' });
    }
  },
);

test('a stored window matches the chosen one, even when the clocks change', () => {
  expect(toProposedWindow({ from: '2026-03-08T13:00:00Z', until: '2026-03-08T16:00:00Z' })).toEqual({
    day: '2026-03-08',
    from: '06:00',
    until: '09:00',
  });
  expect(toProposedWindow({ from: '2026-11-02T04:30:00Z', until: '2026-11-02T05:00:00Z' })).toEqual({
    day: '2026-11-01',
    from: '20:30',
    until: '21:00',
  });
});

test('every window in the form has an allowed length in quarter hours', () => {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const lengths = startTimes().flatMap((from) => endsAfter(from).map((until) => minutes(until) - minutes(from)));

  expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([30, 360]);
  expect(lengths.filter((length) => length % 15 !== 0)).toEqual([]);
  expect(startTimes().flatMap(endsAfter).sort().at(-1)).toBe('21:00');
});

test("suggested windows are possible and don't overlap while there is room", () => {
  const limits = { now: '2026-11-22T14:00', earliest: '2026-11-22T16:00', lastDay: '2026-11-24', isAgreed: false };
  const windows = [freeWindow([], limits)];
  while (windows.length < 4) windows.push(freeWindow(windows, limits));

  expect(new Set(windows.map(({ day, from }) => `${day} ${from}`)).size).toBe(4);
  expect(windows.map((window) => windowProblem(window, limits))).toEqual([undefined, undefined, undefined, undefined]);
});

test('an amount is in whole dollars up to 20,000, and a range has two', () => {
  expect(['1200', '$1,200.00', '20,000', '١٢٠٠'].map(parseAmount)).toEqual([1200, 1200, 20_000, 1200]);
  expect(['20001', '1,20', '12.5', '-5', '1e3', ''].map(parseAmount).filter((amount) => amount !== undefined)).toEqual(
    [],
  );
  const ranges = ['120-180', '$1,200 — $1,800', '120 TO 180', '$120 a $180'];
  expect(ranges.map(parseRange)).toEqual([
    [120, 180],
    [1200, 1800],
    [120, 180],
    [120, 180],
  ]);
  expect(['a 180', '120-180-200', '120-', '120'].map(parseRange).filter(Boolean)).toEqual([]);
});
