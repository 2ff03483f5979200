import { beforeEach, expect, inject, test } from 'vitest';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { operator, visitor } from '../support/clients.ts';
import { countRows } from '../support/count-rows.ts';
import { call, request } from '../support/functions.ts';
import { submitLead } from '../support/leads.ts';
import { allowedOrigin } from '../support/start-backend.ts';

/** Submits a request and takes the token from what its mails would be made of. */
async function submitAndGetMail(lead: { id: string } & ReturnType<typeof minimalLeadRow> = maximalLeadRow()) {
  await submitLead(lead);
  const { data } = await operator.from('leads').select('mail_token').eq('id', lead.id).single().throwOnError();
  return data.mail_token;
}

function oneClick(token: string) {
  return fetch(`${inject('backendUrl')}/functions/v1/stop-mail?token=${token}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
}

const written = (token: string) => token.toLowerCase().match(/.{4}/g)?.join('-') ?? '';

let before: number;

beforeEach(async () => {
  before = await countRows('mail_blocks');
});

test('the page stops the mail of an address, however the token is written, and once for ever', async () => {
  const token = await submitAndGetMail();

  const { data, error } = await visitor.functions.invoke('stop-mail', { body: { token: written(token) } });
  const again = await call('stop-mail', { token });

  expect({ data, error }).toEqual({ data: { success: true }, error: null });
  expect(again).toEqual({ status: 200, answer: { success: true } });
  expect(await countRows('mail_blocks')).toBe(before + 1);
});

test('a mail program stops it with one click and no key', async () => {
  const response = await oneClick(await submitAndGetMail());

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
  expect(await countRows('mail_blocks')).toBe(before + 1);
});

test('an unknown token is answered alike, and so is that of a request without an address', async () => {
  const answers = [
    await oneClick('0000000000000000'),
    await oneClick(await submitAndGetMail(minimalLeadRow())),
    await oneClick(await submitAndGetMail()),
  ];

  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(await countRows('mail_blocks')).toBe(before + 1);
});

test('neither opening the link nor half of it stops anything', async () => {
  const token = await submitAndGetMail();

  const opened = await fetch(`${inject('backendUrl')}/functions/v1/stop-mail?token=${token}`);
  const half = await oneClick(token.slice(0, 15));
  const withoutKey = await request('stop-mail', { headers: { apikey: 'guess' }, body: JSON.stringify({ token }) });

  expect([opened.status, half.status, withoutKey.status]).toEqual([405, 400, 401]);
  expect(await countRows('mail_blocks')).toBe(before);
});

test('a tracking ID stops nothing: who can see a request need not be who gets its mails', async () => {
  const lead = maximalLeadRow();
  await submitAndGetMail(lead);

  const { status } = await call('stop-mail', { token: lead.tracking_id });

  expect(status).toBe(200);
  expect(await countRows('mail_blocks')).toBe(before);
});

test('pages of the site may ask, and no other site’s', async () => {
  const allowed = async (origin: string) => {
    const response = await request('stop-mail', { method: 'OPTIONS', headers: { origin } });
    return response.headers.get('access-control-allow-origin');
  };

  expect(await allowed(allowedOrigin)).toBe(allowedOrigin);
  expect(await allowed('https://evil.example')).toBeNull();
});
