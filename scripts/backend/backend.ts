import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { PGlite } from '@supabase/lite/pglite';
import { baselineFile } from './baseline.ts';
import { BUILD_HOOK_PATH, createBuildHook, isBuildHookPath } from './build-hook.ts';
import { startClock } from './clock.ts';
import { shortenDeskLinkWait, turnDigestOff } from './desk.ts';
import { startFunctions } from './functions.ts';
import { embeddedKeys, textKeys } from './keys.ts';
import { type MailOptions, mailSettings } from './mail-settings.ts';
import { isFromThisMachine, isSameOrigin } from './mailbox/is-from-this-machine.ts';
import { createMailbox, isMailboxPath, isProviderPath } from './mailbox/mailbox.ts';
import { addVisitorAddress, exposeHeadersToSql } from './request-headers.ts';
import { answerChecksAsHosted } from './rule-violations.ts';
import { serveStudioFile } from './studio.ts';
import { textSettings, turnTextsOn } from './text-settings.ts';
import { startWakeTimer } from './wake-timer.ts';

const nodeModules = path.resolve(import.meta.dirname, '../../node_modules');

/** Migrated databases to copy. */
const cacheDir = path.join(nodeModules, '.cache/embedded-database');

const litePackageFile = path.join(nodeModules, '@supabase/lite/package.json');

/**
 * PGlite sets the exit code of the whole process to one of these while it starts, works and closes, as if it were a
 * program of its own. Any other exit code is real, such as that of a failed test run.
 */
const PGLITE_EXIT_CODES = new Set([99, 100]);

/**
 * The functions that the database calls: when each is due, and what to print if it fails. The sender is sometimes due
 * with nothing to send, to signal a monitor that all is well.
 */
const woken = [
  {
    name: 'send-notifications',
    due: 'private.should_call_sender()',
    problem: 'Emails or texts are not sent',
  },
  {
    name: 'remove-old-photos',
    due: 'exists (select from private.retention where photos_due)',
    problem: 'Old photos are not removed',
  },
];

export type EmbeddedBackend = {
  /** Where Supabase's HTTP API listens, such as `http://127.0.0.1:40123`. */
  url: string;
  /** The database as superuser: bypasses RLS. */
  database: PGlite;
  /** Handles a Node request to one of Supabase's paths, the mailbox or the build hook. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
};

type Options = {
  /** Where the database and the photos are stored. Only one process can use it at a time. */
  dataDir: string;
  /** Origins that the functions allow in CORS. */
  allowedOrigins: readonly string[];
  /** Run the functions (default). */
  functions?: boolean;
  /**
   * Run the database's scheduled jobs each second and call the functions that are due, to send emails into the mailbox
   * and remove old photos.
   */
  mail?: MailOptions;
  /** Also send texts into the mailbox, at every hour, unless these settings in the database were changed. */
  texts?: boolean;
  /** Fills the database through the API at this address, before scheduled jobs run and the first email is sent. */
  fill?: (url: string) => Promise<void>;
  /** Email the operator the daily digest at its time (off by default). */
  digest?: boolean;
  /** Environment variables of the functions; they override the backend's own. */
  environment?: Record<string, string>;
  /** Serve a table browser at the backend's own address, without a key for requests from this machine. */
  studio?: boolean;
};

/**
 * Starts a whole Supabase for development and tests: Postgres with the project's migrations, the REST and Storage APIs,
 * the functions in Deno, a mailbox for what they send and a hook for the builds they request. None of it is shipped.
 *
 * @throws if another process uses `dataDir` or a migration fails.
 */
