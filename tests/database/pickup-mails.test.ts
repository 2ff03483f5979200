import type { TablesUpdate } from '@functions/database.types.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ago, HOUR_MS } from '../support/ago.ts';
import { operator } from '../support/clients.ts';
import { setLead, setOffer } from '../support/haulers.ts';
import { actions, addHauler, deleteHauler, forgetMatch, offerOf } from '../support/match.ts';
import {
  beginWithSettings,
  changeNotifications,
  makeDue,
  msUntilDue,
  type Notification,
  notificationOf,
  notificationsOf,
  sendDue,
  toldOf,
  withSettings,
} from '../support/notifications.ts';
import {
  book,
  booking,
  inDays,
  type Job,
  job,
  momentsOf,
  proposalActions,
  proposalsOf,
  propose,
} from '../support/proposals.ts';
import { tick } from '../support/tick.ts';

beforeEach(forgetMatch);
afterAll(forgetMatch);

const [tuesday, wednesday] = [inDays(2), inDays(3)];
const atNoon = { timeframe: 'Noon' };
const HOLD_MS = 120_000;

/** The kinds of emails under test. */
const kinds = /^(proposal-|pickup-|on-my-way|customer-asked|status-changed|timeframe-changed)/;

/** What is sent once everything waiting is due. */
async function sendAll(of: Pick<Job, 'lead'>): Promise<string[]> {
  await makeDue();
  return sendNow(of);
}

/** What is sent now. */
async function sendNow({ lead }: Pick<Job, 'lead'>): Promise<string[]> {
  return (await sendDue())
    .filter(({ lead_id, kind }) => lead_id === lead.id && kinds.test(kind))
    .map(({ kind, audience }) => `${kind} to ${audience}`)
    .sort();
}

/** A job after everything about it was sent. */
async function toldJob(): Promise<Job> {
  const one = await job();
  await sendAll(one);
  return one;
}

/** The same with an open proposal. */
async function proposedJob(): Promise<Job & { id: string }> {
  const one = await job();
  const id = await propose(one);
  await sendAll(one);
  return { ...one, id };
}

/** The same with a booked pickup. */
async function bookedJob(): Promise<Job> {
  const one = await job();
  await book(one, { windows: [tuesday] });
  await sendAll(one);
  return one;
}

/** An email about one of several proposals. */
async function mailOf({ lead }: Pick<Job, 'lead'>, kind: string, proposal: string): Promise<Notification> {
  const found = (await toldOf(lead, kind)).find(({ proposal_id }) => proposal_id === proposal);
  if (!found) throw new Error(`There is no ${kind}`);
  return found;
}

/** A window in the format of a tstzrange column. */
function range(window: typeof tuesday): string {
  const { from, until } = momentsOf(window);
  return `[${from},${until})`;
}

/** The start of the window an email is about, or null. */
function beginning({ pickup_before }: Notification): string | null {
  const [, from] = /^\["?([^",]+)/.exec(String(pickup_before ?? '')) ?? [];
  return from === undefined ? null : new Date(from).toISOString();
}

