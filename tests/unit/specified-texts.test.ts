import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsOfMoments } from '../fixtures/specified-texts';

/** The code of the site and of its functions, each run of blanks as one: a text may be broken over two lines. */
const code = globSync(['src/**/*.{ts,tsx}', 'supabase/functions/**/*.ts'])
  .map((file) => readFileSync(file, 'utf8').replace(/\s+/g, ' '))
  .join('\n');

test.each(textsOfMoments)('the code says, word for word: %s', (text) => {
  expect(code.includes(text)).toBe(true);
});
