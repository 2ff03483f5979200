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
import {
  claim,
  finish,
  makeDue,
  type Notification,
  notificationOf,
  notificationsOf,
  storedNotification,
} from '../support/notifications.ts';
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
  functions = await startDeployedFunctions({
    MAIL_WEBHOOK_SECRET: MAIL_SECRET,
    TEXT_AUTH_TOKEN: TEXT_TOKEN,
    SITE_URL: 'https://site.example/',
  });
});

afterAll(async () => {
  functions.close();
  await forgetMatch();
});

beforeEach(forgetMatch);

/** Reports on an email like its provider. @returns the status of the answer. */
async function reportMail(type: string, { id }: { id: string }, changes?: object): Promise<number> {
  const body = JSON.stringify(mailEvent(type, id, changes));
  return (await functions.request('delivery-reports', { headers: mailHeaders(MAIL_SECRET, body), body })).status;
}

/** Sends a form like the text provider. @returns the status of the answer. */
async function sendForm(form: URLSearchParams, query = ''): Promise<number> {
  const headers = textHeaders(TEXT_TOKEN, address + query, form);
  return (await functions.request(`delivery-reports${query}`, { headers, body: form })).status;
}

function reportText(status: string, { id }: { id: string }, errorCode?: string): Promise<number> {
  return sendForm(statusForm(status, errorCode), `?notification=${id}`);
}

/** Replies to a text. @returns the status of the answer. */
function reply(phone: string, body: string, changes: Record<string, string> = {}): Promise<number> {
  const MessageSid = `SM${randomUUID().replaceAll('-', '')}`;
  return sendForm(replyForm(body, { From: `+1${phone}`, MessageSid, ...changes }));
}

/** Submits a request and returns its confirmation. */
async function arrivalOf(columns: { email?: string; agreed_to_messages?: boolean; phone?: string }) {
  const lead = await submitLead({ ...minimalLeadRow(), ...columns });
  await makeDue();
  await claim();
  return { lead, arrival: await notificationOf(lead, 'request-arrived') };
}

/** The same, sent by email. */
async function mailedArrival(columns: Parameters<typeof arrivalOf>[0] = {}) {
  const made = await arrivalOf({ email: freshEmail(), ...columns });
  await finish(made.arrival.id, 'sent');
  return made;
}

/** The same, sent by text. */
async function textedArrival(columns: Parameters<typeof arrivalOf>[0] = {}) {
  const made = await arrivalOf({ agreed_to_messages: true, ...columns });
  expect(await begin(made.arrival)).toBe(true);
  await finishText(made.arrival, 'sent');
  return made;
}

/** The sent email to the operator about a new request. */
async function sentToOperator(lead: { id: string }): Promise<Notification> {
  const notification = await notificationOf(lead, 'new-request');
  await finish(notification.id, 'sent');
  return notification;
}

async function kindsToOperator(lead: { id: string }): Promise<string[]> {
  const notifications = await notificationsOf(lead);
  return notifications.filter(({ audience }) => audience === 'operator').map(({ kind }) => kind);
}

async function ofKind(kind: Notification['kind']): Promise<Notification[]> {
  const { data } = await operator.from('notifications').select().eq('kind', kind).throwOnError();
  return data;
}

/** The email of a notification to the operator. */
async function mailToOperator(notification: Notification | undefined): Promise<string | undefined> {
  const letter = notification && (await compose(notification));
  expect(letter?.to).toBe('operator@site.example');
  return letter?.text;
}

async function whyUnreached({ id }: { id: string }) {
  const lead = await read.lead(id);
  if (lead === null) throw new Error('There is no such lead');
  return read.unreached(lead);
}

