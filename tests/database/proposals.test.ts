import { randomUUID } from 'node:crypto';
import { heldLead } from '@functions/contracts/job.ts';
import { pickupPartsSchema } from '@functions/contracts/pickup.ts';
import { toCamelCase } from '@functions/server/camel-case.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { ago, HOUR_MS } from '../support/ago.ts';
import { operator, signedInVisitor, visitor } from '../support/clients.ts';
import { addLead, setLead, setOffer, storedOffer } from '../support/haulers.ts';
import { storedLead } from '../support/leads.ts';
import {
  acts,
  addHauler,
  changeOffer,
  deleteHauler,
  findJob,
  forgetMatch,
  offerOf,
  offersOf,
  report,
  reportAgain,
} from '../support/match.ts';
import { withSettings } from '../support/notifications.ts';
import {
  book,
  booking,
  formatWindow,
  inDays,
  type Job,
  job,
  momentsOf,
  proposalActs,
  proposalsOf,
  propose,
  requestState,
} from '../support/proposals.ts';
import { tick } from '../support/tick.ts';

beforeEach(forgetMatch);
afterAll(forgetMatch);

const [tuesday, wednesday, thursday] = [inDays(2), inDays(3, '13:00', '15:30'), inDays(4, '08:15', '10:45')];

/** A job with a proposal the customer can answer. */
async function proposed() {
  const one = await job();
  return { ...one, id: await propose(one, { windows: [tuesday] }) };
}

/** A job with a pickup booked on Tuesday and another time proposed since. */
async function moving() {
  const one = await job();
  const booked = await book(one, { windows: [tuesday] });
  return { ...one, booked, id: await propose(one, { windows: [wednesday] }) };
}

async function states({ lead }: Pick<Job, 'lead'>): Promise<Record<string, string>> {
  return Object.fromEntries((await proposalsOf(lead)).map(({ id, state }) => [id, state]));
}

async function proposalNow(id: string) {
  const { data } = await operator.from('proposals').select().eq('id', id).single().throwOnError();
  return data;
}

