import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ago, HOUR_MS } from '../support/ago.ts';
import { operator } from '../support/clients.ts';
import { setLead, setOffer } from '../support/haulers.ts';
import { acts, addHauler, deleteHauler, forgetMatch, offerOf } from '../support/match.ts';
import {
  hold,
  makeDue,
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

/** Kinds of mails that this is about. */
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

/** What goes out once all that waits is due. */
async function sendAll(of: Pick<Job, 'lead'>): Promise<string[]> {
  await makeDue();
  return sendNow(of);
}

/** What goes out at this moment. */
async function sendNow({ lead }: Pick<Job, 'lead'>): Promise<string[]> {
  return saying((await sendDue()).filter(({ lead_id }) => lead_id === lead.id));
}

function saying(told: Notification[]): string[] {
  return told
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, audience }) => `${kind} to ${audience}`)
    .sort();
}

/** A mail of a proposal, of which there are several. */
async function mailOf({ lead }: Pick<Job, 'lead'>, kind: string, proposal: string): Promise<Notification> {
  const found = (await notificationsOf(lead)).find((each) => each.kind === kind && each.proposal_id === proposal);
  if (!found) throw new Error(`There is no ${kind}`);
  return found;
}

/** A window as a column of type tstzrange is written. */
function range(window: typeof tuesday): string {
  const { from, until } = momentsOf(window);
  return `[${from},${until})`;
}

/** The beginning of the window that a mail is about, or null. */
function beginning({ pickup_before }: Notification): string | null {
  const [, from] = /^\["?([^",]+)/.exec(String(pickup_before ?? '')) ?? [];
  return from === undefined ? null : new Date(from).toISOString();
}