describe('a stranger', () => {
  test('changes nothing without a signature', async () => {
    const { lead, arrival } = await mailedArrival();
    const body = JSON.stringify(mailEvent('email.bounced', arrival.id));

    const statuses = [
      (await functions.request('delivery-reports', { body })).status,
      (await functions.request('delivery-reports', { body: replyForm('STOP') })).status,
      (
        await functions.request('delivery-reports', {
          headers: { 'x-twilio-signature': 'AAAA' },
          body: replyForm('STOP'),
        })
      ).status,
      (await functions.request('delivery-reports', { method: 'GET' })).status,
    ];

    expect(statuses).toEqual([401, 401, 401, 405]);
    expect((await storedNotification(arrival)).delivery).toBeNull();
    expect((await storedLead(lead.id))?.email_failed_at).toBeNull();
  });

  test('changes nothing with the signature of something else', async () => {
    const { arrival } = await mailedArrival();
    const body = JSON.stringify(mailEvent('email.delivered', arrival.id));
    const headers = mailHeaders(MAIL_SECRET, body);
    const form = statusForm('delivered');

    const statuses = [
      (await functions.request('delivery-reports', { headers, body: body.replace('delivered', 'bounced') })).status,
      (
        await functions.request(`delivery-reports?notification=${arrival.id}`, {
          headers: textHeaders(TEXT_TOKEN, `${address}?notification=${randomUUID()}`, form),
          body: form,
        })
      ).status,
    ];

    expect(statuses).toEqual([401, 401]);
    expect((await storedNotification(arrival)).delivery).toBeNull();
  });

  test("can't tell from a report whether a message exists", async () => {
    const nobodys = { id: randomUUID() };

    expect(await reportMail('email.bounced', nobodys)).toBe(200);
    expect(await reportText('undelivered', nobodys, '30006')).toBe(200);
  });
});

describe('without', () => {
  const body = JSON.stringify(mailEvent('email.delivered', randomUUID()));

  /** The answers to three signed messages: a report on an email, one on a text, and a reply. */
  async function answersOf(own: typeof functions, at: string, mailSecret: string, textToken: string) {
    const [report, answer] = [statusForm('delivered'), replyForm('STOP')];
    const query = `?notification=${randomUUID()}`;
    const responses = [
      await own.request('delivery-reports', { headers: mailHeaders(mailSecret, body), body }),
      await own.request(`delivery-reports${query}`, {
        headers: textHeaders(textToken, at + query, report),
        body: report,
      }),
      await own.request('delivery-reports', { headers: textHeaders(textToken, at, answer), body: answer }),
    ];
    return responses.map(({ status }) => status);
  }

  test('secrets all reports are refused', async () => {
    const own = await startDeployedFunctions({ MAIL_WEBHOOK_SECRET: '', TEXT_AUTH_TOKEN: '' });

    const statuses = await answersOf(own, address, '', '');
    own.close();

    expect(statuses).toEqual([401, 401, 401]);
  });

  test('a database nothing is confirmed as recorded', async () => {
    const database = await serve((_, response) => {
      response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: 'XX000', message: 'disk full' }));
    });
    const own = await startDeployedFunctions({
      SUPABASE_URL: database.url,
      MAIL_WEBHOOK_SECRET: MAIL_SECRET,
      TEXT_AUTH_TOKEN: TEXT_TOKEN,
    });

    const statuses = await answersOf(own, `${database.url}/functions/v1/delivery-reports`, MAIL_SECRET, TEXT_TOKEN);
    own.close();
    database.close();

    expect(statuses).toEqual([500, 500, 500]);
  });
});

