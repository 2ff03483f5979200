import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { ProposedWindow } from '@functions/contracts/pickup.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayInLosAngeles } from '../../scripts/backend/los-angeles.ts';
import { vettedHauler } from '../fixtures/haulers.ts';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { ago, HOUR_MS } from '../support/ago.ts';
import { backendUrl } from '../support/backend.ts';
import { operator, visitor } from '../support/clients.ts';
import { serve, startDeployedFunctions } from '../support/deployed-functions.ts';
import { submitLead } from '../support/leads.ts';
import { withLimits } from '../support/limits.ts';
import {
  forgetNotifications,
  makeDue,
  notificationOf,
  notificationsOf,
  withSettings,
} from '../support/notifications.ts';
import { answer, reviewOf } from '../support/reviews.ts';
import { tick } from '../support/tick.ts';

// Runs in Deno with the embedded database and a fake email provider.

type Received = {
  key: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  reply_to?: string;
  headers?: Record<string, string>;
};

const SENDER_KEY = 'key-of-the-sender';
const OPERATOR = 'operator@poppyhaul.example';
/** The subject of the email on the day after a pickup. */
const QUESTION = 'Is it all gone?';

let provider: Awaited<ReturnType<typeof serve>>;
let functions: Awaited<ReturnType<typeof startDeployedFunctions>>;
let received: Received[];
/** The next statuses of the provider, then 200. */
let answers: number[];

const receive: RequestListener = (request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    const status = answers.shift() ?? 200;
    if (status === 200) received.push({ key: String(request.headers['idempotency-key']), ...JSON.parse(body) });
    response.writeHead(status).end(status === 200 ? '{"id":"1"}' : '{"message":"No"}');
  });
};

const LEGAL_ADDRESS = '1 Example & Main St, Los Angeles, CA 90012';

/** The answer when nothing is due and neither texts nor a monitor are configured. */
const wellWithoutTexts = {
  ...{ sent: 0, skipped: 0, failed: 0 },
  ...{ inTrouble: 0, unknown: 0, filtered: 0 },
  tickedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  lastReportAt: { mail: null, text: null },
  missing: [],
  texts: false,
  heartbeat: false,
  buildHook: false,
  legalAddress: LEGAL_ADDRESS,
};

beforeAll(async () => {
  // What other tests have left can request a site build.
  await tick();
  provider = await serve(receive);
  functions = await startDeployedFunctions({
    SENDER_KEY,
    MAIL_API_URL: `${provider.url}/`,
    MAIL_API_KEY: 'key-of-the-provider',
    MAIL_FROM: 'Poppy & Sons <hello@poppyhaul.example>',
    OPERATOR_EMAIL: OPERATOR,
    SITE_URL: 'https://site.example/',
    LEGAL_ADDRESS,
  });
});

afterAll(() => {
  functions.close();
  provider.close();
});

beforeEach(async () => {
  received = [];
  answers = [];
  await forgetNotifications();
});

async function send() {
  const response = await functions.request('send-notifications', { headers: { apikey: SENDER_KEY } });
  return response.json();
}

/** Sends everything waiting as if it were due, after a tick. */
async function sendNow() {
  await tick();
  await makeDue();
  return send();
}

function receivedBy(address: string): Received[] {
  return received.filter(({ to }) => to.includes(address));
}

async function update(lead: { id: string }, change: object) {
  await operator.from('leads').update(change).eq('id', lead.id).throwOnError();
}

test('a new request is emailed to operator and customer once each', async () => {
  const lead = await submitLead(maximalLeadRow());

  expect(await sendNow()).toEqual({
    ...wellWithoutTexts,
    sent: 2,
  });
  expect(await sendNow()).toEqual(wellWithoutTexts);

  const [toOperator] = receivedBy(OPERATOR);
  const [toCustomer] = receivedBy(lead.email);
  expect(received).toHaveLength(2);
  expect(received.map(({ to }) => to.length)).toEqual([1, 1]);
  expect(toOperator).toMatchObject({ from: 'Poppy & Sons <hello@poppyhaul.example>' });
  expect(toOperator?.text).toContain(lead.street_address);
  expect(toCustomer?.text).toContain(`https://site.example/track/${lead.tracking_id.match(/.{4}/g)?.join('-')}`);
  expect(toCustomer?.text).toContain('Poppy & Sons');
  const kinds = new Map((await notificationsOf(lead)).map((each) => [each.kind, each]));
  expect(toOperator?.key).toBe(kinds.get('new-request')?.id);
  expect(toCustomer?.key).toBe(kinds.get('request-arrived')?.id);
  expect([...kinds.values()].map(({ state }) => state)).toEqual(['sent', 'sent']);
});

test('a customer is told after the promised time that no hauler was found, and can answer', async () => {
  const lead = await submitLead(maximalLeadRow());
  await sendNow();
  received = [];
  await update(lead, { created_at: new Date(Date.now() - 48 * 3_600_000).toISOString() });
  await sendNow();
  await sendNow();

  const mails = receivedBy(lead.email);
  expect(mails).toMatchObject([{ subject: 'We’re still looking for a hauler', reply_to: OPERATOR }]);
  expect(mails[0]?.text).toContain('We haven’t found a hauler yet and are still looking.');
});

test('the operator is told about expiring insurance', async () => {
  const hauler = { name: 'Valley Hauling', phone: '8185550111', email: 'insured@hauler.example' };
  await operator
    .from('haulers')
    .insert({ ...vettedHauler(['99999']), ...hauler })
    .throwOnError();
  await operator.from('haulers').update({ insured_until: '2026-11-01' }).eq('email', hauler.email).throwOnError();
  await sendNow();

  const mails = receivedBy(OPERATOR).filter(({ subject }) => subject.includes('Insurance'));
  expect(mails).toMatchObject([{ subject: 'Insurance for Valley Hauling ended on Sunday, November 1, 2026' }]);
  expect(mails[0]?.text).toContain('Their email: insured@hauler.example\n');
  await operator.from('haulers').delete().eq('email', hauler.email).throwOnError();
});