describe('a customer with a proposal is told', () => {
  test('after two minutes, with an email about it instead of the status', async () => {
    const one = await toldJob();
    const id = await propose(one);

    expect(msUntilDue(await mailOf(one, 'proposal-made', id))).toBe(HOLD_MS);
    expect(await notificationOf(one.lead, 'status-changed')).toMatchObject({ state: 'skipped' });
    expect(await sendNow(one)).toEqual([]);
    expect(await sendAll(one)).toEqual(['proposal-made to customer']);
  });

  test.each<[string, string[], (one: Job, id: string) => Promise<unknown>]>([
    ['withdrawn', [], (one, id) => proposalActions.withdraw(one, id)],
    ['replaced', ['proposal-made to customer'], (one) => propose(one)],
    ['declined', ['proposal-declined to hauler'], (one, id) => proposalActions.decline(one, id)],
    ['given back', ['status-changed to customer'], ({ offer }) => actions.giveBack(offer)],
    ['replaced by the operator’s time', ['timeframe-changed to customer'], ({ lead }) => setLead(lead, atNoon)],
    ['of a completed request', ['status-changed to customer'], ({ lead }) => setLead(lead, { status: 'Completed' })],
    ['of a canceled request', [], ({ lead }) => actions.cancel(lead)],
  ])('nothing about one that is %s in the meantime', async (_, told, change) => {
    const one = await toldJob();
    const id = await propose(one);
    await change(one, id);

    expect(await sendAll(one)).toEqual(told);
    expect(await mailOf(one, 'proposal-made', id)).toMatchObject({ state: 'skipped' });
  });

  test('nothing without an address, even one removed since', async () => {
    const one = await job({ email: null });
    await actions.called(one.offer);
    await book(one);
    expect(await sendAll(one)).toEqual(['proposal-accepted to hauler']);

    const other = await job();
    await propose(other);
    await actions.correct(other.lead, { email: '' });
    expect((await sendAll(other)).filter((each) => each.startsWith('proposal-'))).toEqual([]);
  });

  test('also about an earlier change of time that was waiting', async () => {
    const one = await bookedJob();
    await setLead(one.lead, booking(wednesday));
    await propose(one);
    expect(await sendAll(one)).toEqual(['proposal-made to customer', 'timeframe-changed to customer']);
  });
});

test('a customer is told that a proposal no longer applies after two minutes, if they knew it', async () => {
  const one = await proposedJob();
  await proposalActions.withdraw(one, one.id);
  await proposalActions.withdraw(one, one.id);
  expect(msUntilDue(await notificationOf(one.lead, 'proposal-withdrawn'))).toBe(HOLD_MS);
  expect(await sendAll(one)).toEqual(['proposal-withdrawn to customer']);

  // They don't know this one, and have heard about the one before.
  await proposalActions.withdraw(one, await propose(one));
  expect(await sendAll(one)).toEqual([]);

  // There is another one.
  const known = await propose(one);
  await sendAll(one);
  await proposalActions.withdraw(one, known);
  await propose(one);
  expect(await sendAll(one)).toEqual(['proposal-made to customer']);

  // They don't know this one, but the one that it replaces.
  await proposalActions.withdraw(one, await propose(one));
  expect(await sendAll(one)).toEqual(['proposal-withdrawn to customer']);

  // The one they know is booked.
  await book(one);
  await sendAll(one);
  await proposalActions.withdraw(one, await propose(one, { windows: [wednesday] }));
  expect(await sendAll(one)).toEqual([]);
});

