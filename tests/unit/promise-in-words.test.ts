import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsOf } from '../fixtures/texts-of';

// "Partners may arrive within 2–4 hours" is a different promise.
const AMOUNT = /\b(?:2|two)[ -]hours?\b/i;

test('the promised hours appear in no text as a number: all use PROMISE_HOURS', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'supabase/functions/**/*.ts']);

  const typed = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => AMOUNT.test(text))
      .map((text) => `${file}: ${text}`),
  );

  expect(files.length).toBeGreaterThan(300);
  expect(typed).toEqual([]);
});

test('every text with the promised hours also gives the business hours', () => {
  const files = globSync(['src/content/en/**/*.ts', 'supabase/functions/**/words/**/*.ts']);

  const promises = files.flatMap((file) => readFileSync(file, 'utf8').match(/.*\$\{PROMISE_HOURS\} hours.*/g) ?? []);
  const alone = promises.filter((line) => !/PROMISE_HOURS_OF_DAY|\(\$\{hours\}\)|8 AM to 8 PM/.test(line));

  expect(promises.length).toBeGreaterThan(30);
  // The specified title of the confirmation; the hours are in the text below it.
  expect(alone).toHaveLength(1);
  expect(alone[0]).toContain('title: `A local hauler contacts you within');
});
