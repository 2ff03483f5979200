import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashOf, isStale, spanishModules, withMark } from '../../scripts/spanish/modules';

const modules = spanishModules('.');

test('every module with Spanish words is covered: pages, labels, emails and texts', () => {
  const files = globSync(['src/content/es/**/*.ts', 'supabase/functions/{_shared,*/*}/words/{es,es/*}.ts']);

  expect(files.length).toBeGreaterThan(50);
  expect(modules.map(({ spanish }) => spanish).sort()).toEqual(files.sort());
});

test.each(modules)('each Spanish module has an English module of the same name: $area', ({ english }) => {
  expect(existsSync(english), english).toBe(true);
});

test.each(modules)('each Spanish module was compared with its current English words: $area', (module) => {
  const message = `${module.english} has changed. Once ${module.spanish} says the same: npm run spanish -- --looked-at ${module.area}`;

  expect(isStale('.', module), message).toBe(false);
});

test.each([
  ['a line of comment', "// Why.\nexport const words = { a: 'A', list: ['1', '2'] };\n"],
  ['a docstring', "/** What. */\nexport const words = { /** Why. */ a: 'A', list: ['1', '2'] };\n"],
  ['other lines', "export const words = {\n  a: 'A',\n\n  list: [\n    '1',\n    '2',\n  ],\n};\n"],
])("%s doesn't call for a new comparison", (_, code) => {
  expect(hashOf(code)).toBe(hashOf("export const words = { a: 'A', list: ['1', '2'] };"));
});

test.each([
  ['another word', "export const words = { a: 'B' };"],
  ['a space in a text', "export const words = { a: 'A ' };"],
  ['another key', "export const words = { b: 'A' };"],
])('%s calls for a new comparison', (_, code) => {
  expect(hashOf(code)).not.toBe(hashOf("export const words = { a: 'A' };"));
});

test.each(['in', 'of'])('the word "%s" between two values of a text calls for a new comparison', (word) => {
  expect(hashOf(`const a = \`\${b} ${word} \${c}\`;`)).not.toBe(hashOf('const a = b + c;'));
  expect(hashOf(`const a = \`\${b} ${word} \${c}\`;`)).not.toBe(hashOf(`const a = \`\${b} and \${c}\`;`));
});

test('recording a comparison changes only the first line', () => {
  const first = withMark("export const words = { a: 'Sí' };\n", "const a = 'Yes';");
  const second = withMark(first, "const a = 'Yes.';");

  expect(first).toMatch(/^\/\/ English: [0-9a-f]{12}\n\nexport const words = { a: 'Sí' };\n$/);
  expect(second.split('\n').slice(1)).toEqual(first.split('\n').slice(1));
  expect(second).not.toBe(first);
});

test.each([
  ['compared with the current English words', withMark("const a = 'Sí';\n", "const a = 'Yes';\n"), false],
  ['compared with other English words', withMark("const a = 'Sí';\n", "const a = 'No';\n"), true],
  ['never compared', "const a = 'Sí';\n", true],
])('words %s are stale or current', (_, code, expected) => {
  const root = mkdtempSync(path.join(tmpdir(), 'spanish-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, 'en.ts'), "const a = 'Yes';\n");
  writeFileSync(path.join(root, 'es.ts'), code);

  expect(isStale(root, { area: 'a', spanish: 'es.ts', english: 'en.ts' })).toBe(expected);
});
