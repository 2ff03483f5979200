import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ago, HOUR_MS } from '../support/ago.ts';
import { operator } from '../support/clients.ts';
import { setLead, setOffer } from '../support/haulers.ts';
import { acts, addHauler, deleteHauler, forgetMatch, offerOf } from '../support/match.ts';
import {
  makeDue,
  msUntilDue,
  type Notification,
  notificationOf,
  notificationsOf,
  sendDue,
  withSettings,
} from '../support/notifications.ts';
import {
  book,
  booking,
  inDays,
  type Job,
  job,
  momentsOf,
  proposalActs,
  proposalsOf,
  propose,
} from '../support/proposals.ts';
import { tick } from '../support/tick.ts';

beforeEach(forgetMatch);
afterAll(forgetMatch);

const [tuesday, wednesday] = [inDays(2), inDays(3)];
const HOLD_MS = 120_000;

/** The kinds of emails under test. */
const kinds = [
  'proposal-made',
  'proposal-withdrawn',
  'pickup-booked',
  'pickup-reminder',
  'on-my-way',
  'proposal-accepted',
  'proposal-declined',
  'customer-asked',
  'pickup-over',
  'status-changed',
  'timeframe-changed',
];

/** What is sent once everything waiting is due. */
async function sendAll(of: Pick<Job, 'lead'>): Promise<string[]> {
  await makeDue();
  return sendNow(of);
}

/** What is sent now. */
async function sendNow({ lead }: Pick<Job, 'lead'>): Promise<string[]> {
  return saying((await sendDue()).filter(({ lead_id }) => lead_id === lead.id));
}

function saying(told: Notification[]): string[] {
  return told
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, audience }) => `${kind} to ${audience}`)
    .sort();
}

/** An email about one of several proposals. */
async function mailOf({ lead }: Pick<Job, 'lead'>, kind: string, proposal: string): Promise<Notification> {
  const found = (await notificationsOf(lead)).find((each) => each.kind === kind && each.proposal_id === proposal);
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
    const one = await job();
    await sendAll(one);
    const id = await propose(one);

    expect(msUntilDue(await mailOf(one, 'proposal-made', id))).toBe(HOLD_MS);
    expect(await notificationOf(one.lead, 'status-changed')).toMatchObject({
      state: 'skipped',
      last_error: 'Told by another mail',
    });
    expect(await sendNow(one)).toEqual([]);
    expect(await sendAll(one)).toEqual(['proposal-made to customer']);
  });

  test.each<[string, string[], (one: Job, id: string) => Promise<unknown>]>([
    ['withdrawn', [], (one, id) => proposalActs.withdraw(one, id)],
    ['replaced', ['proposal-made to customer'], (one) => propose(one)],
    [
      'accepted',
      ['pickup-booked to customer', 'proposal-accepted to hauler'],
      (one, id) => proposalActs.accept(one, id),
    ],
    ['declined', ['proposal-declined to hauler'], (one, id) => proposalActs.decline(one, id)],
    ['given back', ['status-changed to customer'], ({ offer }) => acts.giveBack(offer)],
    [
      'replaced by the operator’s time',
      ['status-changed to customer'],
      ({ lead }) => setLead(lead, { timeframe: 'Noon' }),
    ],
    ['of a completed request', ['status-changed to customer'], ({ lead }) => setLead(lead, { status: 'Completed' })],
    ['of a canceled request', [], ({ lead }) => acts.cancel(lead)],
  ])('nothing about one that is %s in the meantime', async (_, told, change) => {
    const one = await job();
    await sendAll(one);
    const id = await propose(one);
    await change(one, id);

    const heard = await sendAll(one);

    expect(heard.map((each) => each.replace('timeframe-changed', 'status-changed'))).toEqual(told);
    expect(await mailOf(one, 'proposal-made', id)).toMatchObject({ state: 'skipped' });
  });

  test('nothing without an address', async () => {
    const one = await job({ email: null });
    await acts.called(one.offer);
    await book(one);

    expect(await sendAll(one)).toEqual(['proposal-accepted to hauler']);
  });

  test('nothing while the request is flagged, and afterward about what is open', async () => {
    const one = await job();
    await sendAll(one);
    await setLead(one.lead, { flagged_because: 'Spam' });
    await propose(one);
    await propose(one);
    expect(await sendAll(one)).toEqual([]);

    await setLead(one.lead, { flagged_because: null });
    expect(await sendAll(one)).toEqual(['proposal-made to customer']);
  });

  test('also about an earlier change of time that was waiting', async () => {
    const one = await job();
    await book(one);
    await sendAll(one);
    await setLead(one.lead, booking(wednesday));
    await propose(one);

    expect(await sendAll(one)).toEqual(['proposal-made to customer', 'timeframe-changed to customer']);
  });
});

