import { randomUUID } from 'node:crypto';
import { heldLead } from '@functions/contracts/job.ts';
import { type ProposedWindow, pickupPartsSchema } from '@functions/contracts/pickup.ts';
import { MAX_PRICE, MAX_WINDOWS, NOTE_LENGTH } from '@functions/domain/proposals.ts';
import { toCamelCase } from '@functions/server/camel-case.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ago, HOUR_MS } from '../support/ago.ts';
import { operator, signedInVisitor, visitor } from '../support/clients.ts';
import { requestLink, viewRequest } from '../support/desk.ts';
import { addLead, setLead, setOffer, storedOffer } from '../support/haulers.ts';
import { findRequest, storedLead } from '../support/leads.ts';
import {
  actions,
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
import { changeNotifications, withSettings } from '../support/notifications.ts';
import {
  book,
  booking,
  formatWindow,
  inDays,
  type Job,
  job,
  momentsOf,
  proposalActions,
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

/** Expects a request's status, its booked window, the states of its proposals from the earliest, and of the offer. */
async function expectState(
  one: Job,
  status: string,
  window: ProposedWindow | null,
  proposals: string[],
  offer = 'accepted',
) {
  expect(await requestState(one)).toEqual({ status, pickup: window && formatWindow(window), proposals, offer });
}

async function proposalNow(id: string) {
  const { data } = await operator.from('proposals').select().eq('id', id).single().throwOnError();
  return data;
}

describe('the state of request, window and proposals', () => {
  test('after proposals is Sent Proposal or further, without a booking, and the last one is open', async () => {
    const one = await job();
    await expectState(one, 'Submitted', null, []);
    const first = await propose(one);
    await propose(one, { windows: [wednesday], price_from: 200 });

    await expectState(one, 'Sent Proposal', null, ['replaced', 'open']);
    expect(await proposalNow(first)).toMatchObject({ price_from: null });
    await setLead(one.lead, { status: 'In Progress' });
    await propose(one);
    await expectState(one, 'In Progress', null, ['replaced', 'replaced', 'open']);
  });

  test('after acceptance has the chosen time booked', async () => {
    const one = await job();
    const id = await propose(one, { windows: [tuesday, wednesday, thursday] });

    expect(await proposalActions.accept(one, id, 2)).toBe('done');

    await expectState(one, 'In Progress', wednesday, ['accepted']);
    const accepted = { chosen: 2, accepted_by: 'customer', accepted_at: expect.any(String) };
    expect(await proposalNow(id)).toMatchObject(accepted);
  });

  test('with another proposed time keeps the booked pickup until acceptance', async () => {
    const one = await moving();
    await expectState(one, 'In Progress', tuesday, ['accepted', 'open']);

    await proposalActions.accept(one, one.id);

    await expectState(one, 'In Progress', wednesday, ['replaced', 'accepted']);
  });

  test('after an agreement by phone has it booked immediately, in place of booking and open proposal', async () => {
    const one = await job();
    const id = await propose(one, { windows: [wednesday], agreed: true });
    await expectState(one, 'In Progress', wednesday, ['accepted']);
    expect(await proposalNow(id)).toMatchObject({ chosen: 1, accepted_by: 'hauler' });

    await propose(one, { windows: [tuesday] });
    await propose(one, { windows: [thursday], agreed: true });

    await expectState(one, 'In Progress', thursday, ['replaced', 'replaced', 'accepted']);
  });

  // A request for another time or price is settled; a question can remain.
  test.each([
    ['other-price', { asked_for: null, asked_line: null }],
    ['other', { asked_for: 'other', asked_line: 'Before noon, please' }],
  ] as const)('after asking for %s still allows acceptance', async (asked_for, remaining) => {
    const one = await proposed();
    expect(await proposalActions.askAgain(one, one.id, asked_for, 'Before noon, please')).toBe('done');

    await expectState(one, 'Sent Proposal', null, ['open']);
    const asked = { asked_for, asked_line: 'Before noon, please', asked_at: expect.any(String) };
    expect(await proposalNow(one.id)).toMatchObject(asked);

    expect(await proposalActions.accept(one, one.id)).toBe('done');
    await expectState(one, 'In Progress', tuesday, ['accepted']);
    expect(await proposalNow(one.id)).toMatchObject(remaining);
  });

  test('allows questions on a booked pickup, answered by a new time', async () => {
    const one = await job();
    const booked = await book(one);
    await proposalActions.askAgain(one, booked, 'other', 'Is there a lift needed?');
    expect(await proposalNow(booked)).toMatchObject({ asked_for: 'other', state: 'accepted' });

    await propose(one, { windows: [wednesday] });

    const answered = { state: 'accepted', asked_for: null, asked_line: null, asked_at: null };
    expect(await proposalNow(booked)).toMatchObject(answered);
  });

  test('after withdrawing loses only the proposal', async () => {
    const one = await proposed();
    expect(await proposalActions.withdraw(one, one.id)).toBe('done');
    await expectState(one, 'Sent Proposal', null, ['withdrawn']);

    const other = await moving();
    await proposalActions.withdraw(other, other.id);
    await expectState(other, 'In Progress', tuesday, ['accepted', 'withdrawn']);
  });

  test('after declining gives the job to others, not to the same hauler', async () => {
    const one = await proposed();
    const other = await addHauler();
    expect(await proposalActions.decline(one, one.id, 'price')).toBe('done');

    await expectState(one, 'Submitted', null, ['declined'], 'returned');
    expect(await proposalNow(one.id)).toMatchObject({ declined_for: 'price' });
    const returned = { decline_reason: 'The customer declined the proposal', returned_at: null };
    expect(await storedOffer(one.offer.token)).toMatchObject(returned);
    expect((await offerOf(one.lead, other)).state).toBe('open');
  });

  test('after declining another time than the booked one, or in another status, ends only the proposal', async () => {
    const booked = await moving();
    await proposalActions.decline(booked, booked.id, 'time');
    await expectState(booked, 'In Progress', tuesday, ['accepted', 'declined']);

    for (const [status, columns, window] of [
      ['Submitted', {}, null],
      ['In Progress', {}, null],
      ['Sent Proposal', booking(thursday), thursday],
    ] as const) {
      const one = await job();
      await setLead(one.lead, { status, ...columns });
      const id = await propose(one);
      await setLead(one.lead, { status });
      await proposalActions.decline(one, id);

      await expectState(one, status, window, ['declined']);
    }
  });

  test.each<[string, string, (one: Job) => Promise<unknown>]>([
    ['is given back', 'returned', ({ offer }) => actions.giveBack(offer)],
    ['is taken by the operator', 'open', ({ offer }) => changeOffer(offer, { state: 'expired' })],
    [
      'is taken back',
      'returned',
      async ({ lead, offer }) => {
        for (const say of [report, reportAgain]) {
          await say(lead);
          await actions.called(offer);
        }
        await setOffer(offer.token, { reported_at: ago(48 * HOUR_MS) });
        await tick();
      },
    ],
  ])('of a job that %s loses proposals and window', async (_, offer, lose) => {
    const one = await moving();
    await lose(one);

    await expectState(one, 'Submitted', null, ['ended', 'ended'], offer);
    expect(await proposalActions.accept(one, one.id)).toBe('changed');
  });

  test('of a deleted hauler loses theirs', async () => {
    const one = await moving();
    await deleteHauler(one.hauler);

    const waiting = { status: 'Submitted', pickup_from: null, pickup_until: null, pickup_set_at: null };
    expect(await storedLead(one.lead.id)).toMatchObject(waiting);
    expect(await proposalsOf(one.lead)).toEqual([]);
    expect(await offersOf(one.lead)).toEqual([]);
  });

  test.each<[string, string, (one: Job) => Promise<unknown>]>([
    ['the customer', 'Canceled', ({ lead }) => actions.cancel(lead)],
    ['the hauler', 'Completed', (one) => proposalActions.complete(one)],
    ['the operator', 'Completed', ({ lead }) => setLead(lead, { status: 'Completed' })],
  ])('after %s makes it %s has nothing open, and the booking is history', async (_, status, close) => {
    const one = await moving();
    await close(one);

    await expectState(one, status, tuesday, ['accepted', 'ended']);
  });

  test.each<[string, ProposedWindow | null, (one: Job) => Promise<unknown>]>([
    ['words from the operator', null, ({ lead }) => setLead(lead, { timeframe: 'Tuesday at noon' })],
    ['words from an old page', null, ({ offer }) => actions.update(offer, { timeframe: 'Tuesday at noon' })],
    ['a window from the operator', thursday, ({ lead }) => setLead(lead, booking(thursday))],
  ])('after %s ends open proposal and booking', async (_, window, change) => {
    const one = await moving();
    await change(one);

    await expectState(one, 'In Progress', window, ['ended', 'ended']);
    expect(await proposalActions.accept(one, one.id)).toBe('changed');
  });

  test('after reopening has no window; open proposals stay with the hauler, but not those of a canceled one', async () => {
    const one = await moving();
    await setLead(one.lead, { status: 'Submitted' });
    await expectState(one, 'Submitted', null, ['ended', 'open']);
    expect(await proposalActions.accept(one, one.id)).toBe('done');
    await expectState(one, 'In Progress', wednesday, ['ended', 'accepted']);

    await propose(one);
    await actions.cancel(one.lead);
    await setLead(one.lead, { status: 'Submitted' });
    await expectState(one, 'Submitted', null, ['ended', 'ended', 'ended']);
    expect(await storedLead(one.lead.id)).toMatchObject({ canceled_by_customer: false });
  });

  test('is not ended by a flag or other changes of the operator or to the offer, and actions continue', async () => {
    const one = await moving();
    await setLead(one.lead, { flagged_because: 'Spam', full_name: 'Rosa Alvarez-Lee', timeframe: '' });
    await setLead(one.lead, { timeframe: null, price_paid: 20, contacted_at: ago(0) });
    await changeOffer(one.offer, { contacted_at: ago(HOUR_MS) });
    await expectState(one, 'In Progress', tuesday, ['accepted', 'open']);

    expect(await proposalActions.accept(one, one.id)).toBe('done');
    await expectState(one, 'In Progress', wednesday, ['replaced', 'accepted']);
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

  test('is a description or a window, whichever was set last; the window if both; empty without it', async () => {
    const one = await job();
    await setLead(one.lead, { timeframe: 'Tuesday' });
    expect(await columns(one)).toEqual(words);
    await setLead(one.lead, booking(tuesday));
    expect(await columns(one)).toEqual(window);
    await setLead(one.lead, { pickup_from: null, pickup_until: null });
    expect(await columns(one)).toEqual({ ...window, hasWindow: false, isSet: false });
    await book(one);
    expect(await columns(one)).toEqual(window);
    await setLead(one.lead, { timeframe: 'Tuesday' });
    expect(await columns(one)).toEqual(words);
    await setLead(one.lead, { timeframe: 'Wednesday', ...booking(tuesday) });
    expect(await columns(one)).toEqual(window);
    expect(await columns(await job({ timeframe: 'Tuesday', ...booking(tuesday) }))).toEqual(window);
  });

  test('forgets who was on the way when it changes, and otherwise keeps when it was set', async () => {
    const one = await job();
    await setLead(one.lead, { status: 'In Progress', ...booking(inDays(0, '06:00', '12:00')) });
    expect(await proposalActions.setOut(one)).toBe('done');
    expect(await columns(one)).toEqual({ ...window, isOnTheWay: true });
    const before = await storedLead(one.lead.id);
    await setLead(one.lead, { ...booking(inDays(0, '06:00', '12:00')), full_name: 'Rosa' });
    const { pickup_set_at, on_my_way_at, arrives_at } = before ?? {};
    expect(await storedLead(one.lead.id)).toMatchObject({ pickup_set_at, on_my_way_at, arrives_at });

    await setLead(one.lead, booking(inDays(0, '12:00', '18:00')));
    expect(await columns(one)).toEqual(window);
    expect((await storedLead(one.lead.id))?.pickup_set_at).not.toBe(before?.pickup_set_at);
  });

  test('is one window of a day within hours, with both ends, and the price is at most $20,000', async () => {
    const { lead } = await job();
    const { from, until } = momentsOf(tuesday);
    const refusalOf = async (columns: object) =>
      (await operator.from('leads').update(columns).eq('id', lead.id)).error?.message;
    for (const wrong of [
      { pickup_from: until, pickup_until: from },
      { pickup_from: from, pickup_until: momentsOf(wednesday).until },
      { pickup_from: 'infinity', pickup_until: 'infinity' },
    ]) {
      expect([wrong, await refusalOf(wrong)]).toEqual([wrong, expect.any(String)]);
    }
    const together = expect.stringContaining('pickup_from and pickup_until are set or emptied together');
    expect(await refusalOf({ pickup_from: from })).toEqual(together);
    expect(await refusalOf({ pickup_until: until })).toEqual(together);
    expect(await storedLead(lead.id)).toMatchObject({ pickup_from: null, pickup_until: null });

    await setLead(lead, { ...booking(tuesday), price_paid: MAX_PRICE });
    expect(await refusalOf({ pickup_until: null })).toEqual(together);
    for (const price_paid of [-1, MAX_PRICE + 1]) {
      expect(await refusalOf({ price_paid })).toContain('price_paid is 0 to 20000 dollars');
    }
  });

  test('and the price paid and the load hauled are reset when a completed request is reopened', async () => {
    const one = await job({ load_size: 'half' });
    await book(one);
    await proposalActions.complete(one, 165, 'full');
    await setLead(one.lead, { price_paid: 160 });
    const completed = { status: 'Completed', price_paid: 160, load_size_hauled: 'full' };
    expect(await storedLead(one.lead.id)).toMatchObject(completed);
    await setLead(one.lead, { status: 'Submitted' });
    const reopened = { pickup_from: null, price_paid: null, load_size_hauled: null, load_size: 'half' };
    expect(await storedLead(one.lead.id)).toMatchObject(reopened);

    await setLead(one.lead, { price_paid: 20 });
    await setLead(one.lead, { status: 'In Progress' });
    expect(await storedLead(one.lead.id)).toMatchObject({ price_paid: 20 });
  });
});

describe('a proposal', () => {
  test('stores windows in order, one price as a range, and the note', async () => {
    const one = await job();
    const [morning, noon] = [inDays(2, '09:00', '12:00'), inDays(2, '12:00', '14:00')];
    const note = `Two of us come.\n${'a'.repeat(NOTE_LENGTH - 16)}`;
    const id = await propose(one, { windows: [thursday, noon, morning], price_from: 150, note });

    const stored = await proposalNow(id);

    expect(stored).toMatchObject({ price_from: 150, price_to: 150, note });
    const inOrder = [morning, noon, thursday].map(momentsOf);
    const inUtc = (moments: string[]) => moments.map((each) => new Date(each).toISOString());
    expect(inUtc(stored.window_from)).toEqual(inOrder.map(({ from }) => from));
    expect(inUtc(stored.window_until)).toEqual(inOrder.map(({ until }) => until));
    const range = { price_from: 0, price_to: MAX_PRICE };
    expect(await proposalNow(await propose(one, range))).toMatchObject(range);
    expect(await proposalNow(await propose(one))).toMatchObject({ price_from: null, price_to: null });
  });

  test('sent twice is stored once, even after a change', async () => {
    const one = await job();
    const sent = { id: randomUUID(), windows: [wednesday, tuesday], price_from: 120, note: 'Hello' };
    expect(await proposalActions.propose(one, sent)).toBe('done');
    expect(await proposalActions.propose(one, { ...sent, windows: [tuesday, wednesday], price_to: 120 })).toBe('done');
    await proposalActions.accept(one, sent.id);
    expect(await proposalActions.propose(one, sent)).toBe('done');
    await actions.giveBack(one.offer);
    expect(await proposalActions.propose(one, sent)).toBe('done');

    await expectState(one, 'Submitted', null, ['ended'], 'returned');
  });

  test('sent again with other content or for another job is not stored: the first one stays', async () => {
    const [one, other] = [await job(), await job()];
    const sent = { id: randomUUID(), windows: [tuesday], price_from: 120, note: 'Hello' };
    await proposalActions.propose(one, sent);
    const stored = await proposalNow(sent.id);
    const changes = [
      ...[{ price_from: 130 }, { price_to: 130 }, { price_from: undefined }, { note: 'Hi' }, { note: '' }],
      ...[{ windows: [wednesday] }, { windows: [tuesday, wednesday] }, { agreed: true }],
    ];

    for (const change of changes) {
      expect([change, await proposalActions.propose(one, { ...sent, ...change })]).toEqual([change, 'changed']);
    }
    expect(await proposalActions.propose(other, sent)).toBe('changed');

    expect(await proposalsOf(one.lead)).toEqual([stored]);
    expect(await proposalsOf(other.lead)).toEqual([]);
  });

  test('answered three times the same way counts once', async () => {
    const one = await job();
    const id = await propose(one, { windows: [tuesday, wednesday] });
    for (let turn = 0; turn < 3; turn++) expect(await proposalActions.askAgain(one, id, 'other', 'Noon?')).toBe('done');
    const { asked_at } = await proposalNow(id);
    await proposalActions.askAgain(one, id, 'other', 'Noon?');
    expect((await proposalNow(id)).asked_at).toBe(asked_at);

    for (let turn = 0; turn < 3; turn++) expect(await proposalActions.accept(one, id, 2)).toBe('done');
    const stored = await proposalNow(id);
    await proposalActions.accept(one, id, 2);
    expect(await proposalNow(id)).toEqual(stored);
    expect(await proposalActions.accept(one, id, 1)).toBe('changed');

    const other = await proposed();
    for (let turn = 0; turn < 3; turn++) expect(await proposalActions.decline(other, other.id, 'time')).toBe('done');
    expect(await proposalNow(other.id)).toMatchObject({ declined_for: 'time' });
    expect(await proposalActions.decline(other, other.id, 'price')).toBe('done');
    expect(await proposalNow(other.id)).toMatchObject({ declined_for: 'time' });

    const third = await proposed();
    for (let turn = 0; turn < 3; turn++) expect(await proposalActions.withdraw(third, third.id)).toBe('done');
  });

  test('is based on the current one in its current state, or on nothing if there is none', async () => {
    const one = await proposed();
    const [second, third] = [randomUUID(), randomUUID()];
    const basedOn = (based_on: string, based_on_state: 'open' | 'accepted', id: string = randomUUID()) =>
      proposalActions.propose(one, { id, windows: [wednesday], based_on, based_on_state });

    expect(await proposalActions.propose(one)).toBe('changed');
    expect(await proposalActions.propose(one, { agreed: true })).toBe('changed');
    expect(await basedOn(randomUUID(), 'open')).toBe('changed');
    expect(await basedOn(one.id, 'accepted')).toBe('changed');
    expect(await basedOn(one.id, 'open', second)).toBe('done');
    await proposalActions.accept(one, second);
    expect(await basedOn(second, 'open')).toBe('changed');
    expect(await basedOn(second, 'accepted', third)).toBe('done');
    // Another one is open now.
    expect(await basedOn(second, 'accepted')).toBe('changed');
    await proposalActions.withdraw(one, third);
    expect(await basedOn(third, 'open')).toBe('changed');
    await setLead(one.lead, { timeframe: 'Noon' });
    expect(await basedOn(second, 'accepted')).toBe('changed');
    await expectState(one, 'In Progress', null, ['replaced', 'ended', 'withdrawn']);
    expect(await proposalActions.propose(one)).toBe('done');
  });

  test('is written only by actions', async () => {
    const one = await proposed();
    const { error } = await operator.from('proposals').update({ state: 'accepted' }).eq('id', one.id);

    expect(error?.code).toBe('42501');
  });
});

describe('refused proposals', () => {
  test('impossible windows are refused', async () => {
    const one = await job();
    const [two, three, four, five] = [inDays(2), inDays(3), inDays(4), inDays(5)];
    const late = inDays(61);
    const refused = {
      'too-soon': [{ windows: [inDays(-1)] }, { windows: [two, inDays(-1)] }],
      'window-passed': [{ windows: [inDays(-1)], agreed: true }],
      'too-late': [{ windows: [late] }, { windows: [late], agreed: true }, { windows: [late, two] }],
      'window-wrong': [
        { windows: [] },
        { windows: [two, three, four, five].slice(0, MAX_WINDOWS + 1) },
        { windows: [two, three], agreed: true },
        { windows: [two, two] },
        { windows: [two, inDays(2, '10:45', '12:00')] },
        { windows: [inDays(2, '09:00', '15:00'), inDays(2, '10:00', '11:00')] },
        { windows: [inDays(2, '20:00', '21:15')] },
      ],
    };

    for (const [answer, proposals] of Object.entries(refused)) {
      for (const proposal of proposals) {
        expect([proposal, await proposalActions.propose(one, proposal)]).toEqual([proposal, answer]);
      }
    }

    await expectState(one, 'Submitted', null, []);
    expect(await storedLead(one.lead.id)).toMatchObject({ contacted_at: null });
    const atTheLimits = [inDays(60, '20:30', '21:00'), inDays(2, '06:00', '12:00')];
    expect(await proposalActions.propose(one, { windows: atTheLimits })).toBe('done');
  });

  test('the settings decide which times are refused', async () => {
    const one = await job();
    await withSettings({ proposal_notice: '5 days', proposal_days_ahead: 7, proposals_per_job: 2 }, async () => {
      expect(await proposalActions.propose(one, { windows: [inDays(4)] })).toBe('too-soon');
      expect(await proposalActions.propose(one, { windows: [inDays(8)] })).toBe('too-late');
      const id = await propose(one, { windows: [inDays(7)] });
      expect(await proposalActions.propose(one, { windows: [inDays(4)], based_on: id, based_on_state: 'open' })).toBe(
        'too-soon',
      );
      const agreed = await propose(one, { windows: [inDays(4)], agreed: true });
      for (const by of [{}, { agreed: true }]) {
        const basedOn = { based_on: agreed, based_on_state: 'accepted' } as const;
        expect(await proposalActions.propose(one, { windows: [inDays(6)], ...basedOn, ...by })).toBe('too-many');
      }
    });
  });

  test('the eleventh proposal per job is refused, but not one from the next hauler', async () => {
    const one = await job();
    for (let turn = 0; turn < 10; turn++) {
      const id = await propose(one);
      expect(await proposalActions.withdraw(one, id)).toBe('done');
    }
    expect(await proposalActions.propose(one)).toBe('too-many');

    const hauler = await addHauler();
    await actions.giveBack(one.offer);
    const offer = await offerOf(one.lead, hauler);
    await actions.accept(offer);
    expect(await proposalActions.propose({ offer })).toBe('done');
  });

  test('a proposal to a customer without an address whom no one has called is refused', async () => {
    const one = await job({ email: null });
    expect(await proposalActions.propose(one)).toBe('call-first');
    expect(await proposalActions.propose(one, { agreed: true })).toBe('done');

    const two = await job({ email: null });
    await actions.called(two.offer);
    expect(await proposalActions.propose(two)).toBe('done');
    // The call of the former hauler doesn't count.
    const hauler = await addHauler();
    await actions.giveBack(two.offer);
    const offer = await offerOf(two.lead, hauler);
    await actions.accept(offer);
    expect(await proposalActions.propose({ offer })).toBe('call-first');
    await actions.called(offer);
    expect(await proposalActions.propose({ offer })).toBe('done');

    const three = await job({ email: null, contacted_at: ago(HOUR_MS) });
    expect(await proposalActions.propose(three)).toBe('done');
  });

  test('a price or note that no page sends is refused', async () => {
    const one = await job();
    const wrong = [
      ...[{ price_to: 100 }, { price_from: 200, price_to: 100 }, { price_from: -1 }],
      ...[{ price_from: 1, price_to: MAX_PRICE + 1 }, { note: 'a'.repeat(NOTE_LENGTH + 1) }, { note: 'a\u0007b' }],
    ];

    for (const proposal of wrong) {
      await expect(proposalActions.propose(one, proposal)).rejects.toThrow('violates check constraint');
    }
    await expectState(one, 'Submitted', null, []);
  });
});

describe('refused actions', () => {
  test('an unknown link is refused', async () => {
    const nobody = { offer: { token: '0'.repeat(16) } as Job['offer'], lead: { id: '', tracking_id: '0'.repeat(16) } };
    const one = await proposed();

    expect([
      await proposalActions.propose(nobody),
      await proposalActions.propose(nobody, { id: one.id }),
      await proposalActions.withdraw(nobody, one.id),
      await proposalActions.setOut(nobody),
      await proposalActions.complete(nobody),
      await proposalActions.accept(nobody, one.id),
      await proposalActions.askAgain(nobody, one.id),
      await proposalActions.decline(nobody, one.id),
    ]).toEqual(Array(8).fill('unknown'));
    await expectState(one, 'Sent Proposal', null, ['open']);
  });

  test("an action on someone else's job or a closed request is refused", async () => {
    const ends: [string, (one: Job) => Promise<unknown>][] = [
      ['not-yours', ({ offer }) => changeOffer(offer, { state: 'open' })],
      ['not-yours', ({ offer }) => actions.giveBack(offer)],
      ['not-yours', ({ offer }) => changeOffer(offer, { state: 'declined' })],
      ['not-yours', ({ offer }) => changeOffer(offer, { state: 'taken' })],
      ['closed', ({ lead }) => setLead(lead, { status: 'Completed' })],
      ['closed', ({ lead }) => setLead(lead, { status: 'Canceled' })],
    ];
    for (const [answer, end] of ends) {
      const one = await proposed();
      await end(one);

      const answers = [
        await proposalActions.propose(one),
        await proposalActions.withdraw(one, one.id),
        await proposalActions.setOut(one),
        await proposalActions.complete(one),
      ];
      if (answer === 'closed') {
        answers.push(
          await proposalActions.accept(one, one.id),
          await proposalActions.askAgain(one, one.id),
          await proposalActions.decline(one, one.id),
        );
      }
      expect([end, answers]).toEqual([end, answers.map(() => answer)]);
    }
  });

  test('an action on a proposal for another request is refused', async () => {
    const [one, other] = [await proposed(), await proposed()];

    expect([
      await proposalActions.withdraw(one, other.id),
      await proposalActions.accept(one, other.id),
      await proposalActions.askAgain(one, other.id),
      await proposalActions.decline(one, other.id),
      await proposalActions.accept(one, randomUUID()),
    ]).toEqual(Array(5).fill('changed'));
    await expectState(other, 'Sent Proposal', null, ['open']);
  });

  test.each<[string, (one: Job & { id: string }) => Promise<unknown>]>([
    ['withdrawn', (one) => proposalActions.withdraw(one, one.id)],
    ['replaced', (one) => propose(one)],
    ['ended', ({ lead }) => setLead(lead, { timeframe: 'Noon' })],
    ['declined', (one) => proposalActions.decline(one, one.id)],
  ])('on a proposal that was %s', async (state, change) => {
    const one = await proposed();
    await change(one);
    const before = await requestState(one);

    expect(await proposalActions.accept(one, one.id)).toBe('changed');
    expect(await proposalActions.askAgain(one, one.id)).toBe('changed');
    expect(await proposalActions.decline(one, one.id)).toBe(state === 'declined' ? 'done' : 'changed');
    expect(await requestState(one)).toEqual(before);
  });

  test('choosing a window that is not there; declining or withdrawing a booked one, which can be questioned', async () => {
    const one = await proposed();
    for (const choice of [0, 2, -1]) {
      expect([choice, await proposalActions.accept(one, one.id, choice)]).toEqual([choice, 'changed']);
    }
    await proposalActions.accept(one, one.id);

    expect(await proposalActions.decline(one, one.id)).toBe('changed');
    expect(await proposalActions.withdraw(one, one.id)).toBe('changed');
    expect(await proposalActions.askAgain(one, one.id)).toBe('done');
    await expectState(one, 'In Progress', tuesday, ['accepted']);
  });

  test('accepting too late', async () => {
    const one = await job();
    const id = await propose(one, { windows: [inDays(2), inDays(6)] });
    await withSettings({ acceptance_notice: '4 days' }, async () => {
      expect(await proposalActions.accept(one, id, 1)).toBe('window-passed');
      await expectState(one, 'Sent Proposal', null, ['open']);
      expect(await proposalActions.accept(one, id, 2)).toBe('done');
    });
    await withSettings({ acceptance_notice: '7 days' }, async () => {
      expect(await proposalActions.accept(one, id, 2)).toBe('done');
    });
  });

  test('declining a fourth proposal per request, from any hauler', async () => {
    const haulers = [await addHauler(), await addHauler(), await addHauler()];
    const one = await job();
    let current: Job = one;
    for (const _ of haulers) {
      expect(await proposalActions.decline(current, await propose(current))).toBe('done');
      const open = (await offersOf(one.lead)).find(({ state }) => state === 'open');
      if (!open) throw new Error('Nobody is offered it');
      await actions.accept(open);
      current = { ...one, offer: open };
    }
    const last = await propose(current);
    expect(await proposalActions.decline(current, last)).toBe('too-many');

    expect(await requestState(current)).toMatchObject({ status: 'Sent Proposal', offer: 'accepted' });
    expect(await proposalActions.accept(current, last)).toBe('done');
  });
});

describe('setting out and completing', () => {
  test('is possible only on the day, for a job In Progress with a window', async () => {
    const one = await job();
    expect(await proposalActions.setOut(one)).toBe('not-today');
    for (const days of [-1, 1]) {
      await setLead(one.lead, { status: 'In Progress', ...booking(inDays(days)) });
      expect(await proposalActions.setOut(one)).toBe('not-today');
    }
    await setLead(one.lead, { ...booking(inDays(0)), status: 'Sent Proposal' });
    expect(await proposalActions.setOut(one)).toBe('changed');
    expect(await storedLead(one.lead.id)).toMatchObject({ on_my_way_at: null, arrives_at: null });
    await setLead(one.lead, { status: 'In Progress' });
    expect(await proposalActions.setOut(one, 45)).toBe('done');

    const { on_my_way_at, arrives_at } = (await storedLead(one.lead.id)) ?? {};
    expect(Date.parse(arrives_at ?? '') - Date.parse(on_my_way_at ?? '')).toBe(45 * 60_000);
  });

  test('counts a repeat within two minutes once, three times per window and five times a day', async () => {
    const one = await job();
    await setLead(one.lead, { status: 'In Progress', ...booking(inDays(0)) });
    expect(await proposalActions.setOut(one, 90)).toBe('done');
    const first = await storedLead(one.lead.id);
    await proposalActions.setOut(one, 90);
    expect(await storedLead(one.lead.id)).toMatchObject({ on_my_way_at: first?.on_my_way_at });
    expect(await proposalActions.setOut(one, 60)).toBe('done');
    expect((await storedLead(one.lead.id))?.arrives_at).not.toBe(first?.arrives_at);

    expect(await proposalActions.setOut(one, 30)).toBe('done');
    expect(await proposalActions.setOut(one, 15)).toBe('too-many');
    expect(await proposalActions.setOut(one, 30)).toBe('done');

    await setLead(one.lead, booking(inDays(0, '10:00', '12:00')));
    for (const minutes of [90, 60]) expect(await proposalActions.setOut(one, minutes)).toBe('done');
    expect(await proposalActions.setOut(one, 30)).toBe('too-many');
    await changeNotifications({ kind: 'on-my-way' }, { created_at: ago(24.1 * HOUR_MS) });
    expect(await proposalActions.setOut(one, 30)).toBe('done');
  });

  test('stores what the customer paid', async () => {
    const one = await job();
    await book(one);
    expect(await proposalActions.complete(one, 0)).toBe('done');
    expect(await proposalActions.complete(one, 0)).toBe('done');
    expect(await proposalActions.complete(one, 20)).toBe('closed');

    expect(await storedLead(one.lead.id)).toMatchObject({ status: 'Completed', price_paid: 0 });
    const other = await job();
    await setLead(other.lead, { status: 'Completed' });
    expect(await proposalActions.complete(other, 20)).toBe('closed');
  });
});

describe('a customer who was not contacted', () => {
  const answered: Record<string, (one: Job) => Promise<unknown>> = {
    'a proposal': (one) => propose(one),
    'a booking by phone': (one) => propose(one, { agreed: true }),
    'being on the way': (one) => proposalActions.setOut(one),
    completing: (one) => proposalActions.complete(one),
  };

  /** A job with a window today set by the operator, so that every action is possible. */
  async function todaysJob() {
    const one = await job();
    await setLead(one.lead, { status: 'In Progress', ...booking(inDays(0)) });
    return one;
  }

  test.each(Object.entries(answered))(
    'is answered by %s, which counts as contact, but not twice',
    async (_, action) => {
      const [one, again] = [await todaysJob(), await todaysJob()];
      for (const { lead } of [one, again]) await report(lead);
      expect(await storedOffer(one.offer.token)).toMatchObject({ reported_at: expect.any(String), contacted_at: null });
      await actions.called(again.offer);
      await reportAgain(again.lead);

      for (const each of [one, again]) await action(each);

      const called = { contacted_at: expect.any(String), answered_at: expect.any(String) };
      expect(await storedOffer(one.offer.token)).toMatchObject({ ...called, reported_at: null, reported_again: false });
      expect(await storedLead(one.lead.id)).toMatchObject({ contacted_at: expect.any(String) });
      const reported = { reported_at: expect.any(String), reported_again: true };
      expect(await storedOffer(again.offer.token)).toMatchObject(reported);
    },
  );

  test('is contacted by the first proposal, for the promise, or once they accept on their page', async () => {
    const one = await job();
    await propose(one);
    const first = await storedLead(one.lead.id);
    expect(first?.contacted_at).not.toBeNull();
    const id = await propose(one);
    expect(await storedLead(one.lead.id)).toMatchObject({ contacted_at: first?.contacted_at });

    await setLead(one.lead, { contacted_at: null });
    await proposalActions.accept(one, id);

    expect((await storedLead(one.lead.id))?.contacted_at).not.toBeNull();
  });
});

describe('the data shown', () => {
  async function pickupOf({ lead }: Pick<Job, 'lead'>) {
    return pickupPartsSchema.parse(toCamelCase(await findRequest(lead)));
  }

  /** What the link of a job shows of its pickup. */
  async function found(offer: { token: string }) {
    const job = await findJob(offer);
    const parts = z.object({
      ...pickupPartsSchema.shape,
      ...z.pick(heldLead, { isTold: true, proposalBounds: true }).shape,
    });
    const shown = Object.entries(parts.parse(toCamelCase(job?.lead))).filter(([, value]) => value !== undefined);
    return { state: job?.state, hasJob: job?.lead['has_job'], parts: Object.fromEntries(shown) };
  }

  test('for an open proposal are the offer, what can be accepted now and what was asked', async () => {
    const one = await job();
    expect(await pickupOf(one)).toEqual({});
    const id = await propose(one, { windows: [inDays(6), inDays(2)], price_from: 120, price_to: 180, note: 'Hello' });
    await proposalActions.askAgain(one, id, 'other-price');

    const window = { from: expect.any(String), until: expect.any(String) };
    await withSettings({ acceptance_notice: '4 days' }, async () => {
      expect(await pickupOf(one)).toEqual({
        proposal: {
          ...{ id, priceFrom: 120, priceTo: 180, note: 'Hello', madeAt: expect.any(String) },
          windows: [
            { ...window, isOpen: false },
            { ...window, isOpen: true },
          ],
          asked: { for: 'other-price', at: expect.any(String) },
        },
      });
    });
  });

  test('cover a booked pickup on its day and a completed one', async () => {
    const one = await job();
    const id = await book(one);
    const pickup = { from: expect.any(String), until: expect.any(String) };
    expect(await pickupOf(one)).toMatchObject({ pickup, agreed: { id, chosen: 1, acceptedBy: 'customer' } });
    await setLead(one.lead, booking(inDays(0)));
    await proposalActions.setOut(one);
    await proposalActions.complete(one, 165);

    const onTheWay = { ...pickup, onMyWayAt: expect.any(String), arrivesAt: expect.any(String) };
    expect(await pickupOf(one)).toEqual({ pickup: onTheWay, pricePaid: 165 });
  });

  test('go to the hauler with the job and to no former or possible one', async () => {
    const one = await moving();
    expect((await found(one.offer)).parts).toMatchObject({
      pickup: {},
      agreed: { id: one.booked },
      proposal: { id: one.id },
      proposalBounds: { earliest: expect.any(String), lastDay: inDays(60).day },
    });

    const hauler = await addHauler();
    await actions.giveBack(one.offer);
    const offer = await offerOf(one.lead, hauler);
    expect(await found(offer)).toEqual(expect.objectContaining({ state: 'open', parts: {} }));
    expect(await found(one.offer)).toEqual(expect.objectContaining({ state: 'returned', parts: {} }));
    await actions.accept(offer);
    expect(Object.keys((await found(offer)).parts).sort()).toEqual(['isTold', 'proposalBounds']);
  });

  test('are the other pickups of the hauler, until they are over, and two at once are shown at the desk', async () => {
    const one = await job();
    const lead = await addLead({ created_at: ago(2 * HOUR_MS) });
    const offer = await offerOf(lead, one.hauler);
    await actions.accept(offer);
    await book(one, { windows: [tuesday] });
    const elsewhere = async () => (await findJob(offer))?.lead['booked_elsewhere'];
    const isBookedTwice = async () => (await viewRequest(await requestLink(lead), lead))?.request.bookedTwice;

    expect(toCamelCase(await elsewhere())).toEqual([
      { from: expect.stringMatching(/^2/), until: expect.stringMatching(/^2/) },
    ]);
    expect(await isBookedTwice()).toBe(false);
    await book({ ...one, lead, offer }, { windows: [inDays(2, '10:00', '12:00')] });
    expect(await isBookedTwice()).toBe(true);
    await setLead(one.lead, { status: 'Completed' });
    expect([await elsewhere(), await isBookedTwice()]).toEqual([undefined, false]);
  });

  test('say whether the customer can be reached', async () => {
    const one = await job();
    for (const [columns, isTold] of [
      [{ email: null, agreed_to_messages: false }, false],
      [{ email: 'maria@example.com' }, true],
      [{ email_failed_at: ago(0) }, false],
    ] as const) {
      await setLead(one.lead, columns);
      expect(await found(one.offer)).toMatchObject({ parts: { isTold } });
    }
  });

  test('for a closed job go to its hauler, without limits for proposals', async () => {
    const one = await job();
    await book(one);
    await proposalActions.complete(one, 20);
    expect(Object.keys((await found(one.offer)).parts).sort()).toEqual(['agreed', 'pickup', 'pricePaid']);
  });
});

describe('what the operator sees', () => {
  test('open requests show the pickup, whether it is over, and what is proposed', async () => {
    const row = async ({ lead }: Pick<Job, 'lead'>) => {
      const columns = 'pickup_from, pickup_until, proposal, pickup_over';
      const { data } = await operator.from('open_leads').select(columns).eq('id', lead.id).single().throwOnError();
      return data;
    };
    const one = await job();
    const nothing = { pickup_from: null, pickup_until: null, proposal: null, pickup_over: false };
    expect(await row(one)).toEqual(nothing);
    const id = await propose(one);
    expect(await row(one)).toEqual({ ...nothing, proposal: 'open' });
    await proposalActions.askAgain(one, id);
    expect(await row(one)).toEqual({ ...nothing, proposal: 'asked' });
    await proposalActions.accept(one, id);
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
    const [, open, byPhone, dearer, cheaper, onInspection] = jobs;
    if (!open || !byPhone || !dearer || !cheaper || !onInspection) throw new Error('No jobs');
    await propose(open, { price_from: 100 });
    await propose(open, { price_from: 90 });
    await propose(byPhone, { price_from: 100, agreed: true });
    for (const each of [dearer, cheaper]) await book(each, { price_from: 100, price_to: 150 });
    await book(onInspection);
    await proposalActions.complete(dearer, 151);
    await proposalActions.complete(cheaper, 150);
    await proposalActions.complete(onInspection, 500);
    const { data } = await operator.from('promise_report').select().eq('week', '2023-02-06').single().throwOnError();

    expect(data).toMatchObject({
      ...{ requests: 6, completed: 3, proposed: 5, booked: 4, booked_by_customer: 3, priced: 2 },
      ...{ paid_above_estimate: 1, median_to_proposal: expect.any(String) },
    });
  });
});

describe('visitors', () => {
  test("can't read proposals or act on them", async () => {
    const one = await proposed();
    const { token } = one.offer;
    const tracking_id = one.lead.tracking_id;
    for (const stranger of [visitor, signedInVisitor]) {
      const { data: rows, error } = await stranger.from('proposals').select();
      expect(error ? [] : rows).toEqual([]);

      const refused = await Promise.all([
        stranger.rpc('propose', { token, id: randomUUID(), windows: [tuesday] }),
        stranger.rpc('withdraw_proposal', { token, proposal: one.id }),
        stranger.rpc('set_on_my_way', { token, minutes: 30 }),
        stranger.rpc('complete_job', { token, price_paid: 1, load_size: 'half' }),
        stranger.rpc('set_truck', { token, cubic_yards: 15 }),
        stranger.rpc('accept_proposal', { tracking_id, proposal: one.id, choice: 1 }),
        stranger.rpc('ask_for_other', { tracking_id, proposal: one.id, asked_for: 'other-time' }),
        stranger.rpc('decline_proposal', { tracking_id, proposal: one.id, declined_for: 'price' }),
        stranger.from('proposals').update({ state: 'accepted' }).eq('id', one.id).select(),
        stranger.from('proposals').delete().eq('id', one.id).select(),
      ]);

      expect(refused.slice(0, 8).map((answer) => answer.error?.code)).toEqual(Array(8).fill('42501'));
      await expectState(one, 'Sent Proposal', null, ['open']);
    }
  });
});
