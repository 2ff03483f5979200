import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDERS = ['.github/', 'docs/', 'public/', 'scripts/', 'src/', 'supabase/', 'tests/'];
/** Made on each machine. */
const MADE_LATER = 'supabase/.temp/';

/** What a text names in backticks, but for whole examples. */
function namesIn(text: string): string[] {
  return [...text.replace(/```.*?```/gs, '').matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
}

/** The files that a document names with their folder. */
function filesIn(document: string): string[] {
  return namesIn(readFileSync(document, 'utf8')).filter(
    (name) => FOLDERS.some((folder) => name.startsWith(folder)) && !name.startsWith(MADE_LATER),
  );
}

/** Which tests prove who is stopped, in the last column of the table: some without their folder. */
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

test('the documents name files, and many tests as proofs', () => {
  expect(documents.flatMap(filesIn).length).toBeGreaterThan(100);
  expect(proofs().length).toBeGreaterThan(60);
});

test.each(documents)('the files that %s names are there', (document) => {
  expect(filesIn(document).filter((file) => !isThere(file))).toEqual([]);
});

test('the tests that prove who is stopped by what are there', () => {
  expect(proofs().filter((file) => !isThere(file))).toEqual([]);
});