describe('a report from the email provider', () => {
  test('about a bounce marks the address, and the operator is told to phone', async () => {
    const { lead, arrival } = await mailedArrival();
    const { arrival: ofAnother } = await mailedArrival();

    expect(await reportMail('email.bounced', arrival)).toBe(200);
    // About another request, and about an email to the operator.
    await reportMail('email.complained', ofAnother);
    await reportMail('email.complained', await sentToOperator(lead));

    expect(await storedNotification(arrival)).toMatchObject({
      delivery: 'undelivered',
      delivery_error: 'Permanent, General: The mailbox does not exist.',
    });
    expect((await storedLead(lead.id))?.email_failed_at).not.toBeNull();
    expect(await mailToOperator(await notificationOf(lead, 'customer-unreachable'))).toContain(
      `Our emails to ${lead.email} are bouncing.`,
    );
    expect(await whyUnreached(lead)).toEqual({
      cameBack: ['mail'],
      saidStop: false,
      wantsNoMail: false,
      complained: false,
      error: 'Permanent, General: The mailbox does not exist.',
    });
  });

  test('that is repeated, late or out of order changes nothing', async () => {
    const { lead, arrival } = await mailedArrival();

    const statuses = [
      await reportMail('email.bounced', arrival),
      await reportMail('email.bounced', arrival),
      await reportMail('email.delivered', arrival),
      await reportMail('email.delivery_delayed', arrival),
    ];

    expect(statuses).toEqual([200, 200, 200, 200]);
    expect((await storedNotification(arrival)).delivery).toBe('undelivered');
    expect((await kindsToOperator(lead)).filter((kind) => kind === 'customer-unreachable')).toHaveLength(1);
  });

  test('about a bounce replaces the email by a text if allowed', async () => {
    await withTexts(async () => {
      const { lead, arrival } = await mailedArrival({ agreed_to_messages: true });

      await reportMail('email.bounced', arrival);

      expect(await storedNotification(arrival)).toMatchObject({ state: 'waiting', failed_channel: 'mail' });
      expect(await kindsToOperator(lead)).not.toContain('customer-unreachable');
      await makeDue();
      await claim();
      expect(await storedNotification(arrival)).toMatchObject({ channel: 'text', claimed_at: expect.any(String) });
    });
  });

  test('about a complaint stops emails to the address', async () => {
    const { lead, arrival } = await mailedArrival();

    await reportMail('email.complained', arrival);

    expect((await storedNotification(arrival)).delivery).toBe('complained');
    expect(await countRows('mail_blocks')).toBe(1);
    expect(await whyUnreached(lead)).toMatchObject({ cameBack: [], wantsNoMail: true, complained: true });
    expect(await kindsToOperator(lead)).toContain('customer-unreachable');
  });

  test("about a hauler's bounce skips the hauler, and the operator is told", async () => {
    const hauler = await addHauler();
    const lead = await submitLead(minimalLeadRow());
    await makeDue();
    await claim();
    const offered = await notificationOf(lead, 'job-offered');
    await finish(offered.id, 'sent');

    await reportMail('email.bounced', offered);

    expect(await offerOf(lead, hauler)).toMatchObject({ state: 'expired' });
    expect(await read.unreachableHauler(hauler.id)).toEqual({
      id: hauler.id,
      name: hauler.name,
      phone: hauler.phone,
      email: hauler.email,
      mailCameBack: true,
      textsOn: false,
    });
    const [told, ...others] = await ofKind('hauler-unreachable');
    expect(others).toEqual([]);
    expect(await mailToOperator(told)).toContain(`Our emails to ${hauler.email} are bouncing.`);
  });

  test('no longer matters once the hauler has another address', async () => {
    const hauler = await addHauler();
    await operator.from('haulers').update({ unreachable_since: 'now' }).eq('id', hauler.id).throwOnError();
    expect(await read.unreachableHauler(hauler.id)).not.toBeNull();

    await operator.from('haulers').update({ email: freshEmail() }).eq('id', hauler.id).throwOnError();

    expect(await read.unreachableHauler(hauler.id)).toBeNull();
  });
});

describe('a report from the text provider', () => {
  test('about a bad number marks it, and the operator is told to phone', async () => {
    await withTexts(async () => {
      const { lead, arrival } = await textedArrival();

      expect(await reportText('undelivered', arrival, '30006')).toBe(200);

      expect(await storedNotification(arrival)).toMatchObject({ delivery: 'undelivered', delivery_error: '30006' });
      expect((await storedLead(lead.id))?.text_failed_at).not.toBeNull();
      expect(await kindsToOperator(lead)).toContain('customer-unreachable');
      expect(await whyUnreached(lead)).toMatchObject({ cameBack: ['text'], error: '30006' });
    });
  });

  test("about a text filtered by the carrier doesn't mark the number", async () => {
    await withTexts(async () => {
      const { lead, arrival } = await textedArrival();

      await reportText('undelivered', arrival, '30007');

      expect(await storedNotification(arrival)).toMatchObject({ delivery: 'undelivered', delivery_error: '30007' });
      expect((await storedLead(lead.id))?.text_failed_at).toBeNull();
    });
  });

  test('in transit changes nothing, and about delivery is recorded', async () => {
    await withTexts(async () => {
      const { arrival } = await textedArrival();

      expect(await reportText('sent', arrival)).toBe(200);
      expect((await storedNotification(arrival)).delivery).toBeNull();
      await reportText('delivered', arrival);
      expect((await storedNotification(arrival)).delivery).toBe('delivered');
    });
  });

  test('about an earlier STOP ends texts to the number', async () => {
    await withTexts(async () => {
      const { lead, arrival } = await textedArrival();
      const blocks = await countRows('text_blocks');

      await reportText('failed', arrival, '21610');

      expect(await countRows('text_blocks')).toBe(blocks + 1);
      expect(await kindsToOperator(lead)).toContain('customer-unreachable');
    });
  });
});

