import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startFunctions } from '../../scripts/backend/functions.ts';
import { serve } from '../support/deployed-functions.ts';

const PID = 'Deno.serve(() => new Response(String(Deno.pid)));';
const PID_OR_END = `Deno.serve((request) => request.method === 'DELETE' ? Deno.exit(3) : new Response(String(Deno.pid)));`;

const variables = { GREETING: 'hello', HIDDEN: undefined };

let directory: string;
let functions: ReturnType<typeof startFunctions>;
let server: Awaited<ReturnType<typeof serve>>;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  directory = await mkdtemp(path.join(tmpdir(), 'poppyhaul-functions-'));
  functions = startFunctions(variables, directory);
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

test('a function starts with its first request, in one process that also answers later ones', async () => {
  // It exits when it runs, which would be printed.
  await write('never-asked', 'Deno.exit(5);');
  await write('pid', PID);

  const first = await Promise.all([ask('pid'), ask('pid'), ask('pid')]);
  const later = await ask('pid');

  expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set([...first, later].map(({ text }) => text))).toHaveLength(1);
  expect(printed()).toBe('');
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

test('a function gets only the variables it is given, and connects only to this machine and what those name', async () => {
  vi.stubEnv('HIDDEN', 'from the shell');
  const hosts = ['127.0.0.1:80', 'monitor.example', 'api.texts.example', 'site.example', 'elsewhere.example'];
  await write(
    'rights',
    `const stateOf = async (host) => (await Deno.permissions.query({ name: 'net', host })).state;
    const variables = [Deno.env.get('GREETING'), Deno.env.get('HIDDEN') ?? null];
    Deno.serve(async () => Response.json([variables, await Promise.all(${JSON.stringify(hosts)}.map(stateOf))]));`,
  );
  const urls = { HEARTBEAT_URL: 'https://monitor.example/ping/1', TEXT_API_URL: 'https://api.texts.example' };
  const own = startFunctions({ ...urls, SITE_URL: 'https://site.example', ...variables }, directory);
  const ownServer = await serve(own.handle);

  const answer = await (await fetch(`${ownServer.url}/functions/v1/rights`)).json();
  ownServer.close();
  own.close();

  expect(answer).toEqual([
    ['hello', null],
    ['granted', 'granted', 'granted', 'prompt', 'prompt'],
  ]);
});