describe('the state of request, window and proposals', () => {
  test('after a first proposal is Sent Proposal without a booking', async () => {
    const one = await job();
    expect(await requestState(one)).toEqual({ status: 'Submitted', pickup: null, proposals: [], offer: 'accepted' });

    await propose(one);

    expect(await requestState(one)).toEqual({
      status: 'Sent Proposal',
      pickup: null,
      proposals: ['open'],
      offer: 'accepted',
    });
  });

  test.each(['Sent Proposal', 'In Progress'] as const)('keeps the status %s after a proposal', async (status) => {
    const one = await job();
    await setLead(one.lead, { status });
    await propose(one);

    expect(await requestState(one)).toMatchObject({ status, pickup: null, proposals: ['open'] });
  });

  test('after another proposal has that one and no booking', async () => {
    const one = await proposed();
    const id = await propose(one, { windows: [wednesday], price_from: 200 });

    expect(await requestState(one)).toMatchObject({ status: 'Sent Proposal', pickup: null });
    expect(await states(one)).toEqual({ [one.id]: 'replaced', [id]: 'open' });
    expect(await proposalNow(one.id)).toMatchObject({ price_from: null });
  });

  test('after acceptance has the chosen time booked', async () => {
    const one = await job();
    const id = await propose(one, { windows: [tuesday, wednesday, thursday] });

    expect(await proposalActs.accept(one, id, 2)).toBe('done');

    expect(await requestState(one)).toEqual({
      status: 'In Progress',
      pickup: formatWindow(wednesday),
      proposals: ['accepted'],
      offer: 'accepted',
    });
    expect(await proposalNow(id)).toMatchObject({ chosen: 2, accepted_by: 'customer' });
    expect((await proposalNow(id)).accepted_at).not.toBeNull();
  });

  test('after an agreement by phone has it booked immediately', async () => {
    const one = await job();
    const id = await propose(one, { windows: [wednesday], agreed: true });

    expect(await requestState(one)).toMatchObject({ status: 'In Progress', pickup: formatWindow(wednesday) });
    expect(await proposalNow(id)).toMatchObject({ state: 'accepted', chosen: 1, accepted_by: 'hauler' });
  });

  test('with another proposed time keeps the booked pickup until acceptance', async () => {
    const one = await moving();
    expect(await requestState(one)).toMatchObject({ status: 'In Progress', pickup: formatWindow(tuesday) });
    expect(await states(one)).toEqual({ [one.booked]: 'accepted', [one.id]: 'open' });

    await proposalActs.accept(one, one.id);

    expect(await requestState(one)).toMatchObject({ status: 'In Progress', pickup: formatWindow(wednesday) });
    expect(await states(one)).toEqual({ [one.booked]: 'replaced', [one.id]: 'accepted' });
  });

  test('after another agreement by phone replaces the booking and the open proposal', async () => {
    const one = await moving();
    const id = await propose(one, { windows: [thursday], agreed: true });

    expect(await requestState(one)).toMatchObject({ status: 'In Progress', pickup: formatWindow(thursday) });
    expect(await states(one)).toEqual({ [one.booked]: 'replaced', [one.id]: 'replaced', [id]: 'accepted' });
  });

  test.each(['other-time', 'other-price', 'other'] as const)(
    'after asking for %s still allows acceptance',
    async (asked_for) => {
      const one = await proposed();
      expect(await proposalActs.askAgain(one, one.id, asked_for, 'Before noon, please')).toBe('done');

      expect(await requestState(one)).toMatchObject({ status: 'Sent Proposal', proposals: ['open'] });
      expect(await proposalNow(one.id)).toMatchObject({ asked_for, asked_line: 'Before noon, please' });
      expect((await proposalNow(one.id)).asked_at).not.toBeNull();

      expect(await proposalActs.accept(one, one.id)).toBe('done');
      expect(await requestState(one)).toMatchObject({ status: 'In Progress', proposals: ['accepted'] });
      // A request for another time or price is settled; a question can remain.
      const stays = asked_for === 'other';
      expect(await proposalNow(one.id)).toMatchObject({
        asked_for: stays ? 'other' : null,
        asked_line: stays ? 'Before noon, please' : null,
      });
    },
  );

  test('allows questions on a booked pickup, answered by a new time', async () => {
    const one = await job();
    const booked = await book(one);
    await proposalActs.askAgain(one, booked, 'other', 'Is there a lift needed?');
    expect(await proposalNow(booked)).toMatchObject({ asked_for: 'other', state: 'accepted' });

    await propose(one, { windows: [wednesday] });

    expect(await proposalNow(booked)).toMatchObject({
      state: 'accepted',
      asked_for: null,
      asked_line: null,
      asked_at: null,
    });
  });

  test('after withdrawing loses only the proposal', async () => {
    const one = await proposed();
    expect(await proposalActs.withdraw(one, one.id)).toBe('done');
    expect(await requestState(one)).toMatchObject({ status: 'Sent Proposal', pickup: null, proposals: ['withdrawn'] });

    const other = await moving();
    await proposalActs.withdraw(other, other.id);
    expect(await requestState(other)).toMatchObject({
      pickup: formatWindow(tuesday),
      proposals: ['accepted', 'withdrawn'],
    });
  });

  test('after declining gives the job to others, not to the same hauler', async () => {
    const one = await proposed();
    const other = await addHauler();
    expect(await proposalActs.decline(one, one.id, 'price')).toBe('done');

    expect(await requestState(one)).toEqual({
      status: 'Submitted',
      pickup: null,
      proposals: ['declined'],
      offer: 'returned',
    });
    expect(await proposalNow(one.id)).toMatchObject({ declined_for: 'price' });
    expect(await storedOffer(one.offer.token)).toMatchObject({
      decline_reason: 'The customer declined the proposal',
      returned_at: null,
    });
    expect((await offerOf(one.lead, other)).state).toBe('open');
  });

  test('after declining with no hauler left is reported to the operator', async () => {
    const one = await proposed();
    await proposalActs.decline(one, one.id);

    const { data } = await operator.from('notifications').select('kind').eq('lead_id', one.lead.id).throwOnError();
    expect(data.filter(({ kind }) => kind === 'nobody-left')).toHaveLength(1);
  });

  test('after declining another time keeps the booked pickup', async () => {
    const one = await moving();
    await proposalActs.decline(one, one.id, 'time');

    expect(await requestState(one)).toEqual({
      status: 'In Progress',
      pickup: formatWindow(tuesday),
      proposals: ['accepted', 'declined'],
      offer: 'accepted',
    });
  });

  test.each<[string, object]>([
    ['Submitted', { status: 'Submitted' }],
    ['In Progress without a window', { status: 'In Progress' }],
  ])('after declining with the status %s ends only the proposal', async (_, columns) => {
    const one = await proposed();
    await setLead(one.lead, columns);
    await proposalActs.decline(one, one.id);

    expect(await requestState(one)).toMatchObject({ ...columns, proposals: ['declined'], offer: 'accepted' });
  });

  test('after declining with a manual window ends only the proposal', async () => {
    const one = await job();
    await setLead(one.lead, { status: 'Sent Proposal', ...booking(thursday) });
    const id = await propose(one);
    await proposalActs.decline(one, id);

    expect(await requestState(one)).toEqual({
      status: 'Sent Proposal',
      pickup: formatWindow(thursday),
      proposals: ['declined'],
      offer: 'accepted',
    });
  });

  test.each<[string, (one: Job) => Promise<unknown>]>([
    ['is given back', ({ offer }) => acts.giveBack(offer)],
    ['is taken by the operator', ({ offer }) => changeOffer(offer, { state: 'expired' })],
    [
      'is taken back',
      async ({ lead, offer }) => {
        for (const say of [report, reportAgain]) {
          await say(lead);
          await acts.called(offer);
        }
        await setOffer(offer.token, { reported_at: ago(48 * HOUR_MS) });
        await tick();
      },
    ],
  ])('of a job that %s loses proposals and window', async (_, lose) => {
    const one = await moving();
    await lose(one);

    expect(await requestState(one)).toMatchObject({ status: 'Submitted', pickup: null, proposals: ['ended', 'ended'] });
    expect((await storedOffer(one.offer.token)).state).not.toBe('accepted');
    expect(await proposalActs.accept(one, one.id)).toBe('changed');
  });

  test('of a deleted hauler loses theirs', async () => {
    const one = await moving();
    await deleteHauler(one.hauler);

    expect(await storedLead(one.lead.id)).toMatchObject({
      status: 'Submitted',
      pickup_from: null,
      pickup_until: null,
      pickup_set_at: null,
    });
    expect(await proposalsOf(one.lead)).toEqual([]);
    expect(await offersOf(one.lead)).toEqual([]);
  });

  test.each<[string, string, (one: Job) => Promise<unknown>]>([
    ['the customer', 'Canceled', ({ lead }) => acts.cancel(lead)],
    ['the hauler', 'Canceled', ({ offer }) => acts.update(offer, { status: 'Canceled', cancel_reasons: ['No lift'] })],
    ['the operator', 'Canceled', ({ lead }) => setLead(lead, { status: 'Canceled' })],
    ['the hauler', 'Completed', (one) => proposalActs.complete(one)],
    ['an old page', 'Completed', ({ offer }) => acts.update(offer, { status: 'Completed' })],
    ['the operator', 'Completed', ({ lead }) => setLead(lead, { status: 'Completed' })],
  ])('after %s makes it %s has nothing open, and the booking is history', async (_, status, close) => {
    const one = await moving();
    await close(one);

    expect(await requestState(one)).toEqual({
      status,
      pickup: formatWindow(tuesday),
      proposals: ['accepted', 'ended'],
      offer: 'accepted',
    });
  });

  test('is unchanged by a flag, and actions continue', async () => {
    const one = await moving();
    await setLead(one.lead, { flagged_because: 'Spam' });
    expect(await requestState(one)).toMatchObject({ pickup: formatWindow(tuesday), proposals: ['accepted', 'open'] });

    expect(await proposalActs.accept(one, one.id)).toBe('done');
    expect(await requestState(one)).toMatchObject({
      pickup: formatWindow(wednesday),
      proposals: ['replaced', 'accepted'],
    });
  });

  test.each<[string, object, object]>([
    ['words', { timeframe: 'Tuesday at noon' }, { pickup: null }],
    ['a window', booking(thursday), { pickup: formatWindow(thursday) }],
  ])('after %s from the operator ends open proposal and booking', async (_, columns, expected) => {
    const one = await moving();
    await setLead(one.lead, columns);

    expect(await requestState(one)).toEqual({
      status: 'In Progress',
      proposals: ['ended', 'ended'],
      offer: 'accepted',
      ...expected,
    });
    expect(await proposalActs.accept(one, one.id)).toBe('changed');
  });

  test('after a description from an old page does the same', async () => {
    const one = await moving();
    expect(await acts.update(one.offer, { timeframe: 'Tuesday at noon' })).toBe('done');

    expect(await requestState(one)).toMatchObject({ pickup: null, proposals: ['ended', 'ended'] });
    expect(await storedLead(one.lead.id)).toMatchObject({ timeframe: 'Tuesday at noon' });
  });

  test('after reopening has no window, and open proposals stay with the hauler', async () => {
    const one = await moving();
    await setLead(one.lead, { status: 'Submitted' });
    expect(await requestState(one)).toEqual({
      status: 'Submitted',
      pickup: null,
      proposals: ['ended', 'open'],
      offer: 'accepted',
    });

    expect(await proposalActs.accept(one, one.id)).toBe('done');
    expect(await requestState(one)).toMatchObject({ status: 'In Progress', pickup: formatWindow(wednesday) });
  });

  test('after reopening a canceled request accepts nothing from before', async () => {
    const one = await moving();
    await acts.cancel(one.lead);
    await setLead(one.lead, { status: 'Submitted' });

    expect(await requestState(one)).toMatchObject({ pickup: null, proposals: ['ended', 'ended'] });
    expect(await storedLead(one.lead.id)).toMatchObject({ canceled_by_customer: false });
  });

  test('is not ended by other changes of the operator or to the offer', async () => {
    const one = await moving();
    await setLead(one.lead, { full_name: 'Rosa Alvarez-Lee', contacted_at: ago(0), timeframe: '' });
    await setLead(one.lead, { timeframe: null, price_paid: 20 });
    await changeOffer(one.offer, { contacted_at: ago(HOUR_MS) });

    expect(await requestState(one)).toMatchObject({ pickup: formatWindow(tuesday), proposals: ['accepted', 'open'] });
  });
});

