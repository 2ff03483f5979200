import type { TablesUpdate } from '@functions/database.types.ts';
import { toCamelCase } from '@functions/server/camel-case.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { freshEmail } from '../fixtures/emails.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { freshPhone } from '../fixtures/phones.ts';
import { ago, HOUR_MS } from '../support/ago.ts';
import { operator } from '../support/clients.ts';
import { findRequest, storedLead, submitLead } from '../support/leads.ts';
import {
  actions,
  addHauler,
  changeHauler,
  changeLead,
  findJob,
  forgetMatch,
  type Hauler,
  matchedLead,
  offerByHand,
  offerOf,
  report,
  storedHauler,
} from '../support/match.ts';
import {
  changeNotifications,
  changeSettings,
  claim,
  claimAll,
  type Notification,
  notificationOf,
  storedNotification,
  toldOf,
} from '../support/notifications.ts';
import { booking, clockOf, inDays, job, proposalActions } from '../support/proposals.ts';
import {
  begin,
  beginWithTexts,
  claimOf,
  finishText,
  hoursOtherThanNow,
  replied,
  sendText,
  submitReachable,
  submitWithoutEmail,
} from '../support/texts.ts';
import { tick } from '../support/tick.ts';

beforeEach(forgetMatch);
afterAll(forgetMatch);
beginWithTexts();

/** The confirmation to a customer with only texts, just claimed by a sender. */
async function claimedText() {
  const lead = await submitWithoutEmail();
  await claim();
  return { lead, text: await notificationOf(lead, 'request-arrived') };
}

/** What goes by text once everything waiting is due. */
async function claimTexts(): Promise<Notification[]> {
  return (await claimAll()).filter(({ channel }) => channel === 'text');
}