describe('of a proposal the customer hears', () => {
  test('two minutes later, by a mail of its own and not of the status', async () => {
    const one = await job();
    await sendAll(one);
    const id = await propose(one);

    expect(hold(await mailOf(one, 'proposal-made', id))).toBe(HOLD_MS);
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
      'replaced by a time of the operator',
      ['status-changed to customer'],
      ({ lead }) => setLead(lead, { timeframe: 'Noon' }),
    ],
    ['of a completed request', ['status-changed to customer'], ({ lead }) => setLead(lead, { status: 'Completed' })],
    ['of a canceled request', [], ({ lead }) => acts.cancel(lead)],
  ])('not of one that is %s meanwhile', async (_, told, change) => {
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

  test('nothing while the request is flagged, and of what is open once it is not', async () => {
    const one = await job();
    await sendAll(one);
    await setLead(one.lead, { flagged_because: 'Spam' });
    await propose(one);
    await propose(one);
    expect(await sendAll(one)).toEqual([]);

    await setLead(one.lead, { flagged_because: null });
    expect(await sendAll(one)).toEqual(['proposal-made to customer']);
  });

  test('also of a new time that waited to be told before it', async () => {
    const one = await job();
    await book(one);
    await sendAll(one);
    await setLead(one.lead, booking(wednesday));
    await propose(one);

    expect(await sendAll(one)).toEqual(['proposal-made to customer', 'timeframe-changed to customer']);
  });
});

describe('that a proposal no longer holds the customer hears', () => {
  test('two minutes after it was withdrawn, if they had heard of it', async () => {
    const one = await job();
    const id = await propose(one);
    await sendAll(one);
    await proposalActs.withdraw(one, id);
    await proposalActs.withdraw(one, id);

    expect(hold(await notificationOf(one.lead, 'proposal-withdrawn'))).toBe(HOLD_MS);
    expect(await sendAll(one)).toEqual(['proposal-withdrawn to customer']);
  });

  test('not if they had not', async () => {
    const one = await job();
    await proposalActs.withdraw(one, await propose(one));

    expect(await sendAll(one)).toEqual([]);
    expect(await notificationOf(one.lead, 'proposal-withdrawn')).toMatchObject({
      state: 'skipped',
      last_error: 'The customer was never told of it',
    });
  });

  test('not if there is another', async () => {
    const one = await job();
    const id = await propose(one);
    await sendAll(one);
    await proposalActs.withdraw(one, id);
    await propose(one);

    expect(await sendAll(one)).toEqual(['proposal-made to customer']);
    expect(await notificationOf(one.lead, 'proposal-withdrawn')).toMatchObject({ last_error: 'There is another one' });
  });

  test('also where the one that they had heard of was replaced by the one that was withdrawn', async () => {
    const one = await job();
    await propose(one);
    await sendAll(one);
    await proposalActs.withdraw(one, await propose(one));

    expect(await sendAll(one)).toEqual(['proposal-withdrawn to customer']);
  });

  test.each<[string, (one: Job, id: string) => Promise<unknown>]>([
    ['was withdrawn', (one, id) => proposalActs.withdraw(one, id)],
    ['is booked', (one, id) => proposalActs.accept(one, id)],
  ])('not where the one that they had heard of %s', async (_, change) => {
    const one = await job();
    const id = await propose(one);
    await sendAll(one);
    await change(one, id);
    await sendAll(one);
    await proposalActs.withdraw(one, await propose(one));

    expect(await sendAll(one)).toEqual([]);
  });
});

describe('of a booked pickup', () => {
  test('both hear at once when the customer accepts, once', async () => {
    const one = await job();
    await sendAll(one);
    const id = await book(one);
    await proposalActs.accept(one, id);

    expect(hold(await notificationOf(one.lead, 'pickup-booked'))).toBe(0);
    expect(hold(await notificationOf(one.lead, 'proposal-accepted'))).toBe(0);
    expect(await notificationOf(one.lead, 'proposal-accepted')).toMatchObject({
      offer_id: one.offer.id,
      proposal_id: id,
    });
    expect(await sendNow(one)).toEqual(['pickup-booked to customer', 'proposal-accepted to hauler']);
    expect(await sendAll(one)).toEqual([]);
  });

  test('the customer hears two minutes after it was agreed by phone', async () => {
    const one = await job();
    await sendAll(one);
    await propose(one, { agreed: true });

    expect(hold(await notificationOf(one.lead, 'pickup-booked'))).toBe(HOLD_MS);
    expect(await sendAll(one)).toEqual(['pickup-booked to customer']);
  });

  test('that moves, the customer hears with the time before', async () => {
    const one = await job();
    await book(one, { windows: [tuesday] });
    await sendAll(one);
    const id = await book(one, { windows: [wednesday] });

    expect(beginning(await mailOf(one, 'pickup-booked', id))).toBe(momentsOf(tuesday).from);
    expect(await sendAll(one)).toEqual(['pickup-booked to customer', 'proposal-accepted to hauler']);
  });

  test('nobody hears what is no longer booked so', async () => {
    const one = await job();
    await propose(one, { windows: [tuesday], agreed: true });
    await setLead(one.lead, booking(wednesday));

    expect(await sendAll(one)).toEqual(['timeframe-changed to customer']);
    expect(await notificationOf(one.lead, 'pickup-booked')).toMatchObject({ last_error: 'No longer booked so' });
  });

  test.each<[string, (one: Job) => Promise<unknown>]>([
    ['given back', ({ offer }) => acts.giveBack(offer)],
    ['the job of a hauler who is deleted', ({ hauler }) => deleteHauler(hauler)],
  ])('that is %s within the hold, the customer hears that it no longer holds', async (_, lose) => {
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
      'another hauler has the job within the hold',
      async ({ lead, offer }) => {
        const next = await addHauler();
        await acts.giveBack(offer);
        await acts.accept(await offerOf(lead, next));
      },
    ],
  ])('that is gone, the customer hears also when %s', async (_, lose) => {
    const one = await job();
    await book(one);
    await sendAll(one);
    await lose(one);

    expect(await sendAll(one)).toEqual(['status-changed to customer']);
  });

  test('that was to be moved, the customer hears when the job comes back', async () => {
    const one = await job();
    await book(one);
    await sendAll(one);
    await propose(one, { windows: [wednesday] });
    await acts.giveBack(one.offer);

    expect(await sendAll(one)).toEqual(['status-changed to customer']);
  });

  test('at a completed request nobody hears, but of that', async () => {
    const one = await job();
    await propose(one, { agreed: true });
    await proposalActs.complete(one, 20);

    expect(await sendAll(one)).toEqual(['status-changed to customer']);
    expect(await notificationOf(one.lead, 'pickup-booked')).toMatchObject({ last_error: 'The request is closed' });
  });

  test('of a flagged request nobody hears until it is cleared', async () => {
    const one = await job();
    await sendAll(one);
    await setLead(one.lead, { flagged_because: 'Spam' });
    await book(one);
    expect(await sendAll(one)).toEqual([]);

    await setLead(one.lead, { flagged_because: null });
    expect(await sendAll(one)).toEqual(['pickup-booked to customer', 'proposal-accepted to hauler']);
  });
});

