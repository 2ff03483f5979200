import { randomUUID } from 'node:crypto';
import type { TablesUpdate } from '@functions/database.types.ts';
import { toCamelCase } from '@functions/server/camel-case.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { freshEmail } from '../fixtures/emails.ts';
import { freshPhone } from '../fixtures/phones.ts';
import { ago, HOUR_MS } from '../support/ago.ts';
import { operator } from '../support/clients.ts';
import { requestLink, viewRequest } from '../support/desk.ts';
import { findRequest, storedLead } from '../support/leads.ts';
import {
  actions,
  addHauler,
  changeHauler,
  changeLead,
  findJob,
  forgetMatch,
  offerOf,
  offersOf,
  openTo,
  storedHauler,
} from '../support/match.ts';
import {
  changeNotifications,
  changeSettings,
  claim,
  claimAll,
  finish,
  type Notification,
  notificationOf,
  notificationsOfKind,
  storedNotification,
  toldOf,
} from '../support/notifications.ts';
import { booking, inDays, type Job, proposalActions, propose } from '../support/proposals.ts';
import { arrivalMailOf, stopMailTo } from '../support/stop-links.ts';
import {
  begin,
  beginWithTexts,
  claimOf,
  finishText,
  hoursOtherThanNow,
  replied,
  repliesOf,
  reported,
  sendText,
  submitReachable,
  submitWithoutEmail,
  submitWithoutTexts,
} from '../support/texts.ts';
import { tick } from '../support/tick.ts';

beforeEach(forgetMatch);
afterAll(forgetMatch);
beginWithTexts();

/** The notification of this kind after it was sent. */
async function sentOf(lead: { id: string }, kind: string): Promise<Notification> {
  for (const each of await claimAll()) {
    if (each.channel === 'text') await sendText(each);
    else await finish(each.id, 'sent');
  }
  return notificationOf(lead, kind);
}

/** A customer who was told by text about their hauler. */
async function matchedByText() {
  const hauler = await addHauler();
  const lead = await submitReachable();
  await actions.accept(await offerOf(lead, hauler));
  const text = await sentOf(lead, 'matched');
  expect(text.channel).toBe('text');
  return { lead, text };
}

const toldOperator = (lead: { id: string }) => toldOf(lead, 'customer-unreachable');

describe('a delivery report', () => {
  test('is stored with its time, if it outranks the earlier one', async () => {
    for (const [first, second, delivery] of [
      ['delivered', 'delivered', 'delivered'],
      ['delivered', 'delayed', 'delivered'],
      ['undelivered', 'delivered', 'undelivered'],
      ['complained', 'undelivered', 'complained'],
    ] as const) {
      const mail = await sentOf(await submitWithoutTexts(), 'request-arrived');
      expect([await reported(mail, 'mail', first), await reported(mail, 'mail', second)]).toEqual(['recorded', 'old']);

      const stored = await storedNotification(mail);
      expect([first, second, stored.delivery, stored.state]).toEqual([first, second, delivery, 'sent']);
      expect(Date.now() - Date.parse(stored.delivery_at ?? '')).toBeLessThan(60_000);
    }
  });

  test('changes nothing if it is unknown, for the other channel, or about something never tried', async () => {
    const lead = await submitReachable();
    const waiting = await notificationOf(lead, 'request-arrived');
    expect(await reported({ id: randomUUID() }, 'mail', 'delivered')).toBe('unknown');
    expect(await reported(waiting, 'mail', 'delivered')).toBe('old');
    const mail = await sentOf(lead, 'request-arrived');
    expect(await reported(mail, 'text', 'undelivered', { isAddress: true })).toBe('old');
    expect(await storedNotification(mail)).toMatchObject({ delivery: null, state: 'sent' });
    await changeNotifications({ id: mail.id }, { channel: 'text', state: 'skipped', address_hash: null });
    expect(await reported(mail, 'text', 'stopped')).toBe('old');
  });

  test('finishes an email whose sender got no answer', async () => {
    const lead = await submitReachable();
    await claim();
    const mail = await notificationOf(lead, 'request-arrived');
    await reported(mail, 'mail', 'delivered');
    await finish(mail.id, 'failed', 'No answer');

    expect(await storedNotification(mail)).toMatchObject({ state: 'sent', delivery: 'delivered', last_error: null });
    expect(await claimOf('request-arrived')).toEqual([]);
  });

  test('decides the outcome of a text that was unknown', async () => {
    const lead = await submitWithoutEmail();
    await claim();
    const text = await notificationOf(lead, 'request-arrived');
    await begin(text);
    await finishText(text, 'unknown');
    expect((await storedNotification(text)).delivery).toBe('unknown');

    expect(await reported(text, 'text', 'delivered')).toBe('recorded');
    expect((await storedNotification(text)).delivery).toBe('delivered');
  });
});

