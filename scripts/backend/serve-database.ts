import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { PGlite } from '@supabase/lite/pglite';

/**
 * Serves an embedded database over the Postgres wire protocol, for tools that need a database URL. One connection at a
 * time.
 *
 * @returns its URL and a function that stops it.
 */
export async function serveDatabase(database: PGlite): Promise<{ url: string; close(): Promise<void> }> {
  const server = new PGLiteSocketServer({ db: database, host: '127.0.0.1', port: 0 });
  await server.start();
  return {
    url: `postgresql://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`,
    close: () => server.stop(),
  };
}