describe('a text is sent', () => {
  test('to a customer without an address who agreed, with the STOP notice in the first of 30 days', async () => {
    const { lead: first, text: arrival } = await claimedText();
    expect(arrival).toMatchObject({ channel: 'text', says_stop: true, attempts: 1 });
    await sendText(arrival);

    await changeLead(first, { status: 'Sent Proposal' });
    expect(await claimOf('status-changed')).toMatchObject([{ channel: 'text', says_stop: false }]);
    await changeNotifications({ id: arrival.id }, { handed_over_at: ago(31 * 24 * HOUR_MS) });
    await changeLead(first, { status: 'In Progress' });
    expect(await claimOf('status-changed')).toMatchObject([{ says_stop: true }, { says_stop: false }]);
  });

  const reasons: [string, (lead: { id: string; phone: string }) => PromiseLike<unknown>][] = [
    ['did not agree', (lead) => changeLead(lead, { agreed_to_messages: false })],
    ['has a foreign number', (lead) => changeLead(lead, { phone: '442079460958' })],
    ['said STOP of the number with its country code', ({ phone }) => replied(`+1${phone}`, 'stop')],
    ['doesn’t get our texts', (lead) => changeLead(lead, { text_failed_at: ago(HOUR_MS) })],
    [
      'is told of what is older than 14 hours',
      ({ id }) => changeNotifications({ lead_id: id, kind: 'matched' }, { created_at: ago(14.1 * HOUR_MS) }),
    ],
    ['has had too many', () => changeSettings({ texts_per_number_per_day: 0 })],
    ['is of a project that sends none', () => changeSettings({ texts_on: false })],
  ];

  test.each(reasons)('but not to someone who %s: by email or not at all', async (_, change) => {
    const hauler = await addHauler();
    for (const lead of [await submitWithoutEmail(), await submitReachable()]) {
      await actions.accept(await offerOf(lead, hauler));
      await change(lead);
      await claimAll();
      expect(await notificationOf(lead, 'matched')).toMatchObject(
        lead.email ? { state: 'waiting', channel: 'mail' } : { state: 'skipped', channel: null },
      );
    }
  });

  test.each<[string, (hauler: Hauler) => PromiseLike<unknown>]>([
    ['did not ask for texts', (hauler) => changeHauler(hauler, { texts_on: false })],
    ['doesn’t get our texts', (hauler) => changeHauler(hauler, { text_failed_at: ago(HOUR_MS) })],
    ['said STOP', ({ phone }) => replied(phone, 'stop')],
    ['has had too many', () => changeSettings({ texts_per_hauler_per_day: 0 })],
  ])('but not to a hauler who %s: the offer goes by email', async (_, change) => {
    const hauler = await addHauler({ texts_on: true });
    await change(hauler);
    await submitReachable();
    expect(await claimOf('job-offered')).toMatchObject([{ channel: 'mail' }]);
  });

  test('no email is sent either if these bounce', async () => {
    await changeSettings({ texts_per_hauler_per_day: 0, texts_per_number_per_day: 0 });
    const hauler = await addHauler({ texts_on: true, email_failed_at: ago(HOUR_MS) });
    const lead = await submitReachable();
    await changeLead(lead, { email_failed_at: ago(HOUR_MS) });

    await claim();

    expect(await notificationOf(lead, 'job-offered')).toMatchObject({ state: 'skipped', channel: null });
    expect(await notificationOf(lead, 'request-arrived')).toMatchObject({ state: 'skipped', channel: null });
    expect((await offerOf(lead, hauler)).state).toBe('open');
  });

  test('but not at night: the message goes by email, or in the morning', async () => {
    const hours = hoursOtherThanNow();
    await changeSettings(hours);
    const hauler = await addHauler({ texts_on: true });
    const lead = await submitWithoutEmail();
    await claim();

    const offer = await notificationOf(lead, 'job-offered');
    expect(offer).toMatchObject({ channel: 'mail', claimed_at: expect.anything() });
    const arrival = await notificationOf(lead, 'request-arrived');
    expect(arrival).toMatchObject({ state: 'waiting', channel: null, attempts: 0 });
    expect(clockOf(arrival.due_at)).toContain(hours.texts_from);
    expect(Date.parse(arrival.due_at)).toBeGreaterThan(Date.now());
    expect(Date.parse(arrival.due_at)).toBeLessThan(Date.now() + 25 * HOUR_MS);
    expect(await offerOf(lead, hauler)).toMatchObject({ state: 'open' });
  });

  test.each([
    ['everyone', { texts_per_hour: 2 }],
    ['new requests', { arrival_texts_per_hour: 2 }],
    ['strangers’ entries', { stranger_texts_per_hour: 2 }],
  ])('within the hourly limit for %s: the others wait five minutes', async (_, settings) => {
    await changeSettings(settings);
    const leads = [await submitWithoutEmail(), await submitWithoutEmail(), await submitWithoutEmail()];

    const before = Date.now();
    const texts = await claimOf('request-arrived');
    expect(texts).toHaveLength(2);
    const waiting = await notificationOf(leads[2] ?? { id: '' }, 'request-arrived');
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(Date.parse(waiting.due_at) - before).toBeGreaterThanOrEqual(5 * 60_000);
    for (const text of texts) await sendText(text);
    expect(await claimOf('request-arrived')).toEqual([]);
    await changeNotifications({ state: 'sent' }, { handed_over_at: ago(1.1 * HOUR_MS) });
    expect(await claimOf('request-arrived')).toMatchObject([{ lead_id: leads[2]?.id }]);
  });

  test('of other news despite the hourly limit for new requests', async () => {
    await changeSettings({ arrival_texts_per_hour: 0 });
    const lead = await submitWithoutEmail();
    await changeLead(lead, { status: 'Sent Proposal' });
    expect(await claimTexts()).toMatchObject([{ kind: 'status-changed' }]);
  });

  test('once a flag is cleared, after any time', async () => {
    const lead = await submitWithoutEmail();
    await changeLead(lead, { flagged_because: 'Spam' });
    const { id } = await notificationOf(lead, 'request-arrived');
    await changeNotifications({ id }, { created_at: ago(20 * HOUR_MS) });
    await changeLead(lead, { flagged_because: null });

    expect(await claimOf('request-arrived')).toMatchObject([{ id, channel: 'text' }]);
  });

  test('once a day per number about a new request, whoever entered it', async () => {
    const phone = freshPhone();
    const leads = [await submitWithoutEmail({ phone }), await submitWithoutEmail({ phone: `1${phone}` })];
    expect(await claimOf('request-arrived')).toMatchObject([{ lead_id: leads[0]?.id }]);
    expect(await notificationOf(leads[1] ?? { id: '' }, 'request-arrived')).toMatchObject({ state: 'skipped' });
  });

  test('but not instead of an email that may have arrived', async () => {
    const { lead } = await matchedLead();
    await changeLead(lead, { agreed_to_messages: true });
    await changeSettings({ texts_on: false });
    expect(await claimOf('matched')).toMatchObject([{ channel: 'mail' }]);

    await changeSettings({ texts_on: true });
    expect(await claimOf('matched')).toMatchObject([{ channel: 'mail', attempts: 2 }]);
  });

  /** A request that is reported as overdue, as often as the clock ticks. */
  async function overdueLead() {
    const lead = await submitReachable();
    await changeLead(lead, { created_at: ago(30 * HOUR_MS) });
    await tick();
    await tick();
    return lead;
  }

  test('to the operator in addition to the email, once, if they have a number and it is still true', async () => {
    await overdueLead();
    expect(await claimOf('overdue')).toMatchObject([{ channel: 'mail' }]);

    await changeSettings({ operator_phone: '2135550142' });
    const [lead, handled] = [await overdueLead(), await overdueLead()];
    await changeLead(handled, { status: 'Sent Proposal' });
    expect((await claimOf('overdue')).filter(({ lead_id }) => lead_id === lead.id)).toMatchObject([
      { audience: 'operator', channel: 'mail', once_key: `overdue:${lead.id}` },
      { audience: 'operator', channel: 'text', once_key: `overdue:${lead.id}:text` },
    ]);
    expect(await toldOf(handled, 'overdue')).toMatchObject([{ state: 'skipped' }, { state: 'skipped' }]);
  });

  test('but not to the operator about a flagged request', async () => {
    await changeSettings({ operator_phone: '2135550142' });
    const [flagged, other] = [await submitReachable(), await submitReachable()];
    await changeLead(flagged, { flagged_because: 'Spam' });
    for (const lead of [flagged, other]) await report(lead);

    const told = await claimOf('not-contacted');
    expect(told.filter(({ lead_id }) => lead_id === flagged.id)).toMatchObject([{ channel: 'mail' }]);
    expect(told.filter(({ channel }) => channel === 'text')).toMatchObject([{ lead_id: other.id }]);
  });

  test('to the operator first, then to haulers, and about new requests last', async () => {
    await changeSettings({ operator_phone: '2135550142' });
    const hauler = await addHauler({ texts_on: true });
    const lead = await submitWithoutEmail();
    await actions.accept(await offerOf(lead, hauler));
    await changeLead(lead, { status: 'In Progress' });
    await report(lead);

    expect((await claimTexts()).map(({ kind, audience }) => `${kind} to ${audience}`)).toEqual([
      'not-contacted to operator',
      'not-contacted to hauler',
      'matched to customer',
      'status-changed to customer',
      'request-arrived to customer',
    ]);
  });
});