describe('a customer is told that a proposal no longer applies', () => {
  test('two minutes after it was withdrawn, if they knew it', async () => {
    const one = await job();
    const id = await propose(one);
    await sendAll(one);
    await proposalActs.withdraw(one, id);
    await proposalActs.withdraw(one, id);

    expect(msUntilDue(await notificationOf(one.lead, 'proposal-withdrawn'))).toBe(HOLD_MS);
    expect(await sendAll(one)).toEqual(['proposal-withdrawn to customer']);
  });

  test("but not if they didn't know it", async () => {
    const one = await job();
    await proposalActs.withdraw(one, await propose(one));

    expect(await sendAll(one)).toEqual([]);
    expect(await notificationOf(one.lead, 'proposal-withdrawn')).toMatchObject({
      state: 'skipped',
      last_error: 'The customer was never told of it',
    });
  });

  test('but not if there is another one', async () => {
    const one = await job();
    const id = await propose(one);
    await sendAll(one);
    await proposalActs.withdraw(one, id);
    await propose(one);

    expect(await sendAll(one)).toEqual(['proposal-made to customer']);
    expect(await notificationOf(one.lead, 'proposal-withdrawn')).toMatchObject({ last_error: 'There is another one' });
  });

  test('even if the known one was replaced by the withdrawn one', async () => {
    const one = await job();
    await propose(one);
    await sendAll(one);
    await proposalActs.withdraw(one, await propose(one));

    expect(await sendAll(one)).toEqual(['proposal-withdrawn to customer']);
  });

  test.each<[string, (one: Job, id: string) => Promise<unknown>]>([
    ['was withdrawn', (one, id) => proposalActs.withdraw(one, id)],
    ['is booked', (one, id) => proposalActs.accept(one, id)],
  ])('but not if the known one %s', async (_, change) => {
    const one = await job();
    const id = await propose(one);
    await sendAll(one);
    await change(one, id);
    await sendAll(one);
    await proposalActs.withdraw(one, await propose(one));

    expect(await sendAll(one)).toEqual([]);
  });
});

