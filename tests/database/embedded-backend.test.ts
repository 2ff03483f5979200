import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedBackend, startEmbeddedBackend } from '../../scripts/backend/backend.ts';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { papers } from '../fixtures/haulers.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { backendUrl } from '../support/backend.ts';
import { statusOf } from '../support/status-of.ts';

let dataDir: string;
let backend: EmbeddedBackend;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'poppyhaul-test-'));
  // As left behind by a killed process: no process has this number.
  await writeFile(path.join(dataDir, 'pid'), '99999999');
  backend = await startEmbeddedBackend({
    dataDir,
    functions: false,
    allowedOrigins: [],
    mail: { siteUrl: 'https://site.example', provider: false },
    studio: true,
  });
}, 60_000);

afterAll(async () => {
  await backend.close();
  await rm(dataDir, { recursive: true });
});

test('the development server has a table browser with all its code', async () => {
  const page = await (await fetch(`${backend.url}/`)).text();
  const files = [...page.matchAll(/(?:src|href)="(\/static\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);

  const types = await Promise.all(
    files.map(async (file) => (await fetch(backend.url + file)).headers.get('content-type')),
  );

  expect(types).toEqual(['text/javascript', 'text/css']);
  expect(await statusOf(`${backend.url}/static/nothing.js`)).toBe(404);
});

test('its table browser reads and changes tables without a key, only from this machine', async () => {
  const limits = `${backend.url}/rest/v1/submission_limits?only_row=eq.true`;
  const raise = () =>
    fetch(limits, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ leads_per_hour: 7 }),
    });

  expect((await raise()).ok).toBe(true);
  expect(await (await fetch(limits)).json()).toMatchObject([{ leads_per_hour: 7 }]);
  expect(await statusOf(limits, { origin: 'https://evil.example' })).toBe(403);
  expect(await statusOf(limits, { host: 'evil.example' })).toBe(403);
});

test.each<Record<string, string>>([{ origin: 'https://evil.example' }, { host: 'evil.example' }, { origin: 'null' }])(
  'no page of another site can read the tables with the well-known secret key: %o',
  async (headers) => {
    const key = { apikey: embeddedKeys.secret, authorization: `Bearer ${embeddedKeys.secret}` };

    for (const url of [backend.url, backendUrl]) {
      expect(await statusOf(`${url}/rest/v1/leads`, { ...key, ...headers })).toBe(403);
      expect(await statusOf(`${url}/storage/v1/bucket`, { ...key, ...headers })).toBe(403);
      expect(await statusOf(`${url}/rest/v1/leads`, key)).toBe(200);
    }
  },
);

test('the embedded backend has a mailbox next to the tables, only for this machine', async () => {
  const sent = await fetch(`${backend.url}/emails`, {
    method: 'POST',
    headers: { authorization: `Bearer ${embeddedKeys.mail}` },
    body: JSON.stringify({ from: 'hello@example.com', to: 'ana@example.com', subject: 'Hello' }),
  });

  expect(sent.status).toBe(200);
  expect(await (await fetch(`${backend.url}/mailbox.json`)).json()).toMatchObject([{ to: ['ana@example.com'] }]);
  expect(await (await fetch(`${backend.url}/mailbox`)).text()).toContain('ana@example.com');
  expect(await statusOf(`${backend.url}/mailbox.json`, { host: 'evil.example' })).toBe(403);
});

test("the embedded backend's clock runs even if emails can't be sent: others are offered what no one accepted in time", async () => {
  const { id, phone } = minimalLeadRow();
  await backend.database.exec(`
    update public.dispatch_settings set offers_per_wave = 1;
    insert into public.haulers (name, email, phone, ${papers.columns})
    select 'Sunset Hauling', n || '@hauler.example', '2135550142', ${papers.values} from generate_series(1, 2) as n;
    insert into public.leads (id, services, street_address, zip_code, full_name, phone, agreed_to_terms)
    values ('${id}', '{Furniture Removal}', '1600 Vine Street', '90028', 'Rosa Alvarez', '${phone}', true);
    update public.job_offers set expires_at = now()`);

  const states = async () => {
    const { rows } = await backend.database.query<{ state: string }>(
      'select state from public.job_offers order by state::text',
    );
    return rows.map(({ state }) => state);
  };

  await expect.poll(states, { timeout: 20_000 }).toEqual(['expired', 'open']);
});

test('the embedded backend is also the build hook, only for this machine', async () => {
  const hook = `${backend.url}/build-hook.json`;

  expect((await fetch(hook, { method: 'POST', body: '{}' })).ok).toBe(true);

  expect(await (await fetch(hook)).json()).toEqual({ calls: [{ at: expect.any(String) }] });
  expect(await statusOf(hook, { host: 'evil.example' })).toBe(403);
});

test('every embedded backend has a mailbox and a hook, with or without table browser', async () => {
  for (const path of ['/mailbox', '/mailbox.json', '/build-hook.json']) {
    expect(await statusOf(backendUrl + path)).toBe(200);
  }
});

test('no other server allows access without a key', async () => {
  expect(await statusOf(`${backendUrl}/rest/v1/leads`)).toBe(401);
});

test("a second process doesn't use the files of the first", async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'poppyhaul-test-'));
  await writeFile(path.join(other, 'pid'), String(process.ppid));

  const start = startEmbeddedBackend({ dataDir: other, functions: false, allowedOrigins: [] });

  await expect(start).rejects.toThrow(`in use by process ${process.ppid}`);
  expect(await readFile(path.join(dataDir, 'pid'), 'utf8')).toBe(String(process.pid));
  await rm(other, { recursive: true });
});

test('closing the embedded backend keeps the exit code of the process', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'poppyhaul-test-'));
  const started = await startEmbeddedBackend({ dataDir: other, functions: false, allowedOrigins: [] });
  const before = process.exitCode;
  process.exitCode = 7;

  await started.close();

  const { exitCode } = process;
  process.exitCode = before;
  expect(exitCode).toBe(7);
  await rm(other, { recursive: true });
});
