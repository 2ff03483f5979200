import { randomUUID } from 'node:crypto';
import { jobSchema } from '@functions/contracts/job.ts';
import { leadDetailsSchema } from '@functions/contracts/tracking.ts';
import { windowText } from '@functions/words/en/pickups.ts';
import { proposalRefusalsForCustomers, proposalRefusalsForHaulers } from '@functions/words/en/proposal-refusals.ts';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { ago, HOUR_MS } from '../support/ago.ts';
import { call } from '../support/functions.ts';
import { addLead, offer, removeHaulers, setLead } from '../support/haulers.ts';
import { storedLead } from '../support/leads.ts';
import { withSettings } from '../support/notifications.ts';
import { booking, inDays, momentsOf, proposalsOf } from '../support/proposals.ts';

afterEach(removeHaulers);

const [tuesday, wednesday] = [inDays(2), inDays(3, '13:00', '15:30')];

/** A job with a hauler. */
async function held(columns: Parameters<typeof addLead>[0] = {}) {
  const lead = await addLead({ ...maximalLeadRow(), ...columns });
  const { token } = await offer(lead);
  await call('job', { token, action: 'accept' });
  return { lead, token };
}

type Held = Awaited<ReturnType<typeof held>>;

/** A job with a proposal the customer can answer. */
async function proposed() {
  const job = await held();
  const id = randomUUID();
  const { status } = await ask(job, 'propose', { id, windows: [wednesday, tuesday], priceFrom: 120, priceTo: 180 });
  expect(status).toBe(200);
  return { ...job, id, basedOn: { id, state: 'open' } };
}

const ask = ({ token }: Pick<Held, 'token'>, action: string, more: object = {}) =>
  call('job', { token, action, ...more });

const answer = ({ lead }: Pick<Held, 'lead'>, action: string, more: object = {}) =>
  call('update-lead', { trackingId: lead.tracking_id, action, ...more });

const look = async (job: Pick<Held, 'token'>) => jobSchema.parse((await ask(job, 'look')).answer);

const track = async ({ lead }: Pick<Held, 'lead'>) =>
  leadDetailsSchema.parse((await call('get-lead-details', { trackingId: lead.tracking_id })).answer);

/** All stored data about a job's pickup. */
async function stored({ lead }: Pick<Held, 'lead'>) {
  return { lead: { ...(await storedLead(lead.id)), updated_at: null }, proposals: await proposalsOf(lead) };
}

const isOpen = (window: typeof tuesday, open = true) => ({ ...momentsOf(window), isOpen: open });

test('propose, accept, set out and complete: hauler and customer see each step', async () => {
  const job = await held();
  const id = randomUUID();

  const made = await ask(job, 'propose', {
    id,
    windows: [wednesday, tuesday],
    priceFrom: 120,
    priceTo: 180,
    note: 'Two of us come.',
  });
  const offered = {
    id,
    priceFrom: 120,
    priceTo: 180,
    windows: [isOpen(tuesday), isOpen(wednesday)],
    note: 'Two of us come.',
    madeAt: expect.any(String),
  };
  expect(made).toMatchObject({ status: 200, answer: { lead: { status: 'Sent Proposal', proposal: offered } } });
  expect(await look(job)).toEqual(jobSchema.parse(made.answer));
  expect(await track(job)).toMatchObject({ status: 'Sent Proposal', proposal: offered });

  const asked = await answer(job, 'ask-again', { proposal: id, askedFor: 'other', line: 'Do you take paint?' });
  const question = { for: 'other', line: 'Do you take paint?', at: expect.any(String) };
  expect(asked).toMatchObject({ status: 200, answer: { proposal: { ...offered, asked: question } } });
  expect((await look(job)).lead).toMatchObject({ proposal: { asked: question } });

  const accepted = await answer(job, 'accept-proposal', { proposal: id, choice: 2 });
  expect(accepted).toMatchObject({
    status: 200,
    answer: {
      status: 'In Progress',
      date: windowText(momentsOf(wednesday)),
      pickup: momentsOf(wednesday),
      agreed: { ...offered, chosen: 2, acceptedBy: 'customer' },
    },
  });
  expect(accepted.answer).toEqual((await call('get-lead-details', { trackingId: job.lead.tracking_id })).answer);
  expect(accepted.answer).not.toHaveProperty('proposal');
  expect((await look(job)).lead).toMatchObject({
    pickup: momentsOf(wednesday),
    agreed: { chosen: 2 },
    timeframe: null,
  });

  await setLead(job.lead, booking(inDays(0)));
  const onTheWay = await ask(job, 'on-my-way', { minutes: 45 });
  const pickup = { ...momentsOf(inDays(0)), onMyWayAt: expect.any(String), arrivesAt: expect.any(String) };
  expect(onTheWay).toMatchObject({ status: 200, answer: { lead: { pickup } } });
  expect((await track(job)).pickup).toEqual(pickup);

  const completed = await ask(job, 'complete', { pricePaid: 165 });
  expect(completed).toMatchObject({ status: 200, answer: { state: 'closed', lead: { pricePaid: 165 } } });
  expect(await track(job)).toMatchObject({ status: 'Completed', pricePaid: 165 });
});

