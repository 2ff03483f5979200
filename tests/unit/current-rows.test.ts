import { expect, test } from 'vitest';
import { currentRows } from '../../scripts/build/current-rows.ts';

const COUNTED_AT = Date.parse('2026-11-22T18:00:00Z');
const DAY_MS = 86_400_000;
const rows = [{ as_of: '2026-11-22T18:00:00+00:00' }];

test('figures older than seven days are not shown, with a warning', () => {
  expect(currentRows('Prices', [])).toEqual({ rows: [], log: 'Prices: none counted yet', isWarning: false });
  expect(currentRows('Prices', rows, new Date(COUNTED_AT + 7 * DAY_MS))).toEqual({
    rows,
    log: 'Prices: 1 figure, counted 2026-11-22',
    isWarning: false,
  });
  expect(currentRows('Our word', rows, new Date(COUNTED_AT + 7 * DAY_MS + 1))).toEqual({
    rows: [],
    log: expect.stringMatching(/^Our word: NOT SHOWN, because they were counted on 2026-11-22/),
    isWarning: true,
  });
});
