import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashOf, isStale, spanishModules } from '../../scripts/spanish/modules';

const modules = spanishModules('.');

test('every module with Spanish words is there for an English one, and was compared with its current words', () => {
  const files = globSync(['src/content/es/**/*.ts', 'supabase/functions/{_shared,*/*}/words/{es,es/*}.ts']);

  expect(modules.map(({ spanish }) => spanish).sort()).toEqual(files.sort());
  expect(modules.filter(({ english }) => !existsSync(english))).toEqual([]);
  const stale = modules.filter((module) => isStale('.', module)).map(({ area }) => area);
  expect(stale, 'Once both languages say the same: npm run spanish -- --looked-at <area>').toEqual([]);
});

test('words, keys and spaces call for a new comparison, comments and line breaks do not', () => {
  const hash = hashOf("export const words = { a: 'A', list: ['1', '2'] };");

  for (const same of [
    "// Why.\nexport const words = { a: 'A', list: ['1', '2'] };\n",
    "/** What. */\nexport const words = { /** Why. */ a: 'A', list: ['1', '2'] };\n",
    "export const words = {\n  a: 'A',\n\n  list: [\n    '1',\n    '2',\n  ],\n};\n",
  ]) {
    expect(hashOf(same)).toBe(hash);
  }
  const others = ["a: 'B', list: ['1', '2']", "a: 'A ', list: ['1', '2']", "b: 'A', list: ['1', '2']"];
  expect(others.map((other) => hashOf(`export const words = { ${other} };`))).not.toContain(hash);
  const joined = ['in', 'of', 'and'].map((word) => hashOf(`const a = \`\${b} ${word} \${c}\`;`));
  expect(new Set([...joined, hashOf('const a = b + c;')]).size).toBe(4);
});