describe('of a window that the operator sets by hand the customer hears', () => {
  test('of the new one, with the one before', async () => {
    const one = await job();
    await setLead(one.lead, booking(tuesday));
    await sendAll(one);
    await setLead(one.lead, booking(wednesday));

    const told = (await notificationsOf(one.lead)).filter(({ kind }) => kind === 'timeframe-changed');
    expect(told.map(beginning)).toEqual([null, momentsOf(tuesday).from]);
    expect(await sendAll(one)).toEqual(['timeframe-changed to customer']);
  });

  test('of one that is gone, and of one that words took the place of', async () => {
    for (const columns of [{ pickup_from: null, pickup_until: null }, { timeframe: 'Noon' }]) {
      const one = await job();
      await book(one);
      await sendAll(one);
      await setLead(one.lead, columns);
      expect(await sendAll(one)).toEqual(['timeframe-changed to customer']);
    }
  });

  test('nothing of one that was set back before it was told', async () => {
    const one = await job();
    await setLead(one.lead, booking(tuesday));
    await sendAll(one);
    await setLead(one.lead, booking(wednesday));
    await setLead(one.lead, booking(tuesday));

    expect(await sendAll(one)).toEqual([]);
  });
});

test('that words of a hauler took the place of a booked pickup the customer hears, however many they wrote', async () => {
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

describe('of what a customer answers the hauler hears', () => {
  test('at once that they declined, though the job is another’s by then', async () => {
    const one = await job();
    const next = await addHauler();
    const id = await propose(one);
    await sendAll(one);
    await proposalActs.decline(one, id);
    await proposalActs.decline(one, id);
    await acts.accept(await offerOf(one.lead, next));

    expect(await notificationOf(one.lead, 'proposal-declined')).toMatchObject({ offer_id: one.offer.id });
    expect(hold(await notificationOf(one.lead, 'proposal-declined'))).toBe(0);
    expect(await sendAll(one)).toEqual(['proposal-declined to hauler']);
  });

  test('also where they cancel afterwards', async () => {
    const one = await job();
    await proposalActs.decline(one, await propose(one));
    await acts.cancel(one.lead);

    expect(await sendAll(one)).toEqual(['proposal-declined to hauler']);
  });

  test('that they declined another time for a booked pickup', async () => {
    const one = await job();
    await book(one);
    await sendAll(one);
    await proposalActs.decline(one, await propose(one, { windows: [wednesday] }));

    expect(await sendAll(one)).toEqual(['proposal-declined to hauler']);
  });

  test('two minutes later and together what they asked for', async () => {
    const one = await job();
    const id = await propose(one);
    await sendAll(one);
    await proposalActs.askAgain(one, id, 'other-time');
    await proposalActs.askAgain(one, id, 'other', 'Noon?');
    await proposalActs.askAgain(one, id, 'other', 'Noon?');

    expect(hold(await notificationOf(one.lead, 'customer-asked'))).toBeGreaterThanOrEqual(HOLD_MS);
    expect(await sendAll(one)).toEqual(['customer-asked to hauler']);
    await proposalActs.askAgain(one, id, 'other', 'At one?');
    expect(await sendAll(one)).toEqual(['customer-asked to hauler']);
  });

  test('what they ask five times a day, and the page shows the others', async () => {
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
    ['are told that the customer accepts', (one, id) => proposalActs.accept(one, id)],
  ])('nothing of it once they %s', async (_, change) => {
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

  test('a question also of a customer who accepts after it', async () => {
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

  test('of a new time of a booked pickup nothing is asked any more', async () => {
    const one = await job();
    const booked = await book(one);
    await sendAll(one);
    await proposalActs.askAgain(one, booked);
    await propose(one, { windows: [wednesday] });

    expect(await sendAll(one)).toEqual(['proposal-made to customer']);
  });
});

describe('of a hauler on the way', () => {
  async function today() {
    const one = await job();
    await setLead(one.lead, { status: 'In Progress', ...booking(inDays(0)) });
    await sendAll(one);
    return one;
  }

  test('the customer hears at once, and of each other time, three times a window', async () => {
    const one = await today();
    for (const minutes of [90, 60, 60, 30, 15]) await proposalActs.setOut(one, minutes);

    const told = (await notificationsOf(one.lead)).filter(({ kind }) => kind === 'on-my-way');
    expect(told.map(hold)).toEqual([0, 0, 0]);
    expect(told.map(beginning)).toEqual(Array(3).fill(momentsOf(inDays(0)).from));
    expect(await sendAll(one)).toEqual(['on-my-way to customer']);
  });

  test.each<[string, string, (one: Job) => Promise<unknown>]>([
    ['the pickup has moved', 'No longer on the way', ({ lead }) => setLead(lead, booking(tuesday))],
    [
      'they were to be there a minute ago',
      'They are to be there by now',
      ({ lead }) => setLead(lead, { arrives_at: ago(HOUR_MS / 60) }),
    ],
    ['the job is done', 'The request is closed', (one) => proposalActs.complete(one)],
  ])('the customer hears nothing once %s', async (_, last_error, change) => {
    const one = await today();
    await proposalActs.setOut(one);
    await change(one);

    expect(await sendAll(one)).not.toContain('on-my-way to customer');
    expect(await notificationOf(one.lead, 'on-my-way')).toMatchObject({ state: 'skipped', last_error });
  });
});

describe('the evening before', () => {
  /** A pickup of tomorrow that was booked so many hours ago. */
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

  /** At midnight, so that the evening before has always come. */
  const fromMidnight = (task: () => Promise<void>) => withSettings({ pickup_reminder_at: '00:00' }, task);

  test('customer and hauler are reminded once', () =>
    fromMidnight(async () => {
      const one = await tomorrow();
      await tick();
      await tick();
      expect(await sendNow(one)).toEqual(['pickup-reminder to customer', 'pickup-reminder to hauler']);
      await tick();

      expect(await sendAll(one)).toEqual([]);
    }));

  test.each(['Submitted', 'Sent Proposal', 'In Progress'] as const)('also at %s', (status) =>
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

  test('the hauler alone of a customer without an address', () =>
    fromMidnight(async () => {
      const one = await tomorrow(48, { email: null });
      await tick();

      expect(await sendAll(one)).toEqual(['pickup-reminder to hauler']);
    }));

  test('the customer alone of a pickup that no hauler has', () =>
    fromMidnight(async () => {
      const one = await tomorrow();
      await operator.from('job_offers').delete().eq('id', one.offer.id).throwOnError();
      await setLead(one.lead, { status: 'In Progress', ...booking(inDays(1)) });
      await setLead(one.lead, { pickup_set_at: ago(48 * HOUR_MS) });
      await sendAll(one);
      await tick();

      expect(await sendAll(one)).toEqual(['pickup-reminder to customer']);
    }));

  test('nobody of a pickup that was set after the time of the reminder', () =>
    fromMidnight(async () => {
      const one = await tomorrow(0);
      await tick();

      expect(await sendAll(one)).toEqual([]);
    }));

  test('nobody before that time, of a pickup of the day after', () =>
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
    ['in words', { timeframe: 'Noon' }],
  ])('nobody of one that is %s', (_, columns) =>
    fromMidnight(async () => {
      const one = await tomorrow();
      await setLead(one.lead, columns);
      await tick();

      expect(await remindersOf(one)).toEqual([]);
    }),
  );

  test('nobody of one that has begun, however long ago it was set', () =>
    fromMidnight(async () => {
      const one = await tomorrow();
      await setLead(one.lead, booking(inDays(-1)));
      await setLead(one.lead, { pickup_set_at: ago(96 * HOUR_MS) });
      await tick();

      expect(await remindersOf(one)).toEqual([]);
    }));

  test('those of a flagged one once it is cleared', () =>
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
    ['came back since', 'The pickup is at another time', ({ offer }) => acts.giveBack(offer)],
    [
      'has begun by the time that it can be sent',
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
  ])('nobody of one that %s', (_, last_error, change) =>
    fromMidnight(async () => {
      const one = await tomorrow();
      await tick();
      await change(one);
      expect((await sendAll(one)).filter((each) => each.startsWith('pickup-reminder'))).toEqual([]);

      expect((await remindersOf(one)).map((each) => each.last_error)).toEqual([last_error, last_error]);
    }),
  );

  test('again of a pickup that moved to another day', () =>
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

describe('after a pickup', () => {
  /** A pickup of yesterday: its end was at 11 AM. */
  async function yesterday() {
    const one = await job();
    await setLead(one.lead, { status: 'In Progress', ...booking(inDays(-1)) });
    await sendAll(one);
    return one;
  }

  test('its hauler is asked once whether it is done', async () => {
    const one = await yesterday();
    await tick();
    await tick();
    expect(await sendAll(one)).toEqual(['pickup-over to hauler']);
    await tick();

    expect(await sendAll(one)).toEqual([]);
  });

  test('once more of one whose end was put off', async () => {
    const one = await yesterday();
    await tick();
    await sendAll(one);
    await setLead(one.lead, booking(inDays(-1, '09:00', '12:00')));
    await sendAll(one);
    await tick();

    expect(await sendAll(one)).toEqual(['pickup-over to hauler']);
  });

  test('not before so many hours of business', async () => {
    const one = await yesterday();
    await withSettings({ pickup_over_after: '2 days' }, tick);

    expect(await sendAll(one)).toEqual([]);
  });

  test.each<[string, object]>([
    ['done', { status: 'Completed' }],
    ['canceled', { status: 'Canceled' }],
    ['flagged', { flagged_because: 'Spam' }],
    ['of long ago', booking(inDays(-8))],
    ['to come', booking(inDays(2))],
  ])('not of one that is %s', async (_, columns) => {
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
  ])('not of one that is %s before the mail goes out', async (_, change) => {
    const one = await yesterday();
    await tick();
    await change(one);

    expect(await sendAll(one)).not.toContain('pickup-over to hauler');
  });
});

test('who wants no mail gets none of them, and who took their address away neither', async () => {
  const one = await job();
  await propose(one);
  await acts.correct(one.lead, { email: '' });

  expect(await sendAll(one)).toEqual([]);
  expect(await notificationOf(one.lead, 'proposal-made')).toMatchObject({
    last_error: 'No way to tell them',
  });
});

test('a customer who cancels hears nothing more of what waits', async () => {
  const one = await job();
  await propose(one, { agreed: true });
  await acts.cancel(one.lead);

  expect(await sendAll(one)).toEqual([]);
  expect(await notificationOf(one.lead, 'pickup-booked')).toMatchObject({ last_error: 'The customer canceled' });
});

test('a proposal’s mails are deleted with it', async () => {
  const one = await job();
  await propose(one);
  await deleteHauler(one.hauler);

  expect((await notificationsOf(one.lead)).filter(({ proposal_id }) => proposal_id !== null)).toEqual([]);
});
