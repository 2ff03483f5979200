import { randomUUID } from 'node:crypto';
import type { Json } from '@functions/database.types.ts';
import { takeBackReasons } from '@functions/domain/desk.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { freshEmail } from '../fixtures/emails.ts';
import { vettedHauler } from '../fixtures/haulers.ts';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { freshPhone } from '../fixtures/phones.ts';
import { ago, DAY_MS, HOUR_MS } from '../support/ago.ts';
import { operator } from '../support/clients.ts';
import { countRows } from '../support/count-rows.ts';
import {
  actAtDesk,
  actOnList,
  actOnMessage,
  deskActionsOf,
  listLink,
  messageLink,
  requestLink,
  saveHaulerAtDesk,
  viewDesk,
  viewList,
  viewRequest,
} from '../support/desk.ts';
import { addLead } from '../support/haulers.ts';
import { storedLead, submitLead } from '../support/leads.ts';
import {
  actions,
  addHauler,
  addHaulers,
  changeHauler,
  changeLead,
  forgetMatch,
  matchedLead,
  offerByHand,
  offersOf,
  openTo,
  report,
  reportAgain,
  statesOf,
  storedHauler,
} from '../support/match.ts';
import { applicationOf, sendMessage, storedMessage } from '../support/messages.ts';
import {
  changeNotifications,
  claim,
  makeDue,
  msUntilDue,
  notificationOf,
  notificationsOf,
  sendDue,
  withSettings,
} from '../support/notifications.ts';
import { inDays, momentsOf } from '../support/proposals.ts';
import { arrivalMailOf } from '../support/stop-links.ts';
import { tick } from '../support/tick.ts';

const MINUTE_MS = 60_000;
const reason = takeBackReasons['no-show'];

beforeEach(forgetMatch);
afterAll(forgetMatch);

/** Notifications about a request from now on as "kind to audience", except those that will be skipped. */
async function toldOf(lead: { id: string }): Promise<string[]> {
  await makeDue();
  await claim();
  return (await notificationsOf(lead))
    .filter(({ state, claimed_at }) => state === 'waiting' && claimed_at !== null)
    .map(({ kind, audience }) => `${kind} to ${audience}`)
    .sort();
}

/** Sends everything that is waiting. */
async function sendAll() {
  await makeDue();
  await sendDue();
}

/** A request without a hauler and a link to it, with its notifications already sent. */
async function waitingLead(change: { email?: null; agreed_to_messages?: boolean } = {}) {
  const row = maximalLeadRow();
  const lead = { ...row, ...change, email: row.email };
  await submitLead({ ...row, ...change });
  const token = await requestLink(lead);
  await sendAll();
  return { lead, token };
}

/** A request with `hauler`. */
async function heldLead() {
  const match = await matchedLead();
  const token = await requestLink(match.lead);
  await sendAll();
  return { ...match, token };
}

/** Lets the links to a request end this long ago. */
async function endLinks({ id }: { id: string }, msAgo = 0) {
  const ended = operator.from('desk_links').update({ expires_at: ago(msAgo) });
  await ended.eq('lead_id', id).throwOnError();
}

describe('a link to the desk', () => {
  test('opens its own request or message, and not the list, in each attempt to send its email', async () => {
    const lead = await submitLead(maximalLeadRow());
    const message = await sendMessage();
    const [one, other] = [await requestLink(lead), await requestLink(lead)];

    expect(one).not.toBe(other);
    for (const token of [one, other]) {
      expect(await viewDesk(token)).toMatchObject({ scope: 'request', request: { id: lead.id } });
    }
    expect(await viewDesk(await messageLink(message))).toMatchObject({
      scope: 'message',
      message: { id: message.id },
    });
    expect(await viewDesk(await listLink())).toMatchObject({ scope: 'list', requests: [{ id: lead.id }] });
  });

  test('is made only for an email to the operator that is being sent', async () => {
    const lead = await submitLead(maximalLeadRow());
    const make = async (id: string) => (await operator.rpc('make_desk_link', { notification_id: id })).data;
    const toCustomer = (await notificationsOf(lead)).find(({ audience }) => audience === 'customer');
    const toOperator = (await notificationsOf(lead)).find(({ audience }) => audience === 'operator');
    expect(await make(toOperator?.id ?? '')).toBeNull();
    await makeDue();
    await claim();

    expect(await make(toOperator?.id ?? '')).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(await make(toCustomer?.id ?? '')).toBeNull();
    expect(await make(randomUUID())).toBeNull();
    await withSettings({ desk_on: false }, async () => {
      expect(await make(toOperator?.id ?? '')).toBeNull();
    });
  });

  test('can neither read nor change anything while the desk is off, or once it has ended', async () => {
    const { lead, token } = await waitingLead();
    const version = (await viewRequest(token, lead))?.request.version ?? '';
    const expectNothing = async () => {
      expect(await viewDesk(token)).toBeNull();
      expect(await viewRequest(token, lead)).toBeNull();
      expect(await actAtDesk(token, lead, 'note', { note: 'Mine' }, { version })).toBe('unknown');
    };

    await withSettings({ desk_on: false }, expectNothing);
    expect(await viewDesk(token)).not.toBeNull();
    await endLinks(lead);
    await expectNothing();
    expect((await storedLead(lead.id))?.desk_note).toBeNull();
  });

  test("to a request or message doesn't open another one, the list or haulers", async () => {
    const { lead, token } = await waitingLead();
    const { lead: another } = await waitingLead();
    const message = await sendMessage();
    const ofMessage = await messageLink(message);
    const version = (await viewRequest(await listLink(), another))?.request.version ?? '';
    const hauler = await addHauler();

    for (const each of [token, ofMessage]) {
      expect(await viewRequest(each, another)).toBeNull();
      expect(await actAtDesk(each, another, 'note', { note: 'Mine' }, { version })).toBe('unknown');
      expect(await saveHaulerAtDesk(each, hauler.id, { phone: '2135550199' })).toBe('unknown');
      expect(await saveHaulerAtDesk(each, randomUUID(), { ...vettedHauler() })).toBe('unknown');
      expect(await actOnList(each, 'count-prices')).toBe('unknown');
      expect(await actOnList(each, 'end-links')).toBe('unknown');
      expect(await actOnList(each, 'dispatch', { on: false })).toBe('unknown');
      const { data } = await operator.rpc('search_desk', { token: each, text: 'Rosa' });
      expect(data).toBeNull();
    }
    expect(await actOnMessage(token, 'answered', { answered: true }, { message })).toBe('unknown');
    expect(await actOnMessage(ofMessage, 'answered', { answered: true }, { message: lead })).toBe('unknown');
    expect((await storedLead(another.id))?.desk_note).toBeNull();
  });

  test('to the list opens each request, without its tracking link', async () => {
    const { lead } = await waitingLead();
    const token = await listLink();

    const look = await viewRequest(token, lead);

    expect(look).toMatchObject({ scope: 'list', request: { id: lead.id, phone: lead.phone } });
    expect(JSON.stringify(look)).not.toContain(lead.tracking_id);
    expect(JSON.stringify(await viewDesk(token))).not.toContain(lead.tracking_id);
    expect((await viewList(token)).requests[0]?.trackingId).toBe(lead.tracking_id.slice(-4));
  });

  test('lasts 90 days, 30 after its request was closed, 30 for a message, and as configured for the list', async () => {
    const daysOf = async (token: string) => {
      const { expiresAt } = (await viewDesk(token)) as { expiresAt: string };
      return (Date.parse(expiresAt) - Date.now()) / DAY_MS;
    };
    const closed = async (days: number) =>
      requestLink(await addLead({ status: 'Completed', created_at: ago(days * DAY_MS) }));

    expect(await daysOf((await waitingLead()).token)).toBeCloseTo(90, 2);
    expect(await daysOf(await messageLink(await sendMessage()))).toBeCloseTo(30, 2);
    expect(await viewDesk(await closed(31))).toBeNull();
    expect(await daysOf(await closed(29))).toBeCloseTo(1, 2);
    await withSettings({ desk_list_open_for: '2 hours' }, async () => {
      expect(await daysOf(await listLink())).toBeCloseTo(2 / 24, 2);
    });
  });

  test('is deleted 30 days after its end', async () => {
    const [old, fresh] = [await waitingLead(), await waitingLead()];
    await endLinks(old.lead, 31 * DAY_MS);
    await endLinks(fresh.lead, 29 * DAY_MS);

    await tick();

    const { data } = await operator.from('desk_links').select('lead_id').not('lead_id', 'is', null).throwOnError();
    expect(data).toEqual([{ lead_id: fresh.lead.id }]);
    for (const { token } of [old, fresh]) expect(await viewDesk(token)).toBeNull();
  });
});

