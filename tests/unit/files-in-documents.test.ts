import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDERS = ['.github/', 'docs/', 'public/', 'scripts/', 'src/', 'supabase/', 'tests/'];
/** Created on each machine. */
const MADE_LATER = 'supabase/.temp/';

/** The text in backticks, except code blocks. */
function namesIn(text: string): string[] {
  return [...text.replace(/```.*?```/gs, '').matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
}

/** The files that a document names with their folder. */
function filesIn(document: string): string[] {
  return namesIn(readFileSync(document, 'utf8')).filter(
    (name) => FOLDERS.some((folder) => name.startsWith(folder)) && !name.startsWith(MADE_LATER),
  );
}

/** The tests named as proof in the last column of the table, some without a folder. */
function proofs(): string[] {
  const rows = readFileSync('docs/security.md', 'utf8').matchAll(/^\|.*\| ([^|]+) \|$/gm);
  return [...rows]
    .flatMap(([, proof = '']) => namesIn(proof))
    .map((name) => (/\.(test|spec)\.tsx?$/.test(name) && !name.startsWith('tests/') ? `tests/**/${name}` : name));
}

/** `<slug>` stands for any name. */
function isThere(file: string): boolean {
  return globSync(file.replace(/<\w+>/g, '*')).length > 0;
}

const documents = globSync(['*.md', 'docs/**/*.md']);

test('the documents name over 100 files, and over 60 tests as proof', () => {
  expect(documents.flatMap(filesIn).length).toBeGreaterThan(100);
  expect(proofs().length).toBeGreaterThan(60);
});

test.each(documents)('all files named in %s exist', (document) => {
  expect(filesIn(document).filter((file) => !isThere(file))).toEqual([]);
});

test('all tests named as proof in the security table exist', () => {
  expect(proofs().filter((file) => !isThere(file))).toEqual([]);
});
