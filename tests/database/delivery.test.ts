import { randomUUID } from 'node:crypto';
import type { TablesUpdate } from '@functions/database.types.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { freshEmail } from '../fixtures/emails.ts';
import { freshPhone } from '../fixtures/phones.ts';
import { ago, HOUR_MS } from '../support/ago.ts';
import { operator } from '../support/clients.ts';
import { storedLead } from '../support/leads.ts';
import {
  acts,
  addHauler,
  addHaulers,
  changeHauler,
  changeLead,
  forgetMatch,
  offerOf,
  offersOf,
  openTo,
  storedHauler,
} from '../support/match.ts';
import {
  changeNotifications,
  claim,
  finish,
  makeDue,
  type Notification,
  notificationOf,
  sendDue,
  storedNotification,
  toldOf,
  withSettings,
} from '../support/notifications.ts';
import { arrivalMailOf } from '../support/stop-links.ts';
import {
  begin,
  claimOf,
  finishText,
  hoursOtherThanNow,
  replied,
  repliesOf,
  reported,
  submitReachable,
  submitWithoutEmail,
  withTexts,
} from '../support/texts.ts';
import { tick } from '../support/tick.ts';

beforeEach(forgetMatch);
afterAll(forgetMatch);

/** The notification of this kind after it was sent. */
async function sentOf(lead: { id: string }, kind: string): Promise<Notification> {
  await makeDue();
  for (const each of await claim()) {
    if (each.channel === 'text') {
      await begin(each);
      await finishText(each, 'sent');
    } else await finish(each.id, 'sent');
  }
  return notificationOf(lead, kind);
}

/** A customer who was told by text about their hauler. */
async function matchedByText() {
  const hauler = await addHauler();
  const lead = await submitReachable();
  await acts.accept(await offerOf(lead, hauler));
  const text = await sentOf(lead, 'matched');
  expect(text.channel).toBe('text');
  return { lead, text };
}

const toldOperator = (lead: { id: string }) => toldOf(lead, 'customer-unreachable');

async function toldOfUnreachable() {
  const { data } = await operator.from('notifications').select().eq('kind', 'hauler-unreachable').throwOnError();
  return data;
}

