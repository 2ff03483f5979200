import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const MIN_VERSION = 15;

/** The roles of a hosted project that somebody can act as. */
type Role = 'anon' | 'authenticated' | 'service_role' | 'postgres';

export type PlainPostgres = {
  /** For tools that want a database URL; connects as `postgres`, which is no superuser. */
  url: string;
  /**
   * Runs SQL in a transaction as `role`.
   *
   * @returns one text for each row, columns separated by `|`.
   * @throws an Error whose message is the SQLSTATE.
   */
  run(role: Role, sql: string): string[];
  close(): Promise<void>;
};

/** Where this machine has the programs of a Postgres server, or null. `POSTGRES_BIN` names another place. */
export function findPostgres(): string | null {
  const roots = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].filter(existsSync);
  const candidates = [
    process.env['POSTGRES_BIN'],
    ...roots.flatMap((root) => readdirSync(root).map((name) => path.join(root, name, 'bin'))).sort(),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  return candidates.findLast((directory) => directory !== undefined && isUsable(directory)) ?? null;
}

function isUsable(directory: string): boolean {
  const hasAll = ['initdb', 'postgres', 'psql'].every((program) => existsSync(path.join(directory, program)));
  if (!hasAll) return false;
  const version = spawnSync(path.join(directory, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout;
  return Number(/(\d+)/.exec(version)?.[1]) >= MIN_VERSION;
}

/** Starts a fresh Postgres server on this machine, and makes it look like a hosted project, see plain-postgres.sql. */
export async function startPlainPostgres(programs: string): Promise<PlainPostgres> {
  const directory = mkdtempSync(path.join(tmpdir(), 'plain-postgres-'));
  const data = path.join(directory, 'data');
  const user = unprivilegedUser();
  if (user.uid !== undefined) chownSync(directory, user.uid, user.gid);
  const port = await freePort();
  execFileSync(
    path.join(programs, 'initdb'),
    ['--pgdata', data, '--username=supabase_admin', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: directory, stdio: 'pipe' },
  );
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' };
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...user, cwd: directory, stdio: 'ignore' },
  );

  function psql(login: string, args: string[], input?: string): string[] {
    const result = spawnSync(
      path.join(programs, 'psql'),
      ['-XqAt', '-v', 'ON_ERROR_STOP=1', '-v', 'VERBOSITY=sqlstate', ...args],
      {
        encoding: 'utf8',
        input,
        env: { PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: login, PGDATABASE: 'postgres' },
      },
    );
    if (result.status !== 0) throw new Error(/ERROR: {2}(\S+)/.exec(result.stderr)?.[1] ?? result.stderr);
    return result.stdout.split('\n').filter(Boolean);
  }

  await untilReady(server, () => psql('supabase_admin', ['-c', 'select 1']));
  psql('supabase_admin', ['-f', path.join(import.meta.dirname, 'plain-postgres.sql')]);

  return {
    url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
    run: (role, sql) => psql('postgres', [], `begin;\nset local role ${role};\n${sql};\ncommit;`),
    async close() {
      server.kill('SIGINT');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(directory, { recursive: true });
    },
  };
}

/** Postgres refuses to run as root: then it runs as the user `postgres` or `nobody`. */
function unprivilegedUser(): { uid: number; gid: number } | { uid?: never; gid?: never } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (name: string, flag: string) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
  const name = idOf('postgres', '-u') > 0 ? 'postgres' : 'nobody';
  return { uid: idOf(name, '-u'), gid: idOf(name, '-g') };
}

async function untilReady(server: ChildProcess, ask: () => void): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      ask();
      return;
    } catch (error) {
      if (server.exitCode !== null || attempt === 100) throw error;
      await wait(100);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