describe('asking for a link', () => {
  async function asked(): Promise<number> {
    await operator.rpc('request_desk_link').throwOnError();
    const { data } = await operator.from('notifications').select('id').eq('kind', 'desk-link').throwOnError();
    return data.length;
  }

  async function makeOlder(ms: number) {
    const { data } = await operator.from('notifications').select('id, created_at').eq('kind', 'desk-link');
    for (const { id, created_at } of data ?? []) {
      const older = new Date(Date.parse(created_at) - ms).toISOString();
      await changeNotifications({ id }, { created_at: older });
    }
  }

  test('sends one in five minutes and twelve in twelve hours', async () => {
    expect(await asked()).toBe(1);
    expect(await asked()).toBe(1);
    for (let count = 2; count <= 12; count++) {
      await makeOlder(5 * 60_000 + 1000);
      expect(await asked()).toBe(count);
    }
    await makeOlder(6 * 60_000);
    expect(await asked()).toBe(12);
    await makeOlder(11 * HOUR_MS);
    expect(await asked()).toBe(13);
  });

  test('counts earlier links only while they work', async () => {
    await withSettings({ desk_list_open_for: '1 hour' }, async () => {
      for (let count = 1; count <= 12; count++) {
        expect(await asked()).toBe(count);
        await makeOlder(5 * 60_000 + 1000);
      }
      expect(await asked()).toBe(13);
    });
  });

  test('sends the next one after all links were ended, however many were requested', async () => {
    const token = await listLink();
    for (let count = 0; count < 12; count++) {
      await makeOlder(6 * 60_000);
      await asked();
    }
    await changeNotifications({ kind: 'desk-link' }, { state: 'sent' });
    expect(await asked()).toBe(12);

    expect(await actOnList(token, 'end-links')).toBe('done');

    expect(await asked()).toBe(1);
    expect(await viewDesk(token)).not.toBeNull();
  });

  test("doesn't count emails that were never sent, so an outage locks no one out", async () => {
    for (let count = 1; count <= 12; count++) {
      await asked();
      await makeOlder(16 * 60_000);
    }
    await claim();
    expect(await asked()).toBe(13);
  });

  test('expires after a quarter of an hour, and sends none while the desk is off', async () => {
    await asked();
    await makeOlder(16 * 60_000);
    expect((await claim()).filter(({ kind }) => kind === 'desk-link')).toEqual([]);

    await operator.from('notifications').delete().eq('kind', 'desk-link').throwOnError();
    await withSettings({ desk_on: false }, async () => expect(await asked()).toBe(0));
  });

  test('ending all links keeps the one in use', async () => {
    const { lead, token } = await waitingLead();
    const [one, other] = [await listLink(), await listLink()];
    const asked = { kind: 'desk-link', audience: 'operator', once_key: `desk-link:${randomUUID()}` } as const;
    await operator.from('notifications').insert(asked).throwOnError();

    expect(await actOnList(one, 'end-links')).toBe('done');

    // A waiting email makes its own link.
    expect((await claim()).map(({ once_key }) => once_key)).toContain(asked.once_key);

    expect(await viewDesk(other)).toBeNull();
    expect(await viewDesk(token)).toBeNull();
    expect((await viewList(one)).links.working).toBe(1);
    expect(await viewRequest(one, lead)).not.toBeNull();
  });
});

describe('a desk action', () => {
  test('is stale once hauler, customer or operator have done something, but not because of offers', async () => {
    const { lead, offer, token } = await heldLead();
    const other = await addHauler();
    const happenings: [string, () => Promise<unknown>][] = [
      ['done', () => offerByHand(lead, other)],
      ['stale', () => actAtDesk(token, lead, 'note', { note: 'Mine' })],
      ['stale', () => actions.called(offer)],
      ['stale', () => report(lead)],
      ['stale', () => changeLead(lead, { timeframe: 'Friday' })],
      ['stale', () => actions.giveBack(offer)],
    ];
    const outcomes = [];
    for (const [, happen] of happenings) {
      const version = (await viewRequest(token, lead))?.request.version ?? '';
      await happen();
      outcomes.push(await actAtDesk(token, lead, 'note', { note: 'From before' }, { version }));
    }

    expect(outcomes).toEqual(happenings.map(([outcome]) => outcome));
    expect((await storedLead(lead.id))?.desk_note).toBe('Mine');
  });

  test("with the same ID is done once, and the ID doesn't work for another action", async () => {
    const [{ lead, token }, { lead: another }] = [await waitingLead(), await waitingLead()];
    const hauler = await addHauler({ zip_prefixes: ['99999'] });
    const press = randomUUID();
    expect(await actAtDesk(token, lead, 'offer', { hauler: hauler.id }, { press })).toBe('done');
    await actions.decline((await offersOf(lead))[0] ?? { token: '' });

    expect(await actAtDesk(token, lead, 'offer', { hauler: hauler.id }, { press })).toBe('done');
    expect(await offersOf(lead)).toMatchObject([{ state: 'declined' }]);
    expect(await actAtDesk(token, lead, 'note', { note: 'x' }, { press })).toBe('malformed');
    expect(await actAtDesk(await listLink(), another, 'offer', { hauler: hauler.id }, { press })).toBe('malformed');
    expect(await deskActionsOf(lead)).toHaveLength(1);
  });

  test('with a missing or invalid version is malformed', async () => {
    const { lead, token } = await waitingLead();
    const action = { token, action_id: randomUUID(), lead_id: lead.id, action: 'note', detail: { note: 'x' } };

    expect((await operator.rpc('act_on_request', action)).data).toBe('malformed');
    expect(await actAtDesk(token, lead, 'delete')).toBe('malformed');
    expect(await actAtDesk(token, lead, 'status', { status: 'Canceled' })).toBe('malformed');
  });

  test('is recorded in the history with the earlier value, the typed name and the kind of email', async () => {
    const { lead, token } = await waitingLead();
    const note = 'Gate code 4711';
    await actAtDesk(token, lead, 'note', { note }, { by: ' Sam ' });
    await actAtDesk(token, lead, 'note', { note: '' });

    const [none, noted] = [{ desk_note: null }, { desk_note: note }];
    expect(await deskActionsOf(lead)).toMatchObject([
      { action: 'note', by_name: 'Sam', mail_kind: 'new-request', before: none, after: noted },
      { action: 'note', by_name: null, before: noted, after: none },
    ]);
    expect((await viewRequest(token, lead))?.request.history).toMatchObject([
      { what: 'request' },
      { what: 'told', kind: 'request-arrived', audience: 'customer' },
      { what: 'action', action: 'note', by: 'Sam', mailKind: 'new-request', after: noted },
      { what: 'action', action: 'note', after: none },
    ]);
  });
});