describe('the time of a pickup', () => {
  const columns = async ({ lead }: Pick<Job, 'lead'>) => {
    const stored = await storedLead(lead.id);
    return {
      timeframe: stored?.timeframe,
      hasWindow: stored?.pickup_from != null,
      isSet: stored?.pickup_set_at != null,
      isOnTheWay: stored?.on_my_way_at != null || stored?.arrives_at != null,
    };
  };
  const words = { timeframe: 'Tuesday', hasWindow: false, isSet: false, isOnTheWay: false };
  const window = { timeframe: null, hasWindow: true, isSet: true, isOnTheWay: false };

  test('is a description or a window, whichever was set last', async () => {
    const one = await job();
    await setLead(one.lead, { timeframe: 'Tuesday' });
    expect(await columns(one)).toEqual(words);
    await setLead(one.lead, booking(tuesday));
    expect(await columns(one)).toEqual(window);
    await setLead(one.lead, { timeframe: 'Tuesday' });
    expect(await columns(one)).toEqual(words);
    await book(one);
    expect(await columns(one)).toEqual(window);
  });

  test('is the window if both are set at the same time', async () => {
    const one = await job();
    await setLead(one.lead, { timeframe: 'Tuesday', ...booking(tuesday) });

    expect(await columns(one)).toEqual(window);
    const other = await job({ timeframe: 'Tuesday', ...booking(tuesday) });
    expect(await columns(other)).toEqual(window);
  });

  test('is empty when its window is removed', async () => {
    const one = await job();
    await setLead(one.lead, booking(tuesday));
    await setLead(one.lead, { pickup_from: null, pickup_until: null });

    expect(await columns(one)).toEqual({ ...window, hasWindow: false, isSet: false });
  });

  test('forgets who was on the way when it changes, and otherwise keeps when it was set', async () => {
    const one = await job();
    await setLead(one.lead, { status: 'In Progress', ...booking(inDays(0, '06:00', '12:00')) });
    expect(await proposalActs.setOut(one)).toBe('done');
    expect(await columns(one)).toEqual({ ...window, isOnTheWay: true });
    const before = await storedLead(one.lead.id);
    await setLead(one.lead, { ...booking(inDays(0, '06:00', '12:00')), full_name: 'Rosa' });
    expect(await storedLead(one.lead.id)).toMatchObject({
      pickup_set_at: before?.pickup_set_at,
      on_my_way_at: before?.on_my_way_at,
      arrives_at: before?.arrives_at,
    });

    await setLead(one.lead, booking(inDays(0, '12:00', '18:00')));
    expect(await columns(one)).toEqual(window);
    expect((await storedLead(one.lead.id))?.pickup_set_at).not.toBe(before?.pickup_set_at);
  });

  test.each<[string, object]>([
    ['only a start', { pickup_from: momentsOf(tuesday).from }],
    ['only an end', { pickup_until: momentsOf(tuesday).until }],
    ['an end before the start', { pickup_from: momentsOf(tuesday).until, pickup_until: momentsOf(tuesday).from }],
    ['two days', { pickup_from: momentsOf(tuesday).from, pickup_until: momentsOf(wednesday).until }],
    ['25 minutes', { ...booking(tuesday), pickup_until: momentsOf({ ...tuesday, until: '09:25' }).until }],
    ['a quarter of an hour', booking({ ...tuesday, until: '09:15' })],
    ['six hours and a quarter', booking({ ...tuesday, until: '15:15' })],
    ['a time before 6 AM', booking({ ...tuesday, from: '05:45', until: '07:00' })],
    ['a time after 9 PM', booking({ ...tuesday, from: '20:00', until: '21:15' })],
    ['endless', { pickup_from: 'infinity', pickup_until: 'infinity' }],
  ])("can't be %s", async (_, wrong) => {
    const { lead } = await job();
    const { error } = await operator.from('leads').update(wrong).eq('id', lead.id);

    expect(error).not.toBeNull();
    expect(await storedLead(lead.id)).toMatchObject({ pickup_from: null, pickup_until: null });
  });

  test('with one end missing or removed is refused with an explanation', async () => {
    const one = await job();
    const together = expect.stringContaining('pickup_from and pickup_until are set or emptied together');
    const change = (columns: object) => operator.from('leads').update(columns).eq('id', one.lead.id);

    expect((await change({ pickup_from: momentsOf(tuesday).from })).error?.message).toEqual(together);
    expect((await change({ pickup_until: momentsOf(tuesday).until })).error?.message).toEqual(together);
    await setLead(one.lead, booking(tuesday));
    expect((await change({ pickup_from: null })).error?.message).toEqual(together);
    expect((await change({ pickup_until: null })).error?.message).toEqual(together);
  });

  test('and the price paid and the load hauled are reset when a completed request is reopened', async () => {
    const one = await job({ load_size: 'half' });
    await book(one);
    await proposalActs.complete(one, 165, 'full');
    await setLead(one.lead, { price_paid: 160 });
    expect(await storedLead(one.lead.id)).toMatchObject({
      status: 'Completed',
      price_paid: 160,
      load_size_hauled: 'full',
    });
    await setLead(one.lead, { status: 'Submitted' });
    expect(await storedLead(one.lead.id)).toMatchObject({
      ...{ pickup_from: null, price_paid: null, load_size_hauled: null },
      load_size: 'half',
    });

    await setLead(one.lead, { price_paid: 20 });
    await setLead(one.lead, { status: 'In Progress' });
    expect(await storedLead(one.lead.id)).toMatchObject({ price_paid: 20 });
  });

  test.each([-1, 20_001])("can't have a price of %i dollars", async (price_paid) => {
    const { lead } = await job();
    const { error } = await operator.from('leads').update({ price_paid }).eq('id', lead.id);
    expect(error?.message).toContain('price_paid is 0 to 20000 dollars');
  });
});

