import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { ago, HOUR_MS } from '../support/ago.ts';
import { operator, signedInVisitor, untypedOperator, untypedVisitor, visitor } from '../support/clients.ts';
import { submitLead } from '../support/leads.ts';
import { withLimits } from '../support/limits.ts';
import { changeLead, report } from '../support/match.ts';
import { sendMessage } from '../support/messages.ts';
import {
  beginWithSettings,
  changeNotifications,
  changeSettings,
  claim,
  claimAll,
  finish,
  forgetNotifications,
  makeDue,
  msUntilDue,
  type Notification,
  notificationOf,
  notificationsOf,
  toldOf,
} from '../support/notifications.ts';
import { replied } from '../support/texts.ts';
import { tick } from '../support/tick.ts';

beforeEach(forgetNotifications);
beginWithSettings();

function kindsOf(notifications: readonly Notification[]): string[] {
  return notifications.map(({ kind }) => kind).sort();
}

function emailOf(name: string = randomUUID()): string {
  return `${name}@example.com`;
}

describe('creating notifications', () => {
  test('a new request is due to the operator after half a minute and to the customer immediately', async () => {
    const lead = await submitLead(maximalLeadRow());

    const notifications = await notificationsOf(lead);

    expect(notifications).toMatchObject([
      { kind: 'new-request', audience: 'operator', state: 'waiting' },
      { kind: 'request-arrived', audience: 'customer', state: 'waiting' },
    ]);
    expect(notifications.map(msUntilDue)).toEqual([30_000, 0]);

    // A change that the customer doesn't see creates none.
    await changeLead(lead, { unit_number: '7', status: 'Submitted', image_urls: ['https://a.example/1.png'] });
    expect(await notificationsOf(lead)).toHaveLength(2);
  });

  test('notifications to a customer without an address wait for one and are skipped without it', async () => {
    const one = await submitLead(minimalLeadRow());
    const other = await submitLead(minimalLeadRow());
    await changeLead(one, { status: 'In Progress', timeframe: 'Tomorrow' });
    await changeLead(other, { status: 'In Progress', email: emailOf() });

    expect(kindsOf(await claimAll(one))).toEqual(['new-request']);
    expect(await notificationOf(one, 'status-changed')).toMatchObject({ state: 'skipped' });
    expect(await notificationOf(other, 'status-changed')).toMatchObject({ state: 'waiting', channel: 'mail' });
  });

  test.each([
    ['status-changed', { status: 'Sent Proposal' }],
    ['timeframe-changed', { timeframe: 'Tomorrow' }],
  ] as const)('%s is due to the customer after two minutes: %j', async (kind, change) => {
    const lead = await submitLead(maximalLeadRow());
    await changeLead(lead, change);

    const notification = await notificationOf(lead, kind);

    expect(notification).toMatchObject({ audience: 'customer', status_before: 'Submitted', timeframe_before: null });
    expect(msUntilDue(notification)).toBe(120_000);
  });

  test('changes while one is waiting are sent with it, and those while it is being sent separately', async () => {
    const lead = await submitLead(maximalLeadRow());
    await changeLead(lead, { timeframe: 'Tomorrow' });
    await changeLead(lead, { status: 'Sent Proposal' });
    await changeLead(lead, { status: 'In Progress' });

    expect(await notificationsOf(lead)).toHaveLength(3);
    const changed = { status_before: 'Submitted', timeframe_before: null };
    expect(await notificationOf(lead, 'status-changed')).toMatchObject(changed);

    await claimAll();
    await changeLead(lead, { status: 'Completed' });
    const separately = [changed, { status_before: 'In Progress' }];
    expect(await toldOf(lead, 'status-changed')).toMatchObject(separately);
  });

  test('a report and a message are due to the operator immediately', async () => {
    const lead = await submitLead(minimalLeadRow());
    const message = await sendMessage();
    await report(lead);
    await report(lead);

    const told = [await notificationOf(lead, 'not-contacted'), await notificationOf(message, 'contact-message')];

    expect(told).toMatchObject([{ audience: 'operator' }, { audience: 'operator' }]);
    expect(told.map(msUntilDue)).toEqual([0, 0]);
  });

  test('deleted rows are no longer sent', async () => {
    const lead = await submitLead(maximalLeadRow());
    await report(lead);
    const message = await sendMessage();
    await operator.rpc('delete_person', { email: lead.email }).throwOnError();
    await operator.from('contact_messages').delete().eq('id', message.id).throwOnError();

    expect([...(await notificationsOf(lead)), ...(await notificationsOf(message))]).toEqual([]);
  });
});