describe('about a booked pickup', () => {
  test('customer and hauler are told immediately and once when the customer accepts', async () => {
    const one = await job();
    await sendAll(one);
    const id = await book(one);
    await proposalActs.accept(one, id);

    expect(msUntilDue(await notificationOf(one.lead, 'pickup-booked'))).toBe(0);
    expect(msUntilDue(await notificationOf(one.lead, 'proposal-accepted'))).toBe(0);
    expect(await notificationOf(one.lead, 'proposal-accepted')).toMatchObject({
      offer_id: one.offer.id,
      proposal_id: id,
    });
    expect(await sendNow(one)).toEqual(['pickup-booked to customer', 'proposal-accepted to hauler']);
    expect(await sendAll(one)).toEqual([]);
  });

  test('the customer is told two minutes after an agreement by phone', async () => {
    const one = await job();
    await sendAll(one);
    await propose(one, { agreed: true });

    expect(msUntilDue(await notificationOf(one.lead, 'pickup-booked'))).toBe(HOLD_MS);
    expect(await sendAll(one)).toEqual(['pickup-booked to customer']);
  });

  test('the customer is told about a move with the earlier time', async () => {
    const one = await job();
    await book(one, { windows: [tuesday] });
    await sendAll(one);
    const id = await book(one, { windows: [wednesday] });

    expect(beginning(await mailOf(one, 'pickup-booked', id))).toBe(momentsOf(tuesday).from);
    expect(await sendAll(one)).toEqual(['pickup-booked to customer', 'proposal-accepted to hauler']);
  });

  test('no one is told about an outdated time', async () => {
    const one = await job();
    await propose(one, { windows: [tuesday], agreed: true });
    await setLead(one.lead, booking(wednesday));

    expect(await sendAll(one)).toEqual(['timeframe-changed to customer']);
    expect(await notificationOf(one.lead, 'pickup-booked')).toMatchObject({ last_error: 'No longer booked so' });
  });

  test.each<[string, (one: Job) => Promise<unknown>]>([
    ['given back', ({ offer }) => acts.giveBack(offer)],
    ['lost with a deleted hauler', ({ hauler }) => deleteHauler(hauler)],
  ])('that is %s during the delay, the customer is told that it no longer applies', async (_, lose) => {
    const one = await job();
    await book(one, { windows: [tuesday] });
    await sendNow(one);
    await lose(one);

    const changed = (await notificationsOf(one.lead)).filter(
      ({ kind, state }) => kind === 'status-changed' && state === 'waiting',
    );
    expect(changed.map(beginning)).toEqual([momentsOf(tuesday).from]);
    expect(await sendAll(one)).toContain('status-changed to customer');
  });

  test.each<[string, (one: Job) => Promise<unknown>]>([
    ['the operator sets Submitted and the hauler keeps the job', ({ lead }) => setLead(lead, { status: 'Submitted' })],
    [
      'another hauler gets the job during the delay',
      async ({ lead, offer }) => {
        const next = await addHauler();
        await acts.giveBack(offer);
        await acts.accept(await offerOf(lead, next));
      },
    ],
  ])('that is gone, the customer is told even when %s', async (_, lose) => {
    const one = await job();
    await book(one);
    await sendAll(one);
    await lose(one);

    expect(await sendAll(one)).toEqual(['status-changed to customer']);
  });

  test('that was being moved, the customer is told when the job comes back', async () => {
    const one = await job();
    await book(one);
    await sendAll(one);
    await propose(one, { windows: [wednesday] });
    await acts.giveBack(one.offer);

    expect(await sendAll(one)).toEqual(['status-changed to customer']);
  });

  test('of a completed request, no one is told anything but the completion', async () => {
    const one = await job();
    await propose(one, { agreed: true });
    await proposalActs.complete(one, 20);

    expect(await sendAll(one)).toEqual(['status-changed to customer']);
    expect(await notificationOf(one.lead, 'pickup-booked')).toMatchObject({ last_error: 'The request is closed' });
  });

  test('of a flagged request, no one is told until it is cleared', async () => {
    const one = await job();
    await sendAll(one);
    await setLead(one.lead, { flagged_because: 'Spam' });
    await book(one);
    expect(await sendAll(one)).toEqual([]);

    await setLead(one.lead, { flagged_because: null });
    expect(await sendAll(one)).toEqual(['pickup-booked to customer', 'proposal-accepted to hauler']);
  });
});

describe('a customer is told about a window set by the operator', () => {
  test('with the earlier one', async () => {
    const one = await job();
    await setLead(one.lead, booking(tuesday));
    await sendAll(one);
    await setLead(one.lead, booking(wednesday));

    const told = (await notificationsOf(one.lead)).filter(({ kind }) => kind === 'timeframe-changed');
    expect(told.map(beginning)).toEqual([null, momentsOf(tuesday).from]);
    expect(await sendAll(one)).toEqual(['timeframe-changed to customer']);
  });

  test('when it is removed or replaced by a description', async () => {
    for (const columns of [{ pickup_from: null, pickup_until: null }, { timeframe: 'Noon' }]) {
      const one = await job();
      await book(one);
      await sendAll(one);
      await setLead(one.lead, columns);
      expect(await sendAll(one)).toEqual(['timeframe-changed to customer']);
    }
  });

  test('but not if it is reset before sending', async () => {
    const one = await job();
    await setLead(one.lead, booking(tuesday));
    await sendAll(one);
    await setLead(one.lead, booking(wednesday));
    await setLead(one.lead, booking(tuesday));

    expect(await sendAll(one)).toEqual([]);
  });
});

test("and about a hauler's description that replaced a booked pickup, however many they wrote", async () => {
  const one = await job();
  for (const timeframe of ['Monday', 'Tuesday', 'Wednesday', 'Thursday']) {
    await acts.update(one.offer, { timeframe });
    await sendAll(one);
  }
  await book(one);
  await sendAll(one);
  await acts.update(one.offer, { timeframe: 'Some day' });

  expect(await sendAll(one)).toEqual(['timeframe-changed to customer']);
});