describe('about a booked pickup', () => {
  const booked = ['pickup-booked to customer', 'proposal-accepted to hauler'];

  test('customer and hauler are told immediately and once when the customer accepts', async () => {
    const one = await toldJob();
    const id = await book(one);
    await proposalActions.accept(one, id);

    const accepted = await notificationOf(one.lead, 'proposal-accepted');
    expect(accepted).toMatchObject({ offer_id: one.offer.id, proposal_id: id });
    expect([accepted, await notificationOf(one.lead, 'pickup-booked')].map(msUntilDue)).toEqual([0, 0]);
    expect(await sendNow(one)).toEqual(booked);
    expect(await sendAll(one)).toEqual([]);
    expect(await mailOf(one, 'proposal-made', id)).toMatchObject({ state: 'skipped' });
  });

  test('the customer is told two minutes after an agreement by phone', async () => {
    const one = await toldJob();
    await propose(one, { agreed: true });
    expect(msUntilDue(await notificationOf(one.lead, 'pickup-booked'))).toBe(HOLD_MS);
    expect(await sendAll(one)).toEqual(['pickup-booked to customer']);
  });

  test('the customer is told about a move with the earlier time', async () => {
    const one = await bookedJob();
    const id = await book(one, { windows: [wednesday] });
    expect(beginning(await mailOf(one, 'pickup-booked', id))).toBe(momentsOf(tuesday).from);
    expect(await sendAll(one)).toEqual(booked);
  });

  test.each<[string, string[], (one: Job) => Promise<unknown>]>([
    ['the time is another', ['timeframe-changed to customer'], ({ lead }) => setLead(lead, booking(wednesday))],
    ['the job is done', ['status-changed to customer'], (one) => proposalActions.complete(one)],
    ['the customer has canceled', [], ({ lead }) => actions.cancel(lead)],
  ])('no one is told once %s', async (_, told, change) => {
    const one = await job();
    await propose(one, { windows: [tuesday], agreed: true });
    await change(one);

    expect(await sendAll(one)).toEqual(told);
    expect(await notificationOf(one.lead, 'pickup-booked')).toMatchObject({ state: 'skipped' });
  });

  test.each<[string, (one: Job) => Promise<unknown>]>([
    ['given back', ({ offer }) => actions.giveBack(offer)],
    ['lost with a deleted hauler', ({ hauler }) => deleteHauler(hauler)],
  ])('that is %s during the delay, the customer is told that it no longer applies', async (_, lose) => {
    const one = await job();
    await book(one, { windows: [tuesday] });
    await sendNow(one);
    await lose(one);

    const changed = (await toldOf(one.lead, 'status-changed')).filter(({ state }) => state === 'waiting');
    expect(changed.map(beginning)).toEqual([momentsOf(tuesday).from]);
    expect(await sendAll(one)).toContain('status-changed to customer');
  });

  test.each<[string, (one: Job) => Promise<unknown>]>([
    ['the operator sets Submitted and the hauler keeps the job', ({ lead }) => setLead(lead, { status: 'Submitted' })],
    [
      'another hauler gets the job during the delay',
      async ({ lead, offer }) => {
        const next = await addHauler();
        await actions.giveBack(offer);
        await actions.accept(await offerOf(lead, next));
      },
    ],
    [
      'it was being moved',
      async (one) => {
        await propose(one, { windows: [wednesday] });
        await actions.giveBack(one.offer);
      },
    ],
  ])('that is gone, the customer is told even when %s', async (_, lose) => {
    const one = await bookedJob();
    await lose(one);
    expect(await sendAll(one)).toEqual(['status-changed to customer']);
  });

  test.each<[string, string[], (one: Job) => Promise<unknown>]>([
    ['a pickup', booked, (one) => book(one)],
    ['the latest proposal', ['proposal-made to customer'], (one) => propose(one).then(() => propose(one))],
  ])('or about %s of a flagged request, they are told once it is cleared', async (_, told, action) => {
    const one = await toldJob();
    await setLead(one.lead, { flagged_because: 'Spam' });
    await action(one);
    expect(await sendAll(one)).toEqual([]);

    await setLead(one.lead, { flagged_because: null });
    expect(await sendAll(one)).toEqual(told);
  });
});

describe('a customer is told about a window', () => {
  test('set by the operator, with the earlier one, but not if it is reset before sending', async () => {
    const one = await job();
    await setLead(one.lead, booking(tuesday));
    await sendAll(one);
    await setLead(one.lead, booking(wednesday));

    const told = await toldOf(one.lead, 'timeframe-changed');
    expect(told.map(beginning)).toEqual([null, momentsOf(tuesday).from]);
    expect(await sendAll(one)).toEqual(['timeframe-changed to customer']);

    await setLead(one.lead, booking(tuesday));
    await setLead(one.lead, booking(wednesday));
    expect(await sendAll(one)).toEqual([]);
  });

  test('removed by the operator or replaced by a description', async () => {
    for (const columns of [{ pickup_from: null, pickup_until: null }, atNoon]) {
      const one = await bookedJob();
      await setLead(one.lead, columns);
      expect(await sendAll(one)).toEqual(['timeframe-changed to customer']);
    }
  });

  test("replaced by a hauler's description, however many they wrote", async () => {
    const one = await job();
    for (const timeframe of ['Monday', 'Tuesday', 'Wednesday', 'Thursday']) {
      await actions.update(one.offer, { timeframe });
      await sendAll(one);
    }
    await book(one);
    await sendAll(one);
    await actions.update(one.offer, { timeframe: 'Some day' });

    expect(await sendAll(one)).toEqual(['timeframe-changed to customer']);
  });
});

