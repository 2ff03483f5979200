import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsOf } from '../fixtures/texts-of';

// "Partners may arrive within 2–4 hours" is another claim.
const AMOUNT = /\b(?:2|two)[ -]hours?\b/i;

test('the amount of the promise stands in no text: all take it from PROMISE_HOURS', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'supabase/functions/**/*.ts']);

  const typed = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => AMOUNT.test(text))
      .map((text) => `${file}: ${text}`),
  );

  expect(files.length).toBeGreaterThan(300);
  expect(typed).toEqual([]);
});
