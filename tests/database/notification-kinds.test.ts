import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { notificationKinds, notificationStates } from '@functions/rules/notification-kinds.ts';
import { expect, test } from 'vitest';
import { startEmbeddedBackend } from '../../scripts/backend/backend.ts';

/** The backend starts anew, to be asked without HTTP: the API does not show constraints. */
const START_TIMEOUT_MS = 120_000;

test('kinds, audiences and states of notifications are those that the database takes', {
  timeout: START_TIMEOUT_MS,
}, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'poppyhaul-kinds-'));
  const backend = await startEmbeddedBackend({ dataDir, inMemory: true, functions: false, allowedOrigins: [] });
  const { rows } = await backend.database
    .query<{ column: string; constraint: string }>(`
      select attname as column, pg_get_constraintdef(pg_constraint.oid) as constraint
      from pg_constraint join pg_attribute on attrelid = conrelid and conkey = array[attnum]
      where conrelid = 'public.notifications'::regclass and contype = 'c'`)
    .finally(() => backend.close());
  await rm(dataDir, { recursive: true });

  expect(Object.fromEntries(rows.map(({ column, constraint }) => [column, listOf(constraint)]))).toEqual({
    kind: [...new Set(Object.values(notificationKinds).flat())].sort(),
    audience: Object.keys(notificationKinds).sort(),
    state: [...notificationStates].sort(),
  });
});

/** The texts that a constraint such as `CHECK ((kind = ANY (ARRAY['overdue'::text, …])))` allows. */
function listOf(constraint: string): string[] {
  return [...constraint.matchAll(/'([^']*)'::text/g)].map(([, text = '']) => text).sort();
}