/** Expects the stop button of email programs, for the same link as on a page. @returns the link's token. */
function expectStopButton(mail: Received | undefined, page: 'stop-mail' | 'pause'): string {
  const [, token = ''] = new RegExp(`https://site.example(?:/es)?/${page}/([\\w-]+)\n`).exec(mail?.text ?? '') ?? [];
  expect(token).toMatch(/^(?:\w{4}-){3}\w{4}$/);
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<${backendUrl}/functions/v1/stop-mail?token=${token.replaceAll('-', '')}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  return token;
}

test("the stop button of the email program stops a customer's emails", async () => {
  const lead = await submitLead(maximalLeadRow());
  await sendNow();

  const [mail] = receivedBy(lead.email);
  expectStopButton(mail, 'stop-mail');
  expect(receivedBy(OPERATOR)[0]?.headers).toBeUndefined();
});

test('photos added after the request are linked, since the email uses the current row', async () => {
  const lead = await submitLead(minimalLeadRow());
  await update(lead, { image_urls: ['https://photos.example/1.jpg', 'https://photos.example/2.jpg'] });
  await sendNow();

  expect(received[0]?.text).toContain('https://photos.example/1.jpg');
  expect(received[0]?.html).toContain('https://photos.example/2.jpg');
});

test('each change is emailed to the customer in its current form', async () => {
  const lead = await submitLead(maximalLeadRow());
  await sendNow();
  received = [];
  await update(lead, { status: 'Sent Proposal' });
  await update(lead, { timeframe: 'Tomorrow at 9 AM' });
  await sendNow();
  await update(lead, { timeframe: 'Friday at noon' });
  await sendNow();
  await update(lead, { status: 'Canceled', cancel_reasons: ['Paint needs another company'] });
  await sendNow();

  const texts = receivedBy(lead.email).map(({ text }) => text);
  expect(received).toHaveLength(3);
  expect(texts[0]).toContain('Tomorrow at 9 AM');
  expect(texts[1]).toContain('Friday at noon');
  expect(texts[2]).toContain('Paint needs another company');
});

test('a customer gets emails in the current language of the request', async () => {
  const lead = await submitLead({ ...maximalLeadRow(), language: 'es', consent_version: 'es-2026-11-28' });
  await sendNow();
  await update(lead, { language: 'en', status: 'Sent Proposal' });
  await sendNow();

  const link = lead.tracking_id.match(/.{4}/g)?.join('-');
  const [spanish, english] = receivedBy(lead.email);
  expect(spanish).toMatchObject({ subject: 'Recibimos su solicitud' });
  expect(spanish?.text).toContain(`https://site.example/es/track/${link}\n`);
  expect(english).toMatchObject({ subject: 'You have a proposal' });
  expect(english?.text).toContain(`https://site.example/track/${link}\n`);
  expect(receivedBy(OPERATOR)[0]?.text).toContain('\nLanguage: reads Spanish. ');
});

test('the operator is told that a message came from a Spanish page', async () => {
  const message = { id: randomUUID(), name: 'Ana', email: 'ana@example.com', subject: 'general', message: 'Hola' };
  await visitor
    .from('contact_messages')
    .insert({ ...message, language: 'es' })
    .throwOnError();
  await sendNow();

  expect(receivedBy(OPERATOR)[0]?.text).toContain('\nLanguage: reads Spanish. ');
});

test('reports, late calls and messages are emailed to the operator, who can answer a message', async () => {
  const lead = await submitLead(minimalLeadRow());
  await operator.from('notifications').delete().eq('lead_id', lead.id).throwOnError();
  await update(lead, { created_at: new Date(Date.now() - 30 * 3_600_000).toISOString() });
  await operator
    .from('contact_reports')
    .insert({ lead_id: lead.id, reported_at: new Date().toISOString() })
    .throwOnError();
  const message = {
    id: randomUUID(),
    name: 'Ana',
    email: 'ana@example.com',
    subject: 'general',
    message: 'Hello there',
  };
  await visitor.from('contact_messages').insert(message).throwOnError();
  await sendNow();

  expect(received).toHaveLength(3);
  expect(receivedBy(OPERATOR)).toHaveLength(3);
  expect(received.filter(({ text }) => text.includes(lead.full_name))).toHaveLength(2);
  expect(received.find(({ text }) => text.includes('Hello there'))).toMatchObject({ reply_to: 'ana@example.com' });
});

test('flagged items are reported only to the operator: the first immediately, all in one digest', async () => {
  const phone = minimalLeadRow().phone;
  const leads = [1, 2, 3].map(() => ({ ...maximalLeadRow(), phone }));
  await withLimits({ leads_per_phone_per_hour: 1 }, async () => {
    for (const lead of leads) await submitLead(lead);
  });
  await sendNow();

  expect(leads.flatMap(({ email }) => receivedBy(email))).toHaveLength(1);
  const about = receivedBy(OPERATOR).filter(({ text }) => text.includes('More than 1 requests'));
  expect(about.map(({ subject }) => subject.replace(/\d+ requests?/, 'n requests')).sort()).toEqual([
    expect.stringMatching(/^Held back: .* in Los Angeles, 90028-1234$/),
    expect.stringMatching(/^n requests.* flagged$/),
  ]);
  const [held] = about.filter(({ subject }) => subject.startsWith('Held back'));
  expect(held?.text).toContain(`Call ${formatPhone(phone)}:`);
  expect(held?.text).toContain(`lead_id: ${leads[1]?.id}`);
});