const results = [{ pricePaid: 165, loadSize: 'half' }, { pricePaid: 0 }, { loadSize: 'full' }, {}];

test.each(results)('a job is completed with %o; the same again is done, and others are closed', async (result) => {
  const job = await held();
  const { pricePaid, loadSize } = { pricePaid: undefined, loadSize: undefined, ...result };

  const completed = await ask(job, 'complete', result);

  expect(completed).toMatchObject({ status: 200, answer: { state: 'closed', lead: { status: 'Completed' } } });
  const { lead } = await look(job);
  expect(lead.hasJob && [lead.pricePaid, lead.loadSizeHauled]).toEqual([pricePaid, loadSize]);
  expect(await storedLead(job.lead.id)).toMatchObject({
    price_paid: pricePaid ?? null,
    load_size_hauled: loadSize ?? null,
    load_size: job.lead.load_size ?? null,
  });
  const before = await stored(job);
  expect(await ask(job, 'complete', result)).toEqual(completed);
  for (const other of results.filter((each) => each !== result)) {
    expect(await ask(job, 'complete', other)).toMatchObject({ status: 409, answer: { code: 'closed' } });
  }
  expect(await stored(job)).toEqual(before);
});

test('another load has its own words', async () => {
  expect(await ask(await held(), 'complete', { pricePaid: 165, loadSize: 'huge' })).toEqual({
    status: 400,
    answer: { statusCode: 400, code: 'load-size-invalid', message: 'Choose one of the five sizes, or none' },
  });
});

test('an agreement by phone is booked immediately, and one amount is both limits', async () => {
  const job = await held();
  const { status } = await ask(job, 'propose', { id: randomUUID(), windows: [tuesday], priceFrom: 150, agreed: true });

  expect(status).toBe(200);
  expect(await track(job)).toMatchObject({
    status: 'In Progress',
    pickup: momentsOf(tuesday),
    agreed: { priceFrom: 150, priceTo: 150, acceptedBy: 'hauler', chosen: 1 },
  });
});

test('a proposal without price and note has none', async () => {
  const job = await held();
  await ask(job, 'propose', { id: randomUUID(), windows: [tuesday], note: '  ' });

  const { proposal } = await track(job);

  expect(proposal).toEqual({
    id: expect.any(String),
    windows: [isOpen(tuesday)],
    madeAt: expect.any(String),
  });
});

test('a hauler can withdraw a proposal', async () => {
  const job = await proposed();
  const withdrawn = await ask(job, 'withdraw', { proposal: job.id });

  expect(withdrawn).toMatchObject({ status: 200, answer: { lead: { status: 'Sent Proposal' } } });
  expect(withdrawn.answer).not.toHaveProperty('lead.proposal');
  expect(await track(job)).not.toHaveProperty('proposal');
});

test('a customer can decline, and the hauler loses the job', async () => {
  const job = await proposed();
  const declined = await answer(job, 'decline-proposal', { proposal: job.id, declinedFor: 'price' });

  expect(declined).toMatchObject({ status: 200, answer: { status: 'Submitted' } });
  expect(declined.answer).not.toHaveProperty('hauler');
  expect(await look(job)).toMatchObject({ state: 'returned', lead: { hasJob: false } });
});