describe("a customer's bounced email", () => {
  test('is replaced by a text, even if it was skipped after an attempt', async () => {
    const mail = await sentOf(await submitReachable(), 'request-arrived');
    await changeNotifications({ id: mail.id }, { state: 'skipped', skipped_because: 'too-late' });
    await reported(mail, 'mail', 'undelivered');

    expect(await storedNotification(mail)).toMatchObject({ state: 'waiting', failed_channel: 'mail' });
  });

  test('is replaced by a text once, and the address is marked as failing', async () => {
    const lead = await submitReachable();
    const mail = await sentOf(lead, 'request-arrived');
    await reported(mail, 'mail', 'undelivered', { error: 'Mailbox full', isAddress: true });

    expect(await storedLead(lead.id)).toMatchObject({ email_failed_at: expect.anything(), text_failed_at: null });
    const text = await sentOf(lead, 'request-arrived');
    expect(text).toMatchObject({ channel: 'text', failed_channel: 'mail', state: 'sent' });
    expect(await toldOperator(lead)).toEqual([]);
    await reported(text, 'text', 'undelivered', { error: '30003' });
    const undelivered = { state: 'sent', delivery: 'undelivered', delivery_error: '30003' };
    expect(await storedNotification(text)).toMatchObject(undelivered);
    expect(await toldOperator(lead)).toMatchObject([{ audience: 'operator', state: 'waiting' }]);
  });

  test('is reported to the operator without another channel, once per request and address', async () => {
    const lead = await submitWithoutTexts();
    const arrival = await sentOf(lead, 'request-arrived');
    await changeLead(lead, { status: 'Sent Proposal' });
    const change = await sentOf(lead, 'status-changed');
    await reported(arrival, 'mail', 'undelivered', { isAddress: true });
    await reported(change, 'mail', 'undelivered', { isAddress: true });

    expect(await toldOperator(lead)).toHaveLength(1);
    await changeLead(lead, { email: freshEmail(), status: 'In Progress' });
    await operator.from('notifications').delete().eq('kind', 'status-changed').throwOnError();
    await changeLead(lead, { status: 'Sent Proposal' });
    await reported(await sentOf(lead, 'status-changed'), 'mail', 'undelivered', { isAddress: true });
    expect(await toldOperator(lead)).toHaveLength(2);
  });

  test('is reported to the operator immediately if a text could only go out too late in the morning', async () => {
    await changeSettings({ ...hoursOtherThanNow(), text_good_for: '1 minute' });
    const lead = await submitReachable();
    const mail = await sentOf(lead, 'request-arrived');
    await reported(mail, 'mail', 'undelivered', { isAddress: true });

    expect(await toldOperator(lead)).toHaveLength(1);
    expect(await storedNotification(mail)).toMatchObject({ state: 'sent', delivery: 'undelivered' });
  });

  test('is not reported to the operator once the request is closed', async () => {
    const lead = await submitWithoutTexts();
    const mail = await sentOf(lead, 'request-arrived');
    await reported(mail, 'mail', 'undelivered', { isAddress: true });
    await actions.cancel(lead);
    await claimAll();

    expect(await toldOperator(lead)).toMatchObject([{ state: 'skipped' }]);
  });

  test('matters only for this email if the address is not at fault', async () => {
    const lead = await submitWithoutTexts();
    await reported(await sentOf(lead, 'request-arrived'), 'mail', 'undelivered', { error: 'Rejected' });
    expect(await storedLead(lead.id)).toMatchObject({ email_failed_at: null });
    expect(await toldOperator(lead)).toHaveLength(1);
  });

  test('is reported to no one if the request is closed or flagged, or the address was corrected since', async () => {
    for (const change of [{ status: 'Canceled' }, { flagged_because: 'Spam' }] as const) {
      const lead = await submitWithoutTexts();
      const mail = await sentOf(lead, 'request-arrived');
      await changeLead(lead, change);
      await reported(mail, 'mail', 'undelivered', { isAddress: true });

      expect([change, await toldOperator(lead)]).toEqual([change, []]);
    }

    const lead = await submitWithoutTexts();
    await actions.correct(lead, { email: freshEmail() });
    const mail = await sentOf(lead, 'request-changed');
    await reported(mail, 'mail', 'undelivered', { isAddress: true });
    expect(await storedLead(lead.id)).toMatchObject({ email_failed_at: null });
    expect(await toldOperator(lead)).toEqual([]);
    expect((await storedNotification(mail)).state).toBe('sent');
  });

  test('is replaced by a text only after the flag of the request is cleared', async () => {
    const lead = await submitReachable();
    const mail = await sentOf(lead, 'request-arrived');
    await changeLead(lead, { flagged_because: 'Spam' });
    await reported(mail, 'mail', 'undelivered', { isAddress: true });
    expect(await claimOf('request-arrived')).toEqual([]);

    await changeLead(lead, { flagged_because: null });
    expect(await claimOf('request-arrived')).toMatchObject([{ id: mail.id, channel: 'text' }]);
  });

  test('is not replaced by a text a day later or when it is no longer true', async () => {
    const old = await submitReachable();
    const mail = await sentOf(old, 'request-arrived');
    await changeNotifications({ id: mail.id }, { created_at: ago(25 * HOUR_MS) });
    await reported(mail, 'mail', 'undelivered', { isAddress: true });
    expect(await storedNotification(mail)).toMatchObject({ state: 'sent', channel: 'mail' });

    const lead = await submitReachable();
    const other = await sentOf(lead, 'request-arrived');
    await changeLead(lead, { status: 'Completed' });
    await reported(other, 'mail', 'undelivered', { isAddress: true });
    expect(await claimOf('request-arrived')).toEqual([]);
    expect(await storedNotification(other)).toMatchObject({ state: 'skipped' });
  });
});