test('the newest 20 flagged items are listed', async () => {
  // In the future, so that nothing left by other tests is newer.
  const messages = Array.from({ length: 21 }, (_, index) => ({
    id: randomUUID(),
    name: 'Ana Diaz',
    email: 'ana@example.com',
    subject: 'general' as const,
    message: 'Hello there',
    created_at: new Date(Date.now() + (60 - index) * 60_000).toISOString(),
  }));
  await operator.from('contact_messages').insert(messages).throwOnError();
  const ids = messages.map(({ id }) => id);
  for (const id of ids) {
    await operator.from('contact_messages').update({ flagged_because: id }).eq('id', id).throwOnError();
  }
  await sendNow();
  await operator.from('contact_messages').delete().in('id', ids).throwOnError();

  const [digest] = receivedBy(OPERATOR).filter(({ subject }) => subject.includes('flagged'));
  const listed = digest?.text.match(/(?<=^- Message at .*: ).*$/gm);
  expect(listed).toEqual(ids.slice(0, 20));
});

test('hostile text reaches the operator escaped, and the customer not at all', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const lead = { ...maximalLeadRow(), full_name: hostile, job_description: hostile, street_address: hostile };
  await submitLead(lead);
  await sendNow();

  const [toOperator] = receivedBy(OPERATOR);
  expect(toOperator?.text).toContain(hostile);
  expect(toOperator?.html).not.toContain('<img');
  expect(toOperator?.subject).not.toMatch(/[\r\n]/);
  expect(JSON.stringify(receivedBy(lead.email))).not.toContain('onerror');
});

test('an email is retried with the same key if the provider is down', async () => {
  const lead = await submitLead(minimalLeadRow());
  answers = [503];

  expect(await sendNow()).toMatchObject({ sent: 0, failed: 1, inTrouble: 1 });
  expect(await notificationOf(lead, 'new-request')).toMatchObject({
    state: 'waiting',
    last_error: '503 {"message":"No"}',
  });
  expect(await sendNow()).toMatchObject({ sent: 1 });
  expect(received[0]?.key).toBe((await notificationOf(lead, 'new-request')).id);
});

test('a sender killed after sending retries with the same key, which the provider drops', async () => {
  const lead = await submitLead(minimalLeadRow());
  await sendNow();
  await operator
    .from('notifications')
    .update({ state: 'waiting', finished_at: null, claimed_at: new Date().toISOString() })
    .eq('lead_id', lead.id)
    .throwOnError();
  await sendNow();

  expect(new Set(received.map(({ key }) => key)).size).toBe(1);
  expect(received).toHaveLength(2);
});

test.each([403, 422, 451])('an email refused with %i counts as tried and blocks no other', async (status) => {
  const refused = await submitLead(minimalLeadRow());
  const other = await submitLead(minimalLeadRow());
  answers = [status];

  expect(await sendNow()).toMatchObject({ sent: 1, skipped: 0, failed: 1, inTrouble: 1 });
  expect(await notificationOf(refused, 'new-request')).toMatchObject({
    state: 'waiting',
    attempts: 1,
    last_error: `${status} {"message":"No"}`,
  });
  expect(await notificationOf(other, 'new-request')).toMatchObject({ state: 'sent' });
  expect(await sendNow()).toMatchObject({ sent: 1, inTrouble: 0 });
});

test('a message with an address the provider refuses reaches the operator without it', async () => {
  const message = { id: randomUUID(), name: 'Ana', email: 'ana@example.com', subject: 'general', message: 'Call me' };
  await visitor.from('contact_messages').insert(message).throwOnError();
  answers = [422];

  expect(await sendNow()).toMatchObject({ sent: 1, failed: 0, inTrouble: 0 });
  expect(received).toHaveLength(1);
  expect(received[0]?.reply_to).toBeUndefined();
  expect(received[0]?.text).toContain('Email: ana@example.com');
  expect(received[0]?.text).toContain('To answer, write to the email address above.');
});

test('a refused key loses nothing', async () => {
  const lead = await submitLead(minimalLeadRow());
  answers = [401];

  expect(await sendNow()).toEqual({ ...wellWithoutTexts, inTrouble: 1 });
  expect(await notificationOf(lead, 'new-request')).toMatchObject({ state: 'waiting', attempts: 0 });
  expect(await sendNow()).toMatchObject({ sent: 1, inTrouble: 0 });
});

test('a provider that asks to wait is retried', async () => {
  await submitLead(minimalLeadRow());
  answers = [429];

  expect(await sendNow()).toMatchObject({ sent: 1 });
});

test('two simultaneous senders send everything once', async () => {
  const leads = [];
  for (let count = 0; count < 30; count++) leads.push(await submitLead(minimalLeadRow()));
  await makeDue();

  const reports = await Promise.all([send(), send()]);

  expect(reports.map(({ sent }) => sent).reduce((sum, each) => sum + each)).toBe(30);
  expect(new Set(received.map(({ key }) => key)).size).toBe(30);
  expect(received).toHaveLength(30);
});

test('a request deleted while its email is waiting is emailed to no one', async () => {
  const lead = await submitLead(maximalLeadRow());
  await operator.from('leads').delete().eq('id', lead.id).throwOnError();

  expect(await sendNow()).toMatchObject({ sent: 0, skipped: 0, failed: 0 });
});