const twice: Record<string, (job: Awaited<ReturnType<typeof proposed>>) => ReturnType<typeof call>> = {
  'a proposal': (job) =>
    ask(job, 'propose', { id: job.id, windows: [tuesday, wednesday], priceFrom: 120, priceTo: 180 }),
  withdrawing: (job) => ask(job, 'withdraw', { proposal: job.id }),
  accepting: (job) => answer(job, 'accept-proposal', { proposal: job.id, choice: 1 }),
  asking: (job) => answer(job, 'ask-again', { proposal: job.id, askedFor: 'other-price' }),
  declining: (job) => answer(job, 'decline-proposal', { proposal: job.id, declinedFor: 'other' }),
  completing: (job) => ask(job, 'complete', { pricePaid: 0 }),
};

test.each(Object.entries(twice))('%s three times gets the same answer and is done once', async (_, act) => {
  const job = await proposed();
  const first = await act(job);
  const afterFirst = await stored(job);

  expect(first.status).toBe(200);
  expect([await act(job), await act(job)]).toEqual([first, first]);
  expect(await stored(job)).toEqual(afterFirst);
});

// Refusals

type Job = Awaited<ReturnType<typeof proposed>>;

/** How to provoke each refusal to a hauler. */
const ofHaulers: Record<keyof typeof proposalRefusalsForHaulers, (job: Job) => ReturnType<typeof call>> = {
  async closed(job) {
    await setLead(job.lead, { status: 'Completed' });
    return ask(job, 'withdraw', { proposal: job.id });
  },
  changed: (job) => ask(job, 'propose', { id: randomUUID(), windows: [tuesday] }),
  async 'not-yours'(job) {
    await ask(job, 'give-back');
    return ask(job, 'withdraw', { proposal: job.id });
  },
  async 'call-first'() {
    return ask(await held({ email: null }), 'propose', { id: randomUUID(), windows: [tuesday] });
  },
  'too-soon': ({ basedOn, ...job }) => ask(job, 'propose', { id: randomUUID(), windows: [inDays(-1)], basedOn }),
  'too-late': ({ basedOn, ...job }) => ask(job, 'propose', { id: randomUUID(), windows: [inDays(61)], basedOn }),
  async 'too-many'({ basedOn, ...job }) {
    let refused = await ask(job, 'look');
    await withSettings({ proposals_per_job: 1 }, async () => {
      refused = await ask(job, 'propose', { id: randomUUID(), windows: [tuesday], basedOn });
    });
    return refused;
  },
  'window-wrong': ({ basedOn, ...job }) =>
    ask(job, 'propose', { id: randomUUID(), windows: [tuesday, inDays(2, '10:45', '12:00')], basedOn }),
  'window-passed': ({ basedOn, ...job }) =>
    ask(job, 'propose', { id: randomUUID(), windows: [inDays(-1)], agreed: true, basedOn }),
  'not-today': (job) => ask(job, 'on-my-way', { minutes: 30 }),
};

test.each(Object.entries(ofHaulers))('a hauler refused with %s gets advice', async (code, act) => {
  const refused = await act(await proposed());

  expect(refused).toMatchObject({
    status: 409,
    answer: { statusCode: 409, code, message: Object(proposalRefusalsForHaulers)[code] },
  });
});

/** The same for a customer. */
const ofCustomers: Record<keyof typeof proposalRefusalsForCustomers, (job: Job) => ReturnType<typeof call>> = {
  async closed(job) {
    await setLead(job.lead, { status: 'Completed' });
    return answer(job, 'accept-proposal', { proposal: job.id, choice: 1 });
  },
  async changed(job) {
    await ask(job, 'propose', { id: randomUUID(), windows: [tuesday], basedOn: job.basedOn });
    return answer(job, 'accept-proposal', { proposal: job.id, choice: 1 });
  },
  async 'too-many'(job) {
    // With In Progress the job stays with its hauler.
    await setLead(job.lead, { status: 'In Progress' });
    await answer(job, 'decline-proposal', { proposal: job.id, declinedFor: 'time' });
    for (let declined = 1; declined <= 3; declined++) {
      const id = randomUUID();
      await ask(job, 'propose', { id, windows: [tuesday] });
      const declining = await answer(job, 'decline-proposal', { proposal: id, declinedFor: 'time' });
      if (declined === 3) return declining;
    }
    throw new Error('Nothing was declined');
  },
  async 'window-passed'(job) {
    let refused = await ask(job, 'look');
    await withSettings({ acceptance_notice: '7 days' }, async () => {
      refused = await answer(job, 'accept-proposal', { proposal: job.id, choice: 1 });
    });
    return refused;
  },
};

