import { randomUUID } from 'node:crypto';
import { formatTrackingId } from '@functions/domain/tracking-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createComposers } from '../../supabase/functions/send-notifications/compose.ts';
import { createReader } from '../../supabase/functions/send-notifications/read-rows.ts';
import { freshEmail } from '../fixtures/emails.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { mailSite } from '../fixtures/mails.ts';
import { freshPhone } from '../fixtures/phones.ts';
import { mailEvent } from '../fixtures/providers/mail-events.ts';
import { replyForm, statusForm } from '../fixtures/providers/text-forms.ts';
import { ago, HOUR_MS } from '../support/ago.ts';
import { backendUrl } from '../support/backend.ts';
import { operator } from '../support/clients.ts';
import { countRows } from '../support/count-rows.ts';
import { serve, startDeployedFunctions } from '../support/deployed-functions.ts';
import { storedLead, submitLead } from '../support/leads.ts';
import { addHauler, forgetMatch, offerOf } from '../support/match.ts';
import { claim, finish, makeDue, notificationOf, storedNotification } from '../support/notifications.ts';
import { mailHeaders, textHeaders } from '../support/sign-reports.ts';
import { begin, finishText, replied, repliesOf, withTexts } from '../support/texts.ts';

const MAIL_SECRET = 'whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cw==';
const TEXT_TOKEN = 'token-of-the-tests';

/** The address that the providers call and sign. The tests call another one, as behind a gateway. */
const address = `${backendUrl}/functions/v1/delivery-reports`;

const read = createReader(operator);
const { mail: compose } = createComposers(operator, {
  site: mailSite,
  operatorEmail: 'operator@site.example',
  functionsUrl: 'https://functions.example',
  now: () => new Date(),
});

let functions: Awaited<ReturnType<typeof startDeployedFunctions>>;

beforeAll(async () => {
  const secrets = { MAIL_WEBHOOK_SECRET: MAIL_SECRET, TEXT_AUTH_TOKEN: TEXT_TOKEN };
  functions = await startDeployedFunctions({ ...secrets, SITE_URL: 'https://site.example/' });
});

afterAll(async () => {
  functions.close();
  await forgetMatch();
});

beforeEach(forgetMatch);

/** Reports on an email like its provider. @returns the status of the answer. */
async function reportMail(type: string, { id }: { id: string }): Promise<number> {
  const body = JSON.stringify(mailEvent(type, id));
  return (await functions.request('delivery-reports', { headers: mailHeaders(MAIL_SECRET, body), body })).status;
}

/** Sends a form like the text provider. */
function sendForm(form: URLSearchParams, query = '') {
  const headers = textHeaders(TEXT_TOKEN, address + query, form);
  return functions.request(`delivery-reports${query}`, { headers, body: form });
}

async function reportText(status: string, { id }: { id: string }, errorCode?: string): Promise<number> {
  return (await sendForm(statusForm(status, errorCode), `?notification=${id}`)).status;
}

/** Replies to a text. @returns our answer, in the provider's XML. */
async function reply(phone: string, body: string, MessageSid = `SM${randomUUID().replaceAll('-', '')}`) {
  const From = phone.startsWith('+') ? phone : `+1${phone}`;
  const response = await sendForm(replyForm(body, { From, MessageSid }));
  expect(response.status).toBe(200);
  return response.text();
}

/** Submits a request and returns its confirmation, sent by email unless it has no address. */
async function arrivalOf(columns: { email?: string; agreed_to_messages?: boolean }) {
  const lead = await submitLead({ ...minimalLeadRow(), ...columns });
  await makeDue();
  await claim();
  const arrival = await notificationOf(lead, 'request-arrived');
  if (columns.email) await finish(arrival.id, 'sent');
  else {
    expect(await begin(arrival)).toBe(true);
    await finishText(arrival, 'sent');
  }
  return { lead, arrival };
}

const mailedArrival = () => arrivalOf({ email: freshEmail() });
const textedArrival = () => arrivalOf({ agreed_to_messages: true });

