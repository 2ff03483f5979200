import { readFileSync } from 'node:fs';
import path from 'node:path';
import { audiences } from '@functions/domain/audiences.ts';
import { kindLabel } from '@functions/words/en/notification-kinds.ts';
import { expect, test } from 'vitest';

const schema = readFileSync(path.resolve(import.meta.dirname, '../../supabase/schemas/15_notifications.sql'), 'utf8');
const [, rows = ''] = /insert into private\.notification_kinds[^;]*?values\s([^;]*);/.exec(schema) ?? [];
const kinds = [...rows.matchAll(/\('(customer|hauler|operator|host)', '([a-z-]+)'/g)];

test('each kind of notification has a name of few words', () => {
  expect(kinds.length).toBeGreaterThan(40);
  expect([...new Set(kinds.map(([, named]) => named))].sort()).toEqual([...audiences].sort());
  for (const [, named, kind = ''] of kinds) {
    const audience = audiences.find((each) => each === named);
    expect(kindLabel(kind, audience ?? 'operator')).toMatch(/^[A-Z][a-z]+( [a-z]+){0,3}$/);
  }
});

test('a kind that the page does not know is shown as it is stored', () => {
  expect(kindLabel('moon-is-full', 'operator')).toBe('moon-is-full');
});