describe('a flagged request or message', () => {
  async function submitFlaggedLead() {
    const lead = maximalLeadRow();
    await withLimits({ leads_per_phone_per_hour: 1 }, async () => {
      await submitLead({ ...maximalLeadRow(), phone: lead.phone });
      await submitLead(lead);
    });
    return lead;
  }

  test('is reported only to the operator: as held, and in a digest at the end of the hour', async () => {
    const [one, other] = [await submitFlaggedLead(), await submitFlaggedLead()];
    await changeLead(one, { status: 'In Progress' });
    const { data } = await operator.from('notifications').select().eq('kind', 'flagged-digest').single().throwOnError();
    expect(Date.parse(data.due_at) % HOUR_MS).toBe(0);
    expect(msUntilDue(data)).toBeLessThanOrEqual(HOUR_MS);
    expect(msUntilDue(data)).toBeGreaterThan(0);

    const claimed = await claimAll();

    for (const { id } of [one, other]) {
      expect(claimed.filter(({ lead_id }) => lead_id === id)).toMatchObject([
        { kind: 'held-request', audience: 'operator' },
      ]);
    }
    expect(kindsOf(claimed)).toContain('flagged-digest');
  });

  test('is reported immediately unless one with the same number, address or reason was within the hour', async () => {
    const [phone, email] = ['2135550171', emailOf()];
    const heldOf = (leads: readonly { id: string }[]) => Promise.all(leads.map((lead) => toldOf(lead, 'held-request')));
    const submit = (change: object) => submitLead({ ...maximalLeadRow(), ...change });
    const limits = { leads_per_phone_per_hour: 1, leads_per_email_per_hour: 1, leads_per_hour: 1000 };
    const leads: { id: string }[] = [];
    await withLimits(limits, async () => {
      for (const change of [{ phone }, { phone }, { phone: `1${phone}` }, { email }, { email }, { email }]) {
        leads.push(await submit(change));
      }
    });
    await withLimits({ leads_per_hour: 1 }, async () => {
      for (let count = 0; count < 2; count++) leads.push(await submit({}));
    });

    expect((await heldOf(leads)).map((held) => held.length)).toEqual([0, 1, 0, 0, 1, 0, 1, 0]);
    expect((await heldOf(leads)).flat().map(msUntilDue)).toEqual([0, 0, 0]);

    await changeNotifications({ kind: 'held-request' }, { created_at: ago(1.1 * HOUR_MS) });
    await withLimits(limits, async () => {
      expect((await heldOf([await submit({ phone })])).flat()).toHaveLength(1);
    });
  });

  test('is reported immediately for the first message of an address within the hour', async () => {
    const email = emailOf();
    const messages: { id: string }[] = [];
    await withLimits({ messages_per_email_per_hour: 1 }, async () => {
      for (let count = 0; count < 3; count++) messages.push(await sendMessage({ email }));
    });

    const held = await Promise.all(messages.map((message) => toldOf(message, 'held-message')));
    expect(held.map(({ length }) => length)).toEqual([0, 1, 0]);
    expect(kindsOf(await claim())).toEqual(['contact-message', 'held-message']);
  });

  test.each(['before', 'after'])('is reported if its customer was not contacted, %s the report', async (when) => {
    const lead = await submitLead(maximalLeadRow());
    if (when === 'before') await changeLead(lead, { flagged_because: 'Spam' });
    await report(lead);
    if (when === 'after') await changeLead(lead, { flagged_because: 'Spam' });

    expect(kindsOf(await claim())).toContain('not-contacted');
  });

  test('is sent once the flag is cleared, and is not in the digest', async () => {
    const lead = await submitFlaggedLead();
    for (const table of ['leads', 'contact_messages'] as const) {
      await operator.from(table).update({ flagged_because: null }).not('flagged_because', 'is', null).throwOnError();
    }

    const claimed = await claimAll();
    expect(kindsOf(claimed.filter(({ lead_id }) => lead_id === lead.id))).toEqual(['new-request', 'request-arrived']);
    expect(kindsOf(claimed)).not.toContain('flagged-digest');
    expect(await notificationOf(lead, 'held-request')).toMatchObject({ state: 'skipped' });
  });

  test('is also held if the operator flagged it, including messages', async () => {
    const lead = await submitLead(maximalLeadRow());
    const message = await sendMessage();
    await changeLead(lead, { flagged_because: 'No such street' });
    await operator.from('contact_messages').update({ flagged_because: 'Spam' }).eq('id', message.id).throwOnError();

    expect(kindsOf(await claimAll())).toEqual(['flagged-digest']);
  });

  test('is not reported as overdue', async () => {
    const lead = await submitFlaggedLead();
    await changeLead(lead, { created_at: ago(30 * HOUR_MS) });
    await tick();
    expect(await toldOf(lead, 'overdue')).toEqual([]);
  });
});

