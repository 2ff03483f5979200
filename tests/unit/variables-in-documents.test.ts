import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const guide = readFileSync('docs/operating.md', 'utf8');
const example = readFileSync('.env.example', 'utf8');

function allMatches(files: string[], pattern: RegExp): string[] {
  const found = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name));
  return [...new Set(found)];
}

/** The variables that functions read. */
const secrets = allMatches(
  [...globSync('supabase/functions/*/index.ts'), 'supabase/functions/_shared/server/environment.ts'],
  /'([A-Z]+(?:_[A-Z]+)+)'/g,
);

/** The variables of the build. */
const buildVariables = allMatches(['src/vite-env.d.ts'], /readonly (VITE_\w+)/g);

test('the variables of functions and site are found', () => {
  expect(secrets).toEqual(expect.arrayContaining(['SENDER_KEY', 'MAIL_FROM', 'ALLOWED_ORIGINS']));
  expect(buildVariables).toEqual(expect.arrayContaining(['VITE_SUPABASE_URL', 'VITE_SITE_NAME']));
});

test.each(secrets)('README and guide explain %s', (name) => {
  expect([readme, guide].map((text) => text.includes(name))).toEqual([true, true]);
});

test.each(buildVariables)('README, guide and .env.example explain %s', (name) => {
  expect([readme, guide, example].map((text) => text.includes(name))).toEqual([true, true, true]);
});
