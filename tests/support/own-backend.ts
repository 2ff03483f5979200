import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type EmbeddedBackend, startEmbeddedBackend } from '../../scripts/backend/backend.ts';
import { awaitNextDay } from './next-day.ts';

const START_TIMEOUT_MS = 120_000;

/** Runs a backend for the tests of one file, which can do what the API doesn't allow. */
export function ownBackend() {
  let dataDir: string;
  let backend: EmbeddedBackend;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'poppyhaul-own-'));
    backend = await startEmbeddedBackend({ dataDir, functions: false, allowedOrigins: [] });
  }, START_TIMEOUT_MS);

  beforeEach(awaitNextDay);

  afterAll(async () => {
    await backend.close();
    await rm(dataDir, { recursive: true });
  });

  return {
    url: () => backend.url,
    query: async <Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> =>
      (await backend.database.query<Row>(sql, parameters)).rows,
    /** Inserts a row. @returns the row. */
    insert: async <Row extends object>(table: string, row: Row): Promise<Row> => {
      const names = Object.keys(row);
      const places = names.map((_, index) => `$${index + 1}`);
      await backend.database.query(`insert into public.${table} (${names}) values (${places})`, Object.values(row));
      return row;
    },
    /** What visitors get. */
    queryAsVisitor: <Row>(sql: string): Promise<Row[]> =>
      backend.database.transaction(async (as) => {
        await as.exec('set local role anon');
        return (await as.query<Row>(sql)).rows;
      }),
    /** Runs several statements without parameters. */
    exec: async (sql: string): Promise<void> => {
      await backend.database.exec(sql);
    },
  };
}