export async function startEmbeddedBackend(options: Options): Promise<EmbeddedBackend> {
  const release = await claimDirectory(options.dataDir);
  await placeDatabase(options.dataDir);
  const { app, database, close } = await openProject(options);
  // Lite stores photos under the working directory; backends that run side by side need separate directories.
  Object.assign(app._storageAdapter ?? {}, { basePath: path.resolve(options.dataDir, 'photos') });
  // Lets PGlite read and write arrays of the enums that the migration has created.
  await database.refreshArrayTypes();
  await forgetOddArrays(database);

  answerChecksAsHosted(app.connection);
  const forRequest = exposeHeadersToSql(app.connection);
  const listener = getRequestListener((request, { incoming: { headers } }) =>
    forRequest(headers, () => app.fetch(request, { peerAddress: null })),
  );
  // Lite treats a request without a key as the operator's if it comes from this machine and its `Host` is local.
  const studio = getRequestListener((request) => app.fetch(request, { peerAddress: '127.0.0.1' }));
  // A page that is already open may call a function before it is set.
  let functions: ReturnType<typeof startFunctions> | undefined;
  const server = createServer((request, response) => {
    if (!isFunctionPath(request.url) && !isFromThisMachine(request)) refuse(response);
    else if (isProviderPath(request.url)) mailbox.handle(request, response);
    else if (!options.studio || isOurPath(request.url) || isFunctionPath(request.url)) handle(request, response);
    else if (request.url?.startsWith('/static/')) void serveStudioFile(request, response);
    else void studio(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The embedded backend has no port');
  const url = `http://127.0.0.1:${address.port}`;
  const mailbox = createMailbox({
    mailKey: embeddedKeys.mail,
    mailWebhookSecret: embeddedKeys.mailWebhookSecret,
    text: textKeys,
    reportsUrl: `${url}/functions/v1/delivery-reports`,
    ...(options.mail && { pictureOrigin: options.mail.siteUrl }),
  });

  const buildHook = createBuildHook();

  if (options.functions !== false) {
    functions = startFunctions({
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: embeddedKeys.publishable }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: embeddedKeys.secret }),
      BUILD_HOOK_URL: url + BUILD_HOOK_PATH,
      ALLOWED_ORIGINS: options.allowedOrigins.join(','),
      ...(options.mail && (await mailSettings(options.mail, url))),
      ...textSettings(options.texts === true, url),
      ...options.environment,
    });
  }
  if (options.texts) await database.exec(turnTextsOn);
  if (!options.digest) await database.exec(turnDigestOff);
  if (options.mail) await database.exec(shortenDeskLinkWait);

  await options.fill?.(url);

  const clock = options.mail && startClock(() => database.exec('select private.tick()'));
  const wakeTimers = woken.map(({ name, due, problem }) =>
    functions && options.mail
      ? startWakeTimer({ problem, isDue: () => isTrue(due, database), call: (signal) => wake(name, url, signal) })
      : undefined,
  );

  function handle(request: IncomingMessage, response: ServerResponse) {
    addVisitorAddress(request);
    if (isFunctionPath(request.url)) {
      if (functions) void functions.handle(request, response);
      else response.writeHead(503).end();
    } else if (isMailboxPath(request.url)) mailbox.handle(request, response);
    else if (isBuildHookPath(request.url)) buildHook.handle(request, response);
    else if (isSameOrigin(request)) void listener(request, response);
    else refuse(response);
  }

  // The secret key is in the repository: without this check, a page on any site could read and write the database.
  function refuse(response: ServerResponse) {
    response.writeHead(403).end('The embedded backend responds only to its own site.');
  }

  return {
    url,
    database,
    handle,
    async close() {
      await clock?.stop();
      for (const timer of wakeTimers) await timer?.stop();
      functions?.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await close();
      release();
    },
  };
}

/** Opens the Supabase project in `dataDir`. It has none of our tables until the migration has run. */
async function openProject(options: Pick<Options, 'dataDir' | 'studio'>) {
  process.env['EXPERIMENTAL_STORAGE'] = '1';
  process.env['LITE_TELEMETRY'] = '0';
  const { createApi } = await import('@supabase/lite/cli');
  const api = await createApi({ withSupabaseClient: false });
  const app = await quietly(async () =>
    api.project.local.createApp(await writeConfig(options.dataDir), { admin: options.studio === true }),
  );
  await app.ensureSystemSchema();
  return {
    app,
    /** As superuser. */
    database: app.connection.driver as PGlite,
    async close() {
      // Closing sets the exit code once more.
      const { exitCode } = process;
      await app.connection.close();
      process.exitCode = PGLITE_EXIT_CODES.has(Number(exitCode)) ? undefined : exitCode;
    },
  };
}

/**
 * Removes PGlite's parsers for arrays of anything but enums and everyday types: arrays of rows, of which there is one for
 * each table and view, and of types that only Postgres itself uses. PGlite copies all parsers for each query: a short
 * query takes a fifth of the time without them.
 */
async function forgetOddArrays(database: PGlite): Promise<void> {
  const { rows } = await database.query<{ typarray: number }>(`
    select typarray from pg_type
    where typarray <> 0 and typtype <> 'e'
      and typname not in ('bool', 'date', 'float8', 'int2', 'int4', 'int8', 'name', 'numeric', 'text', 'timestamptz', 'uuid')
  `);
  for (const { typarray } of rows) {
    delete database.parsers[typarray];
    delete database.serializers[typarray];
  }
}

