import { expect, test } from 'vitest';
import { refuseImportCycles } from '../../scripts/build/build-manifest.ts';

const build = (files: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(files).map(([name, imports]) => [name, { file: `${name}.js`, imports }]));

test('a build whose files share an import is accepted', () => {
  refuseImportCycles(build({ page: ['app', 'words'], words: ['app'], app: ['vendor'], vendor: [] }));
});

test('a build whose files import each other is refused with the cycle', () => {
  const circle = build({ page: ['words'], words: ['app', 'more'], more: ['words'], app: [] });

  expect(() => refuseImportCycles(circle)).toThrow('page → words → more → words');
});
