import { deskFound, deskView, listView, messageView, requestView } from '@functions/contracts/desk.ts';
import type { TablesInsert } from '@functions/database.types.ts';
import { DESK_LIST_LENGTH, DESK_SEARCH_LENGTH } from '@functions/domain/desk.ts';
import { formatTrackingId } from '@functions/domain/tracking-id.ts';
import { toCamelCase } from '@functions/server/camel-case.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { ago, DAY_MS, HOUR_MS } from '../support/ago.ts';
import { operator } from '../support/clients.ts';
import { actAtDesk, listLink, messageLink, requestLink, viewDesk, viewList, viewRequest } from '../support/desk.ts';
import { addLead, setOffer } from '../support/haulers.ts';
import { storedLead, submitLead } from '../support/leads.ts';
import {
  actions,
  addHauler,
  changeHauler,
  changeLead,
  forgetMatch,
  matchedLead,
  offerByHand,
  offerOf,
  report,
  reportAgain,
} from '../support/match.ts';
import { sendMessage } from '../support/messages.ts';
import { changeNotifications, notificationOf, withSettings } from '../support/notifications.ts';
import { book, inDays, momentsOf, propose } from '../support/proposals.ts';
import { withTexts } from '../support/texts.ts';

beforeEach(async () => {
  await forgetMatch();
  await operator.from('contact_messages').delete().neq('name', '').throwOnError();
});
afterAll(forgetMatch);

async function search(text: string) {
  const { data } = await operator.rpc('search_desk', { token: await listLink(), text }).throwOnError();
  return deskFound.parse(toCamelCase(data)).requests.map(({ id }) => id);
}