test.each([
  ['mail', 'request-arrived'],
  ['text', 'matched'],
] as const)(
  "a late bounce of a %s doesn't affect the new address and number of customer and hauler",
  async (channel, kind) => {
    const hauler = await addHauler({ texts_on: channel === 'text' });
    const lead = await submitReachable();
    const offered = await sentOf(lead, 'job-offered');
    if (kind === 'matched') await actions.accept(await offerOf(lead, hauler));
    const told = await sentOf(lead, kind);
    await changeLead(lead, { email: freshEmail(), phone: freshPhone() });
    await changeHauler(hauler, { email: freshEmail(), phone: freshPhone() });

    for (const each of [offered, told]) {
      expect(await reported(each, channel, 'undelivered', { isAddress: true })).toBe('recorded');
    }

    const unaffected = { email_failed_at: null, text_failed_at: null };
    expect(await storedLead(lead.id)).toMatchObject(unaffected);
    expect(await storedHauler(hauler)).toMatchObject({ ...unaffected, unreachable_since: null });
  },
);

describe.each<[string, isAddress: boolean, fail: (mail: Notification) => Promise<void>]>([
  [
    'whose address the provider refuses',
    true,
    ({ id }) => finish(id, 'undelivered', '422 {"message":"Invalid `to` field."}'),
  ],
  [
    'given up on',
    false,
    async ({ id }) => {
      await changeNotifications({ id }, { attempts: 11 });
      await finish(id, 'failed', '503');
    },
  ],
  [
    'whose last sender died',
    false,
    async ({ id }) => {
      await changeNotifications({ id }, { attempts: 11, due_at: ago(1000) });
      await tick();
    },
  ],
])('an email %s', (_, isAddress, fail) => {
  test.each([true, false])('goes by text, or the operator calls: texts %s', async (agreed_to_messages) => {
    const lead = await submitReachable({ agreed_to_messages });
    await claim();
    const mail = await notificationOf(lead, 'request-arrived');
    await fail(mail);

    expect(await storedLead(lead.id)).toMatchObject({ email_failed_at: isAddress ? expect.any(String) : null });
    expect(await toldOperator(lead)).toHaveLength(agreed_to_messages ? 0 : 1);
    expect(await claimOf('request-arrived')).toMatchObject(agreed_to_messages ? [{ channel: 'text' }] : []);
  });
});