describe('what a sender can claim', () => {
  test('is what is due, once', async () => {
    const lead = await submitLead(maximalLeadRow());

    expect(kindsOf(await claim())).toEqual(['request-arrived']);
    expect(await claim()).toEqual([]);
    await makeDue();
    expect(kindsOf(await claim())).toEqual(['new-request', 'request-arrived']);
    for (const { id } of await notificationsOf(lead)) await finish(id, 'sent');
    await makeDue();
    expect(await claim()).toEqual([]);
  });

  test('is what was tried least, so repeated failures block no others', async () => {
    const failing = [];
    for (let count = 0; count < 3; count++) failing.push(await submitLead(maximalLeadRow()));
    await makeDue();
    for (const { id } of await claim()) await finish(id, 'failed', '451');
    const fresh = await submitLead(maximalLeadRow());
    await makeDue();

    const claimed = await claim();

    expect(claimed.slice(0, 2)).toMatchObject([
      { lead_id: fresh.id, kind: 'new-request', attempts: 1 },
      { lead_id: fresh.id, kind: 'request-arrived', attempts: 1 },
    ]);
    expect(claimed).toHaveLength(8);
    for (const lead of failing) expect(claimed.map(({ lead_id }) => lead_id)).toContain(lead.id);
  });

  test('comes in batches: the operator first, then changes, then new requests, oldest first', async () => {
    const first = await submitLead(maximalLeadRow());
    const second = await submitLead(maximalLeadRow());
    await changeLead(second, { status: 'Sent Proposal' });
    await makeDue();

    const batches = [await claim(2), await claim(2), await claim(2)];

    expect(batches.flat().map(({ kind, lead_id }) => [kind, lead_id])).toEqual([
      ['new-request', first.id],
      ['new-request', second.id],
      ['status-changed', second.id],
      ['request-arrived', first.id],
      ['request-arrived', second.id],
    ]);
    expect(batches.map(({ length }) => length)).toEqual([2, 2, 1]);
  });

  test('is retried after 2, 4, 8 … minutes, then six hours, up to eleven times, and then dead', async () => {
    const lead = await submitLead(minimalLeadRow());
    const minutes: number[] = [];
    for (let attempt = 1; attempt <= 11; attempt++) {
      const [claimed] = await claimAll();
      if (!claimed) throw new Error(`Nothing to send at try ${attempt}`);
      minutes.push((Date.parse(claimed.due_at) - Date.parse(claimed.claimed_at ?? '')) / 60_000);
      await finish(claimed.id, 'failed', `503 at try ${attempt}`);
    }

    expect(await claimAll()).toEqual([]);
    expect(minutes).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
    const dead = { state: 'dead', attempts: 11, last_error: '503 at try 11' };
    expect(await notificationOf(lead, 'new-request')).toMatchObject(dead);
  });

  test('is also given up on if every sender dies during it', async () => {
    const lead = await submitLead(minimalLeadRow());
    for (let attempt = 1; attempt <= 12; attempt++) await claimAll();
    await tick();
    expect(await notificationOf(lead, 'new-request')).toMatchObject({ state: 'dead', attempts: 11 });
  });

  test('can be postponed without counting as an attempt', async () => {
    const lead = await submitLead(minimalLeadRow());
    const [claimed] = await claimAll();
    const before = Date.now();
    await finish(claimed?.id ?? '', 'postponed', '401');

    const postponed = await notificationOf(lead, 'new-request');

    expect(postponed).toMatchObject({ state: 'waiting', attempts: 0, last_error: '401', claimed_at: null });
    expect(Date.parse(postponed.due_at) - before).toBeGreaterThanOrEqual(60_000);
    expect(await claim()).toEqual([]);
  });

  test.each(['sent', 'skipped'] as const)('is finished when %s, whatever is reported later', async (outcome) => {
    const lead = await submitLead(minimalLeadRow());
    const [claimed] = await claimAll();
    await finish(claimed?.id ?? '', outcome);
    await finish(claimed?.id ?? '', 'failed', 'later');

    const finished = { state: outcome, last_error: null, finished_at: expect.any(String) };
    expect(await notificationOf(lead, 'new-request')).toMatchObject(finished);
  });

  test('is searched a thousand at a time, however many are skipped', async () => {
    const row = { status: 'Completed', full_name: 'One of many' };
    const many = Array.from({ length: 1001 }, () => ({ ...maximalLeadRow(), ...row }));
    await untypedOperator.from('leads').insert(many).throwOnError();
    await operator.from('notifications').delete().neq('kind', 'request-arrived').throwOnError();
    async function countSkipped() {
      const query = operator.from('notifications').select('*', { count: 'exact', head: true }).eq('state', 'skipped');
      return (await query.throwOnError()).count;
    }

    const claimed = [await claim(), await countSkipped(), await claim(), await countSkipped()];
    // This many in an hour would flag the requests of the next tests.
    await operator.from('leads').delete().eq('full_name', 'One of many').throwOnError();

    expect(claimed).toEqual([[], 1000, [], 1001]);
  });

  test('excludes changes undone during the delay', async () => {
    const [both, one] = [await submitLead(maximalLeadRow()), await submitLead(maximalLeadRow())];
    for (const lead of [both, one]) await changeLead(lead, { status: 'Canceled', timeframe: 'Tomorrow' });
    await changeLead(both, { status: 'Submitted', timeframe: null });
    await changeLead(one, { status: 'Submitted' });

    const claimed = await claimAll();
    const arrived = ['new-request', 'request-arrived'];
    expect(kindsOf(claimed.filter(({ lead_id }) => lead_id === both.id))).toEqual(arrived);
    expect(kindsOf(claimed.filter(({ lead_id }) => lead_id === one.id))).toEqual([...arrived, 'timeframe-changed']);
    expect(await notificationOf(both, 'timeframe-changed')).toMatchObject({ state: 'skipped' });
  });
});

