import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseTrackingId } from '@functions/domain/tracking-id.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type EmbeddedBackend, startEmbeddedBackend } from '../../scripts/backend/backend.ts';
import { makeDeskLink, shortenDeskLinkWait, turnDigestOff } from '../../scripts/backend/desk.ts';

let dataDir: string;
let backend: EmbeddedBackend;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'poppyhaul-desk-'));
  backend = await startEmbeddedBackend({
    dataDir,
    functions: false,
    allowedOrigins: [],
    mail: { siteUrl: 'https://site.example' },
  });
}, 60_000);

afterAll(async () => {
  await backend.close();
  await rm(dataDir, { recursive: true });
});

beforeEach(async () => {
  await backend.database.exec('update public.dispatch_settings set desk_on = true');
});

type Look = { scope: string; expires_at: string } | null;

async function look(token = ''): Promise<Look> {
  const { rows } = await backend.database.query<{ look: Look }>('select public.view_desk($1) as look', [
    parseTrackingId(token),
  ]);
  return rows[0]?.look ?? null;
}

async function settings() {
  const { rows } = await backend.database.query(
    'select desk_ask_every::text, digest_at::text from public.dispatch_settings',
  );
  return rows[0];
}

test('the startup link opens the list for a week and is in readable form', async () => {
  const token = await makeDeskLink(backend.database);

  expect(token).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
  const opened = await look(token);
  expect(opened?.scope).toBe('list');
  const days = (Date.parse(opened?.expires_at ?? '') - Date.now()) / (24 * 60 * 60_000);
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThan(7.1);
});

test('the previous startup link still works', async () => {
  const earlier = await makeDeskLink(backend.database);
  const later = await makeDeskLink(backend.database);

  expect(later).not.toBe(earlier);
  expect(await look(earlier)).toMatchObject({ scope: 'list' });
});

test('there is no link while the desk is off', async () => {
  await backend.database.exec('update public.dispatch_settings set desk_on = false');

  expect(await makeDeskLink(backend.database)).toBeUndefined();
});

test('a link can be requested again immediately, and no daily email is sent', async () => {
  expect(await settings()).toEqual({ desk_ask_every: '00:00:01', digest_at: null });
});

test('changed settings stay on the next start', async () => {
  await backend.database.exec(`update public.dispatch_settings set desk_ask_every = '1 hour', digest_at = '06:00'`);
  const edited = await settings();

  await backend.database.exec(shortenDeskLinkWait);
  await backend.database.exec(turnDigestOff);

  expect(await settings()).toEqual(edited);
});

test('the daily email comes at its own time if it is wanted', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'poppyhaul-desk-'));
  const started = await startEmbeddedBackend({
    dataDir: other,
    functions: false,
    allowedOrigins: [],
    digest: true,
  });

  const { rows } = await started.database.query('select digest_at::text from public.dispatch_settings');

  await started.close();
  await rm(other, { recursive: true });
  expect(rows).toEqual([{ digest_at: '07:30:00' }]);
});