describe("a hauler is told about the customer's answer", () => {
  test('immediately when they decline, even if another hauler has the job by then', async () => {
    const one = await job();
    const next = await addHauler();
    const id = await propose(one);
    await sendAll(one);
    await proposalActs.decline(one, id);
    await proposalActs.decline(one, id);
    await acts.accept(await offerOf(one.lead, next));

    expect(await notificationOf(one.lead, 'proposal-declined')).toMatchObject({ offer_id: one.offer.id });
    expect(msUntilDue(await notificationOf(one.lead, 'proposal-declined'))).toBe(0);
    expect(await sendAll(one)).toEqual(['proposal-declined to hauler']);
  });

  test('even if they cancel afterward', async () => {
    const one = await job();
    await proposalActs.decline(one, await propose(one));
    await acts.cancel(one.lead);

    expect(await sendAll(one)).toEqual(['proposal-declined to hauler']);
  });

  test('when they decline another time for a booked pickup', async () => {
    const one = await job();
    await book(one);
    await sendAll(one);
    await proposalActs.decline(one, await propose(one, { windows: [wednesday] }));

    expect(await sendAll(one)).toEqual(['proposal-declined to hauler']);
  });

  test('after two minutes, with everything they asked', async () => {
    const one = await job();
    const id = await propose(one);
    await sendAll(one);
    await proposalActs.askAgain(one, id, 'other-time');
    await proposalActs.askAgain(one, id, 'other', 'Noon?');
    await proposalActs.askAgain(one, id, 'other', 'Noon?');

    expect(msUntilDue(await notificationOf(one.lead, 'customer-asked'))).toBeGreaterThanOrEqual(HOLD_MS);
    expect(await sendAll(one)).toEqual(['customer-asked to hauler']);
    await proposalActs.askAgain(one, id, 'other', 'At one?');
    expect(await sendAll(one)).toEqual(['customer-asked to hauler']);
  });

  test('up to five times a day, with the rest on the page', async () => {
    const one = await job();
    const id = await propose(one);
    await sendAll(one);
    const mails: string[] = [];
    for (const line of ['1?', '2?', '3?', '4?', '5?', '6?', '7?']) {
      await proposalActs.askAgain(one, id, 'other', line);
      mails.push(...(await sendAll(one)));
    }

    expect(mails).toEqual(Array(5).fill('customer-asked to hauler'));
    expect(await proposalsOf(one.lead)).toMatchObject([{ asked_line: '7?' }]);

    await operator
      .from('notifications')
      .update({ created_at: ago(25 * HOUR_MS) })
      .eq('lead_id', one.lead.id)
      .throwOnError();
    await proposalActs.askAgain(one, id, 'other', '8?');
    expect(await sendAll(one)).toEqual(['customer-asked to hauler']);
  });

  test.each<[string, (one: Job, id: string) => Promise<unknown>]>([
    ['have answered', (one) => propose(one)],
    ['have withdrawn it', (one, id) => proposalActs.withdraw(one, id)],
    ['no longer have the job', ({ offer }) => setOffer(offer.token, { state: 'returned' })],
    ['hear that the customer accepted', (one, id) => proposalActs.accept(one, id)],
  ])('except a question once they %s', async (_, change) => {
    const one = await job();
    const id = await propose(one);
    await sendAll(one);
    await proposalActs.askAgain(one, id);
    await change(one, id);

    expect(await sendAll(one)).not.toContain('customer-asked to hauler');
    expect(await notificationOf(one.lead, 'customer-asked')).toMatchObject({
      state: 'skipped',
      last_error: 'The hauler has answered',
    });
  });

  test('including a question before they accept', async () => {
    const one = await job();
    const id = await propose(one);
    await sendAll(one);
    await proposalActs.askAgain(one, id, 'other', 'Do you take paint?');
    await proposalActs.accept(one, id);

    expect(await sendAll(one)).toEqual([
      'customer-asked to hauler',
      'pickup-booked to customer',
      'proposal-accepted to hauler',
    ]);
  });

  test('except a question answered by a new time for the booked pickup', async () => {
    const one = await job();
    const booked = await book(one);
    await sendAll(one);
    await proposalActs.askAgain(one, booked);
    await propose(one, { windows: [wednesday] });

    expect(await sendAll(one)).toEqual(['proposal-made to customer']);
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
    for (const minutes of [90, 60, 60, 30, 15]) await proposalActs.setOut(one, minutes);

    const told = (await notificationsOf(one.lead)).filter(({ kind }) => kind === 'on-my-way');
    expect(told.map(msUntilDue)).toEqual([0, 0, 0]);
    expect(told.map(beginning)).toEqual(Array(3).fill(momentsOf(inDays(0)).from));
    expect(await sendAll(one)).toEqual(['on-my-way to customer']);
  });

  test.each<[string, string, (one: Job) => Promise<unknown>]>([
    ['the pickup has moved', 'No longer on the way', ({ lead }) => setLead(lead, booking(tuesday))],
    [
      'their arrival time has passed',
      'They are to be there by now',
      ({ lead }) => setLead(lead, { arrives_at: ago(HOUR_MS / 60) }),
    ],
    ['the job is done', 'The request is closed', (one) => proposalActs.complete(one)],
  ])('is told nothing once %s', async (_, last_error, change) => {
    const one = await today();
    await proposalActs.setOut(one);
    await change(one);

    expect(await sendAll(one)).not.toContain('on-my-way to customer');
    expect(await notificationOf(one.lead, 'on-my-way')).toMatchObject({ state: 'skipped', last_error });
  });
});