describe('an overdue request', () => {
  test('is not reported before its promised time, when handled, or if it is old', async () => {
    const young = await submitLead(minimalLeadRow());
    const handled = await submitLead(minimalLeadRow());
    const old = await submitLead(minimalLeadRow());
    await changeLead(handled, { created_at: ago(30 * HOUR_MS), status: 'Sent Proposal' });
    await changeLead(old, { created_at: ago(8 * 24 * HOUR_MS) });

    await tick();
    expect(kindsOf(await claim())).toEqual([]);
    await changeSettings({ promise: '1 microsecond' });
    await changeLead(young, { created_at: ago(13 * HOUR_MS) });
    await tick();
    expect((await claim()).map(({ lead_id }) => lead_id)).toEqual([young.id]);
  });

  test('is the only report about a request not sent for a day', async () => {
    const lead = await submitLead(maximalLeadRow());
    await changeLead(lead, { created_at: ago(30 * HOUR_MS) });
    await makeDue();
    await tick();

    expect(kindsOf(await claim())).toEqual(['overdue', 'still-looking']);
    expect(await notificationOf(lead, 'new-request')).toMatchObject({ state: 'skipped' });
  });

  test('is not reported if it was handled before sending', async () => {
    const lead = await submitLead(minimalLeadRow());
    await changeLead(lead, { created_at: ago(30 * HOUR_MS) });
    await tick();
    const [claimed] = await claim();
    await finish(claimed?.id ?? '', 'failed');
    await changeLead(lead, { status: 'Sent Proposal' });
    await makeDue();
    await tick();

    expect(kindsOf(await claim())).toEqual([]);
    expect(await notificationOf(lead, 'overdue')).toMatchObject({ state: 'skipped' });
  });
});