describe('texts that strangers can cause', () => {
  test('leave room for others: a customer hears about a hauler on the way during a flood', async () => {
    const one = await job({ email: null, agreed_to_messages: true });
    await changeLead(one.lead, { status: 'In Progress', ...booking(inDays(0)) });
    await changeHauler(one.hauler, { active: false });
    await operator.from('notifications').delete().neq('once_key', '').throwOnError();
    for (let count = 0; count < 10; count++) await addHauler({ texts_on: true });
    for (let count = 0; count < 20; count++) await submitLead(minimalLeadRow());

    // Each request is offered to five haulers, and each hauler has ten offers.
    const offers = await claimOf('job-offered');
    expect(offers.filter(({ channel }) => channel === 'text')).toHaveLength(50);
    expect(offers.filter(({ channel }) => channel === 'mail')).toHaveLength(50);

    await proposalActions.setOut(one, 30);
    expect(await claimOf('on-my-way')).toMatchObject([{ channel: 'text', lead_id: one.lead.id }]);
  });

  test('wait over their hourly share without an address', async () => {
    await changeSettings({ stranger_texts_per_hour: 0 });
    await addHauler({ texts_on: true, email_failed_at: ago(HOUR_MS) });
    const lead = await submitReachable();
    await claim();

    const offer = await notificationOf(lead, 'job-offered');
    expect(offer).toMatchObject({ state: 'waiting', channel: null, attempts: 0 });
    expect(Date.parse(offer.due_at)).toBeGreaterThan(Date.now());
  });

  test("leave a hauler a third of the day's texts for their jobs", async () => {
    await changeSettings({ texts_per_hauler_per_day: 3 });
    const hauler = await addHauler({ texts_on: true });
    const leads = [await submitReachable(), await submitReachable(), await submitReachable()];
    expect((await claimOf('job-offered')).map(({ channel }) => channel).sort()).toEqual(['mail', 'text', 'text']);

    for (const lead of leads.slice(0, 2)) {
      await actions.accept(await offerOf(lead, hauler));
      await actions.cancel({ tracking_id: lead.tracking_id });
    }
    const canceled = (await claim()).filter(
      ({ kind, audience }) => kind === 'customer-canceled' && audience === 'hauler',
    );
    expect(canceled.map(({ channel }) => channel).sort()).toEqual(['mail', 'text']);
  });

  test("leave the operator a third of the day's texts for reports", async () => {
    await changeSettings({ texts_per_hauler_per_day: 3, operator_phone: '2135550142' });
    const leads = [await submitReachable(), await submitReachable(), await submitReachable()];
    for (const lead of leads) await changeLead(lead, { created_at: ago(30 * HOUR_MS) });
    await tick();
    const texts = await claimTexts();
    expect(texts.map(({ kind }) => kind)).toEqual(['overdue', 'overdue']);
    for (const text of texts) await sendText(text);

    await report(leads[0] ?? { id: '' });
    expect((await claimTexts()).map(({ kind }) => kind)).toEqual(['not-contacted']);
  });
});