describe('the pickup reminder', () => {
  /** A pickup tomorrow that was booked this many hours ago. */
  async function tomorrow(hoursAgo = 48, columns = {}) {
    const one = await job(columns);
    await setLead(one.lead, { status: 'In Progress', ...booking(inDays(1)) });
    await setLead(one.lead, { pickup_set_at: ago(hoursAgo * HOUR_MS) });
    await sendAll(one);
    return one;
  }

  async function remindersOf({ lead }: Job): Promise<Notification[]> {
    return (await notificationsOf(lead)).filter(({ kind }) => kind === 'pickup-reminder');
  }

  /** With the reminder at midnight, so that its time has always come. */
  const fromMidnight = (task: () => Promise<void>) => withSettings({ pickup_reminder_at: '00:00' }, task);

  test('goes to customer and hauler once', () =>
    fromMidnight(async () => {
      const one = await tomorrow();
      await tick();
      await tick();
      expect(await sendNow(one)).toEqual(['pickup-reminder to customer', 'pickup-reminder to hauler']);
      await tick();

      expect(await sendAll(one)).toEqual([]);
    }));

  test.each(['Submitted', 'Sent Proposal', 'In Progress'] as const)('also goes out with the status %s', (status) =>
    fromMidnight(async () => {
      const one = await tomorrow();
      await setLead(one.lead, { status });
      if (status === 'Submitted') await setLead(one.lead, booking(inDays(1)));
      await setLead(one.lead, { pickup_set_at: ago(48 * HOUR_MS) });
      await sendAll(one);
      await tick();

      expect(await sendAll(one)).toEqual(['pickup-reminder to customer', 'pickup-reminder to hauler']);
    }),
  );

  test("goes only to the hauler without the customer's address", () =>
    fromMidnight(async () => {
      const one = await tomorrow(48, { email: null });
      await tick();

      expect(await sendAll(one)).toEqual(['pickup-reminder to hauler']);
    }));

  test('goes only to the customer without a hauler', () =>
    fromMidnight(async () => {
      const one = await tomorrow();
      await operator.from('job_offers').delete().eq('id', one.offer.id).throwOnError();
      await setLead(one.lead, { status: 'In Progress', ...booking(inDays(1)) });
      await setLead(one.lead, { pickup_set_at: ago(48 * HOUR_MS) });
      await sendAll(one);
      await tick();

      expect(await sendAll(one)).toEqual(['pickup-reminder to customer']);
    }));

  test("doesn't go out for a pickup set after the reminder time", () =>
    fromMidnight(async () => {
      const one = await tomorrow(0);
      await tick();

      expect(await sendAll(one)).toEqual([]);
    }));

  test("doesn't go out earlier for a later day", () =>
    fromMidnight(async () => {
      const one = await tomorrow();
      await setLead(one.lead, booking(inDays(2)));
      await setLead(one.lead, { pickup_set_at: ago(48 * HOUR_MS) });
      await sendAll(one);
      await tick();

      expect(await sendAll(one)).toEqual([]);
    }));

  test.each<[string, object]>([
    ['canceled', { status: 'Canceled' }],
    ['completed', { status: 'Completed' }],
    ['flagged', { flagged_because: 'Spam' }],
    ['without a window', { pickup_from: null, pickup_until: null }],
    ['only described', { timeframe: 'Noon' }],
  ])("doesn't go out if the request is %s", (_, columns) =>
    fromMidnight(async () => {
      const one = await tomorrow();
      await setLead(one.lead, columns);
      await tick();

      expect(await remindersOf(one)).toEqual([]);
    }),
  );

  test("doesn't go out for a pickup that has begun", () =>
    fromMidnight(async () => {
      const one = await tomorrow();
      await setLead(one.lead, booking(inDays(-1)));
      await setLead(one.lead, { pickup_set_at: ago(96 * HOUR_MS) });
      await tick();

      expect(await remindersOf(one)).toEqual([]);
    }));

  test('goes out for a flagged request once it is cleared', () =>
    fromMidnight(async () => {
      const one = await tomorrow();
      await setLead(one.lead, { flagged_because: 'Spam' });
      await tick();
      await setLead(one.lead, { flagged_because: null });
      await tick();

      expect(await sendAll(one)).toEqual(['pickup-reminder to customer', 'pickup-reminder to hauler']);
    }));

  test.each<[string, string, (one: Job) => Promise<unknown>]>([
    [
      'has moved since',
      'The pickup is at another time',
      ({ lead }) => setLead(lead, booking(inDays(1, '10:00', '12:00'))),
    ],
    ['has been returned since', 'The pickup is at another time', ({ offer }) => acts.giveBack(offer)],
    [
      'has begun before it can be sent',
      'The pickup has begun',
      async ({ lead }) => {
        await setLead(lead, booking(inDays(-1)));
        await operator
          .from('notifications')
          .update({ pickup_before: range(inDays(-1)) })
          .eq('lead_id', lead.id)
          .eq('kind', 'pickup-reminder')
          .throwOnError();
      },
    ],
  ])("doesn't go out for one that %s", (_, last_error, change) =>
    fromMidnight(async () => {
      const one = await tomorrow();
      await tick();
      await change(one);
      expect((await sendAll(one)).filter((each) => each.startsWith('pickup-reminder'))).toEqual([]);

      expect((await remindersOf(one)).map((each) => each.last_error)).toEqual([last_error, last_error]);
    }),
  );

  test('goes out again for a pickup moved to another day', () =>
    fromMidnight(async () => {
      const one = await tomorrow();
      await tick();
      await sendAll(one);
      await setLead(one.lead, booking(inDays(1, '14:00', '16:00')));
      await setLead(one.lead, { pickup_set_at: ago(48 * HOUR_MS) });
      await sendAll(one);
      await tick();

      expect(await sendAll(one)).toEqual(['pickup-reminder to customer', 'pickup-reminder to hauler']);
    }));
});

