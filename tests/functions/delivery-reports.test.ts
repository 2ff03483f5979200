import { randomUUID } from 'node:crypto';
import { formatTrackingId } from '@functions/domain/tracking-id.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
import { startDeployedFunctions } from '../support/deployed-functions.ts';
import { submitLead } from '../support/leads.ts';
import { addHauler, forgetMatch } from '../support/match.ts';
import { claim, finish, makeDue, notificationOf, storedNotification } from '../support/notifications.ts';
import { mailHeaders, textHeaders } from '../support/sign-reports.ts';
import { begin, finishText, replied, withTexts } from '../support/texts.ts';

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

beforeEach(async () => {
  await forgetMatch();
  // Replies of another file count for the limits, too.
  await operator.from('text_replies').delete().neq('phone', '').throwOnError();
});

/** Reports on an email like its provider. @returns the status of the answer. */
async function reportMail(type: string, { id }: { id: string }, to?: string, secret = MAIL_SECRET): Promise<number> {
  const body = JSON.stringify(mailEvent(type, id, { to: [to] }));
  return (await functions.request('delivery-reports', { headers: mailHeaders(secret, body), body })).status;
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
  const response = await sendForm(replyForm(body, { From: `+1${phone}`, MessageSid }));
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

/** The text of the only email of this kind to the operator; nothing if there is none. */
async function mailToOperator(kind: 'customer-unreachable' | 'text-reply') {
  const { data } = await operator.from('notifications').select().eq('kind', kind).throwOnError();
  const [told, ...others] = data;
  expect(others).toEqual([]);
  return told && (await compose(told))?.text;
}

/** Why the customer of a request cannot be reached, as the operator's emails read it. */
async function whyUnreached({ id }: { id: string }) {
  const lead = await read.lead(id);
  return lead && read.unreached(lead);
}

const reached = { bounced: [], saidStop: false, wantsNoMail: false, complained: false, error: null };

test('a bounce or complaint is stored only with its signature, and the operator reads why to phone', async () => {
  const [{ lead, arrival }, { lead: other, arrival: ofOther }] = [await mailedArrival(), await mailedArrival()];

  expect(await reportMail('email.bounced', arrival, lead.email, 'whsec_AAAA')).toBe(401);
  expect(await whyUnreached(lead)).toEqual(reached);
  // Nor can a provider tell whether a message exists.
  expect(await reportMail('email.bounced', { id: randomUUID() })).toBe(200);
  expect(await reportMail('email.bounced', arrival, lead.email)).toBe(200);
  expect(await mailToOperator('customer-unreachable')).toContain(`Our emails to ${lead.email} are bouncing.`);
  await reportMail('email.complained', ofOther, other.email);

  const error = 'Permanent, General: The mailbox does not exist.';
  expect(await storedNotification(arrival)).toMatchObject({ delivery: 'undelivered', delivery_error: error });
  expect(await whyUnreached(lead)).toEqual({ ...reached, bounced: ['mail'], error });
  expect(await whyUnreached(other)).toEqual({ ...reached, wantsNoMail: true, complained: true });
});

test('an undelivered text marks its number, STOP ends texts, and START allows them', () =>
  withTexts(async () => {
    const [{ lead, arrival }, { lead: other }] = [await textedArrival(), await textedArrival()];

    expect(await reportText('undelivered', arrival, '30006')).toBe(200);
    expect(await storedNotification(arrival)).toMatchObject({ delivery: 'undelivered', delivery_error: '30006' });
    expect(await whyUnreached(lead)).toMatchObject({ bounced: ['text'] });
    expect(await reply(other.phone, '¡Basta!')).toBe('<Response/>');
    expect(await whyUnreached(other)).toEqual({ ...reached, saidStop: true });
    await reply(other.phone, 'start');
    expect(await whyUnreached(other)).toEqual(reached);
  }));

test('a reply in free text is emailed to the operator once, with the newest requests and haulers of its number', async () => {
  const phone = freshPhone();
  const hauler = await addHauler({ phone });
  const older = await submitLead({ ...minimalLeadRow(), phone: `1${phone}` });
  const newer = await submitLead({ ...minimalLeadRow(), phone });

  for (let count = 0; count < 2; count++) await reply(phone, 'Can you come at 9?', `SM${phone}`);

  const told = await mailToOperator('text-reply');
  expect(told).toContain('\n> Can you come at 9?\n');
  expect(told).toContain(formatTrackingId(newer.tracking_id));
  const owners = await read.ownersOf(phone);
  expect(owners.leads.map(({ id }) => id)).toEqual([newer.id, older.id]);
  expect(owners.haulers.map(({ id }) => id)).toEqual([hauler.id]);
});

test('AYUDA is answered with the page that its number reads', () =>
  withTexts(async () => {
    const lead = await submitLead({ ...minimalLeadRow(), language: 'es', consent_version: 'es-2026-11-27' });
    const reader = await addHauler({ phone: freshPhone(), languages: ['es', 'en'] });
    const speaker = await addHauler({ phone: freshPhone(), languages: ['en', 'es'] });

    for (const { phone } of [lead, reader]) {
      expect(await reply(phone, 'Ayuda')).toContain('PoppyHaul: Le ayudamos en https://site.example/es/contact ');
    }
    for (const phone of [freshPhone(), speaker.phone]) {
      expect(await reply(phone, 'Ayuda')).toContain('Le ayudamos en https://site.example/contact (en inglés) ');
    }
    expect(await mailToOperator('text-reply')).toBeUndefined();
  }));

test('AYUDA is answered again an hour and a day later, at the limit to none at once, and only where we text', () =>
  withTexts(async () => {
    const ask = async (times: number, phone?: string) => {
      for (let count = 0; count < times; count++) await replied(phone ?? freshPhone(), 'help');
    };
    const isAnswered = async (phone: string = freshPhone()) => {
      await replied(phone, 'help');
      return (await operator.rpc('may_answer_help', { phone }).throwOnError()).data;
    };
    const letTimePass = async (hours: number) => {
      const created_at = ago(hours * HOUR_MS);
      await operator.from('text_replies').update({ created_at }).neq('phone', '').throwOnError();
    };
    const phone = freshPhone();
    await ask(5, phone);
    expect(await isAnswered(phone)).toBe(false);
    await letTimePass(25);
    expect(await isAnswered(phone)).toBe(true);
    await ask(19);
    expect(await isAnswered()).toBe(false);
    await letTimePass(1.1);
    await ask(19);
    const atOnce = await Promise.all([1, 2, 3].map(() => reply(freshPhone(), 'Ayuda')));
    expect(atOnce.filter((answer) => answer !== '<Response/>').length).toBeLessThan(2);
    await letTimePass(1.1);
    // However often one number or an unanswered one asks, others are answered.
    await ask(30, phone);
    await ask(30, '+447700900123');
    expect(await isAnswered()).toBe(true);
    for (const other of ['+19005551212', '+18765551212', '+2348012345678']) {
      expect([other, await isAnswered(other)]).toEqual([other, false]);
    }
    await withTexts(async () => expect(await isAnswered()).toBe(false), { texts_per_hour: 0 });
  }));