describe('offering and assigning', () => {
  test('an offer goes to a hauler in any area, once, and reopens one that has ended', async () => {
    const { lead, token } = await waitingLead();
    const far = await addHauler({ zip_prefixes: ['99999'] });
    const offered = [far];
    for (const state of ['declined', 'expired', 'returned', 'taken'] as const) {
      const hauler = await addHauler({ zip_prefixes: ['99999'] });
      await offerByHand(lead, hauler, { state, decline_reason: 'Too far away' });
      offered.push(hauler);
    }

    for (const hauler of [...offered, far]) {
      expect(await actAtDesk(token, lead, 'offer', { hauler: hauler.id })).toBe('done');
    }

    expect(await openTo(lead)).toEqual(offered.map(({ id }) => id).sort());
    expect((await offersOf(lead)).map(({ decline_reason }) => decline_reason)).toEqual(Array(5).fill(null));
    expect(await toldOf(lead)).toEqual(Array(5).fill('job-offered to hauler'));
  });

  test('an expired offer, or one waiting for the morning, can be accepted immediately', async () => {
    const { lead, token } = await waitingLead();
    const [late, early] = [await addHauler({ zip_prefixes: ['99999'] }), await addHauler({ zip_prefixes: ['99999'] })];
    await offerByHand(lead, late, { offered_at: ago(2 * HOUR_MS), expires_at: ago(HOUR_MS) });
    await offerByHand(lead, early, { offered_at: ago(-5 * HOUR_MS), expires_at: ago(-6 * HOUR_MS) });
    const open = (await notificationsOf(lead)).filter(({ kind }) => kind === 'job-offered');
    const told = open.find(({ due_at }) => Date.parse(due_at) < Date.now());
    await changeNotifications({ id: told?.id ?? '' }, { state: 'sent', finished_at: ago(HOUR_MS) });

    for (const { id } of [late, early]) expect(await actAtDesk(token, lead, 'offer', { hauler: id })).toBe('done');

    const now = Date.now();
    for (const { offered_at, expires_at, state } of await offersOf(lead)) {
      expect(state).toBe('open');
      expect(Date.parse(offered_at)).toBeLessThanOrEqual(now + 1000);
      expect(Date.parse(expires_at)).toBeGreaterThan(now);
    }
    const again = await notificationsOf(lead);
    const due = again.filter(({ kind, state }) => kind === 'job-offered' && state === 'waiting');
    expect(due.map(({ due_at }) => Date.parse(due_at) <= now + 1000)).toEqual([true, true]);
  });

  test('assigning gives the request to a hauler immediately, and the others are told', async () => {
    const others = await addHaulers(2);
    const { lead, token } = await waitingLead();
    const chosen = await addHauler({ zip_prefixes: ['99999'] });

    expect(await actAtDesk(token, lead, 'assign', { hauler: chosen.id }, { by: 'Sam' })).toBe('done');

    const taken = Object.fromEntries(others.map(({ id }) => [id, 'taken']));
    expect(await statesOf(lead)).toEqual({ ...taken, [chosen.id]: 'accepted' });
    expect(await toldOf(lead)).toEqual(['job-accepted to hauler', 'matched to customer']);
    expect(await deskActionsOf(lead)).toMatchObject([
      { action: 'assign', hauler_id: chosen.id, before: { hauler: null }, after: { hauler: chosen.name } },
    ]);
  });

  test('moving a request starts over: both haulers and the customer are told, and nothing else', async () => {
    const { lead, offer, token, hauler } = await heldLead();
    expect(await actAtDesk(token, lead, 'assign', { hauler: hauler.id })).toBe('done');
    expect(await toldOf(lead)).toEqual([]);
    await actions.update(offer, { status: 'In Progress', timeframe: 'Friday' });
    await sendAll();
    const other = await addHauler();

    expect(await actAtDesk(token, lead, 'assign', { hauler: other.id })).toBe('done');

    expect(await statesOf(lead)).toEqual({ [offer.hauler_id]: 'returned', [other.id]: 'accepted' });
    expect(await storedLead(lead.id)).toMatchObject({ status: 'Submitted', timeframe: null });
    expect(await toldOf(lead)).toEqual(['job-accepted to hauler', 'job-taken-back to hauler', 'matched to customer']);
  });

  test('a customer whose request is moved is also told that a booked or described time is gone', async () => {
    for (const pickup of [momentsOf(inDays(2)), { timeframe: 'Friday' }]) {
      const { lead, token } = await heldLead();
      await actAtDesk(token, lead, 'pickup', pickup);
      await sendAll();

      await actAtDesk(token, lead, 'assign', { hauler: (await addHauler()).id });

      expect(await toldOf(lead)).toContain('timeframe-changed to customer');
    }
  });

  test('a customer whose job is taken back is told that it’s open again, whatever its time', async () => {
    const pickups: Record<string, Json>[] = [momentsOf(inDays(2)), { timeframe: 'Friday' }, {}];
    for (const pickup of pickups) {
      const { lead, token } = await heldLead();
      await actAtDesk(token, lead, 'pickup', pickup);
      await sendAll();
      await addHauler();

      await actAtDesk(token, lead, 'take-back', { reason });

      expect((await toldOf(lead)).filter((told) => told.endsWith('customer'))).toEqual(['status-changed to customer']);
    }
  });

  test('impossible assignments are refused', async () => {
    const { lead, token, hauler } = await heldLead();
    const paused = await addHauler({ active: false });
    expect(await actAtDesk(token, lead, 'offer', { hauler: paused.id })).toBe('taken');
    expect(await actAtDesk(token, lead, 'assign', { hauler: paused.id })).toBe('paused');
    expect(await actAtDesk(token, lead, 'assign', { hauler: randomUUID() })).toBe('busy');

    await actAtDesk(token, lead, 'take-back', { reason });
    expect(await actAtDesk(token, lead, 'offer', { hauler: paused.id })).toBe('paused');
    expect(await actAtDesk(token, lead, 'take-back', { reason })).toBe('nobody');

    await actAtDesk(token, lead, 'flag', { reason: 'Odd' });
    expect(await actAtDesk(token, lead, 'offer', { hauler: hauler.id })).toBe('flagged');
    expect(await actAtDesk(token, lead, 'assign', { hauler: hauler.id })).toBe('flagged');
    expect(await actAtDesk(token, lead, 'resend')).toBe('flagged');

    await actAtDesk(token, lead, 'cancel', { reasons: ['Sold'] });
    const tried: [string, Record<string, Json>][] = [
      ['offer', { hauler: hauler.id }],
      ['assign', { hauler: hauler.id }],
      ['take-back', { reason }],
      ['called', { called: true }],
      ['pickup', { timeframe: 'Friday' }],
      ['cancel', { reasons: ['Again'] }],
      ['correct', { full_name: 'Somebody' }],
    ];
    for (const [action, detail] of tried) {
      expect([action, await actAtDesk(token, lead, action, detail)]).toEqual([action, 'closed']);
    }
  });

  test('a job taken back goes to others, and its hauler is told', async () => {
    const { lead, token, hauler } = await heldLead();
    const next = await addHauler();

    expect(await actAtDesk(token, lead, 'take-back', { reason })).toBe('done');

    expect(await statesOf(lead)).toEqual({ [hauler.id]: 'returned', [next.id]: 'open' });
    expect((await offersOf(lead)).find(({ state }) => state === 'returned')?.decline_reason).toBe(reason);
    expect(await toldOf(lead)).toContain('job-taken-back to hauler');
    expect(await deskActionsOf(lead)).toMatchObject([
      { action: 'take-back', before: { hauler: hauler.name }, after: { hauler: null, reason } },
    ]);
  });

  test('a hauler who gets the job back before being told hears that they have it, not that it is gone', async () => {
    const { lead, token, hauler } = await heldLead();
    await actAtDesk(token, lead, 'take-back', { reason });

    await actAtDesk(token, lead, 'assign', { hauler: hauler.id });

    expect(await toldOf(lead)).not.toContain('job-taken-back to hauler');
    expect((await statesOf(lead))[hauler.id]).toBe('accepted');
  });
});