describe('a proposal', () => {
  test('stores windows in order, a single amount as a range, and the note', async () => {
    const one = await job();
    const id = await propose(one, {
      windows: [thursday, tuesday, wednesday],
      price_from: 150,
      note: 'Two of us come.\nWe bring a dolly.',
    });

    const stored = await proposalNow(id);

    expect(stored).toMatchObject({ price_from: 150, price_to: 150, note: 'Two of us come.\nWe bring a dolly.' });
    expect(stored.window_from.map((each) => new Date(each).toISOString())).toEqual(
      [tuesday, wednesday, thursday].map((each) => momentsOf(each).from),
    );
    expect(stored.window_until.map((each) => new Date(each).toISOString())).toEqual(
      [tuesday, wednesday, thursday].map((each) => momentsOf(each).until),
    );
  });

  test('can have no price or a range', async () => {
    const one = await job();
    expect(await proposalNow(await propose(one))).toMatchObject({ price_from: null, price_to: null });
    expect(await proposalNow(await propose(one, { price_from: 0, price_to: 20_000 }))).toMatchObject({
      price_from: 0,
      price_to: 20_000,
    });
  });

  test('sorts touching windows of one day', async () => {
    const one = await job();
    const [morning, noon] = [inDays(2, '09:00', '12:00'), inDays(2, '12:00', '14:00')];
    const id = await propose(one, { windows: [noon, morning] });
    await proposalActs.accept(one, id, 1);

    expect(await requestState(one)).toMatchObject({ pickup: formatWindow(morning) });
  });

  test('sent twice is stored once, even after a change', async () => {
    const one = await job();
    const sent = { id: randomUUID(), windows: [wednesday, tuesday], price_from: 120, note: 'Hello' };
    expect(await proposalActs.propose(one, sent)).toBe('done');
    expect(await proposalActs.propose(one, { ...sent, windows: [tuesday, wednesday], price_to: 120 })).toBe('done');
    await proposalActs.accept(one, sent.id);
    expect(await proposalActs.propose(one, sent)).toBe('done');
    await acts.giveBack(one.offer);
    expect(await proposalActs.propose(one, sent)).toBe('done');

    expect(await states(one)).toEqual({ [sent.id]: 'ended' });
  });

  test.each<[string, object]>([
    ['another price', { price_from: 130 }],
    ['another upper limit', { price_to: 130 }],
    ['no price', { price_from: undefined }],
    ['another window', { windows: [wednesday] }],
    ['an additional window', { windows: [tuesday, wednesday] }],
    ['another note', { note: 'Hi' }],
    ['no note', { note: '' }],
    ['an agreement by phone', { agreed: true }],
  ])('sent again with %s is not stored: the first one stays', async (_, change) => {
    const one = await job();
    const sent = { id: randomUUID(), windows: [tuesday], price_from: 120, note: 'Hello' };
    await proposalActs.propose(one, sent);
    const stored = await proposalNow(sent.id);

    expect(await proposalActs.propose(one, { ...sent, ...change })).toBe('changed');

    expect(await proposalsOf(one.lead)).toEqual([stored]);
  });

  test('needs its own ID', async () => {
    const [one, other] = [await proposed(), await job()];

    expect(await proposalActs.propose(other, { id: one.id })).toBe('changed');
    expect(await proposalsOf(other.lead)).toEqual([]);
  });

  test('answered three times the same way counts once', async () => {
    const one = await job();
    const id = await propose(one, { windows: [tuesday, wednesday] });
    for (let turn = 0; turn < 3; turn++) expect(await proposalActs.askAgain(one, id, 'other', 'Noon?')).toBe('done');
    const { asked_at } = await proposalNow(id);
    await proposalActs.askAgain(one, id, 'other', 'Noon?');
    expect((await proposalNow(id)).asked_at).toBe(asked_at);

    for (let turn = 0; turn < 3; turn++) expect(await proposalActs.accept(one, id, 2)).toBe('done');
    const stored = await proposalNow(id);
    await proposalActs.accept(one, id, 2);
    expect(await proposalNow(id)).toEqual(stored);
    expect(await proposalActs.accept(one, id, 1)).toBe('changed');

    const other = await proposed();
    for (let turn = 0; turn < 3; turn++) expect(await proposalActs.decline(other, other.id, 'time')).toBe('done');
    expect(await proposalNow(other.id)).toMatchObject({ declined_for: 'time' });
    expect(await proposalActs.decline(other, other.id, 'price')).toBe('done');
    expect(await proposalNow(other.id)).toMatchObject({ declined_for: 'time' });

    const third = await proposed();
    for (let turn = 0; turn < 3; turn++) expect(await proposalActs.withdraw(third, third.id)).toBe('done');
  });

  test.each([
    ['the open one, with its ID', 'open', 'open', 'done'],
    ['the open one, as if accepted', 'open', 'accepted', 'changed'],
    ['the accepted one, as if open', 'accepted', 'open', 'changed'],
    ['the accepted one', 'accepted', 'accepted', 'done'],
    ['the accepted one while another is open', 'moving', 'accepted', 'changed'],
    ['a withdrawn one', 'withdrawn', 'open', 'changed'],
    ['an ended one', 'ended', 'accepted', 'changed'],
  ] as const)('is based on %s', async (_, of, based_on_state, answer) => {
    const one = await proposed();
    if (of === 'accepted' || of === 'moving' || of === 'ended') await proposalActs.accept(one, one.id);
    if (of === 'moving') await propose(one, { windows: [wednesday] });
    if (of === 'withdrawn') await proposalActs.withdraw(one, one.id);
    if (of === 'ended') await setLead(one.lead, { timeframe: 'Noon' });
    const before = await states(one);

    expect(await proposalActs.propose(one, { based_on: one.id, based_on_state })).toBe(answer);

    if (answer === 'changed') expect(await states(one)).toEqual(before);
  });

  test('can be based on nothing if there is none', async () => {
    const one = await proposed();
    expect(await proposalActs.propose(one)).toBe('changed');
    expect(await proposalActs.propose(one, { based_on: randomUUID(), based_on_state: 'open' })).toBe('changed');
    expect(await proposalActs.propose(one, { agreed: true })).toBe('changed');
    await proposalActs.withdraw(one, one.id);
    expect(await proposalActs.propose(one)).toBe('done');
  });

  test('is written only by actions', async () => {
    const one = await proposed();
    const { error } = await operator.from('proposals').update({ state: 'accepted' }).eq('id', one.id);

    expect(error?.code).toBe('42501');
  });
});

