import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, type PlainPostgres, pushMigrations, startPlainPostgres } from '../support/plain-postgres.ts';
import { SLOW_MS } from '../support/project.ts';

const programs = findPostgres();

describe.skipIf(programs === null)('a project whose Storage is not ready', () => {
  let server: PlainPostgres;

  function rename(from: string, to: string) {
    server.run('postgres', `set local role supabase_storage_admin; alter table storage.${from} rename to ${to}`);
  }

  beforeAll(async () => {
    server = await startPlainPostgres(programs ?? '');
    rename('buckets', 'not_yet');
  }, SLOW_MS);

  afterAll(() => server.close());

  test('gets the whole database with the second push and nothing with the first', { timeout: SLOW_MS }, async () => {
    await expect(pushMigrations(server)).rejects.toThrow('storage.buckets');
    expect(server.run('postgres', `select to_regclass('public.leads') is null`)).toEqual(['t']);

    rename('not_yet', 'buckets');
    await pushMigrations(server);

    expect(server.run('postgres', 'select count(*) from leads')).toEqual(['0']);
  });
});