describe('actions of the team', () => {
  test('a call counts once, answers the customer, whoever has the request, and can be undone', async () => {
    const [held, waiting] = [await heldLead(), await waitingLead()];
    for (const { lead, token } of [held, waiting]) {
      const reportedAt = async () => (await viewRequest(token, lead))?.request.reportedAt;
      const contactedAt = async () => (await storedLead(lead.id))?.contacted_at;
      await report(lead);
      await actAtDesk(token, lead, 'called', { called: false });
      expect(await reportedAt()).not.toBeNull();

      expect(await actAtDesk(token, lead, 'called', { called: true })).toBe('done');

      const first = await contactedAt();
      expect(first).not.toBeNull();
      expect(await reportedAt()).toBeNull();
      await actAtDesk(token, lead, 'called', { called: true });
      expect(await contactedAt()).toBe(first);
      await actAtDesk(token, lead, 'called', { called: false });
      expect(await contactedAt()).toBeNull();
    }
    expect(await offersOf(held.lead)).toMatchObject([{ reported_at: null, contacted_at: null }]);
  });

  test('a call answers a repeated report', async () => {
    const { lead, offer, token } = await heldLead();
    await report(lead);
    await actions.called(offer);
    await reportAgain(lead);
    expect((await viewRequest(token, lead))?.request.reportedAgain).toBe(true);

    await actAtDesk(token, lead, 'called', { called: true });

    expect((await viewRequest(token, lead))?.request).toMatchObject({ reportedAt: null, reportedAgain: false });
  });

  test('a pickup can be set, moved, described and removed, and customer and hauler are told', async () => {
    const { lead, token } = await heldLead();
    const first = momentsOf(inDays(2));
    const second = momentsOf(inDays(3, '13:00', '15:30'));

    expect(await actAtDesk(token, lead, 'pickup', first)).toBe('done');
    const stored = await storedLead(lead.id);
    expect(Date.parse(stored?.pickup_from ?? '')).toBe(Date.parse(first.from));
    expect(Date.parse(stored?.pickup_until ?? '')).toBe(Date.parse(first.until));
    expect(await toldOf(lead)).toEqual(['job-changed to hauler', 'timeframe-changed to customer']);
    await sendDue();
    await operator.from('notifications').update({ state: 'sent', claimed_at: null }).eq('state', 'waiting');
    expect(await actAtDesk(token, lead, 'pickup', second)).toBe('done');
    expect(Date.parse((await storedLead(lead.id))?.pickup_from ?? '')).toBe(Date.parse(second.from));
    expect(await actAtDesk(token, lead, 'pickup', { timeframe: 'Friday, after the rain' })).toBe('done');
    expect(await storedLead(lead.id)).toMatchObject({ pickup_from: null, timeframe: 'Friday, after the rain' });
    expect(await actAtDesk(token, lead, 'pickup', {})).toBe('done');
    expect(await storedLead(lead.id)).toMatchObject({ pickup_from: null, timeframe: null });
    // During the delay they are sent as one email.
    expect(await toldOf(lead)).toEqual(['job-changed to hauler', 'timeframe-changed to customer']);
  });

  test('a pickup changed again during the delay restarts it for the hauler, and changed back tells no one', async () => {
    const { lead, token } = await heldLead();
    await actAtDesk(token, lead, 'pickup', momentsOf(inDays(2)));
    const first = await notificationOf(lead, 'job-changed');
    await changeNotifications({ id: first.id }, { created_at: ago(60_000), due_at: ago(1) });

    await actAtDesk(token, lead, 'pickup', momentsOf(inDays(3)));

    const told = await notificationOf(lead, 'job-changed');
    expect(told.id).toBe(first.id);
    expect(msUntilDue(told)).toBe(120_000);
    expect(Date.parse(told.created_at)).toBeGreaterThanOrEqual(Date.parse(first.created_at));
    await actAtDesk(token, lead, 'pickup', {});
    expect(await toldOf(lead)).toEqual([]);
  });

  test('a request that starts over keeps a described time and loses a booked one, and its hauler is told', async () => {
    const { lead, token } = await heldLead();
    const startOver = async () => {
      await actAtDesk(token, lead, 'status', { status: 'In Progress' });
      await sendAll();
      expect(await actAtDesk(token, lead, 'status', { status: 'Submitted' })).toBe('done');
    };
    await actAtDesk(token, lead, 'pickup', { timeframe: 'Friday' });
    await startOver();
    expect((await storedLead(lead.id))?.timeframe).toBe('Friday');

    await actAtDesk(token, lead, 'pickup', momentsOf(inDays(2)));
    await startOver();

    expect(await storedLead(lead.id)).toMatchObject({ pickup_from: null, timeframe: null });
    expect(await toldOf(lead)).toContain('job-changed to hauler');
  });

  test('an impossible pickup time is malformed', async () => {
    const { lead, token } = await waitingLead();
    const { from } = momentsOf(inDays(2));
    const wrong = [{ from }, momentsOf(inDays(2, '05:00', '07:00')), momentsOf(inDays(-1))];

    for (const detail of wrong) {
      expect([detail, await actAtDesk(token, lead, 'pickup', detail)]).toEqual([detail, 'malformed']);
    }
    expect((await storedLead(lead.id))?.pickup_from).toBeNull();
  });

  test('a request can be canceled with a message to the customer and reopened', async () => {
    const { lead, offer, token } = await heldLead();
    const reasons = ['The items cannot be taken', 'Too wet'];

    expect(await actAtDesk(token, lead, 'cancel', { reasons })).toBe('done');

    const canceled = { status: 'Canceled', cancel_reasons: reasons, canceled_by_customer: false };
    expect(await storedLead(lead.id)).toMatchObject(canceled);
    expect(await toldOf(lead)).toEqual(['job-canceled to hauler', 'status-changed to customer']);
    await operator.from('notifications').update({ state: 'sent', claimed_at: null }).eq('state', 'waiting');

    expect(await actAtDesk(token, lead, 'status', { status: 'Submitted' })).toBe('done');

    expect(await storedLead(lead.id)).toMatchObject({ status: 'Submitted', cancel_reasons: [] });
    expect(await statesOf(lead)).toEqual({ [offer.hauler_id]: 'accepted' });
  });

  test("a hauler who was not yet told about the cancellation isn't told about its end either", async () => {
    const { lead, token } = await heldLead();
    await actAtDesk(token, lead, 'cancel', { reasons: ['Sold'] });
    await actAtDesk(token, lead, 'status', { status: 'Submitted' });

    expect((await toldOf(lead)).filter((told) => told.includes('hauler'))).toEqual([]);
  });

  test('a hauler whose job is canceled while flagged is told immediately', async () => {
    const { lead, token } = await heldLead();
    expect(await actAtDesk(token, lead, 'flag', { reason: 'A prank?' })).toBe('done');
    expect((await storedLead(lead.id))?.flagged_because).toBe('A prank?');
    await actAtDesk(token, lead, 'cancel', { reasons: ['A prank'] });

    expect(await toldOf(lead)).toEqual(['job-canceled to hauler']);
  });

  test('a hauler whose flagged job was taken is told by email if the text fails', async () => {
    const { lead, token } = await heldLead();
    await actAtDesk(token, lead, 'flag', { reason: 'A prank?' });
    await actAtDesk(token, lead, 'take-back', { reason });
    const id = (await notificationsOf(lead)).find(({ kind }) => kind === 'job-taken-back')?.id ?? '';
    await changeNotifications({ id }, { state: 'sent', channel: 'text', attempts: 1 });

    await operator.rpc('record_delivery', { id, channel: 'text', event: 'undelivered' }).throwOnError();

    expect((await claim()).filter((told) => told.id === id)).toMatchObject([{ channel: 'mail' }]);
  });

  test("a correction is stored and sent to hauler, operator and earlier address, without counting as the customer's", async () => {
    const { lead, token } = await heldLead();
    expect(await actAtDesk(token, lead, 'correct', { full_name: 'Rosa Alvarez' })).toBe('done');
    expect(await toldOf(lead)).toEqual([]);
    const moved = { street_address: '1 New Street', city: 'Burbank', zip_code: '91502', call_time: 'evenings' };
    const correction = { full_name: 'Rosa A. García', phone: freshPhone(), email: 'rosa.new@example.com', ...moved };

    expect(await actAtDesk(token, lead, 'correct', { ...correction, unit_number: '' })).toBe('done');

    const stored = { ...correction, unit_number: null, agreed_to_messages: false };
    expect(await storedLead(lead.id)).toMatchObject(stored);
    const told = ['customer-corrected to hauler', 'customer-corrected to operator', 'request-changed to customer'];
    expect(await toldOf(lead)).toEqual(told);
    const history = (await viewRequest(token, lead))?.request.history ?? [];
    expect(history.filter(({ what }) => what === 'correction')).toEqual([]);
    expect(history.at(-1)).toMatchObject({ what: 'action', action: 'correct', before: { full_name: lead.full_name } });
  });

  test('consent to texts ends only with the number it was given for', async () => {
    const { lead, token } = await waitingLead({ agreed_to_messages: true });

    await actAtDesk(token, lead, 'correct', { email: 'rosa.new@example.com', phone: lead.phone });
    expect((await storedLead(lead.id))?.agreed_to_messages).toBe(true);
    await actAtDesk(token, lead, 'correct', { phone: freshPhone() });

    expect((await storedLead(lead.id))?.agreed_to_messages).toBe(false);
  });

  test.each<[string, Record<string, string>, string[]]>([
    ['the address', { email: 'rosa.new@example.com' }, ['request-changed to customer']],
    ['another detail', { unit_number: '7' }, []],
  ])('a correction of only %s is sent to the earlier address if it is a channel', async (_, detail, told) => {
    const { lead, token } = await heldLead();

    await actAtDesk(token, lead, 'correct', detail);

    expect(await toldOf(lead)).toEqual(['customer-corrected to hauler', 'customer-corrected to operator', ...told]);
  });

  test('the operator is told about each correction at once, whoever flags the request or corrects it too', async () => {
    for (const when of ['before', 'after']) {
      const { lead, token } = await heldLead();
      if (when === 'before') await actAtDesk(token, lead, 'flag', { reason: 'Hush' });
      await actAtDesk(token, lead, 'correct', { email: 'thief@example.com' });
      await actAtDesk(token, lead, 'correct', { email: 'thief2@example.com' });
      if (when === 'after') await actAtDesk(token, lead, 'flag', { reason: 'Hush' });
      // With the tracking link; it would wait for more corrections.
      expect(await actions.correct(lead, { unit_number: '4' })).toBe('done');

      const due = (await claim()).filter((told) => told.lead_id === lead.id && told.audience === 'operator');
      expect(due.map(({ kind }) => kind)).toEqual(['customer-corrected', 'customer-corrected']);
    }
  });

  test("the team's corrections don't count toward the customer's limit, and the history has each once", async () => {
    const { lead, token } = await heldLead();
    for (const unit_number of ['1', '2', '3']) await actAtDesk(token, lead, 'correct', { unit_number });

    expect(await actions.correct(lead, { unit_number: '4' })).toBe('done');

    const history = (await viewRequest(token, lead))?.request.history ?? [];
    expect(history.filter(({ what }) => what === 'correction')).toHaveLength(1);
  });

  test('deleting a person removes them from the history, with what came with their address or number', async () => {
    const [one, two, three] = [await heldLead(), await heldLead(), await heldLead()];
    const another = () => ({ phone: freshPhone(), email: freshEmail() });
    await actAtDesk(one.token, one.lead, 'correct', another());
    expect(JSON.stringify(await deskActionsOf(one.lead))).toContain(one.lead.email);
    // A name and a street that were corrected beside the number.
    await actAtDesk(two.token, two.lead, 'note', { note: 'Gate code' });
    await actAtDesk(two.token, two.lead, 'correct', { full_name: 'Somebody Else', street_address: '2 B St' });
    await actAtDesk(two.token, two.lead, 'correct', another());
    await actAtDesk(two.token, two.lead, 'correct', { unit_number: '7' });
    // A number that the customer corrected.
    await actions.correct(three.lead, another());
    await actAtDesk(three.token, three.lead, 'correct', { full_name: 'Somebody Else' });

    const { email, phone } = one.lead;
    await operator.rpc('delete_person', { email, phone }).throwOnError();
    for (const { lead } of [two, three]) await operator.rpc('delete_person', { phone: lead.phone }).throwOnError();

    expect(await storedLead(one.lead.id)).not.toBeNull();
    const left = await Promise.all(
      [one, two, three].map(async ({ lead }) => (await deskActionsOf(lead)).map((action) => action.after)),
    );
    expect(left).toEqual([[], [{ desk_note: 'Gate code' }], []]);
  });

  test('the load is corrected and taken away, and the history has both', async () => {
    const { lead, token } = await waitingLead();
    await changeLead(lead, { load_size: null });

    expect(await actAtDesk(token, lead, 'correct', { load_size: 'half' })).toBe('done');
    expect((await viewRequest(token, lead))?.request.loadSize).toBe('half');
    expect(await actAtDesk(token, lead, 'correct', { city: 'Pasadena' })).toBe('done');
    expect((await viewRequest(token, lead))?.request.loadSize).toBe('half');
    expect(await actAtDesk(token, lead, 'correct', { load_size: '' })).toBe('done');

    expect((await viewRequest(token, lead))?.request.loadSize).toBeNull();
    expect(await deskActionsOf(lead)).toMatchObject([
      { before: { load_size: null }, after: { load_size: 'half' } },
      { after: { city: 'Pasadena' } },
      { before: { load_size: 'half' }, after: { load_size: null } },
    ]);
  });

  describe('leaving a price out', () => {
    /** A completed request with a price. */
    async function paidLead() {
      const { lead, token, hauler } = await heldLead();
      await changeLead(lead, { status: 'Completed', price_paid: 165, load_size_hauled: 'half' });
      return { lead, token, hauler };
    }

    const because = 'Two jobs in one';
    const leftOut = async (lead: { id: string }) => (await storedLead(lead.id))?.price_left_out_because;

    test('keeps the reason, and counting it again clears it; the history has both with the name', async () => {
      const { lead, token } = await paidLead();

      const detail = { reason: ` ${because} ` };
      expect(await actAtDesk(token, lead, 'leave-price-out', detail, { by: 'Sam' })).toBe('done');
      const kept = { pricePaid: 165, loadSizeHauled: 'half', priceLeftOut: because };
      expect((await viewRequest(token, lead))?.request).toMatchObject(kept);
      expect(await actAtDesk(token, lead, 'count-price', {}, { by: 'Kim' })).toBe('done');

      expect((await viewRequest(token, lead))?.request).toMatchObject({ pricePaid: 165, priceLeftOut: null });
      const actions = (await viewRequest(token, lead))?.request.history.filter(({ what }) => what === 'action');
      expect(actions).toMatchObject([
        { action: 'leave-price-out', by: 'Sam', after: { price_left_out_because: because } },
        { action: 'count-price', by: 'Kim', after: { price_left_out_because: null } },
      ]);
    });

    test('needs a reason and a price', async () => {
      const { lead, token } = await paidLead();
      const details: Record<string, Json>[] = [{}, { reason: null }, { reason: '  ' }];
      for (const detail of details) {
        expect([detail, await actAtDesk(token, lead, 'leave-price-out', detail)]).toEqual([detail, 'malformed']);
      }
      await changeLead(lead, { price_paid: null });
      expect(await actAtDesk(token, lead, 'leave-price-out', { reason: because })).toBe('no-price');

      expect(await leftOut(lead)).toBeNull();
      expect(await deskActionsOf(lead)).toEqual([]);
    });

    test('ends with the price when the request is reopened, and the history keeps it', async () => {
      const { lead, token } = await paidLead();
      await actAtDesk(token, lead, 'leave-price-out', { reason: because });

      expect(await actAtDesk(token, lead, 'reopen')).toBe('done');

      expect(await leftOut(lead)).toBeNull();
      expect((await deskActionsOf(lead)).at(-1)).toMatchObject({
        before: { price_paid: 165, load_size_hauled: 'half', price_left_out_because: because },
        after: { price_paid: null, load_size_hauled: null, price_left_out_because: null },
      });
    });

    test('shows by hauler from the next count on', async () => {
      const { lead, token, hauler } = await paidLead();
      const list = await listLink();
      const ofHauler = async () => (await viewList(list)).prices.haulers.find((each) => each.hauler.id === hauler.id);
      await actOnList(list, 'count-prices');
      const counted = { hauler: { id: hauler.id, name: hauler.name }, pickups: 1, median: 165, farOff: 0, denied: 0 };
      expect(await ofHauler()).toEqual({ ...counted, leftOut: 0 });

      await actAtDesk(token, lead, 'leave-price-out', { reason: because });
      expect(await ofHauler()).toMatchObject({ leftOut: 0 });
      expect(await actOnList(list, 'count-prices')).toBe('done');

      expect(await ofHauler()).toEqual({ ...counted, leftOut: 1 });
    });
  });

  test('the tracking link is sent again, once an hour, if the customer has a channel', async () => {
    const { lead, token } = await waitingLead();

    expect(await actAtDesk(token, lead, 'resend')).toBe('done');
    expect(await actAtDesk(token, lead, 'resend')).toBe('too-soon');
    expect(await toldOf(lead)).toEqual(['link-again to customer']);
    const { id } = await notificationOf(lead, 'link-again');
    await changeNotifications({ id }, { created_at: ago(61 * MINUTE_MS) });
    expect(await actAtDesk(token, lead, 'resend')).toBe('done');
    const without = await waitingLead({ email: null, agreed_to_messages: false });
    expect(await actAtDesk(without.token, without.lead, 'resend')).toBe('no-address');
    const stopped = await submitLead(maximalLeadRow());
    await operator.rpc('stop_mail', { token: await arrivalMailOf(stopped) }).throwOnError();
    expect(await actAtDesk(await requestLink(stopped), stopped, 'resend')).toBe('blocked');
    const canceled = await waitingLead();
    await actions.cancel(canceled.lead);
    expect(await actAtDesk(canceled.token, canceled.lead, 'resend')).toBe('done');
    expect(await toldOf(canceled.lead)).toContain('link-again to customer');
  });

  test('texts to the customer end for good, and the hauler is told once', async () => {
    const { lead, token } = await heldLead();
    await changeLead(lead, { agreed_to_messages: true, consent_version: '2026-11-01' });
    const before = await countRows('text_blocks');

    expect(await actAtDesk(token, lead, 'end-texts')).toBe('done');
    expect(await actAtDesk(token, lead, 'end-texts')).toBe('done');

    expect(await toldOf(lead)).toEqual(['customer-corrected to hauler']);
    expect(await storedLead(lead.id)).toMatchObject({ agreed_to_messages: false });
    expect(await countRows('text_blocks')).toBe(before + 1);
  });
});

