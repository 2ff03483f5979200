import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsOfMoments } from '../fixtures/specified-texts';

test('the code contains the specified texts of moments that no built page shows', () => {
  // Texts can span lines.
  const code = globSync(['src/**/*.{ts,tsx}', 'supabase/functions/**/*.ts'])
    .map((file) => readFileSync(file, 'utf8').replace(/\s+/g, ' '))
    .join('\n');

  expect(textsOfMoments.filter((text) => !code.includes(text))).toEqual([]);
});