describe('a proposal is refused', () => {
  test.each<[string, () => object, string]>([
    ['in the past', () => ({ windows: [inDays(-1)] }), 'too-soon'],
    ['in the past, by phone', () => ({ windows: [inDays(-1)], agreed: true }), 'window-passed'],
    ['with its first window in the past', () => ({ windows: [inDays(2), inDays(-1)] }), 'too-soon'],
    ['on day 61', () => ({ windows: [inDays(61)] }), 'too-late'],
    ['on day 61, by phone', () => ({ windows: [inDays(61)], agreed: true }), 'too-late'],
    ['with its last window on day 61', () => ({ windows: [inDays(61), inDays(2)] }), 'too-late'],
    ['with no window', () => ({ windows: [] }), 'window-wrong'],
    ['with four windows', () => ({ windows: [2, 3, 4, 5].map((days) => inDays(days)) }), 'window-wrong'],
    ['with two windows, by phone', () => ({ windows: [inDays(2), inDays(3)], agreed: true }), 'window-wrong'],
    ['with the same window twice', () => ({ windows: [inDays(2), inDays(2)] }), 'window-wrong'],
    ['with windows that overlap', () => ({ windows: [inDays(2), inDays(2, '10:45', '12:00')] }), 'window-wrong'],
    [
      'with one within another',
      () => ({ windows: [inDays(2, '09:00', '15:00'), inDays(2, '10:00', '11:00')] }),
      'window-wrong',
    ],
    ['too short', () => ({ windows: [inDays(2, '09:00', '09:15')] }), 'window-wrong'],
    ['too long', () => ({ windows: [inDays(2, '09:00', '15:15')] }), 'window-wrong'],
    ['backwards', () => ({ windows: [inDays(2, '11:00', '09:00')] }), 'window-wrong'],
    ['too early', () => ({ windows: [inDays(2, '05:45', '08:00')] }), 'window-wrong'],
    ['too late in the evening', () => ({ windows: [inDays(2, '20:00', '21:15')] }), 'window-wrong'],
    ['by phone at no time', () => ({ windows: [inDays(2, '21:00', '21:00')], agreed: true }), 'window-wrong'],
  ])('%s', async (_, proposal, answer) => {
    const one = await job();

    expect(await proposalActs.propose(one, proposal())).toBe(answer);

    expect(await requestState(one)).toMatchObject({ status: 'Submitted', proposals: [] });
    expect(await storedLead(one.lead.id)).toMatchObject({ contacted_at: null });
  });

  test.each<[string, () => object]>([
    ['on day 60', () => ({ windows: [inDays(60)] })],
    ['for half an hour at the end of a day', () => ({ windows: [inDays(60, '20:30', '21:00')] })],
    ['for six hours at the start of a day', () => ({ windows: [inDays(2, '06:00', '12:00')] })],
  ])('but not %s', async (_, proposal) => {
    expect(await proposalActs.propose(await job(), proposal())).toBe('done');
  });

  test('according to the settings', async () => {
    const one = await job();
    await withSettings({ proposal_notice: '5 days', proposal_days_ahead: 7, proposals_per_job: 2 }, async () => {
      expect(await proposalActs.propose(one, { windows: [inDays(4)] })).toBe('too-soon');
      expect(await proposalActs.propose(one, { windows: [inDays(8)] })).toBe('too-late');
      const id = await propose(one, { windows: [inDays(7)] });
      expect(await proposalActs.propose(one, { windows: [inDays(4)], based_on: id, based_on_state: 'open' })).toBe(
        'too-soon',
      );
      const agreed = await propose(one, { windows: [inDays(4)], agreed: true });
      for (const by of [{}, { agreed: true }]) {
        const basedOn = { based_on: agreed, based_on_state: 'accepted' } as const;
        expect(await proposalActs.propose(one, { windows: [inDays(6)], ...basedOn, ...by })).toBe('too-many');
      }
    });
  });

  test('for the eleventh time per job, but not from the next hauler', async () => {
    const one = await job();
    for (let turn = 0; turn < 10; turn++) {
      const id = await propose(one);
      expect(await proposalActs.withdraw(one, id)).toBe('done');
    }
    expect(await proposalActs.propose(one)).toBe('too-many');

    const hauler = await addHauler();
    await acts.giveBack(one.offer);
    const offer = await offerOf(one.lead, hauler);
    await acts.accept(offer);
    expect(await proposalActs.propose({ offer })).toBe('done');
  });

  test('to a customer without an address whom no one has called', async () => {
    const one = await job({ email: null });
    expect(await proposalActs.propose(one)).toBe('call-first');
    expect(await proposalActs.propose(one, { agreed: true })).toBe('done');

    const two = await job({ email: null });
    await acts.called(two.offer);
    expect(await proposalActs.propose(two)).toBe('done');

    const three = await job({ email: null, contacted_at: ago(HOUR_MS) });
    expect(await proposalActs.propose(three)).toBe('done');
  });

  test('to such a customer even if the former hauler called', async () => {
    const one = await job({ email: null });
    await acts.called(one.offer);
    const hauler = await addHauler();
    await acts.giveBack(one.offer);
    const offer = await offerOf(one.lead, hauler);
    await acts.accept(offer);

    expect(await proposalActs.propose({ offer })).toBe('call-first');
    await acts.called(offer);
    expect(await proposalActs.propose({ offer })).toBe('done');
  });

  test.each<[string, object]>([
    ['half a price', { price_to: 100 }],
    ['a reversed range', { price_from: 200, price_to: 100 }],
    ['a negative price', { price_from: -1 }],
    ['a price of 20,001', { price_from: 1, price_to: 20_001 }],
    ['a note of 501 characters', { note: 'a'.repeat(501) }],
    ['a note with a control character', { note: 'a\u0007b' }],
  ])('with %s, which no page sends', async (_, proposal) => {
    const one = await job();

    await expect(proposalActs.propose(one, proposal)).rejects.toThrow('violates check constraint');
    expect(await requestState(one)).toMatchObject({ status: 'Submitted', proposals: [] });
  });
});