describe('messages', () => {
  test('can be marked as answered, unmarked, flagged and cleared, with their own link and the list', async () => {
    const message = await sendMessage();
    for (const [token, about] of [
      [await messageLink(message), undefined],
      [await listLink(), message],
    ] as const) {
      const to = about && { message: about };
      expect(await actOnMessage(token, 'answered', { answered: true }, to)).toBe('done');
      const first = (await storedMessage(message))?.answered_at;
      expect(first).not.toBeNull();
      expect(await actOnMessage(token, 'answered', { answered: true }, to)).toBe('done');
      expect((await storedMessage(message))?.answered_at).toBe(first);
      expect(await actOnMessage(token, 'answered', { answered: false }, to)).toBe('done');
      expect((await storedMessage(message))?.answered_at).toBeNull();
      expect(await actOnMessage(token, 'flag', { reason: 'Spam' }, to)).toBe('done');
      expect((await storedMessage(message))?.flagged_because).toBe('Spam');
      expect(await actOnMessage(token, 'flag', { reason: '' }, to)).toBe('done');
      expect((await storedMessage(message))?.flagged_because).toBeNull();
      expect(await actOnMessage(token, 'delete', {}, to)).toBe('malformed');
    }
    const { data } = await operator.from('desk_actions').select('action, before, after').eq('message_id', message.id);
    expect(data).toHaveLength(10);
  });

  test('leave the list when answered, once per action ID', async () => {
    const [one, other] = [await sendMessage(), await sendMessage()];
    const token = await listLink();
    const press = randomUUID();
    const idsOf = async () => (await viewList(token)).messages.map(({ id }) => id);
    await actOnMessage(token, 'answered', { answered: true }, { message: one, press });
    expect(await idsOf()).toContain(other.id);
    expect(await idsOf()).not.toContain(one.id);

    await actOnMessage(token, 'answered', { answered: false }, { message: one });
    expect(await actOnMessage(token, 'answered', { answered: true }, { message: one, press })).toBe('done');
    expect(await idsOf()).toContain(one.id);
    expect(await actOnMessage(token, 'answered', { answered: true }, { message: other, press })).toBe('malformed');
  });
});

