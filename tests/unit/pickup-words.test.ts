import { afterEach, expect, test, vi } from 'vitest';

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

/** The first, the last, and those around noon of the windows of an hour that a pickup can have. */
const windows = {
  '06:00 07:00': '6:00–7:00 AM',
  '10:45 11:45': '10:45–11:45 AM',
  '11:00 12:00': '11:00 AM–12:00 PM',
  '11:45 12:45': '11:45 AM–12:45 PM',
  '12:00 13:00': '12:00–1:00 PM',
  '20:00 21:00': '8:00–9:00 PM',
};

test.each(['America/Los_Angeles', 'UTC', 'Asia/Tokyo', 'Pacific/Auckland'])(
  'the windows of a pickup are in Los Angeles time on a device in %s',
  async (timeZone) => {
    vi.stubEnv('TZ', timeZone);
    const { timeText, windowText } = await import('@functions/words/en/pickups.ts');

    for (const { day, offset, words } of days) {
      for (const [clocks, said] of Object.entries(windows)) {
        const [from = '', until = ''] = clocks.split(' ').map((clock) => `${day}T${clock}${offset}`);
        expect(windowText({ from, until: new Date(until) })).toBe(`${words}, ${said}`);
      }
    }
    expect(timeText('2026-11-24T15:20:40-08:00')).toBe('3:20 PM');
  },
);

test('in Spanish, a comma follows the weekday of a date by itself, but not within a sentence', async () => {
  const { dayInSentence, dayText, windowInSentence, windowText } = await import('@functions/words/es/pickups.ts');
  const window = { from: '2026-11-24T11:00-08:00', until: '2026-11-24T13:30-08:00' };

  expect(windowText(window)).toBe('martes, 24 de noviembre, de 11:00 a.m. a 1:30 p.m.');
  expect(windowInSentence(window)).toBe('martes 24 de noviembre, de 11:00 a.m. a 1:30 p.m.');
  expect(dayText(window.from)).toBe('martes, 24 de noviembre');
  expect(dayInSentence(window.from)).toBe('martes 24 de noviembre');
});

test('a calendar’s leaf has the parts of a day, short', async () => {
  const moment = '2026-11-29T11:00-08:00';
  const english = await import('@functions/words/en/pickups.ts');
  const spanish = await import('@functions/words/es/pickups.ts');
  const inEnglish = (await import('@/content/en/clock')).dayShort(english.dayText(moment));
  const inSpanish = (await import('@/content/es/clock')).dayShort(spanish.dayText(moment));

  expect(inEnglish).toEqual({ weekday: 'Sun', day: '29', month: 'Nov', date: 'Nov 29' });
  expect(inSpanish).toEqual({ weekday: 'dom', day: '29', month: 'nov', date: '29 nov' });
});