describe('an action is refused', () => {
  test('with an unknown link', async () => {
    const nobody = { offer: { token: '0'.repeat(16) } as Job['offer'], lead: { id: '', tracking_id: '0'.repeat(16) } };
    const one = await proposed();

    expect([
      await proposalActs.propose(nobody),
      await proposalActs.propose(nobody, { id: one.id }),
      await proposalActs.withdraw(nobody, one.id),
      await proposalActs.setOut(nobody),
      await proposalActs.complete(nobody),
      await proposalActs.accept(nobody, one.id),
      await proposalActs.askAgain(nobody, one.id),
      await proposalActs.decline(nobody, one.id),
    ]).toEqual(Array(8).fill('unknown'));
    expect(await requestState(one)).toMatchObject({ proposals: ['open'] });
  });

  test.each<[string, (one: Job) => Promise<unknown>]>([
    ['offered', ({ offer }) => changeOffer(offer, { state: 'open' })],
    ['given back', ({ offer }) => acts.giveBack(offer)],
    ['declined', ({ offer }) => changeOffer(offer, { state: 'declined' })],
    ['lost', ({ offer }) => changeOffer(offer, { state: 'taken' })],
  ])('on a job that is %s', async (_, lose) => {
    const one = await proposed();
    await lose(one);

    expect([
      await proposalActs.propose(one),
      await proposalActs.withdraw(one, one.id),
      await proposalActs.setOut(one),
      await proposalActs.complete(one),
    ]).toEqual(Array(4).fill('not-yours'));
  });

  test.each(['Completed', 'Canceled'] as const)('on a request that is %s', async (status) => {
    const one = await proposed();
    await setLead(one.lead, { status });

    expect([
      await proposalActs.propose(one),
      await proposalActs.withdraw(one, one.id),
      await proposalActs.setOut(one),
      await proposalActs.complete(one),
      await proposalActs.accept(one, one.id),
      await proposalActs.askAgain(one, one.id),
      await proposalActs.decline(one, one.id),
    ]).toEqual(Array(7).fill('closed'));
  });

  test('on a proposal for another request', async () => {
    const [one, other] = [await proposed(), await proposed()];

    expect([
      await proposalActs.withdraw(one, other.id),
      await proposalActs.accept(one, other.id),
      await proposalActs.askAgain(one, other.id),
      await proposalActs.decline(one, other.id),
      await proposalActs.accept(one, randomUUID()),
    ]).toEqual(Array(5).fill('changed'));
    expect(await requestState(other)).toMatchObject({ status: 'Sent Proposal', proposals: ['open'] });
  });

  test.each<[string, (one: Job & { id: string }) => Promise<unknown>]>([
    ['withdrawn', (one) => proposalActs.withdraw(one, one.id)],
    ['replaced', (one) => propose(one)],
    ['ended', ({ lead }) => setLead(lead, { timeframe: 'Noon' })],
    ['declined', (one) => proposalActs.decline(one, one.id)],
  ])('on a proposal that was %s', async (state, change) => {
    const one = await proposed();
    await change(one);
    const before = await requestState(one);

    expect(await proposalActs.accept(one, one.id)).toBe('changed');
    expect(await proposalActs.askAgain(one, one.id)).toBe('changed');
    expect(await proposalActs.decline(one, one.id)).toBe(state === 'declined' ? 'done' : 'changed');
    expect(await requestState(one)).toEqual(before);
  });

  test('declining or withdrawing a booked one, which can be questioned', async () => {
    const one = await job();
    const id = await book(one);

    expect(await proposalActs.decline(one, id)).toBe('changed');
    expect(await proposalActs.withdraw(one, id)).toBe('changed');
    expect(await proposalActs.askAgain(one, id)).toBe('done');
    expect(await requestState(one)).toMatchObject({ status: 'In Progress', proposals: ['accepted'] });
  });

  test.each([0, 2, 4, -1])('choosing window %i of one', async (choice) => {
    const one = await proposed();
    expect(await proposalActs.accept(one, one.id, choice)).toBe('changed');
  });

  test('accepting too late', async () => {
    const one = await job();
    const id = await propose(one, { windows: [inDays(2), inDays(6)] });
    await withSettings({ acceptance_notice: '4 days' }, async () => {
      expect(await proposalActs.accept(one, id, 1)).toBe('window-passed');
      expect(await requestState(one)).toMatchObject({ status: 'Sent Proposal', proposals: ['open'] });
      expect(await proposalActs.accept(one, id, 2)).toBe('done');
    });
    await withSettings({ acceptance_notice: '7 days' }, async () => {
      expect(await proposalActs.accept(one, id, 2)).toBe('done');
    });
  });

  test('declining a fourth proposal per request, from any hauler', async () => {
    const haulers = [await addHauler(), await addHauler(), await addHauler()];
    const one = await job();
    let current: Job = one;
    for (const _ of haulers) {
      expect(await proposalActs.decline(current, await propose(current))).toBe('done');
      const open = (await offersOf(one.lead)).find(({ state }) => state === 'open');
      if (!open) throw new Error('Nobody is offered it');
      await acts.accept(open);
      current = { ...one, offer: open };
    }
    const last = await propose(current);
    expect(await proposalActs.decline(current, last)).toBe('too-many');

    expect(await requestState(current)).toMatchObject({ status: 'Sent Proposal', offer: 'accepted' });
    expect(await proposalActs.accept(current, last)).toBe('done');
  });
});

describe('setting out and completing', () => {
  test('is possible only on the day, for a job In Progress with a window', async () => {
    const one = await job();
    expect(await proposalActs.setOut(one)).toBe('not-today');
    for (const days of [-1, 1]) {
      await setLead(one.lead, { status: 'In Progress', ...booking(inDays(days)) });
      expect(await proposalActs.setOut(one)).toBe('not-today');
    }
    await setLead(one.lead, { ...booking(inDays(0)), status: 'Sent Proposal' });
    expect(await proposalActs.setOut(one)).toBe('changed');
    expect(await storedLead(one.lead.id)).toMatchObject({ on_my_way_at: null, arrives_at: null });
    await setLead(one.lead, { status: 'In Progress' });
    expect(await proposalActs.setOut(one, 45)).toBe('done');

    const { on_my_way_at, arrives_at } = (await storedLead(one.lead.id)) ?? {};
    expect(Date.parse(arrives_at ?? '') - Date.parse(on_my_way_at ?? '')).toBe(45 * 60_000);
  });

  test('counts a repeat within two minutes once, unless the time differs', async () => {
    const one = await job();
    await setLead(one.lead, { status: 'In Progress', ...booking(inDays(0)) });
    await proposalActs.setOut(one, 30);
    const first = await storedLead(one.lead.id);
    await proposalActs.setOut(one, 30);
    expect(await storedLead(one.lead.id)).toMatchObject({ on_my_way_at: first?.on_my_way_at });

    await proposalActs.setOut(one, 60);
    expect((await storedLead(one.lead.id))?.arrives_at).not.toBe(first?.arrives_at);
  });

  test('is limited to three times per window', async () => {
    const one = await job();
    await setLead(one.lead, { status: 'In Progress', ...booking(inDays(0)) });
    for (const minutes of [90, 60, 30]) expect(await proposalActs.setOut(one, minutes)).toBe('done');
    expect(await proposalActs.setOut(one, 15)).toBe('too-many');
    expect(await proposalActs.setOut(one, 30)).toBe('done');

    await setLead(one.lead, booking(inDays(0, '10:00', '12:00')));
    expect(await proposalActs.setOut(one, 15)).toBe('done');
  });

  test('is limited to five times a day per request', async () => {
    const one = await job();
    await setLead(one.lead, { status: 'In Progress', ...booking(inDays(0)) });
    for (const minutes of [90, 60, 30]) expect(await proposalActs.setOut(one, minutes)).toBe('done');
    await setLead(one.lead, booking(inDays(0, '10:00', '12:00')));
    for (const minutes of [90, 60]) expect(await proposalActs.setOut(one, minutes)).toBe('done');

    expect(await proposalActs.setOut(one, 30)).toBe('too-many');
    await operator
      .from('notifications')
      .update({ created_at: ago(24.1 * HOUR_MS) })
      .eq('kind', 'on-my-way')
      .throwOnError();
    expect(await proposalActs.setOut(one, 30)).toBe('done');
  });

  test('stores what the customer paid', async () => {
    const one = await job();
    await book(one);
    expect(await proposalActs.complete(one, 0)).toBe('done');
    expect(await proposalActs.complete(one, 0)).toBe('done');
    expect(await proposalActs.complete(one, 20)).toBe('closed');

    expect(await storedLead(one.lead.id)).toMatchObject({ status: 'Completed', price_paid: 0 });
    const other = await job();
    await setLead(other.lead, { status: 'Completed' });
    expect(await proposalActs.complete(other, 20)).toBe('closed');
  });
});