describe('the match', () => {
  const hauler = {
    ...vettedHauler(),
    name: 'Valley Hauling',
    email: 'jobs@valley.example',
    phone: '8185550111',
  };

  beforeEach(async () => {
    await operator.from('haulers').delete().neq('name', '').throwOnError();
    await operator.from('haulers').insert(hauler).throwOnError();
  });

  afterAll(async () => {
    await operator.from('haulers').delete().neq('name', '').throwOnError();
  });

  /** A request offered to the hauler and the link of the offer, with earlier emails cleared. */
  async function offeredLead() {
    const lead = await submitLead(maximalLeadRow());
    const { data: offer } = await operator
      .from('job_offers')
      .select('id, token')
      .eq('lead_id', lead.id)
      .single()
      .throwOnError();
    await sendNow();
    const toldBefore = received;
    received = [];
    return { lead, offer, toldBefore };
  }

  async function acceptedLead() {
    const { lead, offer } = await offeredLead();
    await operator.rpc('accept_job', { token: offer.token }).throwOnError();
    await sendNow();
    const toldBefore = received;
    received = [];
    return { lead, offer, toldBefore };
  }

  test('is emailed to a hauler in the first language they speak', async () => {
    await operator
      .from('haulers')
      .update({ languages: ['es', 'en'] })
      .eq('email', hauler.email)
      .throwOnError();
    const { offer, toldBefore } = await offeredLead();
    await operator.rpc('accept_job', { token: offer.token }).throwOnError();
    await sendNow();

    const [offered] = toldBefore.filter(({ to }) => to.includes(hauler.email));
    const [accepted] = receivedBy(hauler.email);
    expect(offered?.subject).toMatch(/^Trabajo nuevo: .* · inglés$/);
    expect(offered?.text).toContain(`https://site.example/es/job/${offer.token.match(/.{4}/g)?.join('-')}\n`);
    expect(accepted?.subject).toMatch(/^El trabajo es suyo: /);
    expect(accepted?.text).toMatch(/\nPausar las ofertas:\nhttps:\/\/site\.example\/es\/pause\/[\w-]{19}\n/);
  });

  test('ends for a hauler who pauses by the link in an offer, and the operator is told', async () => {
    const { toldBefore } = await offeredLead();
    const [offered] = toldBefore.filter(({ to }) => to.includes(hauler.email));
    const token = expectStopButton(offered, 'pause').replaceAll('-', '');
    await operator.rpc('stop_mail', { token }).throwOnError();
    await sendNow();
    const subjects = () => receivedBy(OPERATOR).map(({ subject }) => subject);
    expect(subjects()).toContain('Valley Hauling has paused offers');

    received = [];
    await submitLead(maximalLeadRow());
    await sendNow();
    expect(receivedBy(hauler.email)).toEqual([]);

    await operator.rpc('pause_by_link', { token, wish: 'resume' }).throwOnError();
    await sendNow();
    expect(subjects()).toContain('Valley Hauling has turned offers back on');
  });

  async function reportNotContacted(lead: { id: string }) {
    const reported_at = new Date().toISOString();
    await operator.from('contact_reports').insert({ lead_id: lead.id, reported_at }).throwOnError();
  }

  /** Expects an email to the hauler that links to their job and doesn't reveal the customer. */
  function expectHaulersMail(mail: Received | undefined, lead: ReturnType<typeof maximalLeadRow>, token: string) {
    expect(mail).toMatchObject({ to: [hauler.email], reply_to: OPERATOR });
    expectStopButton(mail, 'pause');
    expect(mail?.text).toContain(`https://site.example/job/${token.match(/.{4}/g)?.join('-')}\n`);
    const { full_name, phone, email, street_address, job_description, tracking_id } = lead;
    const secrets = [
      full_name,
      phone,
      formatPhone(phone),
      email,
      street_address,
      job_description.slice(0, 10),
      tracking_id,
    ];
    for (const secret of secrets) expect(mail?.text).not.toContain(secret);
  }

  test('emails an offer to its hauler once, with services and place', async () => {
    const { lead, offer, toldBefore } = await offeredLead();
    await sendNow();

    const mails = toldBefore.filter(({ to }) => to.includes(hauler.email));
    expect(mails).toHaveLength(1);
    expectHaulersMail(mails[0], lead, offer.token);
    expect(mails[0]?.subject).toMatch(/^Job offer: .* in Los Angeles, 90028-1234$/);
    expect(mails[0]?.text).toContain(lead.services.join(', '));
    expect(received).toEqual([]);
  });

  test("emails an accepted job to its hauler, and the hauler's name and number to the customer", async () => {
    const { lead, offer, toldBefore } = await acceptedLead();

    expect(toldBefore).toHaveLength(2);
    const [toHauler] = toldBefore.filter(({ to }) => to.includes(hauler.email));
    const [toCustomer] = toldBefore.filter(({ to }) => to.includes(lead.email));
    expectHaulersMail(toHauler, lead, offer.token);
    expect(toHauler?.subject).toMatch(/^The job is yours: /);
    expect(toCustomer?.subject).toBe('You’ve been matched with a hauler');
    expect(toCustomer?.text).toContain('Valley Hauling has taken your request.');
    expect(toCustomer?.text).toContain('A call should come from (818) 555-0111.');
    expect(toCustomer?.text).not.toContain(hauler.email);
    expect(toCustomer?.headers?.['List-Unsubscribe']).toContain('/stop-mail?token=');
  });

  test('emails "I was not contacted" to the operator and the hauler with the job', async () => {
    const { lead, offer } = await acceptedLead();
    await reportNotContacted(lead);
    await sendNow();

    expect(received).toHaveLength(2);
    expect(receivedBy(OPERATOR)[0]?.text).toContain('Has the job: Valley Hauling, (818) 555-0111');
    expectHaulersMail(receivedBy(hauler.email)[0], lead, offer.token);
    expect(receivedBy(hauler.email)[0]?.subject).toMatch(/^Call now: /);
  });

  test('emails the operator about an unanswered job taken back, and about no hauler left', async () => {
    const { lead, offer } = await acceptedLead();
    await reportNotContacted(lead);
    await sendNow();
    received = [];
    const longAgo = new Date(Date.now() - 48 * 3_600_000).toISOString();
    await operator.from('job_offers').update({ reported_at: longAgo }).eq('id', offer.id).throwOnError();
    await sendNow();

    expect(receivedBy(hauler.email)).toEqual([]);
    const about = receivedBy(OPERATOR).filter(({ text }) => text.includes(lead.full_name));
    expect(about.map(({ subject }) => subject.split(':')[0]).sort()).toEqual(['No one left', 'Taken back']);
    const [takenBack] = about.filter(({ subject }) => subject.startsWith('Taken back'));
    expect(takenBack?.text).toContain('Valley Hauling, who had the job, didn’t answer in time.');
  });

  test("emails the operator about the last hauler's refusal with its reason, and the customer", async () => {
    const { lead, offer } = await offeredLead();
    await operator.rpc('decline_job', { token: offer.token, reason: 'Booked up' }).throwOnError();
    await sendNow();

    expect(received).toHaveLength(2);
    expect(receivedBy(lead.email)).toMatchObject([{ subject: 'We’re still looking for a hauler' }]);
    const [mail] = receivedBy(OPERATOR);
    expect(mail?.subject).toMatch(/^No one left: /);
    expect(mail?.text).toContain('- Valley Hauling: declined, “Booked up”');
    expect(mail?.text).toContain(`lead_id: ${lead.id}`);
  });

  test("emails a customer's cancellation to the operator with reasons and to the hauler without", async () => {
    const { lead, offer } = await acceptedLead();
    const reasons = ['Found another hauler', 'Too late'];
    await operator.rpc('cancel_lead', { tracking_id: lead.tracking_id, reasons }).throwOnError();
    await sendNow();

    expect(received).toHaveLength(3);
    expect(receivedBy(OPERATOR)[0]?.text).toContain('> Found another hauler\n> Too late\n');
    expect(receivedBy(OPERATOR)[0]?.text).toContain('Had the job: Valley Hauling, (818) 555-0111');
    expectHaulersMail(receivedBy(hauler.email)[0], lead, offer.token);
    expect(receivedBy(hauler.email)[0]?.subject).toMatch(/^Canceled: /);
    expect(receivedBy(hauler.email)[0]?.text).not.toContain('Found another');
  });

  test("emails a customer's correction to the operator, and to the hauler without details", async () => {
    const { lead, offer } = await acceptedLead();
    const correction = { phone: '2135550177', unit_number: 'Rear', call_time: 'After school' };
    await operator.rpc('correct_lead', { tracking_id: lead.tracking_id, ...correction }).throwOnError();
    await sendNow();

    expect(received).toHaveLength(3);
    expect(receivedBy(OPERATOR)[0]?.text).toContain(
      `Phone: (213) 555-0177\nEmail: ${lead.email}\nUnit: Rear\nPrefers to be called: After school\nPhone before: ${formatPhone(lead.phone)}\n`,
    );
    expectHaulersMail(receivedBy(hauler.email)[0], { ...lead, phone: correction.phone }, offer.token);
    expect(receivedBy(hauler.email)[0]?.subject).toMatch(/^Corrected: /);
    expect(receivedBy(hauler.email)[0]?.text).not.toMatch(/Rear|After school/);
  });

  test('emails a late call to the operator with the current hauler', async () => {
    const { lead } = await acceptedLead();
    await update(lead, { created_at: new Date(Date.now() - 30 * 3_600_000).toISOString() });
    await sendNow();

    expect(received).toHaveLength(1);
    expect(receivedBy(OPERATOR)[0]?.subject).toMatch(/^Overdue: /);
    expect(receivedBy(OPERATOR)[0]?.text).toContain('Has the job: Valley Hauling, (818) 555-0111');
  });

  test('emails a canceling customer only about the cancellation, not a waiting status', async () => {
    const { lead, offer } = await acceptedLead();
    await operator.rpc('update_job', { token: offer.token, status: 'In Progress' }).throwOnError();
    await operator.rpc('cancel_lead', { tracking_id: lead.tracking_id, reasons: ['typed-reason'] }).throwOnError();
    await sendNow();

    expect(receivedBy(lead.email)).toMatchObject([{ subject: 'Your request was canceled' }]);
    expect(receivedBy(lead.email)[0]?.text).toContain('someone with the tracking link canceled your request');
    expect(receivedBy(lead.email)[0]?.text).not.toMatch(/typed-reason|\/track\//);
  });

  test('emails a correction to the earlier address, which can stop only its own emails', async () => {
    const { lead } = await acceptedLead();
    const email = `new.${lead.email}`;
    await operator.rpc('correct_lead', { tracking_id: lead.tracking_id, email }).throwOnError();
    await sendNow();

    expect(receivedBy(email)).toEqual([]);
    const [mail] = receivedBy(lead.email);
    expect(mail).toMatchObject({ to: [lead.email], subject: 'Your request was changed' });
    expect(mail?.text).not.toMatch(/new\.|\/track\//);
    expect(receivedBy(OPERATOR)[0]?.text).toContain(`\nEmail before: ${lead.email}\n`);

    const [, token = ''] = /token=(\w+)/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? [];
    await operator.rpc('stop_mail', { token }).throwOnError();
    received = [];
    await update(lead, { status: 'In Progress' });
    await sendNow();
    expect(receivedBy(email)).toMatchObject([{ subject: 'Your job is in progress' }]);
    received = [];
    await update(lead, { email: lead.email, status: 'Completed' });
    await sendNow();
    expect(receivedBy(lead.email)).toEqual([]);
  });

  test("emails a hauler's cancellation to the operator as written and to the customer from the list", async () => {
    const { lead, offer } = await acceptedLead();
    const cancel_reasons = ['The items cannot be taken', 'Pay at https://evil.example'];
    await operator.rpc('update_job', { token: offer.token, status: 'Canceled', cancel_reasons }).throwOnError();
    await sendNow();

    const [toOperator] = receivedBy(OPERATOR);
    expect(toOperator?.subject).toMatch(/^Hauler canceled: /);
    expect(toOperator?.text).toContain('> The items can’t be taken\n> Pay at https://evil.example\n');
    const [toCustomer] = receivedBy(lead.email);
    expect(toCustomer?.subject).toBe('Your request was canceled');
    expect(toCustomer?.text).toContain('- The items can’t be taken\n\nYour tracking page shows why');
    expect(JSON.stringify(toCustomer)).not.toContain('evil');
  });

  test("emails a timeframe only if it is the operator's", async () => {
    const { lead, offer } = await acceptedLead();
    await operator.rpc('update_job', { token: offer.token, timeframe: 'evil.example' }).throwOnError();
    await sendNow();
    await update(lead, { timeframe: 'Friday at 9' });
    await sendNow();

    const [byHauler, byOperator] = receivedBy(lead.email);
    expect(byHauler?.subject).toBe('The time of your pickup has changed');
    expect(JSON.stringify(byHauler)).not.toContain('evil');
    expect(byOperator?.subject).toBe('Your request has a new timeframe');
    expect(byOperator?.text).toContain('It’s planned for: Friday at 9');
  });

  test('emails the third job a hauler gives back in a day to the operator with the number', async () => {
    for (const reason of ['Too far', 'No truck', 'Booked up']) {
      const { offer } = await acceptedLead();
      await operator.rpc('give_back_job', { token: offer.token, reason }).throwOnError();
    }
    await sendNow();

    const about = receivedBy(OPERATOR).filter(({ subject }) => subject.startsWith('Given back: '));
    expect(about).toHaveLength(1);
    expect(about[0]?.text).toContain('Valley Hauling has given back 3 jobs within 24 hours.');
    expect(about[0]?.text).toContain('> Booked up\n');
  });

  test('offers a canceled job to others as its email says', async () => {
    const { lead, offer } = await acceptedLead();
    await operator.rpc('update_job', { token: offer.token, status: 'Canceled' }).throwOnError();
    const others = { ...hauler, name: 'Harbor Hauling', email: 'jobs@harbor.example' };
    await operator.from('haulers').insert(others).throwOnError();
    await update(lead, { status: 'Submitted' });
    await operator.from('job_offers').update({ state: 'returned' }).eq('id', offer.id).throwOnError();
    await sendNow();

    expect(receivedBy(others.email)[0]?.subject).toMatch(/^Job offer: /);
    expect(receivedBy(hauler.email)).toEqual([]);
  });

  describe('a proposal', () => {
    let tomorrow: ProposedWindow;
    let theDayAfter: ProposedWindow;

    beforeEach(() => {
      tomorrow = { day: dayInLosAngeles(1), from: '09:00', until: '11:00' };
      theDayAfter = { day: dayInLosAngeles(2), from: '11:00', until: '13:00' };
    });

    /** A job with a proposal of two times, a price range and a note. */
    async function proposedLead() {
      const { lead, offer } = await acceptedLead();
      const proposal = await propose(offer, { windows: [tomorrow, theDayAfter], price_from: 120, price_to: 180 });
      return { lead, offer, proposal };
    }

    async function propose({ token }: { token: string }, content: object): Promise<string> {
      const id = randomUUID();
      const given = { token, id, windows: [tomorrow], note: 'typed-note', ...content };
      const { data } = await operator.rpc('propose', given).throwOnError();
      expect(data).toBe('done');
      return id;
    }

    async function accept({ tracking_id }: { tracking_id: string }, proposal: string, choice = 1) {
      const { data } = await operator.rpc('accept_proposal', { tracking_id, proposal, choice }).throwOnError();
      expect(data).toBe('done');
    }

    async function bookedLead() {
      const { lead, offer, proposal } = await proposedLead();
      await accept(lead, proposal);
      await sendNow();
      received = [];
      return { lead, offer, proposal };
    }

    /** Expects an email to a customer without the hauler's note. */
    function expectCustomersMail(mail: Received | undefined, lead: { tracking_id: string; full_name: string }) {
      expect(mail).toMatchObject({ reply_to: OPERATOR });
      expect(mail?.headers?.['List-Unsubscribe']).toContain('/stop-mail?token=');
      expect(mail?.text).toContain(`https://site.example/track/${lead.tracking_id.match(/.{4}/g)?.join('-')}\n`);
      expect(JSON.stringify(mail)).not.toContain('typed');
      expect(mail?.text).not.toContain(lead.full_name);
    }

    function wordsOf({ day }: { day: string }, times: string): string {
      const words = { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' } as const;
      return `${new Date(day).toLocaleDateString('en-US', words)}, ${times}`;
    }

    test('is emailed to the customer with price and times, without another email about the status', async () => {
      const { lead } = await proposedLead();
      await sendNow();

      expect(received).toHaveLength(1);
      const [mail] = receivedBy(lead.email);
      expectCustomersMail(mail, lead);
      expect(mail?.subject).toBe('Your proposal: $120–$180');
      expect(mail?.text).toContain(
        `\n- ${wordsOf(tomorrow, '9:00–11:00 AM')}\n- ${wordsOf(theDayAfter, '11:00 AM–1:00 PM')}\n`,
      );
      expect(mail?.text).toContain('Your hauler: Valley Hauling\nTheir phone: (818) 555-0111\n');
    });

    test('replaced before sending is not sent', async () => {
      const { lead, offer, proposal } = await proposedLead();
      await propose(offer, { based_on: proposal, based_on_state: 'open' });
      await sendNow();

      expect(receivedBy(lead.email).map(({ subject }) => subject)).toEqual(['Your proposal: price on inspection']);
    });

    test('withdrawn is reported to a customer who knew it', async () => {
      const { lead, offer, proposal } = await proposedLead();
      await sendNow();
      received = [];
      await operator.rpc('withdraw_proposal', { token: offer.token, proposal }).throwOnError();
      await sendNow();

      expect(received).toHaveLength(1);
      expectCustomersMail(received[0], lead);
      expect(received[0]?.subject).toBe('The proposal was withdrawn');
      expect(received[0]?.text).toContain('Valley Hauling withdrew it. You don’t need to answer. They’ll call you');
    });

    test('accepted is emailed to both', async () => {
      const { lead, offer, proposal } = await proposedLead();
      await sendNow();
      received = [];
      await accept(lead, proposal, 2);
      await sendNow();

      expect(received).toHaveLength(2);
      const [toCustomer] = receivedBy(lead.email);
      expectCustomersMail(toCustomer, lead);
      expect(toCustomer?.subject).toBe(`Your pickup is booked: ${wordsOf(theDayAfter, '11:00 AM–1:00 PM')}`);
      expect(toCustomer?.text).toContain('The time was accepted on your tracking page.');
      const [toHauler] = receivedBy(hauler.email);
      expectHaulersMail(toHauler, lead, offer.token);
      expect(toHauler?.subject).toBe(`Booked: ${wordsOf(theDayAfter, '11:00 AM–1:00 PM')} in 90028-1234`);
      expect(toHauler?.text).toContain('Estimated price: $120–$180\n');
    });

    test('agreed by phone is emailed to the customer with advice', async () => {
      const { lead, offer } = await acceptedLead();
      await propose(offer, { agreed: true, price_from: 150, price_to: 150 });
      await sendNow();

      expect(received).toHaveLength(1);
      expectCustomersMail(received[0], lead);
      expect(received[0]?.subject).toBe(`Your pickup is booked: ${wordsOf(tomorrow, '9:00–11:00 AM')}`);
      expect(received[0]?.text).toContain('Agreed by phone with Valley Hauling. Not right? Ask for another time');
      expect(received[0]?.text).toContain('\nEstimated price: $150\n');
    });

    test("with a question is emailed to the hauler without the customer's words", async () => {
      const { lead, offer, proposal } = await proposedLead();
      await sendNow();
      received = [];
      const { tracking_id } = lead;
      const asked = { tracking_id, proposal, asked_for: 'other-price', line: 'typed-line' } as const;
      await operator.rpc('ask_for_other', asked).throwOnError();
      await sendNow();

      expect(received).toHaveLength(1);
      expectHaulersMail(received[0], lead, offer.token);
      expect(received[0]?.subject).toMatch(/^The customer is asking for another price: .* in 90028-1234$/);
      expect(JSON.stringify(received)).not.toContain('typed');
    });

    test('declined is emailed to the hauler with the reason, and to the operator if no hauler is left', async () => {
      const { lead, offer, proposal } = await proposedLead();
      await sendNow();
      received = [];
      const { tracking_id } = lead;
      await operator.rpc('decline_proposal', { tracking_id, proposal, declined_for: 'price' }).throwOnError();
      await sendNow();

      const [toHauler] = receivedBy(hauler.email);
      expectHaulersMail(toHauler, lead, offer.token);
      expect(toHauler?.subject).toMatch(/^Declined: /);
      expect(toHauler?.text).toContain('The price didn’t work for them. The job is going to other haulers');
      expect(receivedBy(OPERATOR)[0]?.subject).toMatch(/^No one left: /);
      expect(receivedBy(lead.email)).toMatchObject([{ subject: 'We’re still looking for a hauler' }]);
    });

    test('leads to a reminder for both the evening before', async () => {
      const { lead, offer } = await bookedLead();
      await update(lead, { pickup_set_at: ago(48 * HOUR_MS) });
      await withSettings({ pickup_reminder_at: '00:00' }, async () => {
        await sendNow();
      });

      expect(received).toHaveLength(2);
      expectCustomersMail(receivedBy(lead.email)[0], lead);
      expect(receivedBy(lead.email)[0]?.subject).toBe('Your pickup is tomorrow: 9:00–11:00 AM');
      expectHaulersMail(receivedBy(hauler.email)[0], lead, offer.token);
      expect(receivedBy(hauler.email)[0]?.subject).toBe('Tomorrow: 9:00–11:00 AM in 90028-1234');
    });

    test('leads to an email that the hauler is on the way', async () => {
      const { lead, offer } = await bookedLead();
      await update(lead, windowOn(dayInLosAngeles()));
      await sendNow();
      received = [];
      const { data } = await operator.rpc('set_on_my_way', { token: offer.token, minutes: 30 }).throwOnError();
      await sendNow();

      expect(data).toBe('done');
      expect(received).toHaveLength(1);
      expectCustomersMail(received[0], lead);
      expect(received[0]?.subject).toMatch(
        /^Your hauler is on the way: they should arrive at about \d{1,2}:\d\d [AP]M$/,
      );
    });

    test('leads to the question whether it is done, and to an email with the price paid', async () => {
      const { lead, offer } = await bookedLead();
      await update(lead, windowOn(dayInLosAngeles(-1)));
      await sendNow();

      const mails = receivedBy(hauler.email);
      expect(mails).toHaveLength(1);
      expectHaulersMail(mails[0], lead, offer.token);
      expect(mails[0]?.subject).toMatch(/^Is it done\? /);
      received = [];
      await operator.rpc('complete_job', { token: offer.token, price_paid: 165 }).throwOnError();
      await sendNow();
      const told = receivedBy(lead.email).filter(({ subject }) => subject !== QUESTION);
      expect(told).toMatchObject([{ subject: 'Your job is completed' }]);
      expect(told[0]?.text).toContain('\nPrice paid: $165\n');
    });

    test("can be replaced by the operator's time or removed, which the customer is told", async () => {
      const { lead } = await bookedLead();
      await update(lead, windowOn(theDayAfter.day));
      await sendNow();
      await update(lead, { timeframe: 'Some day next week' });
      await sendNow();

      const moved = wordsOf(theDayAfter, '6:00–8:00 AM');
      const [first, second] = receivedBy(lead.email);
      expect(first?.subject).toBe('Your request has a new timeframe');
      expect(first?.text).toContain(`It’s planned for: ${moved} (Los Angeles time)`);
      expect(second?.text).toContain('It’s planned for: Some day next week');
      expect(second?.text).toContain(`The pickup planned for ${moved} (Los Angeles time) is off.`);
    });

    test('of a job that came back no longer has a time, which the customer is told', async () => {
      const { lead, offer } = await bookedLead();
      await operator.rpc('give_back_job', { token: offer.token, reason: 'No truck' }).throwOnError();
      await sendNow();

      const [mail] = receivedBy(lead.email);
      expect(mail?.subject).toBe('Your request is open again');
      expect(mail?.text).toContain(
        `The pickup planned for ${wordsOf(tomorrow, '9:00–11:00 AM')} (Los Angeles time) is off.`,
      );
    });

    /** A time set by the operator. */
    function windowOn(day: string) {
      return {
        pickup_from: `${day} 06:00 America/Los_Angeles`,
        pickup_until: `${day} 08:00 America/Los_Angeles`,
      };
    }
  });

  describe('after completion', () => {
    /** A request whose customer was asked, with earlier emails cleared. */
    async function askedLead() {
      const { lead, offer } = await acceptedLead();
      await operator.rpc('complete_job', { token: offer.token, price_paid: 165 }).throwOnError();
      await sendNow();
      const questions = received.filter(({ subject }) => subject === QUESTION);
      received = [];
      return { lead, offer, questions, review: await reviewOf(lead) };
    }

    test('the customer is asked once whether everything is gone, with a separate link', async () => {
      const { lead, offer, questions, review } = await askedLead();
      await update(lead, { status: 'In Progress' });
      await operator.rpc('complete_job', { token: offer.token, price_paid: 165 }).throwOnError();
      await sendNow();

      expect(questions).toMatchObject([{ to: [lead.email], reply_to: OPERATOR }]);
      expect(received.filter(({ subject }) => subject === QUESTION)).toEqual([]);
      const { text = '', headers } = questions[0] ?? {};
      expect(text).toContain(`\nhttps://site.example/review/${review.token.match(/.{4}/g)?.join('-')}#stars=5\n`);
      expect(text).toContain('\nYour pickup by Valley Hauling was marked completed on ');
      expect(text).toMatch(/\nhttps:\/\/site\.example\/stop-mail\//);
      expect(headers).toHaveProperty('List-Unsubscribe');
      for (const secret of [lead.full_name, lead.street_address, '/track/']) expect(text).not.toContain(secret);
      expect(review.asked_at).not.toBeNull();
    });

    test('the operator reads what is left and paid, and the hauler that something is left', async () => {
      const { lead, offer, review } = await askedLead();
      const said = {
        gone: 'partly',
        left_behind: 'Typed rest\n<b>bags</b>',
        price: 'higher',
        amount_paid: 243,
      } as const;
      const published = { stars: 1, words: 'Typed words', may_publish: true, shown_name: 'Typed name' };
      expect(await answer(review.token, { ...said, ...published })).toBe('done');
      await sendNow();

      const [toOperator, toHauler] = [receivedBy(OPERATOR), receivedBy(hauler.email)];
      expect(toOperator).toMatchObject([{ subject: expect.stringMatching(/^Something is left, and more was paid/) }]);
      expect(toOperator[0]?.text).toContain('\n> Typed rest\n> <b>bags</b>\n');
      expect(toOperator[0]?.text).toContain(
        '\nPaid, according to the customer: $243\nPaid, according to the hauler: $165\n',
      );
      expect(toOperator[0]?.text).toContain(`\nPhone: ${formatPhone(lead.phone)}\n`);
      expect(toOperator[0]?.text).toContain('\nHauler: Valley Hauling, (818) 555-0111\n');
      expect(toOperator[0]?.text).toMatch(/\nOpen at the desk:\nhttps:\/\/site\.example\/desk\//);
      expect(toOperator[0]?.html).toContain('&lt;b&gt;bags');
      expect(toOperator[0]?.text).not.toMatch(/Typed words|Typed name|stars/);
      expect(toHauler).toHaveLength(1);
      expectHaulersMail(toHauler[0], lead, offer.token);
      expect(toHauler[0]?.subject).toMatch(/^Something is left: /);
      expect(`${toHauler[0]?.text} ${toHauler[0]?.html}`).not.toMatch(/Typed|bags|\$|243|165\b/);
    });

    test('no one is told about what was corrected before sending', async () => {
      const { review } = await askedLead();
      await answer(review.token, { gone: 'no', price: 'higher' });
      await answer(review.token, { gone: 'yes', price: 'as-agreed' });
      await sendNow();

      expect(received).toEqual([]);
    });
  });

  test('a hauler deleted while their email is waiting gets none', async () => {
    await submitLead(maximalLeadRow());
    await operator.from('haulers').delete().neq('name', '').throwOnError();
    await sendNow();

    expect(receivedBy(hauler.email)).toEqual([]);
  });
});

describe('without a provider', () => {
  let bare: typeof functions;
  beforeAll(async () => {
    bare = await startDeployedFunctions({ SENDER_KEY });
  });
  afterAll(() => bare.close());

  test('nothing is sent or lost, and the answer names what is missing', async () => {
    const lead = await submitLead(maximalLeadRow());
    await makeDue();

    const response = await bare.request('send-notifications', { headers: { apikey: SENDER_KEY } });

    expect(await response.json()).toEqual({
      ...wellWithoutTexts,
      missing: ['MAIL_API_KEY', 'MAIL_FROM', 'OPERATOR_EMAIL', 'SITE_URL'],
      legalAddress: '',
    });
    for (const { state, attempts } of await notificationsOf(lead)) expect([state, attempts]).toEqual(['waiting', 0]);
  });

  test('neither the publishable nor the secret key of the project wakes the sender', async () => {
    expect((await bare.request('send-notifications')).status).toBe(401);
    expect((await bare.request('send-notifications', { headers: { apikey: '' } })).status).toBe(401);
  });
});
