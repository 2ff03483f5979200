import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { baseline, baselineFile } from '../../scripts/backend/baseline.ts';

test('the only migration is the schema files in order (if not, run npm run db:baseline)', () => {
  expect(globSync('supabase/migrations/*')).toEqual([path.relative('', baselineFile)]);
  expect(readFileSync(baselineFile, 'utf8')).toBe(baseline());
});

test('a schema file defines each object once, in its final form', () => {
  for (const file of globSync('supabase/schemas/*.sql')) {
    const lines = readFileSync(file, 'utf8').split('\n');

    const changes = lines.filter((line) =>
      /^(?:create or replace|drop|alter (?!table \S+ enable row level security;|default privileges))/i.test(line),
    );

    expect([file, changes]).toEqual([file, []]);
  }
});