describe("a hauler is told about the customer's answer", () => {
  test('immediately when they decline, even if another hauler has the job by then', async () => {
    const one = await job();
    const next = await addHauler();
    const id = await propose(one);
    await sendAll(one);
    await proposalActions.decline(one, id);
    await proposalActions.decline(one, id);
    await actions.accept(await offerOf(one.lead, next));

    const declined = await notificationOf(one.lead, 'proposal-declined');
    expect([declined.offer_id, msUntilDue(declined)]).toEqual([one.offer.id, 0]);
    expect(await sendAll(one)).toEqual(['proposal-declined to hauler']);
  });

  test('even if they cancel afterward', async () => {
    const one = await job();
    await proposalActions.decline(one, await propose(one));
    await actions.cancel(one.lead);
    expect(await sendAll(one)).toEqual(['proposal-declined to hauler']);
  });

  test('after two minutes, with everything they asked', async () => {
    const one = await proposedJob();
    await proposalActions.askAgain(one, one.id, 'other-time');
    await proposalActions.askAgain(one, one.id, 'other', 'Noon?');
    await proposalActions.askAgain(one, one.id, 'other', 'Noon?');

    expect(msUntilDue(await notificationOf(one.lead, 'customer-asked'))).toBeGreaterThanOrEqual(HOLD_MS);
    expect(await sendAll(one)).toEqual(['customer-asked to hauler']);
  });

  test('up to five times a day, with the rest on the page', async () => {
    const one = await proposedJob();
    const mails: string[] = [];
    for (const line of ['1?', '2?', '3?', '4?', '5?', '6?', '7?']) {
      await proposalActions.askAgain(one, one.id, 'other', line);
      mails.push(...(await sendAll(one)));
    }

    expect(mails).toEqual(Array(5).fill('customer-asked to hauler'));
    expect(await proposalsOf(one.lead)).toMatchObject([{ asked_line: '7?' }]);

    await changeNotifications({ lead_id: one.lead.id }, { created_at: ago(25 * HOUR_MS) });
    await proposalActions.askAgain(one, one.id, 'other', '8?');
    expect(await sendAll(one)).toEqual(['customer-asked to hauler']);
  });

  test.each<[string, (one: Job, id: string) => Promise<unknown>]>([
    ['have answered', (one) => propose(one)],
    ['have withdrawn it', (one, id) => proposalActions.withdraw(one, id)],
    ['no longer have the job', ({ offer }) => setOffer(offer.token, { state: 'returned' })],
    ['hear that the customer accepted', (one, id) => proposalActions.accept(one, id)],
  ])('except a question once they %s', async (_, change) => {
    const one = await proposedJob();
    await proposalActions.askAgain(one, one.id);
    await change(one, one.id);

    expect(await sendAll(one)).not.toContain('customer-asked to hauler');
    expect(await notificationOf(one.lead, 'customer-asked')).toMatchObject({ state: 'skipped' });
  });

  test('including a question before they accept', async () => {
    const one = await proposedJob();
    await proposalActions.askAgain(one, one.id, 'other', 'Do you take paint?');
    await proposalActions.accept(one, one.id);

    const told = ['customer-asked to hauler', 'pickup-booked to customer', 'proposal-accepted to hauler'];
    expect(await sendAll(one)).toEqual(told);
  });
});