test.each(Object.entries(ofCustomers))('a customer refused with %s gets advice', async (code, act) => {
  const refused = await act(await proposed());

  expect(refused).toMatchObject({
    status: 409,
    answer: { statusCode: 409, code, message: Object(proposalRefusalsForCustomers)[code] },
  });
});

const changedMeanwhile: [string, (job: Job) => ReturnType<typeof call>, (job: Job) => ReturnType<typeof call>][] = [
  [
    'accepted, and replaced by who has not seen that',
    (job) => answer(job, 'accept-proposal', { proposal: job.id, choice: 1 }),
    ({ basedOn, ...job }) => ask(job, 'propose', { id: randomUUID(), windows: [wednesday], basedOn }),
  ],
  [
    'withdrawn, and accepted',
    (job) => ask(job, 'withdraw', { proposal: job.id }),
    (job) => answer(job, 'accept-proposal', { proposal: job.id, choice: 1 }),
  ],
  [
    'accepted, and withdrawn',
    (job) => answer(job, 'accept-proposal', { proposal: job.id, choice: 1 }),
    (job) => ask(job, 'withdraw', { proposal: job.id }),
  ],
  [
    'accepted at one time, and at another',
    (job) => answer(job, 'accept-proposal', { proposal: job.id, choice: 1 }),
    (job) => answer(job, 'accept-proposal', { proposal: job.id, choice: 2 }),
  ],
];

test.each(changedMeanwhile)('a proposal is %s: the second action changes nothing', async (_, first, second) => {
  const job = await proposed();
  expect((await first(job)).status).toBe(200);
  const before = await stored(job);

  expect(await second(job)).toMatchObject({ status: 409, answer: { code: 'changed' } });

  expect(await stored(job)).toEqual(before);
});

// Unknown links

test.each<[string, object]>([
  ['propose', { id: randomUUID(), windows: [tuesday] }],
  ['withdraw', { proposal: randomUUID() }],
  ['on-my-way', { minutes: 30 }],
  ['complete', { pricePaid: 20 }],
  ['complete', { loadSize: 'half' }],
])('%s with an unknown link gets a message', async (action, more) => {
  expect(await ask({ token: '0'.repeat(16) }, action, more)).toEqual({
    status: 200,
    answer: { message: 'There’s no job at this link.' },
  });
});

test.each<[string, object]>([
  ['accept-proposal', { proposal: randomUUID(), choice: 1 }],
  ['ask-again', { proposal: randomUUID(), askedFor: 'other-time' }],
  ['decline-proposal', { proposal: randomUUID(), declinedFor: 'price' }],
])('%s with an unknown tracking ID gets a message', async (action, more) => {
  expect(await call('update-lead', { trackingId: '0'.repeat(16), action, ...more })).toEqual({
    status: 200,
    answer: { message: 'The tracking ID provided was not found in our system.' },
  });
});

// Invalid input

const proposal = { id: randomUUID(), windows: [tuesday] };