describe('the question after a pickup', () => {
  /** A pickup yesterday that ended at 11 AM. */
  async function yesterday() {
    const one = await job();
    await setLead(one.lead, { status: 'In Progress', ...booking(inDays(-1)) });
    await sendAll(one);
    return one;
  }

  test('goes to its hauler once', async () => {
    const one = await yesterday();
    await tick();
    await tick();
    expect(await sendAll(one)).toEqual(['pickup-over to hauler']);
    await tick();

    expect(await sendAll(one)).toEqual([]);
  });

  test('goes out again if the end was moved', async () => {
    const one = await yesterday();
    await tick();
    await sendAll(one);
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

  test.each<[string, object]>([
    ['done', { status: 'Completed' }],
    ['canceled', { status: 'Canceled' }],
    ['flagged', { flagged_because: 'Spam' }],
    ['long past', booking(inDays(-8))],
    ['in the future', booking(inDays(2))],
  ])("doesn't go out if the request is %s", async (_, columns) => {
    const one = await yesterday();
    await setLead(one.lead, columns);
    await sendAll(one);
    await tick();

    expect(await sendAll(one)).toEqual([]);
  });

  test.each<[string, (one: Job) => Promise<unknown>]>([
    ['moved', ({ lead }) => setLead(lead, booking(inDays(3)))],
    ['done', (one) => proposalActs.complete(one)],
    ['given back', ({ offer }) => acts.giveBack(offer)],
  ])("doesn't go out if the pickup is %s before sending", async (_, change) => {
    const one = await yesterday();
    await tick();
    await change(one);

    expect(await sendAll(one)).not.toContain('pickup-over to hauler');
  });
});

test('a customer who stopped emails or removed the address gets none of these', async () => {
  const one = await job();
  await propose(one);
  await acts.correct(one.lead, { email: '' });

  expect(await sendAll(one)).toEqual([]);
  expect(await notificationOf(one.lead, 'proposal-made')).toMatchObject({
    last_error: 'No way to tell them',
  });
});

test('a customer who cancels gets none of the waiting emails', async () => {
  const one = await job();
  await propose(one, { agreed: true });
  await acts.cancel(one.lead);

  expect(await sendAll(one)).toEqual([]);
  expect(await notificationOf(one.lead, 'pickup-booked')).toMatchObject({ last_error: 'The customer canceled' });
});

test("a proposal's emails are deleted with it", async () => {
  const one = await job();
  await propose(one);
  await deleteHauler(one.hauler);

  expect((await notificationsOf(one.lead)).filter(({ proposal_id }) => proposal_id !== null)).toEqual([]);
});