/** The only email of this kind to the operator; nothing if there is none. */
async function mailToOperator(kind: 'customer-unreachable' | 'hauler-unreachable' | 'text-reply') {
  const { data } = await operator.from('notifications').select().eq('kind', kind).throwOnError();
  const [told, ...others] = data;
  expect(others).toEqual([]);
  const letter = told && (await compose(told));
  return letter && { to: letter.to, text: letter.text };
}

/** Why the customer of a request cannot be reached, as the operator's emails read it. */
async function whyUnreached({ id }: { id: string }) {
  const lead = await read.lead(id);
  return lead && read.unreached(lead);
}

const reached = { cameBack: [], saidStop: false, wantsNoMail: false, complained: false, error: null };

test('a stranger changes nothing without a signature, or with that of something else', async () => {
  const { lead, arrival } = await mailedArrival();
  const body = JSON.stringify(mailEvent('email.delivered', arrival.id));
  const [form, query] = [statusForm('delivered'), `?notification=${arrival.id}`];
  const ask = async (init: Parameters<typeof functions.request>[1], of = '') =>
    (await functions.request(`delivery-reports${of}`, init)).status;

  expect([
    await ask({ body }),
    await ask({ body: replyForm('STOP') }),
    await ask({ headers: { 'x-twilio-signature': 'AAAA' }, body: replyForm('STOP') }),
    await ask({ headers: mailHeaders(MAIL_SECRET, body), body: body.replace('delivered', 'bounced') }),
    await ask({ headers: textHeaders(TEXT_TOKEN, `${address}?notification=${randomUUID()}`, form), body: form }, query),
    await ask({ method: 'GET' }),
  ]).toEqual([401, 401, 401, 401, 401, 405]);
  expect((await storedNotification(arrival)).delivery).toBeNull();
  expect((await storedLead(lead.id))?.email_failed_at).toBeNull();
  // Nor can a provider tell whether a message exists.
  expect(await reportMail('email.bounced', { id: randomUUID() })).toBe(200);
  expect(await reportText('undelivered', { id: randomUUID() }, '30006')).toBe(200);
});

test('without secrets all reports are refused, and without a database none is confirmed', async () => {
  const database = await serve((_, response) => {
    response.writeHead(500, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 'XX000', message: 'disk full' }));
  });
  const at = `${database.url}/functions/v1/delivery-reports`;
  const body = JSON.stringify(mailEvent('email.delivered', randomUUID()));
  const [report, stop, query] = [statusForm('delivered'), replyForm('STOP'), `?notification=${randomUUID()}`];

  for (const [mailSecret, textToken, status] of [
    ['', '', 401],
    [MAIL_SECRET, TEXT_TOKEN, 500],
  ] as const) {
    const settings = { MAIL_WEBHOOK_SECRET: mailSecret, TEXT_AUTH_TOKEN: textToken };
    const own = await startDeployedFunctions({ SUPABASE_URL: database.url, ...settings });
    const answers = [
      await own.request('delivery-reports', { headers: mailHeaders(mailSecret, body), body }),
      await own.request(`delivery-reports${query}`, {
        headers: textHeaders(textToken, at + query, report),
        body: report,
      }),
      await own.request('delivery-reports', { headers: textHeaders(textToken, at, stop), body: stop }),
    ];
    own.close();
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
  }
  database.close();
});

test('a bounced email marks its address once, whatever follows, and the operator is told to phone', async () => {
  const [{ lead, arrival }, { arrival: ofAnother }] = [await mailedArrival(), await mailedArrival()];
  await operator.from('notifications').delete().eq('kind', 'new-request').throwOnError();

  for (const type of ['bounced', 'bounced', 'delivered', 'delivery_delayed']) {
    expect(await reportMail(`email.${type}`, arrival)).toBe(200);
  }
  const error = 'Permanent, General: The mailbox does not exist.';
  expect(await storedNotification(arrival)).toMatchObject({ delivery: 'undelivered', delivery_error: error });
  expect((await storedLead(lead.id))?.email_failed_at).not.toBeNull();
  const told = await mailToOperator('customer-unreachable');
  expect(told).toMatchObject({ to: 'operator@site.example' });
  expect(told?.text).toContain(`Our emails to ${lead.email} are bouncing.`);
  await reportMail('email.complained', ofAnother);
  expect(await whyUnreached(lead)).toEqual({ ...reached, cameBack: ['mail'], error });
});

