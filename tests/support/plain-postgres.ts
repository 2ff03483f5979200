import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { minimalLeadRow } from '../fixtures/leads.ts';

const MIN_VERSION = 15;
const END_OF_ANSWER = '-- end of answer';

/** The roles of a hosted project that a client can have. */
export type Role = 'anon' | 'authenticated' | 'service_role' | 'postgres';

export type PlainPostgres = {
  /** A database URL for tools; connects as `postgres`, which is not a superuser. */
  url: string;
  /**
   * Runs SQL in a transaction as `role`.
   *
   * @returns one string per row, with columns separated by `|`.
   * @throws an Error whose message is the SQLSTATE.
   */
  run(role: Role, sql: string): string[];
  /** Begins a transaction as `role` in a separate session, which the test ends. */
  begin(role: Role): Transaction;
  /**
   * Runs `sql` in a second session while `first` has not committed. `first` continues with `next` and
   * commits once the second waits for a lock or is done.
   *
   * @returns `committed`, or the SQLSTATE of the second.
   */
  raceAgainst(first: Transaction, role: Role, sql: string, next?: string): Promise<string>;
  /** Creates an extension as a superuser. */
  addExtension(name: string): void;
  /** Adds the extensions that call the sender, see mail-extensions.sql. */
  addMailExtensions(): void;
  close(): Promise<void>;
};

export type Transaction = {
  /** Like `PlainPostgres.run`, within the transaction. Rejects with the SQLSTATE, which ends the session. */
  run(sql: string): Promise<string[]>;
  commit(): Promise<void>;
};

/** The folder of a local Postgres server, or null. `POSTGRES_BIN` overrides it. */
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

/** Starts a new local Postgres server that resembles a hosted project, see plain-postgres.sql. */
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
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    // Only a superuser could set it later.
    track_functions: 'pl',
  };
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...user, cwd: directory, stdio: 'ignore' },
  );

  const program = path.join(programs, 'psql');
  const options = ['-XqAt', '-v', 'ON_ERROR_STOP=1', '-v', 'VERBOSITY=sqlstate'];
  const envOf = (login: string) => ({
    ...{ PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: login, PGDATABASE: 'postgres' },
    // A transaction that a failed test left open must not hold up the others forever.
    PGOPTIONS: '-c lock_timeout=30s',
  });

  function psql(login: string, args: string[], input?: string): string[] {
    const result = spawnSync(program, [...options, ...args], { encoding: 'utf8', input, env: envOf(login) });
    if (result.status !== 0) throw errorOf(result.stderr);
    return result.stdout.split('\n').filter(Boolean);
  }

  function begin(role: Role): Transaction {
    const session = spawn(program, options, { env: envOf('postgres') });
    const closed = once(session, 'close');
    let errors = '';
    session.stderr.on('data', (chunk: Buffer) => {
      errors += chunk;
    });
    const lines = createInterface(session.stdout)[Symbol.asyncIterator]();
    session.stdin.write(`begin;\nset local role ${role};\n`);
    return {
      async run(sql) {
        session.stdin.write(`${sql};\nselect '${END_OF_ANSWER}';\n`);
        const answer: string[] = [];
        for (;;) {
          const { value, done } = await lines.next();
          if (done) return closed.then(() => Promise.reject(errorOf(errors)));
          if (value === END_OF_ANSWER) return answer;
          answer.push(value);
        }
      },
      async commit() {
        session.stdin.end('commit;\n');
        const [status] = await closed;
        if (status !== 0) throw errorOf(errors);
      },
    };
  }

  function run(role: Role, sql: string): string[] {
    return psql('postgres', [], `begin;\nset local role ${role};\n${sql};\ncommit;`);
  }

  async function raceAgainst(first: Transaction, role: Role, sql: string, next?: string): Promise<string> {
    const second = begin(role);
    let isDone = false;
    const ended = second
      .run(`set local lock_timeout = '30s'; ${sql}`)
      .then(
        () => second.commit().then(() => 'committed'),
        (error: Error) => error.message,
      )
      .finally(() => {
        isDone = true;
      });
    while (!isDone && run('postgres', 'select 1 from pg_locks where not granted').length === 0) await wait(10);
    if (next !== undefined) await first.run(next);
    await first.commit();
    return ended;
  }

  function runFile(name: string) {
    psql('supabase_admin', ['-f', path.join(import.meta.dirname, name)]);
  }

  await untilReady(server, () => psql('supabase_admin', ['-c', 'select 1']));
  runFile('plain-postgres.sql');

  return {
    url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
    run,
    begin,
    raceAgainst,
    addExtension(name) {
      psql('supabase_admin', ['-c', `create extension ${name} schema extensions`]);
    },
    addMailExtensions: () => runFile('mail-extensions.sql'),
    async close() {
      server.kill('SIGINT');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(directory, { recursive: true });
    },
  };
}

/**
 * Applies the migrations with the official CLI, like an operator.
 *
 * @returns the CLI's output.
 */
export async function pushMigrations({ url }: PlainPostgres): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(
    path.resolve('node_modules/.bin/supabase'),
    ['db', 'push', '--yes', `--remote=${url}`],
    { env: { ...process.env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' } },
  );
  return stdout + stderr;
}

/** A new lead with these changes, and the statement that inserts it. */
export function insertLead(change: Record<string, string> = {}) {
  const { services: _, agreed_to_terms: __, ...texts } = minimalLeadRow();
  const values = Object.entries({ ...texts, ...change }).map(([column, value]) => [column, `'${value}'`]);
  const row = [...values, ['services', `'{Furniture Removal}'`], ['agreed_to_terms', 'true']];
  const sql = `insert into leads (${row.map(([column]) => column).join()}) values (${row.map(([, value]) => value).join()})`;
  return { ...texts, sql };
}

function errorOf(stderr: string): Error {
  return new Error(/ERROR: {2}(\S+)/.exec(stderr)?.[1] ?? stderr);
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