describe.each(['request-arrived', 'job-offered'])('%s after a correction of its address', (kind) => {
  /** The first attempt, which may have reached the old address: no answer came. */
  async function unanswered() {
    const hauler = await addHauler();
    const lead = await submitWithoutTexts();
    const isOfHauler = kind === 'job-offered';
    const { email } = isOfHauler ? await storedHauler(hauler) : lead;
    await claimAll();
    const mail = await notificationOf(lead, kind);
    await finish(mail.id, 'failed', 'No answer');
    await (isOfHauler ? changeHauler(hauler, { email: freshEmail() }) : changeLead(lead, { email: freshEmail() }));
    return { lead, hauler, mail, email };
  }

  test.each([
    ['before', 'recorded'],
    ['after', 'old'],
  ])('goes to the new one, which a bounce of the old one %s that does not affect', async (order, outcome) => {
    const { lead, hauler, mail, email } = await unanswered();
    const bounce = () => reported(mail, 'mail', 'undelivered', { isAddress: true, email });

    const before = order === 'before' && (await bounce());
    const again = await sentOf(lead, kind);
    expect(before || (await bounce())).toBe(outcome);

    expect(again).toMatchObject({ state: 'sent', channel: 'mail', failed_channel: null });
    expect(again.address_hash).not.toEqual(mail.address_hash);
    expect((await storedNotification(mail)).delivery).toBeNull();
    expect(await storedLead(lead.id)).toMatchObject({ email_failed_at: null });
    expect(await storedHauler(hauler)).toMatchObject({ email_failed_at: null, unreachable_since: null });
    expect(await toldOperator(lead)).toEqual([]);
  });

  test('a complaint about the earlier email ends only those to the old one', async () => {
    const { lead, mail, email } = await unanswered();
    const again = await sentOf(lead, kind);

    expect(await reported(mail, 'mail', 'complained', { email })).toBe('old');

    const { data } = await operator.from('mail_blocks').select('address_hash').throwOnError();
    expect(data).toContainEqual({ address_hash: mail.address_hash });
    expect(data).not.toContainEqual({ address_hash: again.address_hash });
  });
});

describe("a customer's undelivered text", () => {
  test('is replaced by an email if there is an address, and the number is marked as failing', async () => {
    const { lead, text } = await matchedByText();
    await reported(text, 'text', 'undelivered', { error: '30006', isAddress: true });

    expect(await storedLead(lead.id)).toMatchObject({ text_failed_at: expect.anything(), email_failed_at: null });
    expect(await sentOf(lead, 'matched')).toMatchObject({ channel: 'mail', failed_channel: 'text', state: 'sent' });
    expect(await toldOperator(lead)).toEqual([]);
  });

  test('is reported to the operator if there is no address', async () => {
    const lead = await submitWithoutEmail();
    await reported(await sentOf(lead, 'request-arrived'), 'text', 'undelivered', { isAddress: true });
    expect(await toldOperator(lead)).toHaveLength(1);
  });

  test('caused by an earlier STOP is replaced by an email and blocks the number', async () => {
    const hauler = await addHauler();
    const lead = await submitReachable();
    await actions.accept(await offerOf(lead, hauler));
    await claimAll();
    const text = await notificationOf(lead, 'matched');
    await begin(text);
    await finishText(text, 'stopped', { error: '21610' });

    expect(await sentOf(lead, 'matched')).toMatchObject({ channel: 'mail', state: 'sent' });
    expect(await toldOperator(lead)).toEqual([]);
    const other = await submitWithoutEmail({ phone: lead.phone });
    await claimAll();
    expect(await notificationOf(other, 'request-arrived')).toMatchObject({ state: 'skipped' });
  });
});

