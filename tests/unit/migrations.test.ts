import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

function sha256(file: string): string {
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'deleted';
}

test('released migrations are as they were released (else put them back, and write a new one)', () => {
  const released = readFileSync('supabase/released-migrations.sha256', 'utf8').trim().split('\n');

  const changed = released
    .map((line) => line.split('  '))
    .filter(([hash, file]) => sha256(`supabase/${file}`) !== hash);

  expect(changed.map(([, file]) => file)).toEqual([]);
  expect(released.length).toBeGreaterThanOrEqual(17);
});

test('a schema file says what there is, each once, and not how it came to be', () => {
  for (const file of globSync('supabase/schemas/*.sql')) {
    const lines = readFileSync(file, 'utf8').split('\n');

    const changes = lines.filter((line) =>
      /^(?:create or replace|drop|alter (?!table \S+ enable row level security;))/i.test(line),
    );

    expect([file, changes]).toEqual([file, []]);
  }
});
