import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsOfMoments } from '../fixtures/specified-texts';

/** The code of site and functions with whitespace collapsed, since texts can span lines. */
const code = globSync(['src/**/*.{ts,tsx}', 'supabase/functions/**/*.ts'])
  .map((file) => readFileSync(file, 'utf8').replace(/\s+/g, ' '))
  .join('\n');

test.each(textsOfMoments)('the code contains the specified text: %s', (text) => {
  expect(code.includes(text)).toBe(true);
});