describe('a hauler no message reaches', () => {
  test('is skipped: open offers go to the next hauler, accepted jobs stay', async () => {
    const lost = await addHauler();
    const theirs = await submitReachable();
    await actions.accept(await offerOf(theirs, lost));
    const offered = await submitReachable();
    const next = await addHauler();
    await reported(await sentOf(offered, 'job-offered'), 'mail', 'undelivered', { isAddress: true });

    expect(await storedHauler(lost)).toMatchObject({ unreachable_since: expect.anything() });
    expect(await openTo(offered)).toEqual([next.id]);
    expect((await offerOf(theirs, lost)).state).toBe('accepted');
    expect(await notificationsOfKind('hauler-unreachable')).toMatchObject([
      { audience: 'operator', hauler_id: lost.id },
    ]);

    expect(await openTo(await submitReachable())).toEqual([next.id]);
  });

  test('is tried again with another address or number, or with texts', async () => {
    const hauler = await addHauler();
    for (const change of [{ email: freshEmail() }, { phone: freshPhone() }, { texts_on: true }]) {
      await changeHauler(hauler, { unreachable_since: ago(HOUR_MS) });
      expect(await offersOf(await submitReachable())).toEqual([]);

      await changeHauler(hauler, change);

      expect([change, await storedHauler(hauler)]).toMatchObject([change, { unreachable_since: null }]);
      expect(await openTo(await submitReachable())).toEqual([hauler.id]);
    }
  });

  test.each<[string, (hauler: { id: string; phone: string }) => PromiseLike<unknown>]>([
    ['replied START', ({ phone }) => replied(phone, 'start')],
    ['is reset by the operator', (hauler) => changeHauler(hauler, { email_failed_at: null })],
  ])(
    'is noticed by the clock after STOP, reported once, and gets offers again once the hauler %s',
    async (_, change) => {
      const hauler = await addHauler({ texts_on: true, email_failed_at: ago(HOUR_MS) });
      const lead = await submitReachable();
      await replied(hauler.phone, 'stop');
      await tick();
      await tick();
      expect(await storedHauler(hauler)).toMatchObject({ unreachable_since: expect.anything() });
      expect(await openTo(lead)).toEqual([]);
      expect(await notificationsOfKind('hauler-unreachable')).toHaveLength(1);

      await change(hauler);
      await tick();

      expect(await storedHauler(hauler)).toMatchObject({ unreachable_since: null });
      expect(await openTo(await submitReachable())).toEqual([hauler.id]);
    },
  );

  test('gets offers again once the project sends texts again', async () => {
    const hauler = await addHauler({ texts_on: true, email_failed_at: ago(HOUR_MS) });
    await changeSettings({ texts_on: false });
    await tick();
    expect(await storedHauler(hauler)).toMatchObject({ unreachable_since: expect.anything() });

    await changeSettings({ texts_on: true });
    await tick();
    expect(await storedHauler(hauler)).toMatchObject({ unreachable_since: null });
  });

  test('is not one who takes texts: the offer goes by text', async () => {
    const hauler = await addHauler({ texts_on: true });
    const lead = await submitReachable();
    await claimAll();
    const text = await notificationOf(lead, 'job-offered');
    expect(text.channel).toBe('text');
    await begin(text);
    await finishText(text, 'undelivered', { error: '30003' });
    const mail = await sentOf(lead, 'job-offered');
    expect(mail.channel).toBe('mail');
    await reported(mail, 'mail', 'complained');

    expect(await storedHauler(hauler)).toMatchObject({ unreachable_since: null });
    const accepted = await offerOf(lead, hauler);
    expect(accepted.state).toBe('open');
    await actions.accept(accepted);
    expect(await claimOf('job-accepted')).toMatchObject([{ channel: 'text' }]);
  });

  test('is reported to the operator once a day, however often texts are turned on and off', async () => {
    const hauler = await addHauler({ email_failed_at: ago(HOUR_MS) });
    for (let count = 0; count < 3; count++) {
      await changeHauler(hauler, { texts_on: false });
      await tick();
      expect(await storedHauler(hauler)).toMatchObject({ unreachable_since: expect.anything() });
      await changeHauler(hauler, { texts_on: true });
    }

    expect(await notificationsOfKind('hauler-unreachable')).toHaveLength(1);
  });

  test('is not reported while paused, only once they are active again', async () => {
    const hauler = await addHauler({ active: false, texts_on: false, email_failed_at: ago(HOUR_MS) });
    await tick();
    expect(await storedHauler(hauler)).toMatchObject({ unreachable_since: null });

    await changeHauler(hauler, { active: true });
    await tick();
    expect(await storedHauler(hauler)).toMatchObject({ unreachable_since: expect.anything() });
  });
});