describe('limits on emails', () => {
  async function arrivalsClaimed(): Promise<(string | null)[]> {
    const claimed = await claim();
    return claimed.filter(({ kind }) => kind === 'request-arrived').map(({ lead_id }) => lead_id);
  }

  test('allow one email about a new request per address in 24 hours, in any spelling', async () => {
    const name = randomUUID();
    const emails = [emailOf(name), emailOf(name.toUpperCase()), emailOf(`${name}+sofa`)];
    const leads: { id: string }[] = [];
    for (const email of emails) leads.push(await submitLead({ ...minimalLeadRow(), email }));
    for (const email of emails) leads.push(await submitLead({ ...minimalLeadRow(), email }));

    expect(await arrivalsClaimed()).toEqual([leads[0]?.id]);
    expect(await notificationOf(leads[1] ?? { id: '' }, 'request-arrived')).toMatchObject({ state: 'skipped' });
  });

  test('allow another a day after that email, or as many as configured', async () => {
    const email = emailOf();
    const before = await submitLead({ ...minimalLeadRow(), email });
    const { id } = await notificationOf(before, 'request-arrived');
    await changeNotifications({ id }, { state: 'sent', finished_at: ago(24.1 * HOUR_MS) });
    const lead = await submitLead({ ...minimalLeadRow(), email });
    expect(await arrivalsClaimed()).toEqual([lead.id]);

    await changeSettings({ arrival_mails_per_address_per_day: 2 });
    for (let count = 0; count < 2; count++) await submitLead({ ...minimalLeadRow(), email });
    expect(await arrivalsClaimed()).toHaveLength(1);
  });

  test('are hourly for all customers, half of it for new requests, and the rest waits', async () => {
    await changeSettings({ customer_mails_per_hour: 2 });
    const leads = [];
    for (let count = 0; count < 3; count++) leads.push(await submitLead(maximalLeadRow()));
    await changeLead(leads[2] ?? { id: '' }, { status: 'Sent Proposal' });
    await operator.from('notifications').delete().eq('audience', 'operator').throwOnError();

    const claimed = await claimAll();
    expect(claimed.map(({ kind, lead_id }) => [kind, lead_id])).toEqual([
      ['status-changed', leads[2]?.id],
      ['request-arrived', leads[0]?.id],
    ]);
    expect(await claim()).toEqual([]);
    for (const { id } of claimed) await finish(id, 'sent');
    expect(await claim()).toEqual([]);
    await changeNotifications({ state: 'sent' }, { finished_at: ago(1.1 * HOUR_MS) });
    expect(await arrivalsClaimed()).toEqual([]);
    await makeDue();
    expect(await arrivalsClaimed()).toEqual([leads[1]?.id]);

    await changeLead(leads[0] ?? { id: '' }, { status: 'Sent Proposal' });
    expect(kindsOf(await claimAll())).toContain('status-changed');
  });

  test("don't apply to the operator", async () => {
    await changeSettings({ customer_mails_per_hour: 0 });
    await submitLead(maximalLeadRow());
    expect(kindsOf(await claimAll())).toEqual(['new-request']);
  });

  test('stop the email about a new request that is late or closed, or has no address', async () => {
    const changes = [
      ...[
        { created_at: ago(24.1 * HOUR_MS), status: 'Sent Proposal' },
        { status: 'Canceled' },
        { status: 'Completed' },
      ],
      { email: null, agreed_to_messages: false },
    ] as const;
    const leads: [object, { id: string }][] = [];
    for (const change of changes) {
      const lead = await submitLead(maximalLeadRow());
      await changeLead(lead, change);
      leads.push([change, lead]);
    }

    expect(await arrivalsClaimed()).toEqual([]);
    for (const [change, lead] of leads) {
      const { state } = await notificationOf(lead, 'request-arrived');
      expect([change, state]).toEqual([change, 'skipped']);
    }
  });
});