describe('the page of a request', () => {
  test('matches the contract for a minimal and a complete request', async () => {
    const little = await addLead({ ...minimalLeadRow(), email: null, city: null, unit_number: null });
    const { lead, offer, hauler } = await matchedLead();
    await actions.called(offer);
    await book({ lead, offer, hauler });
    await propose({ lead, offer, hauler }, { windows: [inDays(5)], note: 'Or later' });
    await report(lead);
    await actAtDesk(await requestLink(lead), lead, 'note', { note: 'Gate code' }, { by: 'Sam' });

    for (const each of [little, lead]) {
      const look = requestView.parse(await viewDesk(await requestLink(each)));
      expect(look).toMatchObject({ scope: 'request', request: { id: each.id, trackingId: each.tracking_id } });
      expect(requestView.parse(await viewRequest(await listLink(), each)).request.trackingId).toBeUndefined();
    }
    const { request } = requestView.parse(await viewDesk(await requestLink(lead)));
    expect(request).toMatchObject({
      status: 'In Progress',
      note: 'Gate code',
      proposal: { note: 'Or later' },
      agreed: { acceptedBy: 'customer' },
      offers: [{ state: 'accepted', hauler: { name: hauler.name, phone: hauler.phone } }],
      updates: { by: 'mail' },
    });
    expect(request.pickupFrom).toBe(request.pickup?.from);
    expect(request.reportedAt).not.toBeNull();
    const expected = ['request', 'offer', 'accepted', 'called', 'proposal', 'agreed', 'status', 'report', 'action'];
    expect(request.history.map(({ what }) => what)).toEqual(expect.arrayContaining(expected));
    const times = request.history.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  test('begins its history with the request, even if haulers were asked at the same time', async () => {
    const lead = await submitLead(maximalLeadRow());
    const { created_at } = (await storedLead(lead.id)) ?? {};
    for (let count = 0; count < 12; count++) {
      const hauler = await addHauler({ zip_prefixes: ['99999'] });
      await offerByHand(lead, hauler, { state: 'declined', offered_at: created_at ?? '' });
    }
    await actAtDesk(await requestLink(lead), lead, 'note', { note: 'Gate code' });

    const history = (await viewRequest(await requestLink(lead), lead))?.request.history ?? [];

    expect(history[0]).toMatchObject({ what: 'request' });
    expect(history.filter(({ at }) => at === history[0]?.at).length).toBeGreaterThan(1);
  });

  test('says when a job is taken back automatically, which stops once a time is agreed unless reported again', async () => {
    const [silent, booked, timeless] = [await matchedLead(), await matchedLead(), await matchedLead()];
    for (const { offer } of [booked, timeless]) await actions.called(offer);
    await book(booked);
    const takenBackAt = async ({ lead }: { lead: { id: string } }) =>
      (await viewRequest(await requestLink(lead), lead))?.request.takenBackAt;
    expect(await takenBackAt(silent)).toBeNull();

    for (const { lead } of [silent, booked, timeless]) await report(lead);

    expect(await takenBackAt(silent)).not.toBeNull();
    expect(await takenBackAt(timeless)).not.toBeNull();
    expect(await takenBackAt(booked)).toBeNull();
    await withSettings({ dispatch_on: false }, async () => expect(await takenBackAt(silent)).toBeNull());
    await actions.called(booked.offer);
    await reportAgain(booked.lead);
    expect(await takenBackAt(booked)).not.toBeNull();
  });

  test('lists haulers by fit, insurance, agreement and number of jobs, without paused ones', async () => {
    const lead = await submitLead(maximalLeadRow());
    const add = async (name: string, change: Partial<TablesInsert<'haulers'>> = {}) => addHauler({ name, ...change });
    await add('Far', { zip_prefixes: ['99999'] });
    await add('Other things', { services: ['Old Appliances'] });
    const uninsured = await add('Uninsured');
    await changeHauler(uninsured, { insured_until: '2026-01-01' });
    const busy = await add('Busy', { zip_prefixes: ['900'] });
    await add('Free', { services: ['Home Cleaning'] });
    const unasked = await add('Without agreement');
    await changeHauler(unasked, { agreement_version: null, agreement_accepted_at: null });
    await add('Paused', { active: false });
    const held = await addLead({ status: 'In Progress' });
    await offerByHand(held, busy, { state: 'accepted' });

    const look = await viewRequest(await requestLink(lead), lead);

    expect(look?.haulers.map(({ name, fits, jobs, insuranceEnded }) => [name, fits, jobs, insuranceEnded])).toEqual([
      ['Free', true, 0, false],
      ['Busy', true, 1, false],
      ['Without agreement', true, 0, false],
      ['Uninsured', true, 0, true],
      ['Far', false, 0, false],
      ['Other things', false, 0, false],
    ]);
    expect(look?.haulers.filter(({ hasAgreement }) => !hasAgreement)).toMatchObject([{ name: 'Without agreement' }]);
  });

  test('says what a hauler entered about their truck, in its history and in the list', async () => {
    const { lead, offer } = await matchedLead();
    for (const cubic_yards of [60, 14])
      await operator.rpc('set_truck', { token: offer.token, cubic_yards }).throwOnError();

    const link = await listLink();
    const history = (await viewRequest(link, lead))?.request.history;
    expect(history?.filter(({ action }) => action === 'truck')).toMatchObject([
      { hauler: 'Bay Haul', before: { truck_cubic_yards: null }, after: { truck_cubic_yards: 14 } },
    ]);
    const { haulers } = listView.parse(await viewDesk(link));
    expect(haulers).toMatchObject([{ truckCubicYards: 14, truckByHaulerAt: expect.any(String) }]);
  });

  test('gives the channels of haulers and customer', async () => {
    const lead = await submitLead(maximalLeadRow());
    const hauler = await addHauler({ texts_on: true });
    const toldBy = async () => (await viewRequest(await requestLink(lead), lead))?.haulers[0]?.toldBy;
    expect(await toldBy()).toBe('mail');

    await withTexts(async () => {
      expect(await toldBy()).toBe('both');
      await changeHauler(hauler, { email_failed_at: ago(0) });
      expect(await toldBy()).toBe('text');
      await changeHauler(hauler, { text_failed_at: ago(0) });
      expect(await toldBy()).toBe('none');
    });
  });

  test('shows an offer as expired as soon as its time is over', async () => {
    const hauler = await addHauler();
    const lead = await submitLead(maximalLeadRow());
    await setOffer((await offerOf(lead, hauler)).token, { expires_at: ago(1000) });

    expect((await viewRequest(await requestLink(lead), lead))?.request.offers).toMatchObject([{ state: 'expired' }]);
  });
});

test('the page of a message matches the contract', async () => {
  const message = await sendMessage();

  expect(messageView.parse(await viewDesk(await messageLink(message)))).toMatchObject({
    message: { id: message.id, email: message.email, message: 'Hello', answeredAt: null, flaggedBecause: null },
  });
});

describe('the list', () => {
  test('matches the contract when empty, with eight weeks', async () => {
    const look = listView.parse(await viewDesk(await listLink()));

    const empty = { requests: [], moreRequests: 0, messages: [], haulers: [], settings: { dispatchOn: true } };
    expect(look).toMatchObject(empty);
    expect(look.report).toHaveLength(8);
    const weeks = look.report.map(({ week }) => week);
    expect(weeks).toEqual(weeks.toSorted().reverse());
  });

  test('shows open requests by promised time with their haulers', async () => {
    const later = await addLead({ created_at: ago(HOUR_MS) });
    const earlier = await addLead({ created_at: ago(3 * DAY_MS), contacted_at: null });
    await addLead({ status: 'Completed' });
    const hauler = await addHauler({ name: 'Valley' });
    await offerByHand(later, hauler, { state: 'accepted' });
    await sendMessage();

    const look = listView.parse(await viewDesk(await listLink()));

    expect(look.requests).toMatchObject([
      { id: earlier.id, overdue: true, hauler: null, openOffers: 0 },
      { id: later.id, hauler: 'Valley' },
    ]);
    expect(look.messages).toHaveLength(1);
    expect(look.haulers).toMatchObject([{ name: 'Valley', jobs: 1, openOffers: 0, called: 0 }]);
    expect(deskView.parse(look)).toEqual(look);
  });

  test('is limited, with waiting requests, pickups today and a missed one first, and flagged ones last', async () => {
    const row = () => ({ ...maximalLeadRow(), created_at: ago(2 * DAY_MS) });
    const odd = { flagged_because: 'Odd', created_at: ago(9 * DAY_MS) };
    const flagged = Array.from({ length: 5 }, () => ({ ...row(), ...odd }));
    const old = { status: 'In Progress', created_at: ago(8 * DAY_MS) } as const;
    const served = Array.from({ length: 10 }, () => ({ ...row(), ...old }));
    const waiting = Array.from({ length: DESK_LIST_LENGTH - 5 }, row);
    const { from, until } = momentsOf(inDays(0));
    const today = { ...row(), status: 'In Progress', pickup_from: from, pickup_until: until } as const;
    const past = momentsOf(inDays(-2));
    const missed = { ...row(), ...old, pickup_from: past.from, pickup_until: past.until };
    for (const rows of [
      [...flagged, ...waiting],
      [...served, today, missed],
    ]) {
      await operator.from('leads').insert(rows).throwOnError();
    }
    await offerByHand(missed, await addHauler(), { state: 'accepted', no_show_at: ago(DAY_MS) });

    const look = await viewList(await listLink());

    expect(look.requests).toHaveLength(DESK_LIST_LENGTH);
    expect(look.moreRequests).toBe(12);
    const ids = new Set(look.requests.map(({ id }) => id));
    expect(waiting.every(({ id }) => ids.has(id))).toBe(true);
    expect(look.requests.filter(({ pickupFrom }) => pickupFrom !== null)).toHaveLength(2);
    expect(served.filter(({ id }) => ids.has(id))).toHaveLength(3);
    expect(flagged.filter(({ id }) => ids.has(id))).toHaveLength(0);
  });

  test('shows a request that follows a flood and counts the ones left out', async () => {
    const row = () => ({ ...maximalLeadRow(), created_at: ago(DAY_MS) });
    const flood = Array.from({ length: DESK_LIST_LENGTH + 20 }, row);
    await operator.from('leads').insert(flood).throwOnError();
    const flagged = { ...maximalLeadRow(), flagged_because: 'Odd' };
    const real = maximalLeadRow();
    await operator.from('leads').insert([flagged, real]).throwOnError();

    const look = await viewList(await listLink());

    expect(look.requests).toHaveLength(DESK_LIST_LENGTH);
    expect(look.moreRequests).toBe(22);
    expect(look.requests.map(({ id }) => id)).toContain(real.id);
    expect(look.requests.map(({ id }) => id)).not.toContain(flagged.id);
  });

  test('shows unflagged messages before flagged ones and counts the ones left out', async () => {
    await operator.from('contact_messages').delete().neq('name', '').throwOnError();
    const message = { name: 'Ana', email: 'ana@example.com', subject: 'general', message: 'Hi' };
    const flagged = Array.from({ length: 75 }, () => ({ ...message, flagged_because: 'Odd' }));
    const flood = Array.from({ length: 25 }, () => message);
    await operator.from('contact_messages').insert({ ...message, name: 'Real', created_at: ago(5 * HOUR_MS) });
    await operator.from('contact_messages').insert(flood).throwOnError();
    await operator.from('contact_messages').insert(flagged).throwOnError();

    const look = await viewList(await listLink());
    await operator.from('contact_messages').delete().neq('name', '').throwOnError();

    expect(look.messages).toHaveLength(100);
    expect(look.messages.slice(0, 26).map(({ flaggedBecause }) => flaggedBecause)).toEqual(Array(26).fill(null));
    expect(look.messages[25]).toMatchObject({ name: 'Real' });
    expect(look.moreMessages).toBe(1);
  });

  test('gives the number of customers a hauler called in time', async () => {
    const hauler = await addHauler({ zip_prefixes: ['99999'] });
    // Long ago, so that the promised time has passed at any hour.
    const [late, inTime, givenLate] = await Promise.all(
      [10, 10, 10].map((days) => addLead({ created_at: ago(days * DAY_MS) })),
    );
    const longAgo = await addLead({ created_at: ago(100 * DAY_MS), status: 'Completed' });
    for (const [lead, acceptedDays, calledDays] of [
      [late, 10, 7],
      [inTime, 10, 10],
      [givenLate, 5, 5],
      [longAgo, 100, 100],
    ] as const) {
      const times = { accepted_at: ago(acceptedDays * DAY_MS), contacted_at: ago(calledDays * DAY_MS) };
      await offerByHand(lead ?? { id: '' }, hauler, { ...times, state: 'accepted' });
    }
    expect((await viewList(await listLink())).haulers).toMatchObject([{ called: 3, inTime: 2, jobs: 3 }]);
  });

  test('counts weeks like the promise report', async () => {
    for (const days of [1, 8, 20, 40]) {
      const created = ago(days * DAY_MS);
      await addLead({ created_at: created, contacted_at: created, status: 'Completed' });
      await addLead({ created_at: created });
      await addLead({ created_at: created, flagged_because: 'Odd' });
    }
    const columns = 'week, requests, called_in_time, completed';
    const { data } = await operator.from('promise_report').select(columns).throwOnError();

    const { report } = await viewList(await listLink());

    const counted = report.filter(({ requests }) => requests > 0);
    expect(counted).toEqual(data.map(({ called_in_time, ...week }) => ({ ...week, inTime: called_in_time })));
    expect(counted.length).toBeGreaterThan(2);
  });

  test('shows recent notifications that failed or bounced', async () => {
    const lead = await submitLead(maximalLeadRow());
    const [one, other] = [await notificationOf(lead, 'new-request'), await notificationOf(lead, 'request-arrived')];
    const bounced = { delivery: 'undelivered', delivery_at: ago(DAY_MS), delivery_error: 'Full' } as const;
    await changeNotifications({ id: one.id }, { state: 'dead', last_error: 'The provider is down' });
    await changeNotifications({ id: other.id }, { ...bounced, state: 'sent', channel: 'mail' });
    const failures = async () => (await viewList(await listLink())).failures;
    expect((await failures()).map(({ lastError }) => lastError).sort()).toEqual(['Full', 'The provider is down']);

    await changeNotifications({ id: one.id }, { created_at: ago(91 * DAY_MS) });
    await changeNotifications({ id: other.id }, { delivery_at: ago(8 * DAY_MS) });

    expect(await failures()).toEqual([]);
  });

  test('counts the links that work', async () => {
    const { lead } = await matchedLead();
    await requestLink(await addLead({ status: 'Completed', created_at: ago(31 * DAY_MS) }));
    const token = await requestLink(lead);
    const ended = operator.from('desk_links').update({ expires_at: ago(0) });
    await ended.is('lead_id', null).throwOnError();
    await actAtDesk(token, lead, 'note', { note: 'x' });

    const { links } = await viewList(await listLink());

    expect(links.working).toBe(2);
    expect(Date.now() - Date.parse(links.lastUsedAt ?? '')).toBeLessThan(60_000);
  });
});

describe('a search', () => {
  test('finds full numbers and tracking IDs of any age, and partial names of 90 days', async () => {
    const old = await addLead({ full_name: 'Ramón Quixote', created_at: ago(200 * DAY_MS), status: 'Completed' });
    const fresh = await addLead({ full_name: 'Zoë Quixote' });

    expect(await search(old.phone)).toEqual([old.id]);
    expect(await search(`+1 (${old.phone.slice(0, 3)}) ${old.phone.slice(3)}`)).toEqual([old.id]);
    expect(await search(formatTrackingId(old.tracking_id).toLowerCase())).toEqual([old.id]);
    expect(await search('quix')).toEqual([fresh.id]);
    expect(await search(' zoë ')).toEqual([fresh.id]);
    expect(await search(old.phone.slice(0, 6))).toEqual([]);
    expect(await search(old.tracking_id.slice(0, 8))).toEqual([]);
    expect(await search('')).toEqual([]);
    expect(await search('%')).toEqual([]);
  });

  test('finds at most twenty, newest first', async () => {
    const created = Array.from({ length: DESK_SEARCH_LENGTH + 5 }, (_, index) => ago(index * HOUR_MS));
    const rows = created.map((created_at) => ({ ...maximalLeadRow(), full_name: 'Many Manyson', created_at }));
    await operator.from('leads').insert(rows).throwOnError();

    expect(await search('Manyson')).toEqual(rows.slice(0, DESK_SEARCH_LENGTH).map(({ id }) => id));
  });
});

test('changes made in Studio appear with their reasons', async () => {
  const lead = await submitLead(maximalLeadRow());
  await changeLead(lead, { status: 'Canceled', cancel_reasons: ['Our own words'] });

  expect((await viewRequest(await requestLink(lead), lead))?.request).toMatchObject({
    status: 'Canceled',
    cancelReasons: ['Our own words'],
    history: expect.arrayContaining([expect.objectContaining({ what: 'status', from: 'Submitted', to: 'Canceled' })]),
  });
});
