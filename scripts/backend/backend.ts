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
import { linksAtOnce, turnDigestOff } from './desk.ts';
import { startFunctions } from './functions.ts';
import { embeddedKeys, textKeys } from './keys.ts';
import { type MailOptions, mailSettings } from './mail-settings.ts';
import { isFromThisMachine, isOfOneSite } from './mailbox/is-from-this-machine.ts';
import { createMailbox, isMailboxPath, isProviderPath } from './mailbox/mailbox.ts';
import { handOnHeaders, nameVisitor } from './request-headers.ts';
import { serveStudioFile } from './studio.ts';
import { textSettings, turnTextsOn } from './text-settings.ts';
import { startWakeTimer } from './wake-timer.ts';

const nodeModules = path.resolve(import.meta.dirname, '../../node_modules');

/** Where migrated databases are kept, to be copied. */
const cacheDir = path.join(nodeModules, '.cache/embedded-database');

const litePackageFile = path.join(nodeModules, '@supabase/lite/package.json');

/**
 * PGlite sets the exit code of the whole process to these while it starts, works and closes, as if it were a program of
 * its own. Anything else in the exit code is somebody's word on the process, such as that of a failed test run.
 */
const PGLITE_EXIT_CODES = new Set([99, 100]);

/**
 * The functions that the database wakes: when one is due, and what is so while it fails. The sender is due
 * now and then though there is nothing to send: so a monitor sees that all is well.
 */
const woken = [
  {
    name: 'send-notifications',
    due: 'private.should_call_sender()',
    trouble: 'Mails or texts are not sent',
  },
  {
    name: 'remove-old-photos',
    due: 'exists (select from private.retention where photos_due)',
    trouble: 'Old photos are not removed',
  },
];

export type EmbeddedBackend = {
  /** Where Supabase's HTTP API answers, such as `http://127.0.0.1:40123`. */
  url: string;
  /** The database itself, as its superuser, to whom no policy applies. */
  database: PGlite;
  /** Answers a Node request to one of Supabase's paths, to the mailbox or to the build hook. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
};

type Options = {
  /** Where the database and the photos are kept. One process at a time. */
  dataDir: string;
  /** Origins that the functions answer to across origins. */
  allowedOrigins: readonly string[];
  /** Run the functions too (default). */
  functions?: boolean;
  /**
   * Let time bring about what it does, each second, and have the functions do what is due: send mails, into the mailbox,
   * and remove old photos.
   */
  mail?: MailOptions;
  /** Let the functions send texts too, into the mailbox, at every hour, unless somebody has set the database otherwise. */
  texts?: boolean;
  /** Fills the database, through the API at this address, before time goes on and the first mail is sent. */
  fill?: (url: string) => Promise<void>;
  /** Mail the operator what each day brings, at its time (not by default). */
  digest?: boolean;
  /** Variables of the functions that go before those of the backend. */
  environment?: Record<string, string>;
  /** Serve a browser of the tables at the backend's own address, where this machine is let in without a key. */
  studio?: boolean;
};

/**
 * Starts a whole Supabase for development and tests: Postgres with the project's migrations, the REST and Storage
 * APIs, the functions in Deno, a mailbox for what they send and a hook for the builds that they want. Nothing of it is
 * shipped.
 *
 * @throws if another process uses `dataDir` or a migration fails.
 */