describe('a reply by text', () => {
  test('STOP ends texts, as do the other legal words, and the operator phones customers without another channel', async () => {
    await withTexts(async () => {
      const blocks = await countRows('text_blocks');
      const { lead } = await textedArrival();
      const { lead: other } = await mailedArrival({ agreed_to_messages: true });

      expect(await reply(lead.phone, 'Stop')).toBe(200);
      expect(await reply(other.phone, 'opt out')).toBe(200);

      expect(await countRows('text_blocks')).toBe(blocks + 2);
      expect(await repliesOf(lead.phone)).toMatchObject([{ wish: 'stop', body: null }]);
      expect(await kindsToOperator(lead)).toContain('customer-unreachable');
      expect(await kindsToOperator(other)).not.toContain('customer-unreachable');
      expect(await whyUnreached(lead)).toMatchObject({ saidStop: true, cameBack: [] });
    });
  });

  test('START allows texts again', async () => {
    const lead = await submitLead(minimalLeadRow());
    const blocks = await countRows('text_blocks');

    await reply(lead.phone, 'STOP');
    await reply(lead.phone, 'start');

    expect(await countRows('text_blocks')).toBe(blocks);
    expect((await repliesOf(lead.phone)).map(({ wish }) => wish)).toEqual(['stop', 'start']);
    expect((await whyUnreached(lead)).saidStop).toBe(false);
  });

  test("HELP is answered by the provider and doesn't concern the operator", async () => {
    const phone = freshPhone();

    await reply(phone, 'help');

    expect(await repliesOf(phone)).toMatchObject([{ wish: 'help' }]);
    expect(await ofKind('text-reply')).toEqual([]);
  });

  test.each(['ALTO', 'parar', '¡Basta!', 'Cancelár'])('%s ends texts like STOP', async (word) => {
    const lead = await submitLead(minimalLeadRow());
    const blocks = await countRows('text_blocks');

    await reply(lead.phone, word);

    expect(await countRows('text_blocks')).toBe(blocks + 1);
    expect(await repliesOf(lead.phone)).toMatchObject([{ wish: 'stop', body: null }]);
  });

  test('with free text is emailed to the operator once, however often it arrives', async () => {
    const lead = await submitLead(minimalLeadRow());
    const MessageSid = `SM${randomUUID().replaceAll('-', '')}`;

    const statuses = [
      await reply(lead.phone, 'Can you come at 9?', { MessageSid }),
      await reply(lead.phone, 'Can you come at 9?', { MessageSid }),
    ];

    expect(statuses).toEqual([200, 200]);
    const [told, ...others] = await ofKind('text-reply');
    expect(others).toEqual([]);
    const mail = await mailToOperator(told);
    expect(mail).toContain('\n> Can you come at 9?\n');
    expect(mail).toContain(formatTrackingId(lead.tracking_id));
  });

  test('belongs to the newest requests and the haulers with its number in any spelling', async () => {
    const phone = freshPhone();
    const hauler = await addHauler({ phone });
    const older = await submitLead({ ...minimalLeadRow(), phone: `1${phone}` });
    const newer = await submitLead({ ...minimalLeadRow(), phone });

    const owners = await read.ownersOf(phone);

    expect(owners.leads.map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(owners.haulers.map(({ id }) => id)).toEqual([hauler.id]);
  });

  test.each([
    ['with characters the database can’t store', 'Body=a%00b%ED%A0%80c', {}],
    ['longer than any text', `Body=${'x'.repeat(5000)}`, {}],
    ['from an invalid number', 'Body=Hi', { From: `+${'9'.repeat(300)}` }],
    ['from the name of a company', 'Body=STOP', { From: 'PoppyHaul' }],
    ['without an ID', 'Body=STOP', { MessageSid: '' }],
  ])('%s is accepted, so that it is not repeated', async (_, body, changes) => {
    const form = new URLSearchParams(
      `${replyForm('', { From: `+1${freshPhone()}`, MessageSid: `SM${randomUUID().replaceAll('-', '')}`, ...changes })}`.replace(
        'Body=',
        body,
      ),
    );

    expect(await sendForm(form)).toBe(200);
  });
});

describe('AYUDA', () => {
  beforeEach(async () => {
    await operator.from('text_replies').delete().neq('phone', '').throwOnError();
  });

  function ayuda(from: string) {
    const form = replyForm('Ayuda', { From: from, MessageSid: `SM${randomUUID().replaceAll('-', '')}` });
    return { headers: textHeaders(TEXT_TOKEN, address, form), body: form };
  }

  /** The answer to AYUDA, in the provider's XML. */
  async function helped(phone: string): Promise<string> {
    const from = phone.startsWith('+') ? phone : `+1${phone}`;
    return (await functions.request('delivery-reports', ayuda(from))).text();
  }

  async function askedBefore(phone: string, times: number) {
    for (let count = 0; count < times; count++) await replied(phone, 'help');
  }

  async function letTimePass(hours: number) {
    await operator
      .from('text_replies')
      .update({ created_at: ago(hours * HOUR_MS) })
      .neq('phone', '')
      .throwOnError();
  }

  test("is answered in Spanish and doesn't concern the operator", () =>
    withTexts(async () => {
      const ofNobody = freshPhone();
      const lead = await submitLead({ ...minimalLeadRow(), language: 'es', consent_version: 'es-2026-11-27' });
      const reader = await addHauler({ phone: freshPhone(), languages: ['es', 'en'] });
      const speaker = await addHauler({ phone: freshPhone(), languages: ['en', 'es'] });

      for (const { phone } of [lead, reader]) {
        expect(await helped(phone)).toContain('PoppyHaul: Le ayudamos en https://site.example/es/contact ');
      }
      for (const phone of [ofNobody, speaker.phone]) {
        expect(await helped(phone)).toContain('Le ayudamos en https://site.example/contact (en inglés) ');
      }
      expect(await repliesOf(lead.phone)).toMatchObject([{ wish: 'help', body: null }]);
      expect(await ofKind('text-reply')).toEqual([]);
    }));

  test('is answered five times a day per number, so that no machine loops with ours', () =>
    withTexts(async () => {
      const [phone, other] = [freshPhone(), freshPhone()];
      for (let count = 0; count < 5; count++) expect(await helped(phone)).toContain('Le ayudamos');

      expect(await helped(phone)).toBe('<Response/>');
      expect(await helped(other)).toContain('Le ayudamos');
      await letTimePass(25);
      expect(await helped(phone)).toContain('Le ayudamos');
    }));

  test.each(['+447700900123', '+19005551212', '+18765551212', '+2348012345678'])(
    "is not answered to %s, which can't be texted",
    (phone) => withTexts(async () => expect(await helped(phone)).toBe('<Response/>')),
  );

  test.each([
    ['without texts', { texts_on: false }],
    ['at its hourly limit', { texts_per_hour: 0 }],
  ])('is not answered by a project %s', (_, settings) =>
    withTexts(async () => expect(await helped(freshPhone())).toBe('<Response/>'), settings),
  );

  test('is not answered after STOP', () =>
    withTexts(async () => {
      const phone = freshPhone();
      await replied(phone, 'stop');

      expect(await helped(phone)).toBe('<Response/>');
      await replied(phone, 'start');
      expect(await helped(phone)).toContain('Le ayudamos');
    }));

  test('is answered twenty times an hour for everyone together', () =>
    withTexts(async () => {
      for (let count = 0; count < 19; count++) await askedBefore(freshPhone(), 1);
      expect(await helped(freshPhone())).toContain('Le ayudamos');
      expect(await helped(freshPhone())).toBe('<Response/>');

      await letTimePass(1.1);
      expect(await helped(freshPhone())).toContain('Le ayudamos');
    }));

  test('is answered to others, however often one number or an unanswered one asks', () =>
    withTexts(async () => {
      await askedBefore(freshPhone(), 30);
      await askedBefore('+447700900123', 30);

      expect(await helped(freshPhone())).toContain('Le ayudamos');
    }));

  test('is not answered over the limit to two simultaneous requests', () =>
    withTexts(async () => {
      for (let count = 0; count < 19; count++) await askedBefore(freshPhone(), 1);
      const answers = await Promise.all([helped(freshPhone()), helped(freshPhone()), helped(freshPhone())]);

      expect(answers.filter((answer) => answer.includes('Le ayudamos')).length).toBeLessThan(2);
    }));
});
