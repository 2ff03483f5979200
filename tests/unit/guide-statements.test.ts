import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Supabase Studio asks before it runs an update or a delete without a `where`.

/** Updates and deletions that a document says to run, each to its end. */
function changesIn(text: string): string[] {
  return text.match(/\b(?:update \w+\.\w+\s+set|delete from \w+\.\w+)[^;`]*/g) ?? [];
}

const documents = globSync(['*.md', 'docs/**/*.md']);
const changes = documents.flatMap((file) => changesIn(readFileSync(file, 'utf8')).map((sql) => [file, sql] as const));

test('the documents say to change rows', () => {
  expect(changes.length).toBeGreaterThan(7);
});

test.each(changes)('%s says which rows it changes: %s', (_, sql) => {
  expect(sql).toMatch(/\swhere\s/);
});
