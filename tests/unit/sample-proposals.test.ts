import { WINDOW_MINUTES } from '@functions/domain/proposals.ts';
import { expect, test } from 'vitest';
import { dayInLosAngeles } from '../../scripts/backend/los-angeles.ts';
import { windowAt } from '../../scripts/backend/samples/proposals.ts';

test.each([
  ['2026-11-24T09:00:00Z', '06:00', '08:00'],
  ['2026-11-24T18:59:00Z', '10:00', '12:00'],
  ['2026-11-25T04:30:00Z', '19:00', '21:00'],
  ['2026-11-25T07:59:00Z', '19:00', '21:00'],
])("today's sample pickup at %s is from %s to %s", (now, from, until) => {
  expect(windowAt('today', new Date(now))).toEqual({ day: '2026-11-24', from, until });
});

test("today's sample pickup is within pickup hours at any hour", () => {
  for (let hour = 0; hour < 24; hour++) {
    const { from, until } = windowAt('today', new Date(Date.UTC(2026, 10, 24, hour)));

    expect(from >= '06:00' && until <= '21:00').toBe(true);
    expect((Number.parseInt(until, 10) - Number.parseInt(from, 10)) * 60).toBeLessThanOrEqual(WINDOW_MINUTES.max);
  }
});

test('the day after is the next calendar day, also before the clocks change and at the end of a year', () => {
  const days = {
    '2027-03-14T07:30:00Z': '2027-03-14',
    '2026-11-01T06:30:00Z': '2026-11-01',
    '2027-01-01T07:30:00Z': '2027-01-01',
  };
  const tomorrow = { inDays: 1, from: '09:00', until: '11:00' };
  for (const [now, day] of Object.entries(days)) {
    expect(dayInLosAngeles(1, new Date(now))).toBe(day);
    expect(windowAt(tomorrow, new Date(now))).toEqual({ day, from: '09:00', until: '11:00' });
  }
});