describe('a sender', () => {
  test('without a text provider gets no texts', async () => {
    const lead = await submitWithoutEmail();
    await operator.rpc('claim_notifications', { texts: false }).throwOnError();
    expect(await notificationOf(lead, 'request-arrived')).toMatchObject({ state: 'skipped' });
  });

  test.each(['mail', 'text'] as const)('that can not send by %s lets that wait a minute', async (closed) => {
    const leads = [await submitWithoutEmail(), await submitReachable({ agreed_to_messages: false })];
    const before = Date.now();
    const { data } = await operator.rpc('claim_notifications', { closed: [closed] }).throwOnError();

    expect(data.map(({ channel }) => channel)).toEqual([closed === 'mail' ? 'text' : 'mail']);
    const arrivals = await Promise.all(leads.map((lead) => notificationOf(lead, 'request-arrived')));
    const waiting = arrivals.filter(({ claimed_at }) => claimed_at === null);
    expect(waiting).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    expect(Date.parse(waiting[0]?.due_at ?? '') - before).toBeGreaterThanOrEqual(60_000);
  });

  test('begins a text once, in the attempt it claimed, and no email', async () => {
    const mail = await submitReachable();
    const { id } = await submitWithoutEmail();
    expect(await begin(await notificationOf({ id }, 'request-arrived'))).toBe(false);
    await claim();
    const text = await notificationOf({ id }, 'request-arrived');

    expect(await begin(await notificationOf(mail, 'request-arrived'))).toBe(false);
    expect(await begin({ ...text, attempts: 2 })).toBe(false);
    expect(await begin(text)).toBe(true);
    expect(await begin(text)).toBe(false);
    expect((await storedNotification(text)).handed_over_at).not.toBeNull();
  });

  test("a sender that was overtaken begins nothing and doesn't affect the other one", async () => {
    const { text: first } = await claimedText();
    await claimAll();
    const second = await storedNotification(first);

    expect([first.attempts, second.attempts]).toEqual([1, 2]);
    expect(await begin(first)).toBe(false);
    expect(await begin(second)).toBe(true);
    await finishText(first, 'postponed', { error: '429' });
    expect(await storedNotification(first)).toMatchObject({ state: 'waiting', attempts: 2, last_error: null });
    expect((await storedNotification(first)).handed_over_at).not.toBeNull();
  });

  test.each<[string, (lead: { id: string; phone: string }) => PromiseLike<unknown>]>([
    ['has another number now', (lead) => changeLead(lead, { phone: freshPhone() })],
    ['withdrew consent', (lead) => changeLead(lead, { agreed_to_messages: false })],
    ['has just said STOP', ({ phone }) => replied(phone, 'stop')],
  ])('begins no text to someone who %s, and the channel is chosen again', async (_, change) => {
    const { lead, text } = await claimedText();
    await change(lead);
    expect(await begin(text)).toBe(false);

    await changeLead(lead, { agreed_to_messages: false, email: freshEmail() });
    await claimAll();
    expect(await storedNotification(text)).toMatchObject({ channel: 'mail', handed_over_at: null });
  });

  test('begins no text at night, and the channel is chosen again', async () => {
    const { text } = await claimedText();
    await changeSettings(hoursOtherThanNow());

    expect(await begin(text)).toBe(false);
    await claimAll();
    const waiting = await storedNotification(text);
    expect(waiting).toMatchObject({ state: 'waiting', handed_over_at: null, claimed_at: null });
    expect(Date.parse(waiting.due_at)).toBeGreaterThan(Date.now());
  });

  test.each([
    ['begun', 'sent', { state: 'sent', last_error: null, delivery: null }],
    ['begun', 'postponed', { state: 'waiting', attempts: 0, handed_over_at: null, last_error: '429' }],
    ['begun', 'unknown', { state: 'sent', delivery: 'unknown', last_error: '429' }],
    // A text that was begun may have been sent, whatever is said of it.
    ['begun', 'failed', { state: 'sent', delivery: 'unknown' }],
    ['begun', 'undelivered', { state: 'sent', delivery: 'undelivered' }],
    ['begun', 'stopped', { state: 'sent', delivery: 'undelivered' }],
    ['not begun', 'skipped', { state: 'skipped', handed_over_at: null, last_error: '429' }],
    ['not begun', 'failed', { state: 'waiting', attempts: 1, handed_over_at: null, last_error: '429' }],
    ['not begun', 'postponed', { state: 'waiting', attempts: 0, handed_over_at: null, last_error: '429' }],
  ] as const)('finishes a text %s: %s', async (how, outcome, expected) => {
    const { text } = await claimedText();
    if (how === 'begun') await begin(text);
    await finishText(text, outcome, { error: '429' });
    expect(await storedNotification(text)).toMatchObject({ ...expected, claimed_at: null });
  });

  test('a sender that died during a text leaves it unknown, and it is not given out again', async () => {
    const { text } = await claimedText();
    await begin(text);

    expect((await claimAll()).filter(({ id }) => id === text.id)).toEqual([]);
    expect(await storedNotification(text)).toMatchObject({ state: 'sent', delivery: 'unknown' });
    const { data: health } = await operator.rpc('sending_health').single().throwOnError();
    expect(health).toMatchObject({ failing: 1, unknown: 1 });
  });

  test('a sender that died during a text causes an email if there is an address', async () => {
    const hauler = await addHauler({ texts_on: true });
    const lead = await submitReachable();
    await claimAll();
    const text = await notificationOf(lead, 'job-offered');
    expect(text.channel).toBe('text');
    await begin(text);

    await claimAll();
    expect(await claimOf('job-offered')).toMatchObject([
      { id: text.id, channel: 'mail', failed_channel: 'text', attempts: 1, handed_over_at: null },
    ]);
    expect((await offerOf(lead, hauler)).state).toBe('open');
  });
});

