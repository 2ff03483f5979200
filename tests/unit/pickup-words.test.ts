import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The days before, of and after each clock change, and the UTC offset of Los Angeles from 6 AM on. */
const days = [
  { day: '2026-10-31', offset: '-07:00', words: 'Saturday, October 31' },
  { day: '2026-11-01', offset: '-08:00', words: 'Sunday, November 1' },
  { day: '2026-11-02', offset: '-08:00', words: 'Monday, November 2' },
  { day: '2027-03-13', offset: '-08:00', words: 'Saturday, March 13' },
  { day: '2027-03-14', offset: '-07:00', words: 'Sunday, March 14' },
  { day: '2027-03-15', offset: '-07:00', words: 'Monday, March 15' },
];

/** Every quarter hour at which a one-hour window can begin, in minutes from midnight. */
const beginnings = Array.from({ length: 57 }, (_, index) => 6 * 60 + index * 15);

function clock(minutes: number): { time: string; half: string; iso: string } {
  const [hour, minute] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  return {
    time: `${hour > 12 ? hour - 12 : hour}:${minute}`,
    half: hour < 12 ? 'AM' : 'PM',
    iso: `${String(hour).padStart(2, '0')}:${minute}`,
  };
}

describe.each(['America/Los_Angeles', 'UTC', 'Asia/Tokyo', 'Pacific/Auckland'])('on a device in %s', (timeZone) => {
  test.each(days)('the windows of $day are in Los Angeles time', async ({ day, offset, words }) => {
    vi.stubEnv('TZ', timeZone);
    const { windowText } = await import('@functions/words/en/pickups.ts');

    for (const minutes of beginnings) {
      const [from, until] = [clock(minutes), clock(minutes + 60)];
      const window = { from: `${day}T${from.iso}${offset}`, until: new Date(`${day}T${until.iso}${offset}`) };
      const start = from.half === until.half ? from.time : `${from.time} ${from.half}`;
      expect(windowText(window)).toBe(`${words}, ${start}–${until.time} ${until.half}`);
    }
  });
});

test('in Spanish, a comma follows the weekday of a date by itself, but not within a sentence', async () => {
  const { dayInSentence, dayText, windowInSentence, windowText } = await import('@functions/words/es/pickups.ts');
  const window = { from: '2026-11-24T11:00-08:00', until: '2026-11-24T13:30-08:00' };

  expect(windowText(window)).toBe('martes, 24 de noviembre, de 11:00 a.m. a 1:30 p.m.');
  expect(windowInSentence(window)).toBe('martes 24 de noviembre, de 11:00 a.m. a 1:30 p.m.');
  expect(dayText(window.from)).toBe('martes, 24 de noviembre');
  expect(dayInSentence(window.from)).toBe('martes 24 de noviembre');
});

test('noon is 12:00 PM', async () => {
  const { timeText, windowText } = await import('@functions/words/en/pickups.ts');

  expect(windowText({ from: '2026-11-24T11:00-08:00', until: '2026-11-24T12:00-08:00' })).toBe(
    'Tuesday, November 24, 11:00 AM–12:00 PM',
  );
  expect(windowText({ from: '2026-11-24T12:00-08:00', until: '2026-11-24T13:30-08:00' })).toBe(
    'Tuesday, November 24, 12:00–1:30 PM',
  );
  expect(timeText('2026-11-24T15:20:40-08:00')).toBe('3:20 PM');
});