describe('a customer with a hauler on the way', () => {
  async function today() {
    const one = await job();
    await setLead(one.lead, { status: 'In Progress', ...booking(inDays(0)) });
    await sendAll(one);
    return one;
  }

  test('is told immediately and about each new time, up to three per window', async () => {
    const one = await today();
    for (const minutes of [90, 60, 60, 30, 15]) await proposalActions.setOut(one, minutes);

    const told = await toldOf(one.lead, 'on-my-way');
    expect(told.map(msUntilDue)).toEqual([0, 0, 0]);
    expect(told.map(beginning)).toEqual(Array(3).fill(momentsOf(inDays(0)).from));
    expect(await sendAll(one)).toEqual(['on-my-way to customer']);
  });

  test.each<[string, (one: Job) => Promise<unknown>]>([
    ['the pickup has moved', ({ lead }) => setLead(lead, booking(tuesday))],
    ['their arrival time has passed', ({ lead }) => setLead(lead, { arrives_at: ago(HOUR_MS / 60) })],
    ['the job is done', (one) => proposalActions.complete(one)],
  ])('is told nothing once %s', async (_, change) => {
    const one = await today();
    await proposalActions.setOut(one);
    await change(one);

    expect(await sendAll(one)).not.toContain('on-my-way to customer');
    expect(await notificationOf(one.lead, 'on-my-way')).toMatchObject({ state: 'skipped' });
  });
});

describe('the pickup reminder', () => {
  // At midnight, so that its time has always come.
  beginWithSettings({ pickup_reminder_at: '00:00' });

  const toBoth = ['pickup-reminder to customer', 'pickup-reminder to hauler'];

  /** Books a pickup tomorrow as of two days ago. */
  async function bookTomorrow(one: Job, columns: TablesUpdate<'leads'> = {}) {
    await setLead(one.lead, { status: 'In Progress', ...booking(inDays(1)), ...columns });
    await setLead(one.lead, { pickup_set_at: ago(48 * HOUR_MS) });
    await sendAll(one);
    return one;
  }

  const tomorrow = async (columns: TablesUpdate<'leads'> = {}) => bookTomorrow(await job(), columns);

  test.each(['Submitted', 'Sent Proposal', 'In Progress'] as const)(
    'goes to customer and hauler once: %s',
    async (status) => {
      const one = await tomorrow({ status });
      await tick();
      await tick();
      expect(await sendNow(one)).toEqual(toBoth);
      await tick();

      expect(await sendAll(one)).toEqual([]);
    },
  );

  test('goes only to the hauler without the customer’s address, and only to the customer without a hauler', async () => {
    const [one, other] = [await tomorrow({ email: null }), await tomorrow()];
    await operator.from('job_offers').delete().eq('id', other.offer.id).throwOnError();
    await bookTomorrow(other);
    await tick();

    expect(await sendAll(one)).toEqual(['pickup-reminder to hauler']);
    expect(await toldOf(other.lead, 'pickup-reminder')).toMatchObject([{ audience: 'customer' }]);
  });

  test("doesn't go out early, late, for a pickup that has begun, or one that is off", async () => {
    const setLongAgo = { pickup_set_at: ago(96 * HOUR_MS) };
    const changes: [string, TablesUpdate<'leads'>, TablesUpdate<'leads'>?][] = [
      ['set after the time of the reminder', { pickup_set_at: ago(0) }],
      ['of a later day', booking(inDays(2)), setLongAgo],
      ['begun', booking(inDays(-1)), setLongAgo],
      ['canceled', { status: 'Canceled' }],
      ['completed', { status: 'Completed' }],
      ['without a window', { pickup_from: null, pickup_until: null }],
      ['only described', atNoon],
    ];
    const jobs: [string, Job][] = [];
    for (const [what, change, then] of changes) {
      const one = await tomorrow();
      await setLead(one.lead, change);
      if (then) await setLead(one.lead, then);
      jobs.push([what, one]);
    }
    await tick();

    for (const [what, one] of jobs) expect([what, await toldOf(one.lead, 'pickup-reminder')]).toEqual([what, []]);
  });

  test('goes out for a flagged request once it is cleared', async () => {
    const one = await tomorrow();
    await setLead(one.lead, { flagged_because: 'Spam' });
    await tick();
    expect(await toldOf(one.lead, 'pickup-reminder')).toEqual([]);
    await setLead(one.lead, { flagged_because: null });
    await tick();

    expect(await sendAll(one)).toEqual(toBoth);
  });

  test.each<[string, (one: Job) => Promise<unknown>]>([
    ['has moved', ({ lead }) => setLead(lead, booking(inDays(1, '10:00', '12:00')))],
    ['was given back', ({ offer }) => actions.giveBack(offer)],
    [
      'has begun',
      async ({ lead: { id } }) => {
        await setLead({ id }, booking(inDays(-1)));
        await changeNotifications({ lead_id: id, kind: 'pickup-reminder' }, { pickup_before: range(inDays(-1)) });
      },
    ],
  ])("doesn't go out for one that %s before it can be sent", async (_, change) => {
    const one = await tomorrow();
    await tick();
    await change(one);
    await sendAll(one);

    expect(await toldOf(one.lead, 'pickup-reminder')).toMatchObject([{ state: 'skipped' }, { state: 'skipped' }]);
  });

  test('goes out again for a pickup moved to another day', async () => {
    const one = await tomorrow();
    await tick();
    await sendAll(one);
    await bookTomorrow(one, booking(inDays(1, '14:00', '16:00')));
    await tick();

    expect(await sendAll(one)).toEqual(toBoth);
  });
});