/** Whether this is a path of our own development tools, which Supabase does not have. */
export function isOurPath(url = ''): boolean {
  return isMailboxPath(url) || isBuildHookPath(url);
}

function isFunctionPath(url = ''): boolean {
  return url.startsWith('/functions/v1/');
}

async function isTrue(condition: string, database: PGlite): Promise<boolean> {
  const { rows } = await database.query<{ is_true: boolean }>(`select ${condition} as is_true`);
  return rows[0]?.is_true === true;
}

/**
 * Calls a function that is due. @returns which settings it lacks, if it did nothing for that reason. @throws if it
 * fails.
 */
async function wake(name: string, backendUrl: string, signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(`${backendUrl}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: embeddedKeys.sender },
    signal,
  });
  if (!response.ok) throw new Error(`the function ${name} answered with ${response.status}`);
  const { missing = [] }: { missing?: readonly string[] } = await response.json();
  return missing.length > 0 ? `${missing.join(', ')} not set` : undefined;
}

/** Copies a migrated database into `dataDir`, unless the one in it is from the same migration. */
async function placeDatabase(dataDir: string): Promise<void> {
  const version = await schemaVersion();
  const file = path.resolve(dataDir, 'schema-version');
  if ((await readFile(file, 'utf8').catch(() => '')) === version) return;
  for (const name of ['postgres', 'photos']) await rm(path.resolve(dataDir, name), { recursive: true, force: true });
  await cp(await migratedDatabase(version), path.resolve(dataDir, 'postgres'), { recursive: true });
  await writeFile(file, version);
}

/** @returns the directory of a migrated database, created once: copying it takes a tenth of the time of migrating. */
async function migratedDatabase(version: string): Promise<string> {
  const directory = path.join(cacheDir, version);
  if (!existsSync(directory)) {
    await mkdir(cacheDir, { recursive: true });
    for (const outdated of await readdir(cacheDir)) {
      if (!outdated.startsWith('new-')) await rm(path.join(cacheDir, outdated), { recursive: true });
    }
    const dataDir = await mkdtemp(path.join(cacheDir, 'new-'));
    const { app, close } = await openProject({ dataDir });
    const { applyPendingMigrations } = await import('@supabase/lite/cli');
    const { applied } = await applyPendingMigrations(app);
    await close();
    if (applied.length === 0) {
      throw new Error('No migrations found: start the embedded backend in the root of the project');
    }
    // Fails if another process was faster.
    await rename(path.join(dataDir, 'postgres'), directory).catch(() => {});
    await rm(dataDir, { recursive: true });
  }
  return directory;
}

/** Identifies the migration and the version of Lite, which includes Postgres. */
async function schemaVersion(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [baselineFile, litePackageFile]) hash.update(await readFile(file));
  return hash.digest('hex');
}

/**
 * Claims `dataDir` with a PID file: two processes on the same files would corrupt the database. Returns a function that
 * releases it.
 */
async function claimDirectory(dataDir: string): Promise<() => void> {
  await mkdir(dataDir, { recursive: true });
  const file = path.resolve(dataDir, 'pid');
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  if (holder !== process.pid && isRunning(holder)) {
    throw new Error(
      `The database in ${dataDir} is in use by process ${holder}. Stop it, or set another directory in ` +
        `EMBEDDED_DATA_DIR. If that process is something else, delete ${file}.`,
    );
  }
  await writeFile(file, String(process.pid));
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function writeConfig(dataDir: string): Promise<string> {
  const file = path.resolve(dataDir, 'lite.toml');
  await writeFile(
    file,
    `project_id = "poppyhaul"
[db]
driver = "pglite"
url = ${JSON.stringify(path.resolve(dataDir, 'postgres'))}
[storage]
enabled = true
file_size_limit = "10MiB"
[auth]
enabled = true
enable_signup = false
jwt_secret = ${JSON.stringify(embeddedKeys.jwtSecret)}
publishable_key = ${JSON.stringify(embeddedKeys.publishable)}
secret_key = ${JSON.stringify(embeddedKeys.secret)}
`,
  );
  return file;
}

/** Runs `task` without Lite's warning that its storage is experimental. */
async function quietly<Result>(task: () => Promise<Result>): Promise<Result> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await task();
  } finally {
    console.warn = warn;
  }
}
