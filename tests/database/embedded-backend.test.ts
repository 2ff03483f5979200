import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseTrackingId } from '@functions/domain/tracking-id.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type EmbeddedBackend, startEmbeddedBackend } from '../../scripts/backend/backend.ts';
import { makeDeskLink } from '../../scripts/backend/desk.ts';
import { embeddedKeys, textKeys } from '../../scripts/backend/keys.ts';
import { operatorPhone } from '../../scripts/backend/text-settings.ts';
import { papers } from '../fixtures/haulers.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { backendUrl } from '../support/backend.ts';
import { serve } from '../support/deployed-functions.ts';
import { basic } from '../support/mailbox.ts';
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
    texts: true,
    studio: true,
  });
}, 60_000);

afterAll(async () => {
  await backend.close();
  await rm(dataDir, { recursive: true });
});

async function otherDirectory(): Promise<string> {
  const other = await mkdtemp(path.join(tmpdir(), 'poppyhaul-test-'));
  onTestFinished(() => rm(other, { recursive: true }));
  return other;
}

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
  // No other server allows access without a key.
  expect(await statusOf(`${backendUrl}/rest/v1/leads`)).toBe(401);
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

test('neither can they through the server of the site, which visitors reach from elsewhere', async () => {
  const site = await serve(backend.handle);
  onTestFinished(() => site.close());
  const leads = `${site.url}/rest/v1/leads`;
  const key = { apikey: embeddedKeys.secret, authorization: `Bearer ${embeddedKeys.secret}` };

  expect(await statusOf(leads, { ...key, origin: 'https://evil.example' })).toBe(403);
  expect(await statusOf(leads, { ...key, host: 'site.example' })).toBe(200);
  expect(await statusOf(`${site.url}/mailbox`, { host: 'site.example' })).toBe(403);
});

test('every embedded backend has a mailbox for emails and texts and a build hook, only for this machine', async () => {
  const post = (address: string, authorization: string, body: BodyInit) =>
    fetch(backend.url + address, { method: 'POST', headers: { authorization }, body });
  const mail = { from: 'hello@example.com', to: 'ana@example.com', subject: 'Hello' };
  const text = { To: '+12135550142', Body: 'Hello.', MessagingServiceSid: textKeys.service };
  const account = `/2010-04-01/Accounts/${textKeys.account}/Messages.json`;

  const statuses = [
    await post('/emails', `Bearer ${embeddedKeys.mail}`, JSON.stringify(mail)),
    await post(account, basic(textKeys.account, textKeys.token), new URLSearchParams(text)),
    await post('/build-hook.json', '', '{}'),
  ].map(({ status }) => status);

  expect(statuses).toEqual([200, 201, 200]);
  expect(await (await fetch(`${backend.url}/mailbox`)).text()).toMatch(/to \(213\) 555-0142.*ana@example\.com/s);
  expect(await (await fetch(`${backend.url}/build-hook.json`)).json()).toEqual({ calls: [{ at: expect.any(String) }] });
  for (const address of ['/mailbox', '/mailbox.json', '/mailbox/texts.json', '/build-hook.json']) {
    expect(await statusOf(backendUrl + address)).toBe(200);
    expect(await statusOf(backend.url + address, { host: 'evil.example' })).toBe(403);
  }
});

test('the clock runs even if emails can’t be sent: others are offered what no one accepted in time', async () => {
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

test('every startup link opens the list of the desk, and there is none while the desk is off', async () => {
  const tokens = [await makeDeskLink(backend.database), await makeDeskLink(backend.database)];

  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) {
    const { rows } = await backend.database.query('select public.view_desk($1) as look', [
      parseTrackingId(token ?? ''),
    ]);
    expect(rows).toMatchObject([{ look: { scope: 'list' } }]);
  }
  await backend.database.exec('update public.dispatch_settings set desk_on = false');
  expect(await makeDeskLink(backend.database)).toBeUndefined();
});

test('texts are on at all hours, desk links are sent again at once, and no digest is', async () => {
  const { rows } = await backend.database.query(`
    select desk_ask_every::text, digest_at::text, texts_on, operator_phone, texts_from::text, texts_until::text
    from public.dispatch_settings`);

  const texts = { texts_on: true, operator_phone: operatorPhone, texts_from: '00:00:00', texts_until: '24:00:00' };
  expect(rows).toEqual([{ ...texts, desk_ask_every: '00:00:01', digest_at: null }]);
});

test("a second process doesn't use the files of the first", async () => {
  const other = await otherDirectory();
  await writeFile(path.join(other, 'pid'), String(process.ppid));

  const start = startEmbeddedBackend({ dataDir: other, functions: false, allowedOrigins: [] });

  await expect(start).rejects.toThrow(`in use by process ${process.ppid}`);
  expect(await readFile(path.join(dataDir, 'pid'), 'utf8')).toBe(String(process.pid));
});

test('closing the embedded backend keeps the exit code of the process', async () => {
  const started = await startEmbeddedBackend({ dataDir: await otherDirectory(), functions: false, allowedOrigins: [] });
  const before = process.exitCode;
  process.exitCode = 7;

  await started.close();

  const { exitCode } = process;
  process.exitCode = before;
  expect(exitCode).toBe(7);
});