describe('the question after a pickup', () => {
  /** A pickup yesterday that ended at 11 AM. */
  async function yesterday() {
    const one = await job();
    await setLead(one.lead, { status: 'In Progress', ...booking(inDays(-1)) });
    await sendAll(one);
    return one;
  }

  test('goes to its hauler once, and again if the end was moved', async () => {
    const one = await yesterday();
    await tick();
    await tick();
    expect(await sendAll(one)).toEqual(['pickup-over to hauler']);
    await tick();
    expect(await sendAll(one)).toEqual([]);

    await setLead(one.lead, booking(inDays(-1, '09:00', '12:00')));
    await sendAll(one);
    await tick();
    expect(await sendAll(one)).toEqual(['pickup-over to hauler']);
  });

  test('waits for the configured business hours', async () => {
    const one = await yesterday();
    await withSettings({ pickup_over_after: '2 days' }, tick);
    expect(await sendAll(one)).toEqual([]);
  });

  test("doesn't go out if the request is closed or flagged, or its pickup long past or to come", async () => {
    const changes = [
      ...[{ status: 'Completed' }, { status: 'Canceled' }, { flagged_because: 'Spam' }],
      ...[booking(inDays(-8)), booking(inDays(2))],
    ] as const;
    const jobs: [object, Job][] = [];
    for (const change of changes) {
      const one = await yesterday();
      await setLead(one.lead, change);
      jobs.push([change, one]);
    }
    await tick();

    for (const [change, one] of jobs) expect([change, await toldOf(one.lead, 'pickup-over')]).toEqual([change, []]);
  });

  test.each<[string, (one: Job) => Promise<unknown>]>([
    ['moved', ({ lead }) => setLead(lead, booking(inDays(3)))],
    ['done', (one) => proposalActions.complete(one)],
    ['given back', ({ offer }) => actions.giveBack(offer)],
  ])("doesn't go out if the pickup is %s before sending", async (_, change) => {
    const one = await yesterday();
    await tick();
    await change(one);
    expect(await sendAll(one)).not.toContain('pickup-over to hauler');
  });
});

test("a proposal's emails are deleted with it", async () => {
  const one = await job();
  await propose(one);
  await deleteHauler(one.hauler);
  expect((await notificationsOf(one.lead)).filter(({ proposal_id }) => proposal_id !== null)).toEqual([]);
});
