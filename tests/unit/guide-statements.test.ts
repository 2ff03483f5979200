import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Supabase Studio warns before an update or delete without a `where`.

/** Complete update and delete statements in the documents. */
function changesIn(text: string): string[] {
  return text.match(/\b(?:update \w+\.\w+\s+set|delete from \w+\.\w+)[^;`]*/g) ?? [];
}

const documents = globSync(['*.md', 'docs/**/*.md']);
const changes = documents.flatMap((file) => changesIn(readFileSync(file, 'utf8')).map((sql) => [file, sql] as const));

test('the guides contain statements that change rows', () => {
  expect(changes.length).toBeGreaterThan(7);
});

test.each(changes)('%s limits the rows it changes: %s', (_, sql) => {
  expect(sql).toMatch(/\swhere\s/);
});