export async function startEmbeddedBackend(options: Options): Promise<EmbeddedBackend> {
  const release = await claimDirectory(options.dataDir);
  await placeDatabase(options.dataDir);
  const { app, database, close } = await openProject(options);
  // Lite keeps photos under the working directory; several backends side by side need a place each.
  Object.assign(app._storageAdapter ?? {}, { basePath: path.resolve(options.dataDir, 'photos') });
  // So that lists of the enums that the migration has made are read and written as arrays.
  await database.refreshArrayTypes();

  const forRequest = handOnHeaders(app.connection);
  const listener = getRequestListener((request, { incoming: { headers } }) =>
    forRequest(headers, () => app.fetch(request, { peerAddress: null })),
  );
  // Lite lets a request without a key in as the operator if it comes from this machine and names it as the host.
  const studio = getRequestListener((request) => app.fetch(request, { peerAddress: '127.0.0.1' }));
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

  const functions =
    options.functions === false
      ? undefined
      : startFunctions({
          SUPABASE_URL: url,
          SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: embeddedKeys.publishable }),
          SUPABASE_SECRET_KEYS: JSON.stringify({ default: embeddedKeys.secret }),
          BUILD_HOOK_URL: url + BUILD_HOOK_PATH,
          ALLOWED_ORIGINS: options.allowedOrigins.join(','),
          ...(options.mail && (await mailSettings(options.mail, url))),
          ...textSettings(options.texts === true, url),
          ...options.environment,
        });
  if (options.texts) await database.exec(turnTextsOn);
  if (!options.digest) await database.exec(turnDigestOff);
  if (options.mail) await database.exec(linksAtOnce);

  await options.fill?.(url);

  const clock = options.mail && startClock(() => database.exec('select private.tick()'));
  const wakeTimers = woken.map(({ name, due, trouble }) =>
    functions && options.mail
      ? startWakeTimer({ trouble, isDue: () => isTrue(due, database), call: (signal) => wake(name, url, signal) })
      : undefined,
  );

  function handle(request: IncomingMessage, response: ServerResponse) {
    nameVisitor(request);
    if (functions && isFunctionPath(request.url)) void functions.handle(request, response);
    else if (isMailboxPath(request.url)) mailbox.handle(request, response);
    else if (isBuildHookPath(request.url)) buildHook.handle(request, response);
    else if (isOfOneSite(request)) void listener(request, response);
    else refuse(response);
  }

  // The secret key is in the repository: with it, a page of any site would read and write the database.
  function refuse(response: ServerResponse) {
    response.writeHead(403).end('The embedded backend answers no other site.');
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

/** Opens the Supabase project in `dataDir`. Nothing of ours is in it until the migration has run. */
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
    /** As its superuser. */
    database: app.connection.driver as PGlite,
    async close() {
      // Closing sets it once more.
      const { exitCode } = process;
      await app.connection.close();
      process.exitCode = PGLITE_EXIT_CODES.has(Number(exitCode)) ? undefined : exitCode;
    },
  };
}

/** Whether a person or a test finds something here that no Supabase has. */
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

/** Calls a function that is due. @returns why it has done nothing, if so. @throws if it fails. */
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

/** Puts a new database into `dataDir`, unless the one in it was made by the same migration. */
async function placeDatabase(dataDir: string): Promise<void> {
  const version = await schemaVersion();
  const file = path.resolve(dataDir, 'schema-version');
  if ((await readFile(file, 'utf8').catch(() => '')) === version) return;
  for (const name of ['postgres', 'photos']) await rm(path.resolve(dataDir, name), { recursive: true, force: true });
  await cp(await migratedDatabase(version), path.resolve(dataDir, 'postgres'), { recursive: true });
  await writeFile(file, version);
}

/** @returns a directory with the migrated database. It is made once and then copied, which takes a tenth of the time. */
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
    // It fails if another process was faster.
    await rename(path.join(dataDir, 'postgres'), directory).catch(() => {});
    await rm(dataDir, { recursive: true });
  }
  return directory;
}

/** What a database is made from: the migration, and the version of Lite, which brings its Postgres. */
async function schemaVersion(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [baselineFile, litePackageFile]) hash.update(await readFile(file));
  return hash.digest('hex');
}

/**
 * Two processes on the same files would spoil the database: a
 * file in `dataDir` says whose it is. Returns what gives it back.
 */
async function claimDirectory(dataDir: string): Promise<() => void> {
  await mkdir(dataDir, { recursive: true });
  const file = path.resolve(dataDir, 'pid');
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  if (holder !== process.pid && isRunning(holder)) {
    throw new Error(
      `The database in ${dataDir} is in use by process ${holder}. Stop that, or name another directory in ` +
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

/** Runs `task` without lite's start-up notice that its storage is experimental. */
async function quietly<Result>(task: () => Promise<Result>): Promise<Result> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await task();
  } finally {
    console.warn = warn;
  }
}