test('a spam complaint stops emails to the address', async () => {
  const { lead, arrival } = await mailedArrival();

  await reportMail('email.complained', arrival);

  expect([(await storedNotification(arrival)).delivery, await countRows('mail_blocks')]).toEqual(['complained', 1]);
  expect(await whyUnreached(lead)).toEqual({ ...reached, wantsNoMail: true, complained: true });
  expect(await mailToOperator('customer-unreachable')).toBeDefined();
});

test("a hauler's bounce takes their offers, and the operator is told", async () => {
  const hauler = await addHauler();
  const lead = await submitLead(minimalLeadRow());
  await makeDue();
  await claim();
  const offered = await notificationOf(lead, 'job-offered');
  await finish(offered.id, 'sent');

  await reportMail('email.bounced', offered);

  expect(await offerOf(lead, hauler)).toMatchObject({ state: 'expired' });
  expect((await mailToOperator('hauler-unreachable'))?.text).toContain(`Our emails to ${hauler.email} are bouncing.`);
});

test.each<[status: string, code: string | undefined, delivery: object, cameBack: string[]]>([
  ['sent', undefined, { delivery: null }, []],
  ['delivered', undefined, { delivery: 'delivered' }, []],
  // Filtered by the carrier, which says nothing about the number.
  ['undelivered', '30007', { delivery: 'undelivered', delivery_error: '30007' }, []],
  ['undelivered', '30006', { delivery: 'undelivered', delivery_error: '30006' }, ['text']],
])('a text reported as %s with the code %s is stored as %j, and marks the number: %j', (status, code, ...expected) =>
  withTexts(async () => {
    const [delivery, cameBack] = expected;
    const { lead, arrival } = await textedArrival();

    expect(await reportText(status, arrival, code)).toBe(200);

    expect(await storedNotification(arrival)).toMatchObject(delivery);
    expect((await storedLead(lead.id))?.text_failed_at === null).toBe(cameBack.length === 0);
    expect(await whyUnreached(lead)).toMatchObject({ cameBack });
  }),
);

test('STOP in each language, or an earlier one that the provider reports, ends texts, and START allows them', () =>
  withTexts(async () => {
    const blocks = await countRows('text_blocks');
    const [{ lead, arrival }, { lead: other }] = [await textedArrival(), await textedArrival()];

    await reportText('failed', arrival, '21610');
    expect(await countRows('text_blocks')).toBe(blocks + 1);
    expect(await reply(other.phone, '¡Basta!')).toBe('<Response/>');
    expect(await countRows('text_blocks')).toBe(blocks + 2);
    expect(await repliesOf(other.phone)).toMatchObject([{ wish: 'stop', body: null }]);
    expect(await whyUnreached(other)).toEqual({ ...reached, saidStop: true });
    await reply(lead.phone, 'start');
    await reply(other.phone, 'start');
    expect(await countRows('text_blocks')).toBe(blocks);
    expect(await whyUnreached(other)).toEqual(reached);
  }));

test('a reply in free text is emailed to the operator once, with the newest requests and haulers of its number', async () => {
  const phone = freshPhone();
  const hauler = await addHauler({ phone });
  const older = await submitLead({ ...minimalLeadRow(), phone: `1${phone}` });
  const newer = await submitLead({ ...minimalLeadRow(), phone });

  for (let count = 0; count < 2; count++) await reply(phone, 'Can you come at 9?', `SM${phone}`);

  const told = await mailToOperator('text-reply');
  expect(told?.text).toContain('\n> Can you come at 9?\n');
  expect(told?.text).toContain(formatTrackingId(newer.tracking_id));
  const owners = await read.ownersOf(phone);
  expect(owners.leads.map(({ id }) => id)).toEqual([newer.id, older.id]);
  expect(owners.haulers.map(({ id }) => id)).toEqual([hauler.id]);
});