describe('a delivery report', () => {
  test('is stored with its time, if it outranks the earlier one', async () => {
    for (const [first, second, delivery] of [
      ['delivered', 'delivered', 'delivered'],
      ['delivered', 'delayed', 'delivered'],
      ['undelivered', 'delivered', 'undelivered'],
      ['complained', 'undelivered', 'complained'],
    ] as const) {
      const mail = await sentOf(await submitReachable(), 'request-arrived');

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
  });

  test('finishes an email whose sender got no answer', async () => {
    const lead = await submitReachable();
    await claim();
    const mail = await notificationOf(lead, 'request-arrived');
    await reported(mail, 'mail', 'delivered');
    await finish(mail.id, 'failed', 'No answer');

    expect(await storedNotification(mail)).toMatchObject({ state: 'sent', delivery: 'delivered', last_error: null });
    await makeDue();
    expect(await claimOf('request-arrived')).toEqual([]);
  });

  test('decides the outcome of a text that was unknown', () =>
    withTexts(async () => {
      const lead = await submitWithoutEmail();
      await claim();
      const text = await notificationOf(lead, 'request-arrived');
      await begin(text);
      await finishText(text, 'unknown');
      expect((await storedNotification(text)).delivery).toBe('unknown');

      expect(await reported(text, 'text', 'delivered')).toBe('recorded');
      expect((await storedNotification(text)).delivery).toBe('delivered');
    }));
});

describe("a customer's bounced email", () => {
  test('is replaced by a text once, and the address is marked as failing', () =>
    withTexts(async () => {
      const lead = await submitReachable();
      const mail = await sentOf(lead, 'request-arrived');
      await reported(mail, 'mail', 'undelivered', { error: 'Mailbox full', isAddress: true });

      expect(await storedLead(lead.id)).toMatchObject({ email_failed_at: expect.anything(), text_failed_at: null });
      const text = await sentOf(lead, 'request-arrived');
      expect(text).toMatchObject({ channel: 'text', failed_channel: 'mail', state: 'sent' });
      expect(await toldOperator(lead)).toEqual([]);
      await reported(text, 'text', 'undelivered', { error: '30003' });
      expect(await storedNotification(text)).toMatchObject({
        state: 'sent',
        delivery: 'undelivered',
        delivery_error: '30003',
      });
      expect(await toldOperator(lead)).toMatchObject([{ audience: 'operator', state: 'waiting' }]);
    }));

  test('is reported to the operator without another channel, once per request and address', async () => {
    const lead = await submitReachable();
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

  test('is reported to the operator immediately if a text could only go out too late in the morning', () =>
    withTexts(
      async () => {
        const lead = await submitReachable();
        const mail = await sentOf(lead, 'request-arrived');
        await reported(mail, 'mail', 'undelivered', { isAddress: true });

        expect(await toldOperator(lead)).toHaveLength(1);
        expect(await storedNotification(mail)).toMatchObject({ state: 'sent', delivery: 'undelivered' });
      },
      { ...hoursOtherThanNow(), text_good_for: '1 minute' },
    ));

  test('is not reported to the operator once the request is closed', async () => {
    const lead = await submitReachable({ agreed_to_messages: false });
    const mail = await sentOf(lead, 'request-arrived');
    await reported(mail, 'mail', 'undelivered', { isAddress: true });
    await acts.cancel(lead);
    await makeDue();
    await claim();

    expect(await toldOperator(lead)).toMatchObject([{ state: 'skipped' }]);
  });

  test('matters only for this email if the address is not at fault', async () => {
    const lead = await submitReachable();
    await reported(await sentOf(lead, 'request-arrived'), 'mail', 'undelivered', { error: 'Rejected' });

    expect(await storedLead(lead.id)).toMatchObject({ email_failed_at: null });
    expect(await toldOperator(lead)).toHaveLength(1);
  });

  test('is reported to no one if the request is closed or flagged, or the address was corrected since', async () => {
    for (const change of [{ status: 'Canceled' }, { flagged_because: 'Spam' }] as const) {
      const lead = await submitReachable();
      const mail = await sentOf(lead, 'request-arrived');
      await changeLead(lead, change);
      await reported(mail, 'mail', 'undelivered', { isAddress: true });

      expect([change, await toldOperator(lead)]).toEqual([change, []]);
    }

    const lead = await submitReachable();
    await acts.correct(lead, { email: freshEmail() });
    const mail = await sentOf(lead, 'request-changed');
    await reported(mail, 'mail', 'undelivered', { isAddress: true });
    expect(await storedLead(lead.id)).toMatchObject({ email_failed_at: null });
    expect(await toldOperator(lead)).toEqual([]);
    expect((await storedNotification(mail)).state).toBe('sent');
  });

  test('is replaced by a text only after the flag of the request is cleared', () =>
    withTexts(async () => {
      const lead = await submitReachable();
      const mail = await sentOf(lead, 'request-arrived');
      await changeLead(lead, { flagged_because: 'Spam' });
      await reported(mail, 'mail', 'undelivered', { isAddress: true });
      expect(await claimOf('request-arrived')).toEqual([]);

      await changeLead(lead, { flagged_because: null });
      expect(await claimOf('request-arrived')).toMatchObject([{ id: mail.id, channel: 'text' }]);
    }));

  test('is not replaced by a text a day later or when it is no longer true', () =>
    withTexts(async () => {
      const old = await submitReachable();
      const mail = await sentOf(old, 'request-arrived');
      await changeNotifications({ id: mail.id }, { created_at: ago(25 * HOUR_MS) });
      await reported(mail, 'mail', 'undelivered', { isAddress: true });
      expect(await storedNotification(mail)).toMatchObject({ state: 'sent', channel: 'mail' });

      const lead = await submitReachable();
      const other = await sentOf(lead, 'request-arrived');
      await changeLead(lead, { status: 'Completed' });
      await reported(other, 'mail', 'undelivered', { isAddress: true });
      await makeDue();
      expect(await claimOf('request-arrived')).toEqual([]);
      expect(await storedNotification(other)).toMatchObject({ state: 'skipped' });
    }));
});

test.each([
  ['mail', 'request-arrived'],
  ['text', 'matched'],
] as const)("a late bounce of a %s doesn't affect the new address and number of customer and hauler", (channel, kind) =>
  withTexts(async () => {
    const hauler = await addHauler({ texts_on: channel === 'text' });
    const lead = await submitReachable();
    const offered = await sentOf(lead, 'job-offered');
    if (kind === 'matched') await acts.accept(await offerOf(lead, hauler));
    const told = await sentOf(lead, kind);
    for (const [one, change] of [
      [lead, changeLead],
      [hauler, changeHauler],
    ] as const) {
      await change(one, { email: freshEmail(), phone: freshPhone() });
    }

    for (const each of [offered, told]) {
      expect(await reported(each, channel, 'undelivered', { isAddress: true })).toBe('recorded');
    }

    const unaffected = { email_failed_at: null, text_failed_at: null };
    expect(await storedLead(lead.id)).toMatchObject(unaffected);
    expect(await storedHauler(hauler)).toMatchObject({ ...unaffected, unreachable_since: null });
  }),
);

describe("a customer's spam complaint", () => {
  test('ends all messages to them, including texts, and the operator is told', () =>
    withTexts(async () => {
      const lead = await submitReachable();
      await reported(await sentOf(lead, 'request-arrived'), 'mail', 'complained');
      await changeLead(lead, { status: 'Sent Proposal' });
      await makeDue();

      expect((await sendDue()).filter(({ audience }) => audience === 'customer')).toEqual([]);
      expect(await notificationOf(lead, 'status-changed')).toMatchObject({ state: 'skipped' });
      expect(await toldOperator(lead)).toHaveLength(1);
      const again = await submitReachable({ email: lead.email, phone: lead.phone });
      await makeDue();
      expect(
        (await claim()).filter(({ lead_id, audience }) => lead_id === again.id && audience === 'customer'),
      ).toEqual([]);
    }));
});

describe("a customer's undelivered text", () => {
  test('is replaced by an email if there is an address, and the number is marked as failing', () =>
    withTexts(async () => {
      const { lead, text } = await matchedByText();
      await reported(text, 'text', 'undelivered', { error: '30006', isAddress: true });

      expect(await storedLead(lead.id)).toMatchObject({ text_failed_at: expect.anything(), email_failed_at: null });
      expect(await sentOf(lead, 'matched')).toMatchObject({ channel: 'mail', failed_channel: 'text', state: 'sent' });
      expect(await toldOperator(lead)).toEqual([]);
    }));

  test('is reported to the operator if there is no address', () =>
    withTexts(async () => {
      const lead = await submitWithoutEmail();
      await reported(await sentOf(lead, 'request-arrived'), 'text', 'undelivered', { isAddress: true });

      expect(await toldOperator(lead)).toHaveLength(1);
    }));

  test('caused by an earlier STOP is replaced by an email and blocks the number', () =>
    withTexts(async () => {
      const hauler = await addHauler();
      const lead = await submitReachable();
      await acts.accept(await offerOf(lead, hauler));
      await makeDue();
      await claim();
      const text = await notificationOf(lead, 'matched');
      await begin(text);
      await finishText(text, 'stopped', { error: '21610' });

      expect(await sentOf(lead, 'matched')).toMatchObject({ channel: 'mail', state: 'sent' });
      expect(await toldOperator(lead)).toEqual([]);
      const other = await submitWithoutEmail({ phone: lead.phone });
      await makeDue();
      await claim();
      expect(await notificationOf(other, 'request-arrived')).toMatchObject({ state: 'skipped' });
    }));
});

describe('a hauler no message reaches', () => {
  test('is skipped: open offers go to the next hauler, accepted jobs stay', async () => {
    const [lost] = await addHaulers(1);
    if (!lost) throw new Error('No hauler');
    const theirs = await submitReachable();
    await acts.accept(await offerOf(theirs, lost));
    const offered = await submitReachable();
    const next = await addHauler();
    const mail = (await sentOf(offered, 'job-offered')) satisfies Notification;
    await reported(mail, 'mail', 'undelivered', { isAddress: true });

    expect(await storedHauler(lost)).toMatchObject({ unreachable_since: expect.anything() });
    expect(await openTo(offered)).toEqual([next.id]);
    expect((await offerOf(theirs, lost)).state).toBe('accepted');
    expect(await toldOfUnreachable()).toMatchObject([{ audience: 'operator', hauler_id: lost.id }]);

    const later = await submitReachable();
    expect(await openTo(later)).toEqual([next.id]);
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
  ])('gets offers again once the hauler %s', (_, change) =>
    withTexts(async () => {
      const hauler = await addHauler({ texts_on: true, email_failed_at: ago(HOUR_MS) });
      await replied(hauler.phone, 'stop');
      await tick();
      expect(await storedHauler(hauler)).toMatchObject({ unreachable_since: expect.anything() });

      await change(hauler);
      await tick();

      expect(await storedHauler(hauler)).toMatchObject({ unreachable_since: null });
      expect(await openTo(await submitReachable())).toEqual([hauler.id]);
    }),
  );

  test('gets offers again once the project sends texts again', async () => {
    const hauler = await addHauler({ texts_on: true, email_failed_at: ago(HOUR_MS) });
    await tick();
    expect(await storedHauler(hauler)).toMatchObject({ unreachable_since: expect.anything() });

    await withTexts(async () => {
      await tick();
      expect(await storedHauler(hauler)).toMatchObject({ unreachable_since: null });
    });
  });

  test('is not one who takes texts: the offer goes by text', () =>
    withTexts(async () => {
      const hauler = await addHauler({ texts_on: true });
      const lead = await submitReachable();
      await makeDue();
      await claim();
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
      await acts.accept(accepted);
      await makeDue();
      expect(await claimOf('job-accepted')).toMatchObject([{ channel: 'text' }]);
    }));

  test('is reported to the operator once a day, however often texts are turned on and off', () =>
    withTexts(async () => {
      const hauler = await addHauler({ email_failed_at: ago(HOUR_MS) });
      for (let count = 0; count < 3; count++) {
        await changeHauler(hauler, { texts_on: false });
        await tick();
        expect(await storedHauler(hauler)).toMatchObject({ unreachable_since: expect.anything() });
        await changeHauler(hauler, { texts_on: true });
      }

      expect(await toldOfUnreachable()).toHaveLength(1);
    }));

  test('is noticed by the clock if STOP ended the last channel, and reported once', () =>
    withTexts(async () => {
      const hauler = await addHauler({ texts_on: true, email_failed_at: ago(HOUR_MS) });
      const lead = await submitReachable();
      await replied(hauler.phone, 'stop');
      await tick();
      await tick();

      expect(await storedHauler(hauler)).toMatchObject({ unreachable_since: expect.anything() });
      expect(await openTo(lead)).toEqual([]);
      expect(await toldOfUnreachable()).toHaveLength(1);
    }));

  test('is not reported while paused, only once they are active again', () =>
    withTexts(async () => {
      const hauler = await addHauler({ active: false, texts_on: false, email_failed_at: ago(HOUR_MS) });
      await tick();
      expect(await storedHauler(hauler)).toMatchObject({ unreachable_since: null });

      await changeHauler(hauler, { active: true });
      await tick();
      expect(await storedHauler(hauler)).toMatchObject({ unreachable_since: expect.anything() });
    }));
});

describe('a reply by text', () => {
  async function stopMailTo({ id, email }: { id: string; email: string | null }) {
    const token = await arrivalMailOf({ id, email: email ?? '' });
    await operator.rpc('stop_mail', { token }).throwOnError();
  }

  async function toldOfReplies() {
    const { data } = await operator.from('notifications').select().eq('kind', 'text-reply').throwOnError();
    return data;
  }

  test('with free text is stored and sent to the operator, up to five a day per number', async () => {
    const phone = freshPhone();
    for (let count = 0; count < 7; count++) await replied(count % 2 ? `+1${phone}` : phone, null, `Word ${count}`);

    const replies = await repliesOf(phone);
    expect(replies).toHaveLength(7);
    expect(replies[0]).toMatchObject({ body: 'Word 0', wish: null });
    expect((await toldOfReplies()).map(({ reply_id }) => reply_id).sort()).toEqual(
      replies
        .slice(0, 5)
        .map(({ id }) => id)
        .sort(),
    );
  });

  test('delivered twice, from a name instead of a number, or too long, does no harm', async () => {
    const reply = { message_sid: `SM${Date.now()}`, phone: freshPhone(), body: 'x'.repeat(5000) };
    await operator.rpc('record_reply', reply).throwOnError();
    await operator.rpc('record_reply', reply).throwOnError();
    await replied('ACME', null);

    expect((await repliesOf(reply.phone)).map(({ body }) => body?.length)).toEqual([1600]);
    expect(await toldOfReplies()).toHaveLength(1);
  });

  test('STOP ends texts for all requests of the number, START restores them, HELP changes nothing', () =>
    withTexts(async () => {
      const lead = await submitWithoutEmail();
      const other = await submitWithoutEmail();
      await sentOf(lead, 'request-arrived');
      await replied(other.phone, 'stop');
      await replied(lead.phone, 'help');
      await replied(lead.phone, 'stop');
      await changeLead(lead, { status: 'Sent Proposal' });
      await makeDue();
      expect(await claimOf('status-changed')).toEqual([]);

      await replied(lead.phone, 'start');
      for (const each of [lead, other]) await changeLead(each, { status: 'In Progress' });
      await makeDue();
      expect(await claimOf('status-changed')).toMatchObject([{ channel: 'text', lead_id: lead.id }]);
      expect((await repliesOf(lead.phone)).map(({ wish, body }) => [wish, body])).toEqual([
        ['help', null],
        ['stop', null],
        ['start', null],
      ]);
      expect(await toldOfReplies()).toEqual([]);
    }));

  test('HELP is answered five times a day per number and twenty times an hour, to those who get texts', () =>
    withTexts(async () => {
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
      await withSettings({ texts_on: false }, async () => expect(await mayAnswer(freshPhone())).toBe(false));
    }));

  test('STOP is reported to the operator once if the customer can no longer be reached', () =>
    withTexts(async () => {
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
    }));
});

describe('the health of sending', () => {
  async function health() {
    const { data } = await operator.rpc('sending_health').single().throwOnError();
    return data;
  }

  test('gives the time of the last tick and the last report', async () => {
    await operator.from('notifications').delete().neq('once_key', '').throwOnError();
    expect(await health()).toMatchObject({
      in_trouble: 0,
      unknown: 0,
      last_mail_report_at: null,
      last_text_report_at: null,
      filtered: 0,
      operator_mail_came_back: false,
    });
    await tick();
    expect(Date.now() - Date.parse((await health()).ticked_at)).toBeLessThan(60_000);

    await reported(await sentOf(await submitReachable(), 'request-arrived'), 'mail', 'delivered');
    const { last_mail_report_at, last_text_report_at } = await health();
    expect(Date.now() - Date.parse(last_mail_report_at)).toBeLessThan(60_000);
    expect(last_text_report_at).toBeNull();
  });

  test('counts texts filtered by carriers in a day', () =>
    withTexts(async () => {
      let filtered = 0;
      for (const error of ['30007', '30032: no', 'Filtered (30034)', '30003', '130007']) {
        await reported(await sentOf(await submitWithoutEmail(), 'request-arrived'), 'text', 'undelivered', { error });
        if (!['30003', '130007'].includes(error)) filtered++;
        expect([error, (await health()).filtered]).toEqual([error, filtered]);
      }
    }));

  test('still counts a filtered text after its news arrived by email', () =>
    withTexts(async () => {
      const { lead, text } = await matchedByText();
      await reported(text, 'text', 'undelivered', { error: '30034' });
      const mail = await sentOf(lead, 'matched');
      expect(mail.channel).toBe('mail');
      await reported(mail, 'mail', 'delivered');

      expect((await health()).filtered).toBe(1);
    }));

  test("shows for a day that the operator's own email was undelivered or a complaint", async () => {
    for (const event of ['undelivered', 'complained'] as const) {
      const mail = await sentOf(await submitReachable(), 'new-request');
      await reported(mail, 'mail', event, { isAddress: true });
      expect((await health()).operator_mail_came_back).toBe(true);

      await changeNotifications({ id: mail.id }, { delivery_at: ago(25 * HOUR_MS) });
      expect((await health()).operator_mail_came_back).toBe(false);
      expect(await storedNotification(mail)).toMatchObject({ state: 'sent', channel: 'mail' });
    }
  });
});
