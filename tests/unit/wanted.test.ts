import { NO_DAY, wantedDays, wantedNow } from '@functions/domain/wanted.ts';
import { unsetTimeframe, wantedText } from '@functions/words/en/wanted.ts';
import { wantedText as spanishText, unsetTimeframe as spanishTimeframe } from '@functions/words/es/wanted.ts';
import { expect, test } from 'vitest';

/** Still December 2 in Los Angeles, but December 3 in Tokyo and London. */
const now = new Date('2026-12-03T07:59:00Z');

test('a day can be chosen from today to 60 days ahead, by the clock of Los Angeles', () => {
  expect(wantedDays(now)).toEqual({ first: '2026-12-02', last: '2027-01-31' });
  for (const wanted of ['', 'soon', 'flexible', '2026-12-02', '2027-01-31'])
    expect(wantedNow(wanted, now)).toBe(wanted);
  for (const wanted of ['2026-12-01', '2027-02-01', 'asap']) expect(wantedNow(wanted, now)).toBe(NO_DAY);
  expect(wantedDays(new Date('2026-12-03T08:00:00Z')).first).toBe('2026-12-03');
});

test.each([
  ['2026-12-03', false, 'By Thursday, December 3', 'Not set yet. You asked for: by Thursday, December 3'],
  ['soon', false, 'As soon as possible', 'Not set yet. You asked for: as soon as possible'],
  ['flexible', false, 'Any day', 'Not set yet. Any day is fine.'],
  [null, false, null, 'Not set yet'],
  ['soon', true, 'As soon as possible', 'Not set'],
])('%s, closed: %s', (wanted, isClosed, fact, timeframe) => {
  expect(unsetTimeframe(wanted, isClosed)).toBe(timeframe);
  if (wanted) expect(wantedText(wanted)).toBe(fact);
});

test.each([
  ['2026-12-03', 'A más tardar el jueves 3 de diciembre'],
  ['soon', 'Lo antes posible'],
  ['flexible', 'Cualquier día'],
])('%s in Spanish: %s', (wanted, fact) => {
  expect(spanishText(wanted)).toBe(fact);
  expect(spanishTimeframe(wanted, true)).toBe('Sin fecha');
  expect(spanishTimeframe(wanted, false)).toMatch(
    /^Sin fecha todavía\. (Usted pidió: (a|lo) |Cualquier día está bien\.)/,
  );
});