const badFromHaulers: Record<string, [string, object]> = {
  'no ID': ['propose', { windows: [tuesday] }],
  'an ID that is none': ['propose', { ...proposal, id: '1' }],
  'no windows': ['propose', { ...proposal, windows: [] }],
  'windows missing': ['propose', { id: randomUUID() }],
  'four windows': ['propose', { ...proposal, windows: [2, 3, 4, 5].map((days) => inDays(days)) }],
  'two windows agreed by phone': ['propose', { ...proposal, windows: [tuesday, wednesday], agreed: true }],
  'February 30': ['propose', { ...proposal, windows: [{ ...tuesday, day: '2027-02-30' }] }],
  'February 29 of 2027': ['propose', { ...proposal, windows: [{ ...tuesday, day: '2027-02-29' }] }],
  'a day of another form': ['propose', { ...proposal, windows: [{ ...tuesday, day: '11/24/2026' }] }],
  'a day of the year 20260': ['propose', { ...proposal, windows: [{ ...tuesday, day: '20260-01-01' }] }],
  'no quarter of an hour': ['propose', { ...proposal, windows: [{ ...tuesday, from: '09:10' }] }],
  'a time with seconds': ['propose', { ...proposal, windows: [{ ...tuesday, from: '09:00:00' }] }],
  '24:00': ['propose', { ...proposal, windows: [{ ...tuesday, until: '24:00' }] }],
  'a price below nothing': ['propose', { ...proposal, priceFrom: -1 }],
  'a price of 20,001': ['propose', { ...proposal, priceFrom: 20_001 }],
  cents: ['propose', { ...proposal, priceFrom: 120.5 }],
  'a price in words': ['propose', { ...proposal, priceFrom: '120' }],
  'an upper end alone': ['propose', { ...proposal, priceTo: 120 }],
  'a range the wrong way round': ['propose', { ...proposal, priceFrom: 180, priceTo: 120 }],
  'an endless note': ['propose', { ...proposal, note: 'x'.repeat(501) }],
  'a note that reads backwards': ['propose', { ...proposal, note: '\u202Eolleh' }],
  'a note that is not seen': ['propose', { ...proposal, note: 'a\u200Bb' }],
  'a proposal based on a withdrawn one': [
    'propose',
    { ...proposal, basedOn: { id: randomUUID(), state: 'withdrawn' } },
  ],
  'a proposal based on an ID alone': ['propose', { ...proposal, basedOn: { id: randomUUID() } }],
  'withdrawing nothing': ['withdraw', {}],
  'withdrawing what is no ID': ['withdraw', { proposal: 'all' }],
  'four minutes': ['on-my-way', { minutes: 4 }],
  '181 minutes': ['on-my-way', { minutes: 181 }],
  'half a minute': ['on-my-way', { minutes: 30.5 }],
  'no minutes': ['on-my-way', {}],
  'completing for less than nothing': ['complete', { pricePaid: -1 }],
  'completing for 20,001': ['complete', { pricePaid: 20_001 }],
  'completing for no number': ['complete', { pricePaid: null }],
  'completing with a load that is none': ['complete', { pricePaid: 165, loadSize: 'huge' }],
  'completing with an empty load': ['complete', { loadSize: '' }],
  'completing with a load of null': ['complete', { loadSize: null }],
};

test.each(Object.entries(badFromHaulers))(
  'from a hauler, %s gets 400 and changes nothing',
  async (_, [action, more]) => {
    const job = await held();
    const before = await stored(job);

    const { status, answer: refused } = await ask(job, action, more);

    expect([status, refused]).toEqual([
      400,
      { statusCode: 400, code: expect.any(String), message: expect.any(String) },
    ]);
    expect(await stored(job)).toEqual(before);
  },
);

const badFromCustomers: Record<string, [string, object]> = {
  'accepting no time': ['accept-proposal', {}],
  'accepting the time before the first': ['accept-proposal', { choice: 0 }],
  'accepting a fourth time': ['accept-proposal', { choice: 4 }],
  'accepting half a time': ['accept-proposal', { choice: 1.5 }],
  'accepting what is no ID': ['accept-proposal', { proposal: 'it', choice: 1 }],
  'asking for nothing': ['ask-again', {}],
  'asking for what is no choice': ['ask-again', { askedFor: 'other-hauler' }],
  'asking for something else without words': ['ask-again', { askedFor: 'other' }],
  'asking for something else with empty words': ['ask-again', { askedFor: 'other', line: '  ' }],
  'an endless line': ['ask-again', { askedFor: 'other', line: 'x'.repeat(201) }],
  'two lines': ['ask-again', { askedFor: 'other', line: 'one\ntwo' }],
  'declining for no reason': ['decline-proposal', {}],
  'declining for what is no reason': ['decline-proposal', { declinedFor: 'hauler' }],
};

test.each(Object.entries(badFromCustomers))(
  'from a customer, %s gets 400 and changes nothing',
  async (_, [action, more]) => {
    const job = await proposed();
    const before = await stored(job);

    const { status, answer: refused } = await answer(job, action, { proposal: job.id, ...more });

    expect([status, refused]).toEqual([
      400,
      { statusCode: 400, code: expect.any(String), message: expect.any(String) },
    ]);
    expect(await stored(job)).toEqual(before);
  },
);

test('markup, SQL and formulas are returned unchanged', async () => {
  const job = await held();
  const [note, line] = [
    `<img src=x onerror=alert(1)>\n'); drop table proposals; --`,
    '=HYPERLINK("https://evil.example")',
  ];
  const id = randomUUID();
  await ask(job, 'propose', { id, windows: [tuesday], note });
  await answer(job, 'ask-again', { proposal: id, askedFor: 'other', line });

  expect(await track(job)).toMatchObject({ proposal: { note, asked: { line } } });
});

