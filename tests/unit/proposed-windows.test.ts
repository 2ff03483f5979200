import { losAngelesClock } from '@functions/domain/los-angeles-clock.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseAmount, parseRange } from '@/features/request/amounts';
import { endsAfter, freeWindow, limitsOf, startTimes, toProposedWindow, windowFault } from '@/features/request/windows';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(['Asia/Tokyo', 'America/Los_Angeles', 'Europe/London', 'Pacific/Kiritimati'])(
  'on a device in %s',
  (TZ) => {
    test.each([
      ['2026-03-07T17:00:00Z', '2026-03-07T09:00'],
      ['2026-03-08T07:59:00Z', '2026-03-07T23:59'],
      ['2026-03-08T16:00:00Z', '2026-03-08T09:00'],
      ['2026-11-01T07:00:00Z', '2026-11-01T00:00'],
      ['2026-11-01T17:00:00Z', '2026-11-01T09:00'],
      ['2027-01-01T07:45:00Z', '2026-12-31T23:45'],
    ])('%s is %s in Los Angeles', (moment, clock) => {
      vi.stubEnv('TZ', TZ);

      expect(losAngelesClock(moment)).toBe(clock);
    });

    test.each([
      // The evening before the clock change, and the day itself.
      ['2026-03-08T04:00:00Z', '2026-03-08'],
      ['2026-03-08T20:00:00Z', '2026-03-09'],
      ['2026-11-01T03:00:00Z', '2026-11-01'],
      ['2026-11-01T20:00:00Z', '2026-11-02'],
      ['2026-12-31T20:00:00Z', '2027-01-01'],
      ['2028-02-28T20:00:00Z', '2028-02-29'],
    ])('opening the form at %s suggests the morning of %s', (now, day) => {
      vi.stubEnv('TZ', TZ);
      const limits = limitsOf(undefined, false, new Date(now));

      expect(freeWindow([], limits)).toEqual({ day, from: '09:00', until: '11:00' });
    });
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
  expect(windows.map((window) => windowFault(window, limits))).toEqual([undefined, undefined, undefined, undefined]);
});

test.each([
  ['1200', 1200],
  ['$1,200.00', 1200],
  ['20,000', 20_000],
  ['20001', undefined],
  ['1,20', undefined],
  ['12.5', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['', undefined],
])('"%s" is the amount %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each([
  ['120-180', [120, 180]],
  ['$1,200 — $1,800', [1200, 1800]],
  ['120 TO 180', [120, 180]],
  ['$120 a $180', [120, 180]],
  ['a 180', undefined],
  ['120-180-200', undefined],
  ['120-', undefined],
  ['120', undefined],
])('"%s" is the range %j', (text, range) => {
  expect(parseRange(text)).toEqual(range);
});