describe('consent to texts', () => {
  test('is stored with its time, including consent for another number', async () => {
    const lead = await submitReachable();
    const before = (await storedLead(lead.id))?.agreed_to_messages_at ?? '';
    expect(Date.now() - Date.parse(before)).toBeLessThan(60_000);

    await changeLead(lead, { phone: `1${lead.phone}`, unit_number: '7' });
    expect((await storedLead(lead.id))?.agreed_to_messages_at).toBe(before);
    await changeLead(lead, { phone: freshPhone() });
    expect((await storedLead(lead.id))?.agreed_to_messages_at).not.toBe(before);
    await changeLead(lead, { agreed_to_messages: false });
    expect((await storedLead(lead.id))?.agreed_to_messages_at).toBeNull();
  });

  async function correct({ tracking_id }: { tracking_id: string }, change: object): Promise<string> {
    const { data } = await operator.rpc('correct_lead', { tracking_id, ...change }).throwOnError();
    return data;
  }

  test('stays with the same number in another spelling, and ends with another one unless given again', async () => {
    const lead = await submitReachable();
    await correct(lead, { phone: `1${lead.phone}`, email: freshEmail(), unit_number: '7' });
    expect(await storedLead(lead.id)).toMatchObject({ agreed_to_messages: true, consent_version: '2026-11-01' });
    expect(await correct(lead, { phone: freshPhone(), email: lead.email })).toBe('done');
    expect(await storedLead(lead.id)).toMatchObject({ agreed_to_messages: false });

    await correct(lead, { phone: freshPhone(), agreed_to_messages: true, consent_version: '2026-11-24' });
    expect(await storedLead(lead.id)).toMatchObject({ agreed_to_messages: true, consent_version: '2026-11-24' });
  });

  test('can be given or withdrawn separately, which sends no text', async () => {
    const lead = await submitReachable({ agreed_to_messages: false });
    await operator.from('notifications').delete().eq('lead_id', lead.id).throwOnError();
    await correct(lead, { agreed_to_messages: true, consent_version: '2026-11-24' });
    await correct(lead, { agreed_to_messages: false });
    expect(await storedLead(lead.id)).toMatchObject({ agreed_to_messages: false, consent_version: '2026-11-24' });

    expect(await claimTexts()).toEqual([]);
  });
});