test('a hauler without the job sees none of its proposals', async () => {
  const job = await proposed();
  const { token } = await offer(job.lead);
  await ask(job, 'give-back');

  for (const each of [{ token }, job]) {
    const seen = JSON.stringify(await look(each));
    for (const field of ['proposal', 'pickup', 'agreed', 'pricePaid', 'proposalBounds', 'isTold']) {
      expect(seen).not.toContain(`"${field}"`);
    }
  }
});

// Pages older than proposals

const moment = z.iso.datetime();

/** The earlier schema of the job page for the hauler with the job. */
const jobBefore = z.object({
  state: z.string(),
  hauler: z.object({ name: z.string() }),
  lead: z.object({
    hasJob: z.literal(true),
    services: z.array(z.string()),
    city: z.nullable(z.string()),
    zipCode: z.string(),
    description: z.nullable(z.string()),
    photos: z.array(z.string()),
    promisedBy: moment,
    expiresAt: moment,
    timeframe: z.nullable(z.string()),
    agreedToMessages: z.boolean(),
    status: z.string(),
    cancelReasons: z.array(z.string()),
    canceledByCustomer: z.boolean(),
    fullName: z.string(),
    phone: z.string(),
    email: z.nullable(z.string()),
    streetAddress: z.string(),
    unitNumber: z.nullable(z.string()),
    callTime: z.nullable(z.string()),
    contactedAt: z.nullable(moment),
    reportedAt: z.nullable(moment),
    reportedAgain: z.boolean(),
  }),
});

/** The earlier schema of the tracking page. */
const detailsBefore = z.object({
  fullName: z.string(),
  phone: z.string(),
  email: z.string(),
  service: z.string(),
  location: z.string(),
  date: z.string(),
  status: z.string(),
  cancelReasons: z.array(z.string()),
  agreedToMessages: z.boolean(),
  hauler: z.object({ name: z.string(), phone: z.string() }),
  history: z.array(z.object({ status: z.string(), at: moment })),
  promisedBy: moment,
  contactedAt: moment,
  unitNumber: z.string(),
});

test('older pages can read what they know, with a proposal, a booked pickup and a price', async () => {
  const job = await proposed();
  const read = async () => {
    jobBefore.parse((await ask(job, 'look')).answer);
    return detailsBefore.parse((await call('get-lead-details', { trackingId: job.lead.tracking_id })).answer);
  };
  expect((await read()).date).not.toContain('AM');
  await answer(job, 'accept-proposal', { proposal: job.id, choice: 1 });
  expect((await read()).date).toBe(windowText(momentsOf(tuesday)));
  await ask(job, 'complete', { pricePaid: 165 });
  expect((await read()).status).toBe('Completed');
});

test('older pages can send what they send, even with proposals', async () => {
  const job = await proposed();
  const update = async (change: object) => (await ask(job, 'update', change)).status;

  expect(await update({ status: 'Sent Proposal' })).toBe(200);
  expect(await update({ timeframe: 'Friday at noon' })).toBe(200);
  expect(await track(job)).toMatchObject({ date: 'Friday at noon', status: 'Sent Proposal' });
  expect(await track(job)).not.toHaveProperty('proposal');
  expect(await update({ status: 'In Progress', timeframe: '' })).toBe(200);
  expect(await update({ status: 'Completed' })).toBe(200);
  expect(await track(job)).toMatchObject({ status: 'Completed' });

  const other = await proposed();
  await answer(other, 'accept-proposal', { proposal: other.id, choice: 1 });
  expect((await ask(other, 'update', { status: 'Canceled', cancelReasons: ['No lift'] })).status).toBe(200);
  expect(await track(other)).toMatchObject({ status: 'Canceled', cancelReasons: ['No lift'] });

  const third = await proposed();
  expect((await answer(third, 'cancel', { reasons: ['Sold it'] })).status).toBe(200);
  expect((await answer(third, 'correct', { callTime: 'Noon' })).status).toBe(409);
});

test('an earlier call counts for a customer without an address', async () => {
  const job = await held({ email: null });
  await setLead(job.lead, { contacted_at: ago(HOUR_MS) });

  expect((await ask(job, 'propose', { id: randomUUID(), windows: [tuesday] })).status).toBe(200);
});
