import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { allowedOrigin } from '../support/allowed-origin.ts';
import { backendUrl } from '../support/backend.ts';
import { operator, visitor } from '../support/clients.ts';
import { countRows } from '../support/count-rows.ts';
import { call, request } from '../support/functions.ts';
import { addHauler, removeHaulers } from '../support/haulers.ts';
import { submitLead } from '../support/leads.ts';
import { claim, forgetNotifications, makeDue, notificationsOf } from '../support/notifications.ts';
import { arrivalMailOf, offerMailOf } from '../support/stop-links.ts';

/** Submits a request and returns the stop token of its email. */
async function submitAndGetMail(lead = maximalLeadRow()): Promise<string> {
  return arrivalMailOf(await submitLead(lead));
}

function oneClick(token: string) {
  return fetch(`${backendUrl}/functions/v1/stop-mail?token=${token}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
}

const written = (token: string) => token.toLowerCase().match(/.{4}/g)?.join('-') ?? '';

beforeEach(forgetNotifications);

/** Whether this address gets no more emails. */
async function isStopped(email: string): Promise<boolean> {
  const lead = await submitLead({ ...maximalLeadRow(), email });
  await makeDue();
  await claim();
  return (await notificationsOf(lead)).some(({ last_error }) => last_error === 'The address wants no mail');
}

test('the page stops emails to an address with any spelling of the token, permanently', async () => {
  const token = await submitAndGetMail();

  const { data, error } = await visitor.functions.invoke('stop-mail', { body: { token: written(token) } });
  const again = await call('stop-mail', { token });

  expect({ data, error }).toEqual({ data: { success: true }, error: null });
  expect(again).toEqual({ status: 200, answer: { success: true } });
  expect(await countRows('mail_blocks')).toBe(1);
});

test('one-click unsubscribe stops them without a key', async () => {
  const response = await oneClick(await submitAndGetMail());

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
  expect(await countRows('mail_blocks')).toBe(1);
});

test('an unknown token gets the same answer as a known one', async () => {
  const answers = [await oneClick('0000000000000000'), await oneClick(await submitAndGetMail())];

  expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(await countRows('mail_blocks')).toBe(1);
});

test("correcting a request to another person's address can't stop their emails", async () => {
  const lead = maximalLeadRow();
  const victim = `victim.${lead.email}`;
  const token = await submitAndGetMail(lead);
  await call('update-lead', { trackingId: lead.tracking_id, action: 'correct', email: victim });

  await oneClick(token);

  expect(await isStopped(victim)).toBe(false);
  expect(await isStopped(lead.email)).toBe(true);
});

test('a link stops emails to its address even after the request was corrected and deleted', async () => {
  const lead = maximalLeadRow();
  const token = await submitAndGetMail(lead);
  const other = `other.${lead.email}`;
  await call('update-lead', { trackingId: lead.tracking_id, action: 'correct', email: other });
  await operator.from('leads').delete().eq('id', lead.id).throwOnError();

  await oneClick(token);

  expect(await isStopped(lead.email)).toBe(true);
  expect(await isStopped(other)).toBe(false);
});

test('neither opening the link nor half of it stops anything', async () => {
  const token = await submitAndGetMail();

  const opened = await fetch(`${backendUrl}/functions/v1/stop-mail?token=${token}`);
  const half = await oneClick(token.slice(0, 15));
  const withoutKey = await request('stop-mail', { headers: { apikey: 'guess' }, body: JSON.stringify({ token }) });

  expect([opened.status, half.status, withoutKey.status]).toEqual([405, 400, 401]);
  expect(await countRows('mail_blocks')).toBe(0);
});

test('a tracking ID stops nothing, since others can have it', async () => {
  const lead = maximalLeadRow();
  await submitAndGetMail(lead);

  const { status } = await call('stop-mail', { token: lead.tracking_id });

  expect(status).toBe(200);
  expect(await countRows('mail_blocks')).toBe(0);
});

describe('a link of a hauler', () => {
  /** The token in the email of an offer. */
  async function haulerWithLink() {
    const hauler = await addHauler();
    const lead = await submitLead(maximalLeadRow());
    const offer = { lead_id: lead.id, hauler_id: hauler.id };
    await operator.from('job_offers').insert(offer).throwOnError();
    return { hauler, token: await offerMailOf(lead, hauler) };
  }

  async function isActive({ id }: { id: string }) {
    const { data } = await operator.from('haulers').select('active').eq('id', id).single().throwOnError();
    return data.active;
  }

  const ask = async (token: string, action: string) => (await call('stop-mail', { token, action })).answer;

  afterEach(removeHaulers);

  test('is looked at, pauses and resumes with any spelling of the token', async () => {
    const { hauler, token } = await haulerWithLink();

    expect(await ask(written(token), 'look')).toEqual({ state: 'active' });
    expect(await isActive(hauler)).toBe(true);
    expect(await ask(written(token), 'pause')).toEqual({ state: 'paused' });
    expect(await isActive(hauler)).toBe(false);
    expect(await ask(token, 'pause')).toEqual({ state: 'paused' });
    expect(await ask(token, 'resume')).toEqual({ state: 'active' });
    expect(await isActive(hauler)).toBe(true);
  });

  test('resumes nothing that the operator has paused', async () => {
    const { hauler, token } = await haulerWithLink();
    await operator.from('haulers').update({ active: false }).eq('id', hauler.id).throwOnError();

    expect(await ask(token, 'resume')).toEqual({ state: 'stopped' });
    expect(await isActive(hauler)).toBe(false);
  });

  test('pauses with one click, without a key, and blocks no address', async () => {
    const { hauler, token } = await haulerWithLink();

    const response = await oneClick(token);

    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(await isActive(hauler)).toBe(false);
    expect(await countRows('mail_blocks')).toBe(0);
  });

  test("is unknown if it is a customer's, a tracking ID, a job's or a guess, which stop nothing", async () => {
    const { hauler } = await haulerWithLink();
    const lead = await submitLead(maximalLeadRow());
    const { data: job } = await operator.from('job_offers').select('token').limit(1).single().throwOnError();
    const tokens = [await arrivalMailOf(lead), lead.tracking_id, job.token, '0000000000000000'];

    for (const token of tokens) {
      for (const action of ['look', 'pause', 'resume']) expect(await ask(token, action)).toEqual({ state: 'unknown' });
    }
    expect(await isActive(hauler)).toBe(true);
    expect(await countRows('mail_blocks')).toBe(0);
  });

  test('is neither opened nor paused by a GET, without a key or with an unknown action', async () => {
    const { hauler, token } = await haulerWithLink();
    const url = `${backendUrl}/functions/v1/stop-mail?token=${token}&action=pause`;

    const opened = await fetch(url);
    const withoutKey = await request('stop-mail', {
      headers: { apikey: 'guess' },
      body: JSON.stringify({ token, action: 'pause' }),
    });
    const unknown = await call('stop-mail', { token, action: 'delete' });

    expect([opened.status, withoutKey.status, unknown.status]).toEqual([405, 401, 400]);
    expect(await isActive(hauler)).toBe(true);
  });
});

test('only pages of the site can call', async () => {
  const allowed = async (origin: string) => {
    const response = await request('stop-mail', { method: 'OPTIONS', headers: { origin } });
    return response.headers.get('access-control-allow-origin');
  };

  expect(await allowed(allowedOrigin)).toBe(allowedOrigin);
  expect(await allowed('https://evil.example')).toBeNull();
});