describe('a delivery failure', () => {
  test("of one address or number doesn't affect another", async () => {
    const failed = { email_failed_at: ago(HOUR_MS), text_failed_at: ago(HOUR_MS) };
    const lead = await submitReachable();
    const hauler = await addHauler();
    await changeLead(lead, failed);
    await changeHauler(hauler, failed);

    await changeLead(lead, { email: lead.email?.toUpperCase() ?? null, phone: `1${lead.phone}` });
    const both = { email_failed_at: expect.anything(), text_failed_at: expect.anything() };
    expect(await storedLead(lead.id)).toMatchObject(both);
    await changeLead(lead, { email: freshEmail(), phone: freshPhone() });
    await changeHauler(hauler, { email: freshEmail(), phone: freshPhone() });
    for (const row of [await storedLead(lead.id), await storedHauler(hauler)]) {
      expect(row).toMatchObject({ email_failed_at: null, text_failed_at: null });
    }
  });
});

describe('the channel of a customer', () => {
  async function updatesOf({ id, tracking_id }: { id: string; tracking_id: string }) {
    const { updates } = await findRequest({ tracking_id });
    const { data: row } = await operator
      .from('open_leads')
      .select('told_by, bounced')
      .eq('id', id)
      .single()
      .throwOnError();
    return [toCamelCase(updates), row];
  }

  test('is what we may use and what has not failed, as on the tracking page and for the operator', async () => {
    const failed = ago(HOUR_MS);
    const table: [TablesUpdate<'leads'>, string, string[], string | null][] = [
      [{}, 'both', [], null],
      [{ agreed_to_messages: false }, 'mail', [], null],
      [{ email: null }, 'text', [], null],
      [{ email: null, agreed_to_messages: false }, 'none', [], null],
      [{ email_failed_at: failed }, 'text', ['mail'], 'mail'],
      [{ text_failed_at: failed }, 'mail', ['text'], 'text'],
      [{ email_failed_at: failed, text_failed_at: failed }, 'none', ['mail', 'text'], 'mail and text'],
      [{ phone: '442079460958' }, 'mail', [], null],
    ];
    for (const [change, by, bounced, inWords] of table) {
      const lead = await submitReachable();
      await changeLead(lead, change);
      const expected = [change, { by, bounced }, { told_by: by, bounced: inWords }];
      expect([change, ...(await updatesOf(lead))]).toEqual(expected);
    }
  });

  test('is only email in a project without texts, and for the operator after STOP', async () => {
    const lead = await submitReachable();
    await changeSettings({ texts_on: false });
    expect(await updatesOf(lead)).toMatchObject([{ by: 'mail' }, { told_by: 'mail' }]);
    await replied(lead.phone, 'stop');

    await changeSettings({ texts_on: true });
    expect(await updatesOf(lead)).toMatchObject([{ by: 'both' }, { told_by: 'mail' }]);
  });
});