describe('haulers', () => {
  const fields = { name: 'New Haul', email: 'new@hauler.example', phone: '2135550133' };

  async function changes(): Promise<number> {
    const { data } = await operator
      .from('notifications')
      .select('action_id')
      .eq('kind', 'hauler-changed')
      .throwOnError();
    return data.length;
  }

  const { agreement_version, agreement_accepted_at } = vettedHauler();
  const agreed = { agreement_version, agreement_accepted_at };
  const notAgreed = { agreement_version: null, agreement_accepted_at: null };

  /** A hauler as the list shows them. */
  async function listed(token: string, id: string) {
    return (await viewList(token)).haulers.find((each) => each.id === id);
  }

  /** A new hauler and a link to the list. */
  async function onList(change: Parameters<typeof addHauler>[0] = {}) {
    return { token: await listLink(), id: (await addHauler(change)).id };
  }

  /** When and how a hauler was asked for the agreement. */
  async function asksOf(hauler_id: string) {
    const asks = operator.from('notifications').select().match({ kind: 'agreement-asked', hauler_id });
    return (await asks.order('created_at').throwOnError()).data;
  }

  test('start paused and can be activated once nothing is missing, and the operator is told about both', async () => {
    const token = await listLink();
    const id = randomUUID();
    const day = { vetted_at: new Date().toISOString() };
    const activate = (more = {}) => saveHaulerAtDesk(token, id, { active: true, ...more });

    expect(await saveHaulerAtDesk(token, id, { ...fields, active: true })).toBe('done');
    expect(await storedHauler({ id })).toMatchObject({ ...fields, active: false, zip_prefixes: [], languages: ['en'] });
    expect((await listed(token, id))?.missing).toEqual(['not-vetted', 'not-insured', 'no-area', 'no-agreement']);
    expect(await asksOf(id)).toHaveLength(1);
    expect(await changes()).toBe(1);
    expect(await activate()).toBe('not-vetted');
    expect(await activate(day)).toBe('not-insured');
    expect(await activate({ ...day, insured_until: '2026-01-01' })).toBe('not-insured');
    await saveHaulerAtDesk(token, id, { ...day, insured_until: '2099-12-31' });
    expect(await activate()).toBe('no-area');
    await saveHaulerAtDesk(token, id, { everywhere: true });
    expect(await activate()).toBe('no-agreement');
    expect(await listed(token, id)).toMatchObject({ active: false, missing: ['no-agreement'] });
    await changeHauler({ id }, agreed);
    expect(await activate()).toBe('done');
    expect(await listed(token, id)).toMatchObject({ active: true, missing: [], everywhere: true });
    expect(await changes()).toBe(2);
  });

  test('can be activated with time left to accept the agreement', async () => {
    const { token, id } = await onList({ ...notAgreed, active: false });

    await changeHauler({ id }, { agreement_due_at: ago(1000) });
    expect(await saveHaulerAtDesk(token, id, { active: true })).toBe('no-agreement');
    await changeHauler({ id }, { agreement_due_at: ago(-HOUR_MS) });
    expect(await saveHaulerAtDesk(token, id, { active: true })).toBe('done');
  });

  test('keep what the table requires while active, and other changes while their insurance is over', async () => {
    const { token, id } = await onList();

    expect(await saveHaulerAtDesk(token, id, { vetted_at: null })).toBe('not-vetted');
    expect(await saveHaulerAtDesk(token, id, { insured_until: null })).toBe('not-insured');
    expect(await saveHaulerAtDesk(token, id, { everywhere: false })).toBe('no-area');
    expect(await saveHaulerAtDesk(token, id, { insured_until: '2026-01-01' })).toBe('done');
    await changeHauler({ id }, notAgreed);
    expect(await saveHaulerAtDesk(token, id, { contact_name: 'Vera' })).toBe('done');
    expect(await listed(token, id)).toMatchObject({ active: true, missing: ['not-insured', 'no-agreement'] });
  });

  test('who accept the agreement make no page outdated, and their statements are shown', async () => {
    const { token, id } = await onList({ ...notAgreed, active: false });
    const before = await listed(token, id);
    expect(before?.agreement).toEqual({
      ...{ version: null, acceptedAt: null, by: null, dueAt: null, attested: {}, current: false },
      askedAt: expect.any(String),
    });
    const ask = (await claim()).find(({ hauler_id }) => hauler_id === id);
    const { data: link } = await operator.rpc('make_agreement_link', { notification_id: ask?.id ?? '' }).throwOnError();
    const attested = { registered: true, liabilityUntil: '2027-08-31', truckUntil: '2027-03-15', crew: 'alone' };
    const terms = { version: agreement_version, accepted_by: 'Ana Ruiz', language: 'en', family_owned: true } as const;
    await operator.rpc('accept_agreement', { token: link, ...terms, attested }).throwOnError();

    const after = await listed(token, id);
    const { registered: _, ...shown } = attested;
    expect(after).toMatchObject({
      agreement: { version: agreement_version, by: 'Ana Ruiz', attested: shown, current: true },
      familyOwned: true,
      version: before?.version,
    });
    const version = before?.version ?? '';
    expect(await saveHaulerAtDesk(token, id, { contact_name: 'Vera' }, { version })).toBe('done');
    expect(await storedHauler({ id })).toMatchObject({ contact_name: 'Vera', family_owned: true, agreement_version });
  });

  test('are asked for the agreement once an hour, unless they have it or we cannot reach them', async () => {
    const { token, id } = await onList({ ...notAgreed, active: false });
    const askedAt = async () => (await listed(token, id))?.agreement.askedAt;
    const ask = (press?: string) => actOnList(token, 'ask-agreement', { hauler: id }, press);
    expect(await ask()).toBe('too-soon');
    // An email that was never sent doesn't count.
    await changeNotifications({ hauler_id: id }, { state: 'dead' });
    expect(await askedAt()).toBeNull();

    const press = randomUUID();
    expect(await ask(press)).toBe('done');
    expect(await ask(press)).toBe('done');
    expect(await askedAt()).not.toBeNull();
    expect(await ask()).toBe('too-soon');
    expect(await actOnList(token, 'ask-agreement', { hauler: randomUUID() }, press)).toBe('malformed');
    expect(await asksOf(id)).toHaveLength(2);
    await changeNotifications({ hauler_id: id }, { created_at: ago(HOUR_MS) });
    expect(await ask()).toBe('done');

    await changeHauler({ id }, { email_failed_at: ago(0) });
    expect(await ask()).toBe('no-way');
    await changeHauler({ id }, agreed);
    expect(await ask()).toBe('accepted');
    expect(await actOnList(token, 'ask-agreement', { hauler: randomUUID() })).toBe('stale');
    expect(await asksOf(id)).toHaveLength(3);
  });

  test('get no more texts once those are ended, and ending them again changes nothing', async () => {
    const { token, id } = await onList({ texts_on: true });
    const blocks = () => countRows('text_blocks');
    const before = await blocks();
    expect(await listed(token, id)).toMatchObject({ textsOn: true });

    expect(await actOnList(token, 'end-texts', { hauler: id })).toBe('done');
    expect(await actOnList(token, 'end-texts', { hauler: id })).toBe('done');

    expect(await listed(token, id)).toMatchObject({ textsOn: false });
    expect(await blocks()).toBe(before + 1);
    const { data } = await operator.from('desk_actions').select().eq('hauler_id', id).order('at').throwOnError();
    expect(data).toMatchObject([
      { before: { texts_on: true }, after: { texts_on: false } },
      { before: {}, after: {} },
    ]);
  });

  test('who paused themselves are kept paused, so that their link resumes nothing', async () => {
    const { token, id } = await onList({ active: false });
    await changeHauler({ id }, { paused_by_hauler_at: ago(0) });
    expect(await listed(token, id)).toMatchObject({ active: false, pausedByHauler: true });

    expect(await saveHaulerAtDesk(token, id, { contact_name: 'Vera' })).toBe('done');
    expect(await listed(token, id)).toMatchObject({ pausedByHauler: true });
    expect(await saveHaulerAtDesk(token, id, { active: false })).toBe('done');
    expect(await listed(token, id)).toMatchObject({ active: false, pausedByHauler: false });
    const { data } = await operator.from('desk_actions').select().eq('hauler_id', id).order('at').throwOnError();
    expect(data.at(-1)).toMatchObject({ after: { paused_by_hauler_at: null } });

    await changeHauler({ id }, { paused_by_hauler_at: ago(0) });
    expect(await saveHaulerAtDesk(token, id, { active: true })).toBe('done');
    expect(await listed(token, id)).toMatchObject({ active: true, pausedByHauler: false });
  });

  test('without the agreement get no request by hand', async () => {
    const { lead, token } = await waitingLead();
    const hauler = await addHauler({ zip_prefixes: ['99999'] });
    await changeHauler(hauler, notAgreed);

    expect(await actAtDesk(token, lead, 'offer', { hauler: hauler.id })).toBe('no-agreement');
    expect(await actAtDesk(token, lead, 'assign', { hauler: hauler.id })).toBe('no-agreement');
    expect(await offersOf(lead)).toEqual([]);
    await changeHauler(hauler, { agreement_due_at: ago(-HOUR_MS) });
    expect(await actAtDesk(token, lead, 'offer', { hauler: hauler.id })).toBe('done');
  });

  describe('from an application', () => {
    async function applied() {
      return { token: await listLink(), message: await sendMessage(applicationOf()), id: randomUUID() };
    }

    test('answer it in the same action, once per action ID, and adding one again changes nothing', async () => {
      const { token, message, id } = await applied();
      const listedMessage = async () => (await viewList(token)).messages.find((each) => each.id === message.id);
      expect(await listedMessage()).toMatchObject({ application: message.application, haulerId: null });
      const press = randomUUID();

      expect(await saveHaulerAtDesk(token, id, fields, { message, press })).toBe('done');
      expect(await storedMessage(message)).toMatchObject({ hauler_id: id, answered_at: expect.any(String) });
      expect(await listedMessage()).toBeUndefined();

      const answered_at = (await storedMessage(message))?.answered_at;
      expect(await saveHaulerAtDesk(token, id, fields, { message, press })).toBe('done');
      expect(await saveHaulerAtDesk(token, randomUUID(), fields, { press })).toBe('malformed');
      const again = { token, action_id: randomUUID(), hauler_id: id, fields, message_id: message.id };
      expect((await operator.rpc('save_hauler', again)).data).toBe('done');
      expect(await saveHaulerAtDesk(token, randomUUID(), fields, { message })).toBe('stale');
      expect((await viewList(token)).haulers).toHaveLength(1);
      expect(await storedMessage(message)).toMatchObject({ hauler_id: id, answered_at });
      expect(await changes()).toBe(1);
      expect(await asksOf(id)).toHaveLength(1);
    });

    test('stay answered when the hauler is deleted, and can be added again', async () => {
      const { token, message, id } = await applied();
      await saveHaulerAtDesk(token, id, fields, { message });
      await operator.from('haulers').delete().eq('id', id).throwOnError();

      expect(await storedMessage(message)).toMatchObject({ hauler_id: null, answered_at: expect.any(String) });
      expect(await saveHaulerAtDesk(token, randomUUID(), fields, { message })).toBe('done');
    });

    test('need the link to the list and a message with an application, and change no existing hauler', async () => {
      const { token, message } = await applied();
      const { id } = await addHauler();

      expect(await saveHaulerAtDesk(token, randomUUID(), fields, { message: await sendMessage() })).toBe('malformed');
      expect(await saveHaulerAtDesk(token, randomUUID(), fields, { message: { id: randomUUID() } })).toBe('stale');
      expect(await saveHaulerAtDesk(token, id, { name: 'Mine' }, { message })).toBe('malformed');
      expect(await saveHaulerAtDesk(await messageLink(message), randomUUID(), fields, { message })).toBe('unknown');
      expect(await storedMessage(message)).toMatchObject({ hauler_id: null, answered_at: null });
      expect((await viewList(token)).haulers).toMatchObject([{ id, name: 'Bay Haul' }]);
    });
  });

  test('cause an email for a new name, email or phone, and for nothing else', async () => {
    const { token, id } = await onList();
    const area = { zip_prefixes: ['913'], services: ['Old Appliances'], languages: ['es', 'en'] };
    const quiet = { ...area, contact_name: 'Vera', insured_until: '2027-12-31', active: false };
    await saveHaulerAtDesk(token, id, quiet);
    expect(await storedHauler({ id })).toMatchObject(quiet);
    expect(await changes()).toBe(0);

    const seen = Object.entries({ name: 'Other', email: 'o@h.example', phone: '2135550144' });
    for (const [index, [column, value]] of seen.entries()) {
      expect(await saveHaulerAtDesk(token, id, { [column]: value })).toBe('done');
      expect(await changes()).toBe(index + 1);
    }
  });

  test('reject an outdated version as stale and a missing or invalid one as malformed', async () => {
    const { token, id } = await onList();
    const version = (await viewList(token)).haulers.find((each) => each.id === id)?.version ?? '';
    // Automatic updates make no page outdated.
    await changeHauler({ id }, { last_offered_at: ago(0), texts_on: true });
    expect(await saveHaulerAtDesk(token, id, { name: 'One' }, { version })).toBe('done');

    expect(await saveHaulerAtDesk(token, id, { name: 'Two' }, { version })).toBe('stale');
    expect(await saveHaulerAtDesk(token, randomUUID(), fields, { version })).toBe('stale');
    const ours = ['agreement_version', 'agreement_accepted_at', 'agreement_due_at', 'paused_by_hauler_at'];
    for (const column of [...ours, 'unreachable_since']) {
      expect(await saveHaulerAtDesk(token, id, { [column]: null })).toBe('malformed');
    }
    expect(await saveHaulerAtDesk(token, randomUUID(), { name: 'Half' })).toBe('malformed');
    const call = { token, action_id: randomUUID(), hauler_id: id, fields: { name: 'Three' } };
    expect((await operator.rpc('save_hauler', call)).data).toBe('malformed');
    expect(await storedHauler({ id })).toMatchObject({ name: 'One', agreement_version });
  });
});

