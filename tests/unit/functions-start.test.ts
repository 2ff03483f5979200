import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startFunctions } from '../../scripts/backend/functions.ts';
import { serve } from '../support/deployed-functions.ts';

const PID = 'Deno.serve(() => new Response(String(Deno.pid)));';
const PID_OR_END = `Deno.serve((request) => request.method === 'DELETE' ? Deno.exit(3) : new Response(String(Deno.pid)));`;

let directory: string;
let functions: ReturnType<typeof startFunctions>;
let server: Awaited<ReturnType<typeof serve>>;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  directory = await mkdtemp(path.join(tmpdir(), 'poppyhaul-functions-'));
  functions = startFunctions({ GREETING: 'hello', HIDDEN: undefined }, directory);
  server = await serve(functions.handle);
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  server.close();
  functions.close();
  await rm(directory, { recursive: true });
});

async function write(name: string, code: string) {
  await mkdir(path.join(directory, name), { recursive: true });
  await writeFile(path.join(directory, name, 'index.ts'), code);
}

async function ask(name: string, method = 'POST') {
  const response = await fetch(`${server.url}/functions/v1/${name}`, { method });
  return { status: response.status, text: await response.text() };
}

/** All errors that were printed. */
function printed(): string {
  return vi.mocked(console.error).mock.calls.join('\n');
}

test("a function doesn't run before it is called", async () => {
  // It exits when it runs, which would be printed.
  await write('never-asked', 'Deno.exit(5);');
  await write('asked', PID);
  const early = startFunctions({}, directory);

  expect((await ask('asked')).status).toBe(200);
  early.close();

  expect(printed()).toBe('');
});

test('requests during startup wait for one process, which also answers later ones', async () => {
  await write('pid', PID);

  const first = await Promise.all([ask('pid'), ask('pid'), ask('pid')]);
  const later = await ask('pid');

  expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set([...first, later].map(({ text }) => text))).toHaveLength(1);
});

test('the next request restarts a function that died', async () => {
  await write('pid', PID_OR_END);
  const before = await ask('pid');

  const deadly = await ask('pid', 'DELETE');
  await vi.waitFor(() => expect(printed()).toContain('The function pid ended with code 3'));
  const after = await ask('pid');

  expect(deadly.status).toBe(502);
  expect(after.status).toBe(200);
  expect(after.text).not.toBe(before.text);
});

test('the reason for a failed start is printed, and the next request tries again', async () => {
  await write('broken', `throw new Error('SENDER_KEY is not set');`);

  expect((await ask('broken')).status).toBe(503);
  expect(printed()).toMatch(/The function broken ended with code 1\..*SENDER_KEY is not set/s);

  await write('broken', PID);
  expect((await ask('broken')).status).toBe(200);
});

test('a function added later works, and an unknown name gets 404', async () => {
  await write('_shared', PID);

  expect((await ask('later')).status).toBe(404);
  expect((await ask('_shared')).status).toBe(404);
  expect((await ask('..%2Flater')).status).toBe(404);
  expect((await ask('')).status).toBe(404);

  await write('later', PID);
  expect((await ask('later')).status).toBe(200);
});

test("more functions don't add listeners to the process or its output, of which Node would warn", async () => {
  const listeners = () => [process.listenerCount('exit'), process.stderr.listenerCount('unpipe')];
  const before = listeners();
  await write('one', PID);
  await write('other', PID);

  expect([(await ask('one')).status, (await ask('other')).status]).toEqual([200, 200]);

  expect(listeners()).toEqual(before);
});

test('a function gets only the variables it is given', async () => {
  vi.stubEnv('HIDDEN', 'from the shell');
  await write('environment', `Deno.serve(() => new Response(Deno.env.get('GREETING') + Deno.env.get('HIDDEN')));`);

  expect((await ask('environment')).text).toBe('helloundefined');
});

test('closing ends a function during startup and starts no more', async () => {
  await write('slow', 'setInterval(() => {}, 1000);');
  await write('pid', PID);

  const waiting = ask('slow');
  await vi.waitFor(async () => expect((await ask('pid')).status).toBe(200));
  functions.close();

  // The answer comes when its process has ended.
  expect((await waiting).status).toBe(503);
  expect((await ask('pid')).status).toBe(503);
  expect(printed()).toBe('');
});

test('a function can connect only to this machine, the monitor and the provider of texts', async () => {
  const netOf = 'async (host) => (await Deno.permissions.query({ name: "net", host })).state';
  const hosts = ['127.0.0.1:80', 'monitor.example', 'api.texts.example', 'site.example', 'elsewhere.example'];
  await write(
    'net',
    `Deno.serve(async () => Response.json(await Promise.all(${JSON.stringify(hosts)}.map(${netOf}))));`,
  );
  const urls = {
    HEARTBEAT_URL: 'https://monitor.example/ping/1',
    TEXT_API_URL: 'https://api.texts.example',
    SITE_URL: 'https://site.example',
  };
  const withMonitor = startFunctions(urls, directory);
  const own = await serve(withMonitor.handle);

  const states = await (await fetch(`${own.url}/functions/v1/net`)).json();
  own.close();
  withMonitor.close();

  expect(states).toEqual(['granted', 'granted', 'granted', 'prompt', 'prompt']);
});