describe('the texts of a hauler', () => {
  async function setTexts(offer: { token: string }, on: boolean): Promise<string> {
    const { data } = await operator.rpc('set_texts', { token: offer.token, wanted: on }).throwOnError();
    return data;
  }

  async function find(offer: { token: string }) {
    const job = await findJob(offer);
    return [job?.hauler['texts_on'], job?.hauler['texts_to']];
  }

  test('can be turned on and off with the link of a job, repeatedly', async () => {
    const { hauler, offer } = await matchedLead();
    expect(await find(offer)).toEqual([false, hauler.phone]);
    for (const on of [true, true, false]) {
      expect(await setTexts(offer, on)).toBe('done');
      expect(await find(offer)).toEqual([on, hauler.phone]);
      const { texts_on_since } = await storedHauler(hauler);
      expect(texts_on_since !== null && Date.now() - Date.parse(texts_on_since) < 60_000).toBe(on);
    }
  });

  test("can also be changed with another hauler's job, but not a closed or unknown one", async () => {
    const { lead, offer } = await matchedLead();
    const late = await addHauler({ zip_prefixes: ['99999'] });
    const taken = await offerByHand(lead, late, { state: 'taken' });

    expect(await setTexts(taken, true)).toBe('done');
    await actions.cancel(lead);
    expect([await setTexts(offer, true), await find(offer)]).toEqual(['refused', [false, undefined]]);
    expect(await setTexts({ token: '0'.repeat(16) }, true)).toBe('unknown');
  });

  test("have no switch if they can't be sent", async () => {
    const { offer, hauler } = await matchedLead();
    await changeSettings({ texts_on: false });
    expect(await find(offer)).toEqual([false, undefined]);
    await changeSettings({ texts_on: true });
    await changeHauler(hauler, { phone: '442079460958' });
    expect(await find(offer)).toEqual([false, undefined]);
  });
});

test("the operator's number is one that can be texted", async () => {
  for (const operator_phone of ['2125550142', '(213) 555-0142']) await changeSettings({ operator_phone });
  for (const operator_phone of ['8005550142', '8765550142', '555-0142']) {
    await expect(changeSettings({ operator_phone })).rejects.toThrow();
  }
});