describe('actions on the list', () => {
  test("turn dispatch off and on, once per action ID, which doesn't work for another action", async () => {
    const token = await listLink();
    const press = randomUUID();
    const isOn = async () => (await viewList(token)).settings.dispatchOn;

    expect(await actOnList(token, 'dispatch', { on: false }, press)).toBe('done');
    expect(await isOn()).toBe(false);
    expect(await actOnList(token, 'dispatch', { on: true })).toBe('done');
    expect(await actOnList(token, 'dispatch', { on: false }, press)).toBe('done');
    expect(await isOn()).toBe(true);
    expect(await actOnList(token, 'end-links', {}, press)).toBe('malformed');
    expect(await actOnList(token, 'drop')).toBe('malformed');
  });

  test('retry only what was given up on', async () => {
    const lead = await submitLead(maximalLeadRow());
    const { id } = await notificationOf(lead, 'request-arrived');
    const dead = { state: 'dead', channel: 'mail', attempts: 11, last_error: 'Down', finished_at: ago(1000) } as const;
    await changeNotifications({ id }, dead);
    const token = await listLink();
    expect((await viewList(token)).failures).toMatchObject([{ id, kind: 'request-arrived', leadId: lead.id }]);

    expect(await actOnList(token, 'retry', { notification: id })).toBe('done');

    expect((await viewList(token)).failures).toEqual([]);
    // The channel is chosen again.
    expect(await notificationOf(lead, 'request-arrived')).toMatchObject({ channel: null, attempts: 0 });
    expect((await claim()).map((told) => told.id)).toContain(id);
    await changeNotifications({ id }, { state: 'sent' });
    await actOnList(token, 'retry', { notification: id });
    expect((await notificationOf(lead, 'request-arrived')).state).toBe('sent');
  });

  test('retry what a flag holds back once it is cleared', async () => {
    const { lead, token } = await heldLead();
    await actAtDesk(token, lead, 'flag', { reason: 'A prank?' });
    await actAtDesk(token, lead, 'take-back', { reason });
    const told = await notificationsOf(lead);
    const idOf = (wanted: string) => told.find(({ kind }) => kind === wanted)?.id ?? '';
    const [arrived, takenBack] = [idOf('request-arrived'), idOf('job-taken-back')];
    const dead = { state: 'dead', attempts: 11, finished_at: ago(1000) } as const;
    await operator.from('notifications').update(dead).in('id', [arrived, takenBack]).throwOnError();
    const list = await listLink();

    for (const notification of [arrived, takenBack]) {
      expect(await actOnList(list, 'retry', { notification })).toBe('done');
    }

    const claimed = (await claim()).map(({ id }) => id);
    expect(claimed).not.toContain(arrived);
    // News about a lost job is sent immediately.
    expect(claimed).toContain(takenBack);
    await actAtDesk(list, lead, 'flag', { reason: '' });
    expect((await claim()).map(({ id }) => id)).toContain(arrived);
  });
});