test.each([
  ['with characters the database can’t store', 'Body=a%00b%ED%A0%80c', {}],
  ['from an invalid number', 'Body=Hi', { From: `+${'9'.repeat(300)}` }],
  ['from the name of a company', 'Body=STOP', { From: 'PoppyHaul' }],
])('a reply %s is accepted, so that it is not repeated', async (_, body, changes) => {
  const ids = { From: `+1${freshPhone()}`, MessageSid: `SM${randomUUID().replaceAll('-', '')}` };
  const form = new URLSearchParams(`${replyForm('', { ...ids, ...changes })}`.replace('Body=', body));

  expect((await sendForm(form)).status).toBe(200);
});

describe('AYUDA', () => {
  beforeEach(async () => {
    await operator.from('text_replies').delete().neq('phone', '').throwOnError();
  });

  const helped = (phone: string) => reply(phone, 'Ayuda');

  async function askedBefore(phone: string, times: number) {
    for (let count = 0; count < times; count++) await replied(phone, 'help');
  }

  /** Whether we answer another request of this number. */
  async function isAnswered(phone: string = freshPhone()) {
    await replied(phone, 'help');
    return (await operator.rpc('may_answer_help', { phone }).throwOnError()).data;
  }

  async function letTimePass(hours: number) {
    await operator
      .from('text_replies')
      .update({ created_at: ago(hours * HOUR_MS) })
      .neq('phone', '')
      .throwOnError();
  }

  test("is answered in Spanish, with the page that its number reads, and doesn't concern the operator", () =>
    withTexts(async () => {
      const lead = await submitLead({ ...minimalLeadRow(), language: 'es', consent_version: 'es-2026-11-27' });
      const reader = await addHauler({ phone: freshPhone(), languages: ['es', 'en'] });
      const speaker = await addHauler({ phone: freshPhone(), languages: ['en', 'es'] });

      for (const { phone } of [lead, reader]) {
        expect(await helped(phone)).toContain('PoppyHaul: Le ayudamos en https://site.example/es/contact ');
      }
      for (const phone of [freshPhone(), speaker.phone]) {
        expect(await helped(phone)).toContain('Le ayudamos en https://site.example/contact (en inglés) ');
      }
      expect(await repliesOf(lead.phone)).toMatchObject([{ wish: 'help', body: null }]);
      expect(await mailToOperator('text-reply')).toBeUndefined();
    }));

  // The limits are those of `may_answer_help`.

  test('is answered five times a day per number, twenty times an hour to all, and at the limit to none at once', () =>
    withTexts(async () => {
      const phone = freshPhone();
      await askedBefore(phone, 4);
      expect([await isAnswered(phone), await isAnswered(phone), await isAnswered()]).toEqual([true, false, true]);
      await letTimePass(25);
      expect(await isAnswered(phone)).toBe(true);

      for (let count = 0; count < 18; count++) await askedBefore(freshPhone(), 1);
      expect([await isAnswered(), await isAnswered()]).toEqual([true, false]);
      await letTimePass(1.1);
      for (let count = 0; count < 19; count++) await askedBefore(freshPhone(), 1);
      const atOnce = await Promise.all([helped(freshPhone()), helped(freshPhone()), helped(freshPhone())]);
      expect(atOnce.filter((answer) => answer !== '<Response/>').length).toBeLessThan(2);
      await letTimePass(1.1);
      // However often one number or an unanswered one asks, others are answered.
      await askedBefore(phone, 30);
      await askedBefore('+447700900123', 30);
      expect(await isAnswered()).toBe(true);
    }));

  test("is answered neither after STOP nor to a number that can't be texted, nor in a project without texts", async () => {
    await withTexts(async () => {
      const phone = freshPhone();
      await replied(phone, 'stop');
      expect(await isAnswered(phone)).toBe(false);
      await replied(phone, 'start');
      expect(await isAnswered(phone)).toBe(true);
      for (const other of ['+447700900123', '+19005551212', '+18765551212', '+2348012345678']) {
        expect([other, await isAnswered(other)]).toEqual([other, false]);
      }
    });
    for (const settings of [{ texts_on: false }, { texts_per_hour: 0 }]) {
      await withTexts(async () => expect(await isAnswered()).toBe(false), settings);
    }
  });
});