describe('a reply by text', () => {
  test('with free text is stored and sent to the operator, up to five a day per number', async () => {
    const phone = freshPhone();
    for (let count = 0; count < 7; count++) await replied(count % 2 ? `+1${phone}` : phone, null, `Word ${count}`);

    const replies = await repliesOf(phone);
    expect(replies).toHaveLength(7);
    expect(replies[0]).toMatchObject({ body: 'Word 0', wish: null });
    const told = (await notificationsOfKind('text-reply')).map(({ reply_id }) =>
      replies.findIndex(({ id }) => id === reply_id),
    );
    expect(told.sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test('delivered twice, from a name instead of a number, or too long, does no harm', async () => {
    const reply = { message_sid: `SM${Date.now()}`, phone: freshPhone(), body: 'x'.repeat(5000) };
    await operator.rpc('record_reply', reply).throwOnError();
    await operator.rpc('record_reply', reply).throwOnError();
    await replied('ACME', null);

    expect((await repliesOf(reply.phone)).map(({ body }) => body?.length)).toEqual([1600]);
    expect(await notificationsOfKind('text-reply')).toHaveLength(1);
  });

  test('STOP ends texts for all requests of the number, START restores them, HELP changes nothing', async () => {
    const lead = await submitWithoutEmail();
    const other = await submitWithoutEmail();
    await sentOf(lead, 'request-arrived');
    await replied(other.phone, 'stop');
    await replied(lead.phone, 'help');
    await replied(lead.phone, 'stop');
    await changeLead(lead, { status: 'Sent Proposal' });
    expect(await claimOf('status-changed')).toEqual([]);

    await replied(lead.phone, 'start');
    for (const each of [lead, other]) await changeLead(each, { status: 'In Progress' });
    expect(await claimOf('status-changed')).toMatchObject([{ channel: 'text', lead_id: lead.id }]);
    expect((await repliesOf(lead.phone)).map(({ wish, body }) => [wish, body])).toEqual([
      ['help', null],
      ['stop', null],
      ['start', null],
    ]);
    expect(await notificationsOfKind('text-reply')).toEqual([]);
  });

  test('HELP is answered five times a day per number and twenty times an hour, to those who get texts', async () => {
    const mayAnswer = async (phone: string) => (await operator.rpc('may_answer_help', { phone }).throwOnError()).data;
    const [one, stopped] = [freshPhone(), freshPhone()];
    await operator.from('text_replies').delete().neq('message_sid', '').throwOnError();
    for (let count = 1; count <= 6; count++) {
      await replied(one, 'help');
      expect([count, await mayAnswer(`+1${one}`)]).toEqual([count, count <= 5]);
    }
    await replied(stopped, 'stop');
    for (const phone of [stopped, '442079460958']) expect(await mayAnswer(phone)).toBe(false);

    // Five of the first one, and fifteen others.
    const others = Array.from({ length: 16 }, freshPhone);
    for (const [index, phone] of others.entries()) {
      await replied(phone, 'help');
      expect([index, await mayAnswer(phone)]).toEqual([index, index < 15]);
    }
    await changeSettings({ texts_on: false });
    expect(await mayAnswer(freshPhone())).toBe(false);
  });

  test('STOP is reported to the operator once if the customer can no longer be reached', async () => {
    const table: [string, TablesUpdate<'leads'>, number][] = [
      ['without an address', { email: null }, 1],
      ['with a failing address', { email_failed_at: ago(HOUR_MS) }, 1],
      ['who stopped our emails', {}, 1],
      ['with an address', {}, 0],
      ['who never agreed to texts', { email: null, agreed_to_messages: false }, 0],
      ['whose request is closed', { email: null, status: 'Completed' }, 0],
    ];
    for (const [who, change, times] of table) {
      const lead = await submitReachable();
      if (who === 'who stopped our emails') await stopMailTo(lead);
      await changeLead(lead, change);
      await replied(lead.phone, 'stop');
      await replied(lead.phone, 'stop');

      expect([who, (await toldOperator(lead)).length]).toEqual([who, times]);
    }
  });
});

describe('the health of sending', () => {
  async function health() {
    const { data } = await operator.rpc('sending_health').single().throwOnError();
    return data;
  }

  test('gives the time of the last tick and the last report', async () => {
    await operator.from('notifications').delete().neq('once_key', '').throwOnError();
    const none = { failing: 0, unknown: 0, filtered: 0, operator_mail_bounced: false };
    expect(await health()).toMatchObject({ ...none, last_mail_report_at: null, last_text_report_at: null });
    await tick();
    expect(Date.now() - Date.parse((await health()).ticked_at)).toBeLessThan(60_000);

    await reported(await sentOf(await submitReachable(), 'request-arrived'), 'mail', 'delivered');
    const { last_mail_report_at, last_text_report_at } = await health();
    expect(Date.now() - Date.parse(last_mail_report_at)).toBeLessThan(60_000);
    expect(last_text_report_at).toBeNull();
  });

  test('counts texts filtered by carriers in a day', async () => {
    let filtered = 0;
    for (const error of ['30007', '30032: no', 'Filtered (30034)', '30003', '130007']) {
      await reported(await sentOf(await submitWithoutEmail(), 'request-arrived'), 'text', 'undelivered', { error });
      if (!['30003', '130007'].includes(error)) filtered++;
      expect([error, (await health()).filtered]).toEqual([error, filtered]);
    }
  });

  test('still counts a filtered text after its news arrived by email', async () => {
    const { lead, text } = await matchedByText();
    await reported(text, 'text', 'undelivered', { error: '30034' });
    const mail = await sentOf(lead, 'matched');
    expect(mail.channel).toBe('mail');
    await reported(mail, 'mail', 'delivered');

    expect((await health()).filtered).toBe(1);
  });

  test("shows for a day that the operator's own email was undelivered or a complaint", async () => {
    for (const event of ['undelivered', 'complained'] as const) {
      const mail = await sentOf(await submitReachable(), 'new-request');
      await reported(mail, 'mail', event, { isAddress: true });
      expect((await health()).operator_mail_bounced).toBe(true);

      await changeNotifications({ id: mail.id }, { delivery_at: ago(25 * HOUR_MS) });
      expect((await health()).operator_mail_bounced).toBe(false);
      expect(await storedNotification(mail)).toMatchObject({ state: 'sent', channel: 'mail' });
    }
  });
});

/** A job whose customer has stopped our emails. */
async function stoppedJob() {
  const hauler = await addHauler();
  const lead = await submitReachable();
  const offer = await offerOf(lead, hauler);
  await actions.accept(offer);
  await stopMailTo(lead);
  return { lead, hauler, offer };
}

const timesPhoned = async (lead: { id: string }) => (await toldOperator(lead)).length;

/** The customer's channel as shown at the desk, on the hauler's page, in Studio and to the customer. */
async function saidOf({ lead, offer }: Job) {
  const look = await viewRequest(await requestLink(lead), lead);
  const job = await findJob(offer);
  const { data: row } = await operator.from('open_leads').select('told_by').eq('id', lead.id).single().throwOnError();
  const { updates: tracking } = await findRequest(lead);
  return {
    desk: [look?.request.updates.by, look?.request.isTold],
    job: job?.lead['is_told'],
    studio: row.told_by,
    tracking: toCamelCase(tracking),
  };
}

/** What is sent to the customer once everything is due, by channel. */
async function toCustomer({ lead }: Pick<Job, 'lead'>): Promise<string[]> {
  return (await claimAll(lead))
    .filter(({ audience }) => audience === 'customer')
    .map(({ kind, channel }) => `${kind} by ${channel}`);
}

describe('a customer who stopped our emails', () => {
  test('is told by text about a proposal, the booking and the pickup', async () => {
    await changeSettings({ pickup_reminder_at: '00:00' });
    const one = await stoppedJob();
    const proposal = await propose(one);
    expect(await toCustomer(one)).toContain('proposal-made by text');

    await proposalActions.accept(one, proposal);
    expect(await toCustomer(one)).toContain('pickup-booked by text');

    await changeLead(one.lead, booking(inDays(1)));
    await changeLead(one.lead, { pickup_set_at: ago(48 * HOUR_MS) });
    await tick();
    expect(await toCustomer(one)).toContain('pickup-reminder by text');
    expect(await timesPhoned(one.lead)).toBe(0);
    const reached = { desk: ['text', true], job: true, studio: 'text', tracking: { by: 'both', bounced: [] } };
    expect(await saidOf(one)).toEqual(reached);
  });

  test('and has no texts must be phoned: the operator is told once, and desk and hauler see it', async () => {
    await changeSettings({ texts_on: false });
    const one = await stoppedJob();

    expect(await timesPhoned(one.lead)).toBe(1);
    const unreached = { desk: ['none', false], job: false, studio: 'none', tracking: { by: 'mail', bounced: [] } };
    expect(await saidOf(one)).toEqual(unreached);
    expect(await proposalActions.propose(one)).toBe('call-first');
    await actions.called(one.offer);
    expect(await proposalActions.propose(one)).toBe('done');
  });

  test('must be phoned about each open request of the address without a channel, once', async () => {
    const email = freshEmail();
    const told = await submitWithoutTexts({ email });
    const texted = await submitReachable({ email: email.toUpperCase() });
    const flagged = await submitWithoutTexts({ email });
    await changeLead(flagged, { flagged_because: 'Spam' });
    const closed = await submitWithoutTexts({ email });
    await changeLead(closed, { status: 'Completed' });
    const other = await submitWithoutTexts();
    const token = await arrivalMailOf({ id: told.id, email });

    await operator.rpc('stop_mail', { token }).throwOnError();
    await operator.rpc('stop_mail', { token }).throwOnError();

    const times = await Promise.all([told, texted, flagged, closed, other].map(timesPhoned));
    expect(times).toEqual([1, 0, 0, 0, 0]);
  });
});

describe('a customer who complains about spam', () => {
  test('must be phoned about each open request of the address and gets no messages, nor about later ones', async () => {
    const email = freshEmail();
    const [one, other] = [await submitReachable({ email }), await submitReachable({ email })];
    await reported(await sentOf(one, 'request-arrived'), 'mail', 'complained');

    expect([await timesPhoned(one), await timesPhoned(other)]).toEqual([1, 1]);
    await changeLead(other, { status: 'Sent Proposal' });
    const later = await submitReachable({ email, phone: one.phone });
    for (const lead of [other, later]) expect(await toCustomer({ lead })).toEqual([]);
  });

  test('gets no texts even after stopping emails first', async () => {
    const one = await stoppedJob();
    const arrival = await notificationOf(one.lead, 'request-arrived');
    await finish(arrival.id, 'sent');
    expect(await timesPhoned(one.lead)).toBe(0);

    expect(await reported(arrival, 'mail', 'complained')).toBe('recorded');

    expect(await timesPhoned(one.lead)).toBe(1);
    expect(await saidOf(one)).toMatchObject({ desk: ['none', false], job: false });
  });
});

describe('a hauler who stops emails or complains', () => {
  test("who stops emails about another person's request still gets offers", async () => {
    const hauler = await addHauler();
    const offered = await submitReachable();
    const strangers = await submitReachable({ email: hauler.email });
    await stopMailTo(strangers);
    await tick();

    expect(await storedHauler(hauler)).toMatchObject({ unreachable_since: null });
    expect(await openTo(offered)).toEqual([hauler.id]);
    const later = await submitReachable();
    expect(await openTo(later)).toEqual([hauler.id]);
    expect((await claimAll(later)).map(({ kind }) => kind)).toContain('job-offered');
  });

  test('who complains about an offer is skipped and still gets emails as a customer', async () => {
    const hauler = await addHauler();
    const offered = await submitReachable();
    await reported(await sentOf(offered, 'job-offered'), 'mail', 'complained');

    expect(await storedHauler(hauler)).toMatchObject({ unreachable_since: expect.anything() });
    expect(await openTo(offered)).toEqual([]);
    const own = await submitReachable({ email: hauler.email });
    expect(await toCustomer({ lead: own })).toContain('request-arrived by mail');
  });

  test('who complains and takes texts is shown as reached only by text', async () => {
    const hauler = await addHauler({ texts_on: true });
    const lead = await submitReachable();
    const toldBy = async () => (await viewRequest(await requestLink(lead), lead))?.haulers[0]?.toldBy;
    expect(await toldBy()).toBe('both');
    await changeHauler(hauler, { texts_on: false });
    const mail = await sentOf(lead, 'job-offered');
    await changeHauler(hauler, { texts_on: true });
    await reported(mail, 'mail', 'complained');

    expect(await toldBy()).toBe('text');
  });
});