describe('a customer who was not contacted', () => {
  const answered: Record<string, (one: Job) => Promise<unknown>> = {
    'a proposal': (one) => propose(one),
    'a booking by phone': (one) => propose(one, { agreed: true }),
    'being on the way': (one) => proposalActs.setOut(one),
    completing: (one) => proposalActs.complete(one),
  };

  /** A job with a window today set by the operator, so that every action is possible. */
  async function todaysJob() {
    const one = await job();
    await setLead(one.lead, { status: 'In Progress', ...booking(inDays(0)) });
    return one;
  }

  test.each(Object.entries(answered))('is answered by %s, which counts as contact', async (_, act) => {
    const one = await todaysJob();
    await report(one.lead);
    expect(await storedOffer(one.offer.token)).toMatchObject({ reported_at: expect.any(String), contacted_at: null });

    await act(one);

    expect(await storedOffer(one.offer.token)).toMatchObject({
      reported_at: null,
      contacted_at: expect.any(String),
      answered_at: expect.any(String),
      reported_again: false,
    });
    expect(await storedLead(one.lead.id)).toMatchObject({ contacted_at: expect.any(String) });
  });

  test.each(Object.entries(answered))('and reports it again is not answered by %s', async (_, act) => {
    const one = await todaysJob();
    await report(one.lead);
    await acts.called(one.offer);
    await reportAgain(one.lead);

    await act(one);

    expect(await storedOffer(one.offer.token)).toMatchObject({
      reported_at: expect.any(String),
      reported_again: true,
    });
  });

  test('keeps the first contact of request and hauler for the promise', async () => {
    const one = await job();
    await propose(one);
    const first = await storedLead(one.lead.id);
    expect(first?.contacted_at).not.toBeNull();
    await propose(one);
    await propose(one, { agreed: true });

    expect(await storedLead(one.lead.id)).toMatchObject({ contacted_at: first?.contacted_at });
  });

  test('is contacted once they accept on their page', async () => {
    const one = await proposed();
    await setLead(one.lead, { contacted_at: null });
    await proposalActs.accept(one, one.id);

    expect((await storedLead(one.lead.id))?.contacted_at).not.toBeNull();
  });

  test('leaves a booked pickup with its hauler after one report', async () => {
    const one = await job();
    await acts.called(one.offer);
    await book(one);
    await report(one.lead);
    await setOffer(one.offer.token, { reported_at: ago(48 * HOUR_MS) });
    await tick();

    expect(await requestState(one)).toMatchObject({
      status: 'In Progress',
      offer: 'accepted',
      proposals: ['accepted'],
    });
  });

  test('is not one with a proposal, so the hauler can accept other jobs', async () => {
    const one = await job();
    const lead = await addLead();
    const offer = await offerOf(lead, one.hauler);
    await withSettings({ uncalled_jobs_per_hauler: 1 }, async () => {
      expect(await acts.accept(offer)).toBe('call-first');
      await propose(one);
      expect(await acts.accept(offer)).toBe('done');
    });
  });
});

describe('the data shown', () => {
  async function pickupOf({ lead }: Pick<Job, 'lead'>) {
    const { data } = await operator.rpc('pickup_of', { lead_id: lead.id }).throwOnError();
    return pickupPartsSchema.parse(toCamelCase(data));
  }

  /** What the link of a job shows of its pickup. */
  async function found(offer: { token: string }) {
    const job = await findJob(offer);
    const parts = z.object({
      ...pickupPartsSchema.shape,
      ...z.pick(heldLead, { isTold: true, proposalBounds: true }).shape,
    });
    return { state: job?.state, hasJob: job?.lead['has_job'], parts: parts.parse(toCamelCase(job?.lead)) };
  }

  test('for a request without pickup are empty', async () => {
    expect(await pickupOf(await job())).toEqual({});
  });

  test('for an open proposal are the offer, what can be accepted now and what was asked', async () => {
    const one = await job();
    const id = await propose(one, { windows: [inDays(6), inDays(2)], price_from: 120, price_to: 180, note: 'Hello' });
    await proposalActs.askAgain(one, id, 'other-price');

    await withSettings({ acceptance_notice: '4 days' }, async () => {
      expect(await pickupOf(one)).toEqual({
        proposal: {
          id,
          priceFrom: 120,
          priceTo: 180,
          note: 'Hello',
          madeAt: expect.any(String),
          windows: [
            { from: expect.any(String), until: expect.any(String), isOpen: false },
            { from: expect.any(String), until: expect.any(String), isOpen: true },
          ],
          asked: { for: 'other-price', at: expect.any(String) },
        },
      });
    });
  });

  test('cover a booked pickup on its day and a completed one', async () => {
    const one = await job();
    const id = await book(one);
    expect(await pickupOf(one)).toMatchObject({
      pickup: { from: expect.any(String), until: expect.any(String) },
      agreed: { id, chosen: 1, acceptedBy: 'customer' },
    });
    await setLead(one.lead, booking(inDays(0)));
    await proposalActs.setOut(one);
    await proposalActs.complete(one, 165);

    expect(await pickupOf(one)).toEqual({
      pickup: {
        from: expect.any(String),
        until: expect.any(String),
        onMyWayAt: expect.any(String),
        arrivesAt: expect.any(String),
      },
      pricePaid: 165,
    });
  });

  test('go to the hauler with the job and to no former or possible one', async () => {
    const one = await moving();
    const { parts: theirs } = await found(one.offer);
    expect(theirs).toMatchObject({
      pickup: {},
      agreed: { id: one.booked },
      proposal: { id: one.id },
      proposalBounds: { earliest: expect.any(String), lastDay: inDays(60).day },
    });

    const hauler = await addHauler();
    await acts.giveBack(one.offer);
    const offer = await offerOf(one.lead, hauler);
    expect(await found(offer)).toEqual(expect.objectContaining({ state: 'open', parts: {} }));
    expect(await found(one.offer)).toEqual(expect.objectContaining({ state: 'returned', parts: {} }));
    await acts.accept(offer);
    const { parts: next } = await found(offer);
    expect(Object.keys(next).sort()).toEqual(['isTold', 'proposalBounds']);
  });

  test('say whether the customer can be reached', async () => {
    const one = await job();
    await setLead(one.lead, { email: null, agreed_to_messages: false });
    expect(await found(one.offer)).toMatchObject({ parts: { isTold: false } });
    await setLead(one.lead, { email: 'maria@example.com' });
    expect(await found(one.offer)).toMatchObject({ parts: { isTold: true } });
    await setLead(one.lead, { email_failed_at: new Date().toISOString() });
    expect(await found(one.offer)).toMatchObject({ parts: { isTold: false } });
  });

  test('for a closed job go to its hauler for 30 days, without limits for proposals', async () => {
    const one = await job();
    await book(one);
    await proposalActs.complete(one, 20);
    expect(Object.keys((await found(one.offer)).parts).sort()).toEqual(['agreed', 'pickup', 'pricePaid']);

    // Closed since it arrived.
    const old = await addLead({ status: 'Completed', price_paid: 20, created_at: ago(31 * 24 * HOUR_MS) });
    const { data: offer } = await operator
      .from('job_offers')
      .insert({ lead_id: old.id, hauler_id: one.hauler.id, state: 'accepted' })
      .select()
      .single()
      .throwOnError();
    expect(await found(offer)).toEqual(expect.objectContaining({ hasJob: false, parts: {} }));
    await setLead(old, { created_at: ago(29 * 24 * HOUR_MS) });
    expect(await found(offer)).toMatchObject({ hasJob: true, parts: { pricePaid: 20 } });
  });
});

