import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type EmbeddedBackend, startEmbeddedBackend } from '../../scripts/backend/backend.ts';
import { awaitNextDay } from './next-day.ts';

const START_TIMEOUT_MS = 120_000;

/** Runs a backend for the tests of one file, which can do what the API doesn't allow. */
export function ownBackend(options: Partial<Parameters<typeof startEmbeddedBackend>[0]> = {}) {
  let dataDir: string;
  let backend: EmbeddedBackend;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'poppyhaul-own-'));
    backend = await startEmbeddedBackend({ dataDir, functions: false, allowedOrigins: [], ...options });
  }, START_TIMEOUT_MS);

  beforeEach(awaitNextDay);

  afterAll(async () => {
    await backend.close();
    await rm(dataDir, { recursive: true });
  });

  function queryAs<Row>(role: 'anon' | 'service_role', sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return backend.database.transaction(async (as) => {
      await as.exec(`set local role ${role}`);
      return (await as.query<Row>(sql, parameters)).rows;
    });
  }

  return {
    url: () => backend.url,
    database: () => backend.database,
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
    queryAsVisitor: <Row>(sql: string) => queryAs<Row>('anon', sql),
    queryAs,
    /** Runs several statements without parameters. */
    exec: async (sql: string): Promise<void> => {
      await backend.database.exec(sql);
    },
  };
}