describe('a stranger', () => {
  test.each<[string, Record<string, string>]>([
    ['notifications', { kind: 'new-request', audience: 'operator', once_key: 'x' }],
    ['dispatch_settings', { promise: '7 days' }],
    ['mail_blocks', { created_at: ago(0) }],
    ['text_blocks', { created_at: ago(0) }],
    ['text_replies', { message_sid: 'SM1', phone: '2135550142' }],
  ])("can't read, write or delete in %s", async (table, row) => {
    await submitLead(maximalLeadRow());
    await replied('2135550142', 'stop');
    const { data: before } = await untypedOperator.from(table).select().throwOnError();
    for (const stranger of [visitor, signedInVisitor]) {
      const { data } = await stranger.from(table as 'notifications').select();
      expect(data ?? []).toEqual([]);
    }

    const [column = ''] = Object.keys(row);
    expect((await untypedVisitor.from(table).insert(row)).error).toMatchObject({ code: '42501' });
    await untypedVisitor.from(table).update(row).not(column, 'is', null);
    await untypedVisitor.from(table).delete().not(column, 'is', null);

    const { data: after } = await untypedOperator.from(table).select().throwOnError();
    expect(after).toEqual(before);
  });

  test("can't call what the functions call", async () => {
    const [id, token] = [randomUUID(), '0'.repeat(16)];
    const calls = {
      claim_notifications: {},
      finish_notification: { id, outcome: 'sent' },
      stop_mail: { token },
      pause_by_link: { token, wish: 'pause' },
      promised_by: { created_at: '2026-11-21T08:00:00Z' },
      begin_text: { id, attempt: 1 },
      finish_text: { id, outcome: 'sent' },
      record_delivery: { id, channel: 'mail', event: 'undelivered' },
      record_reply: { message_sid: 'SM1', phone: '2135550142', body: '', wish: 'stop' },
      may_answer_help: { phone: '2135550142' },
      sending_health: {},
      read_request: { lead_id: id },
      updates_for_team: { lead_id: id },
      set_texts: { token, wanted: true },
      find_request: { tracking_id: token },
    };
    for (const [name, parameters] of Object.entries(calls)) {
      const { error } = await untypedVisitor.rpc(name, parameters);
      expect([name, error?.code]).toEqual([name, '42501']);
    }
  });
});