describe('what the operator sees', () => {
  test('open requests show the pickup, whether it is over, and what is proposed', async () => {
    const row = async ({ lead }: Pick<Job, 'lead'>) => {
      const { data } = await operator
        .from('open_leads')
        .select('pickup_from, pickup_until, proposal, pickup_over')
        .eq('id', lead.id)
        .single()
        .throwOnError();
      return data;
    };
    const one = await job();
    const nothing = { pickup_from: null, pickup_until: null, proposal: null, pickup_over: false };
    expect(await row(one)).toEqual(nothing);
    const id = await propose(one);
    expect(await row(one)).toEqual({ ...nothing, proposal: 'open' });
    await proposalActs.askAgain(one, id);
    expect(await row(one)).toEqual({ ...nothing, proposal: 'asked' });
    await proposalActs.accept(one, id);
    const booked = { pickup_from: expect.any(String), pickup_until: expect.any(String), pickup_over: false };
    expect(await row(one)).toEqual({ ...booked, proposal: 'accepted' });
    await propose(one, { windows: [wednesday] });
    expect(await row(one)).toEqual({ ...booked, proposal: 'open' });
    await setLead(one.lead, booking(inDays(-1)));
    expect(await row(one)).toEqual({ ...booked, proposal: null, pickup_over: true });
  });

  test('weeks count requests proposed, booked, priced and paid above the estimate', async () => {
    // A week that no other test uses.
    const created_at = '2023-02-08T20:00:00Z';
    const jobs: Job[] = [];
    for (let count = 0; count < 6; count++) jobs.push(await job({ created_at, contacted_at: created_at }));
    const [untouched, open, byPhone, dearer, cheaper, onInspection] = jobs;
    if (!untouched || !open || !byPhone || !dearer || !cheaper || !onInspection) throw new Error('No jobs');
    await propose(open, { price_from: 100 });
    await propose(open, { price_from: 90 });
    await propose(byPhone, { price_from: 100, agreed: true });
    for (const each of [dearer, cheaper]) await book(each, { price_from: 100, price_to: 150 });
    await book(onInspection);
    await proposalActs.complete(dearer, 151);
    await proposalActs.complete(cheaper, 150);
    await proposalActs.complete(onInspection, 500);

    const { data } = await operator.from('promise_report').select().eq('week', '2023-02-06').single().throwOnError();

    expect(data).toMatchObject({
      requests: 6,
      completed: 3,
      proposed: 5,
      booked: 4,
      booked_by_customer: 3,
      priced: 2,
      paid_above_estimate: 1,
      median_to_proposal: expect.any(String),
    });
  });
});

describe('visitors', () => {
  test.each([
    ['anybody', visitor],
    ['a visitor with an account', signedInVisitor],
  ])("%s can't read proposals or act on them", async (_, stranger) => {
    const one = await proposed();
    const { data: rows, error } = await stranger.from('proposals').select();
    expect(error ? [] : rows).toEqual([]);
    const { token } = one.offer;
    const tracking_id = one.lead.tracking_id;

    const refused = await Promise.all([
      stranger.rpc('propose', { token, id: randomUUID(), windows: [tuesday] }),
      stranger.rpc('withdraw_proposal', { token, proposal: one.id }),
      stranger.rpc('set_on_my_way', { token, minutes: 30 }),
      stranger.rpc('complete_job', { token, price_paid: 1, load_size: 'half' }),
      stranger.rpc('set_truck', { token, cubic_yards: 15 }),
      stranger.rpc('accept_proposal', { tracking_id, proposal: one.id, choice: 1 }),
      stranger.rpc('ask_for_other', { tracking_id, proposal: one.id, asked_for: 'other-time' }),
      stranger.rpc('decline_proposal', { tracking_id, proposal: one.id, declined_for: 'price' }),
      stranger.rpc('pickup_of', { lead_id: one.lead.id }),
      stranger.from('proposals').update({ state: 'accepted' }).eq('id', one.id).select(),
      stranger.from('proposals').delete().eq('id', one.id).select(),
    ]);

    expect(refused.slice(0, 9).map((answer) => answer.error?.code)).toEqual(Array(9).fill('42501'));
    expect(await requestState(one)).toMatchObject({ status: 'Sent Proposal', proposals: ['open'] });
  });

  test.each<[string, object]>([
    ['a window', booking(tuesday)],
    ['the time a window was set', { pickup_set_at: ago(0) }],
    ['a hauler on the way', { on_my_way_at: ago(0) }],
    ['an arrival time', { arrives_at: ago(0) }],
    ['a price', { price_paid: 20 }],
    ['only a start', { pickup_from: momentsOf(tuesday).from }],
    ['only an end', { pickup_until: momentsOf(tuesday).until }],
  ])("can't submit a request with %s", async (_, columns) => {
    const row = { ...minimalLeadRow(), ...columns };
    const { error } = await visitor.from('leads').insert(row);
    const stored = await storedLead(row.id);

    // A trigger empties it before it is stored.
    if (stored === null) expect(error).not.toBeNull();
    else
      expect(stored).toMatchObject({
        pickup_from: null,
        pickup_until: null,
        pickup_set_at: null,
        on_my_way_at: null,
        arrives_at: null,
        price_paid: null,
      });
  });
});

test('proposals are deleted with their request', async () => {
  const one = await moving();
  await operator.rpc('delete_person', { phone: (await storedLead(one.lead.id))?.phone ?? '' }).throwOnError();

  expect(await storedLead(one.lead.id)).toBeNull();
  expect(await proposalsOf(one.lead)).toEqual([]);
});
