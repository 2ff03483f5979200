import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedBackend, startEmbeddedBackend } from '../../scripts/backend/backend.ts';
import { textKeys } from '../../scripts/backend/keys.ts';
import { operatorPhone, turnTextsOn } from '../../scripts/backend/text-settings.ts';
import { basic } from '../support/mailbox.ts';

let dataDir: string;
let backend: EmbeddedBackend;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'poppyhaul-texts-'));
  const mail = { siteUrl: 'https://site.example' };
  backend = await startEmbeddedBackend({
    dataDir,
    functions: false,
    allowedOrigins: [],
    mail,
    texts: true,
  });
}, 60_000);

afterAll(async () => {
  await backend.close();
  await rm(dataDir, { recursive: true });
});

async function settings() {
  const { rows } = await backend.database.query(
    'select texts_on, operator_phone, texts_from::text, texts_until::text from public.dispatch_settings',
  );
  return rows[0];
}

test('texts are on at all hours, and the operator has a fictional number', async () => {
  expect(operatorPhone).toMatch(/55501\d\d$/);
  expect(await settings()).toEqual({
    texts_on: true,
    operator_phone: operatorPhone,
    texts_from: '00:00:00',
    texts_until: '24:00:00',
  });
});

test.each(['texts_on = false', `texts_from = '09:00', texts_on = false`, `operator_phone = '2135550150'`])(
  'changed settings stay on the next start: %s',
  async (edit) => {
    await backend.database.exec(`update public.dispatch_settings set ${edit}`);
    const edited = await settings();

    await backend.database.exec(turnTextsOn);

    expect(await settings()).toEqual(edited);
  },
);

test('a text provider answers next to the mailbox, which shows the text', async () => {
  const response = await fetch(`${backend.url}/2010-04-01/Accounts/${textKeys.account}/Messages.json`, {
    method: 'POST',
    headers: { authorization: basic(textKeys.account, textKeys.token) },
    body: new URLSearchParams({ To: '+12135550142', Body: 'Hello.', MessagingServiceSid: textKeys.service }),
  });

  expect(response.status).toBe(201);
  expect(await (await fetch(`${backend.url}/mailbox/texts.json`)).json()).toMatchObject([{ body: 'Hello.' }]);
  expect(await (await fetch(`${backend.url}/mailbox`)).text()).toContain('to (213) 555-0142');
});
