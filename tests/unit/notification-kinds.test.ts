import { readFileSync } from 'node:fs';
import path from 'node:path';
import { audiences } from '@functions/domain/audiences.ts';
import { kindLabel } from '@functions/words/en/notification-kinds.ts';
import { expect, test } from 'vitest';
import * as definitions from '../../supabase/functions/send-notifications/kinds/index.ts';

const schema = readFileSync(path.resolve(import.meta.dirname, '../../supabase/schemas/15_notifications.sql'), 'utf8');
const [, rows = ''] = /insert into private\.notification_kinds[^;]*?values\s([^;]*);/.exec(schema) ?? [];
const kinds = [...rows.matchAll(/\('(customer|hauler|operator|host)', '([a-z-]+)'/g)];

test('each kind of notification has a short name', () => {
  expect(kinds.length).toBeGreaterThan(40);
  expect([...new Set(kinds.map(([, named]) => named))].sort()).toEqual([...audiences].sort());
  for (const [, named, kind = ''] of kinds) {
    const audience = audiences.find((each) => each === named);
    expect(kindLabel(kind, audience ?? 'operator')).toMatch(/^[A-Z][a-z]+( [a-z]+){0,3}$/);
  }
});

test('an unknown kind is shown as it is stored', () => {
  expect(kindLabel('moon-is-full', 'operator')).toBe('moon-is-full');
});

test('each kind of message has its own file, named after audience and kind', () => {
  const registry = path.resolve(import.meta.dirname, '../../supabase/functions/send-notifications/kinds/index.ts');
  const files = [...readFileSync(registry, 'utf8').matchAll(/^export \{ (\w+) \} from '(.+)';$/gm)];

  const named = Object.entries(definitions).map(([name, { audience, kind }]) => [name, `./${audience}/${kind}.ts`]);
  expect(files.map(([, name, file]) => [name, file]).sort()).toEqual(named.sort());
});
