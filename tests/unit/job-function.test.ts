import { randomUUID } from 'node:crypto';
import { proposalRefusalsForHaulers } from '@functions/words/en/proposal-refusals.ts';
import { refusals } from '@functions/words/en/refusals.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proposalConflicts } from '../fixtures/conflicts.ts';
import { foundJob } from '../fixtures/jobs.ts';
import { DatabaseError, loadFunction, refusedWith } from '../support/loaded-function.ts';

const token = '7K3M9Q2X4TBVR8ND';
const ID = randomUUID();
const windows = [{ day: '2026-11-24', from: '09:00', until: '11:00' }];
const [window] = windows;

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const { call, request } = await loadFunction('job');

/** A row of `find_job` for the hauler who has the job. */
const held = {
  state: 'accepted',
  hauler: { ...foundJob.hauler, texts_on: true, texts_to: '3105550199', truck_cubic_yards: 15 },
  lead: {
    ...{ ...foundJob.lead, has_job: true, status: 'In Progress', cancel_reasons: [], canceled_by_customer: false },
    ...{ full_name: 'Ana Diaz', phone: '2135550142', email: null, street_address: '742 Evergreen Terrace' },
    ...{ unit_number: null, call_time: null, contacted_at: '2026-11-21T08:00:00+00:00', reported_at: null },
    ...{ reported_again: true, desk_note: 'Pays late' },
  },
};

type Input = { action: string; [field: string]: unknown };

/** Sends an action whose database function ends with this outcome. */
function act(input: Input, outcome: unknown, found: unknown = held) {
  const names = actions.map(([, name]) => name);
  return call({ token, ...input }, { find_job: found, ...Object.fromEntries(names.map((name) => [name, outcome])) });
}

const propose = { action: 'propose', id: ID, windows };

/** Each action, the database function it calls, and the arguments beside the token. */
const actions: [input: Input, name: string, args: object][] = [
  [{ action: 'accept' }, 'accept_job', {}],
  [{ action: 'decline', reason: '  Too far away ' }, 'decline_job', { reason: 'Too far away' }],
  [{ action: 'decline' }, 'decline_job', {}],
  [{ action: 'called' }, 'report_call', {}],
  [{ action: 'update', status: 'Sent Proposal' }, 'update_job', { status: 'Sent Proposal' }],
  [{ action: 'update', timeframe: '' }, 'update_job', { timeframe: '' }],
  [
    { action: 'update', status: 'Canceled', cancelReasons: ['Too large', 'No lift'] },
    'update_job',
    { status: 'Canceled', cancel_reasons: ['Too large', 'No lift'] },
  ],
  [{ action: 'give-back', reason: 'No truck' }, 'give_back_job', { reason: 'No truck' }],
  [{ ...propose, note: '  ' }, 'propose', { id: ID, windows, agreed: false }],
  [
    { ...propose, priceFrom: 120, priceTo: 180, note: 'Two of us.\nCome.', basedOn: { id: ID, state: 'accepted' } },
    'propose',
    {
      ...{ id: ID, windows, price_from: 120, price_to: 180, note: 'Two of us.\nCome.', agreed: false },
      ...{ based_on: ID, based_on_state: 'accepted' },
    },
  ],
  [{ ...propose, agreed: true }, 'propose', { id: ID, windows, agreed: true }],
  [{ action: 'withdraw', proposal: ID }, 'withdraw_proposal', { proposal: ID }],
  [{ action: 'on-my-way', minutes: 180 }, 'set_on_my_way', { minutes: 180 }],
  [{ action: 'door-price', id: ID, price: 240 }, 'set_door_price', { id: ID, price: 240 }],
  [
    { action: 'door-price', id: ID, price: 0, reason: ' A piano\nmore ', agreed: true, minutesAgo: 1440 },
    'set_door_price',
    { id: ID, price: 0, reason: 'A piano more', agreed: true, minutes_ago: 1440 },
  ],
  [{ action: 'complete' }, 'complete_job', {}],
  [{ action: 'complete', pricePaid: 0, loadSize: 'half' }, 'complete_job', { price_paid: 0, load_size: 'half' }],
  [{ action: 'texts', on: false }, 'set_texts', { wanted: false }],
  [{ action: 'truck', cubicYards: 60 }, 'set_truck', { cubic_yards: 60 }],
  [{ action: 'truck', cubicYards: null }, 'set_truck', {}],
];

test.each(actions)(
  '%j calls %s with %j and answers with the job, or with a message for an unknown link',
  async (input, name, args) => {
    const { status, answer, asked } = await act(input, 'done');

    expect(asked).toEqual([
      [name, { token, ...args }],
      ['find_job', { token }],
    ]);
    expect([status, answer]).toMatchObject([200, { state: 'accepted', lead: { fullName: 'Ana Diaz' } }]);
    expect(await act(input, 'unknown', null)).toMatchObject({
      status: 200,
      answer: { message: refusals['job-unknown'] },
    });
  },
);

test('looking only finds the job, in the shape of the contract and without what only the team knows', async () => {
  const { answer, asked } = await call({ token: '7k3m-9q2x-4tbv-r8nd', action: 'view' }, { find_job: held });

  expect(asked).toEqual([['find_job', { token }]]);
  expect(answer).toEqual({
    state: 'accepted',
    hauler: { name: 'Bay Haul', languages: ['en'], textsOn: true, textsTo: '3105550199', truckCubicYards: 15 },
    lead: {
      ...{ hasJob: true, services: ['Furniture Removal'], city: null, zipCode: '90012', loadSize: null, wanted: null },
      ...{ photos: [], description: null, timeframe: null, language: 'en', agreedToMessages: false },
      ...{ expiresAt: '2026-11-21T12:00:00.000Z', promisedBy: '2026-11-22T12:00:00.000Z' },
      ...{ status: 'In Progress', cancelReasons: [], canceledByCustomer: false, fullName: 'Ana Diaz' },
      ...{ phone: '2135550142', email: null, streetAddress: '742 Evergreen Terrace', unitNumber: null, callTime: null },
      ...{ contactedAt: '2026-11-21T08:00:00.000Z', reportedAt: null, reportedAgain: true },
      bookedElsewhere: [],
    },
  });
});

test.each<[stored: unknown, answered: unknown]>([
  [
    { lower: 215, upper: 290, pickups: 40 },
    { lower: 215, upper: 290 },
  ],
  [{ lower: null, upper: null }, undefined],
  [null, undefined],
  [undefined, undefined],
])('what such loads cost, if the database says %j, is answered as %j', async (stored, answered) => {
  const { answer } = await call({ token, action: 'view' }, { find_job: { ...foundJob, paid: stored } });

  expect(answer).toMatchObject({ state: 'open', lead: { hasJob: false } });
  expect((answer as { paid?: unknown }).paid).toEqual(answered);
});

test.each([
  ['open', 'job-not-accepted'],
  ['accepted', 'job-is-yours'],
  ['taken', 'job-taken'],
  ['declined', 'job-declined'],
  ['returned', 'job-returned'],
  ['closed', 'job-closed'],
  ['expired', 'offer-expired'],
])(
  'with a job that is %s an action is refused with %s, and who does not have it gets no status',
  async (state, code) => {
    const row = { ...foundJob, state, lead: { ...foundJob.lead, status: 'Completed' } };

    const seen = await call({ token, action: 'view' }, { find_job: row });
    const refused = await act({ action: 'decline' }, 'refused', row);
    const moved = await act({ action: 'update', status: 'Sent Proposal' }, 'refused', row);

    const hauler = { name: 'Bay Haul', languages: ['en'], textsOn: false, truckCubicYards: null };
    expect(seen.answer).toMatchObject({ state, hauler });
    expect(refused).toMatchObject({ status: 409, answer: { statusCode: 409, code, message: expect.any(String) } });
    // A job only moves forward.
    expect(moved.answer).toMatchObject({ code: state === 'accepted' ? 'job-moves-forwards' : code });
    expect(JSON.stringify([seen.answer, refused.answer, moved.answer])).not.toMatch(/status"|Completed/);
  },
);

test('the hauler of a job is refused with its status, which the message names', async () => {
  expect(await act({ action: 'update', status: 'Sent Proposal' }, 'refused')).toMatchObject({
    status: 409,
    answer: {
      ...{ statusCode: 409, code: 'job-moves-forwards', status: 'In Progress' },
      message: refusals['job-moves-forwards']({ status: 'In Progress' }),
    },
  });
});

test.each([
  ['accept', 'call-first', refusals['call-first']],
  ['accept', 'not-yet', refusals['not-yet']],
  ['propose', 'call-first', proposalRefusalsForHaulers['call-first']],
])('%s refused with %s has its own message, and the offer stays', async (action, code, message) => {
  const { status, answer } = await act(action === 'propose' ? propose : { action }, code, foundJob);

  expect([status, answer]).toEqual([409, { statusCode: 409, code, message }]);
});

test.each(proposalConflicts)('a proposal or pickup refused with %s has a message for the hauler', async (code) => {
  for (const input of [propose, { action: 'truck', cubicYards: 15 }]) {
    expect(await act(input, code)).toMatchObject({
      status: 409,
      answer: { statusCode: 409, code, status: 'In Progress', message: proposalRefusalsForHaulers[code] },
    });
  }
});

test('a deadlock is retried up to three times, and another failure is not', async () => {
  const times = (...outcomes: unknown[]) => vi.fn(() => outcomes.shift());
  const deadlock = new DatabaseError('40P01');
  const [once, always, other] = [
    times(deadlock, 'done'),
    times(deadlock, deadlock, deadlock, 'done'),
    times(new DatabaseError('XX000'), 'done'),
  ];

  expect(await act(propose, once)).toMatchObject({ status: 200 });
  expect(await act(propose, always)).toMatchObject({ status: 500, answer: { code: 'fault' } });
  expect(await act(propose, other)).toMatchObject({ status: 500 });
  expect([once, always, other].map(({ mock }) => mock.calls.length)).toEqual([2, 3, 1]);
});

test.each<[action: string, code: string, ...inputs: object[]]>([
  ['view', 'link-invalid', { token: '7K3M-9Q2X' }, { token: '7K3M9Q2X4TBVR8N%' }],
  ['view', 'malformed', { token: undefined }, { action: undefined }, { action: 'delete' }],
  ['update', 'change-required', {}, { cancelReasons: ['No lift'] }],
  ['update', 'malformed', { status: 'Submitted' }, { status: 'Lost' }],
  ['update', 'cancel-reason-required', { status: 'Canceled' }],
  ['update', 'reasons-required', { status: 'Canceled', cancelReasons: [] }],
  ['update', 'reason-required', { status: 'Canceled', cancelReasons: [' '] }],
  ['update', 'too-many-reasons', { status: 'Canceled', cancelReasons: [...'abcdefg'] }],
  ['update', 'too-long:200', { status: 'Canceled', cancelReasons: ['x'.repeat(201)] }],
  ['update', 'too-long:100', { timeframe: 'x'.repeat(101) }],
  ['give-back', 'reason-required', { reason: '' }],
  ['decline', 'reason-required', { reason: '\u200B' }],
  ['texts', 'malformed', {}, { on: 'true' }],
  ['truck', 'truck-invalid', ...[0, 61, 12.5, '15', undefined].map((cubicYards) => ({ cubicYards }))],
  ['propose', 'malformed', { id: '1' }, { windows: [] }, { windows: [...windows, ...windows, ...windows, ...windows] }],
  ['propose', 'malformed', { windows: [...windows, { ...window, day: '2026-11-25' }], agreed: true }],
  [
    'propose',
    'malformed',
    ...['2027-02-30', '11/24/2026', '20260-01-01'].map((day) => ({ windows: [{ ...window, day }] })),
  ],
  ['propose', 'malformed', ...['09:10', '09:00:00', '24:00'].map((from) => ({ windows: [{ ...window, from }] }))],
  ['propose', 'malformed', { basedOn: { id: ID } }, { basedOn: { id: ID, state: 'withdrawn' } }],
  ['propose', 'price-invalid', ...[-1, 20_001, 120.5, '120'].map((priceFrom) => ({ priceFrom }))],
  ['propose', 'price-range-invalid', { priceTo: 120 }, { priceFrom: 180, priceTo: 120 }],
  ['propose', 'too-long:500', { note: 'x'.repeat(501) }],
  ['withdraw', 'malformed', {}, { proposal: 'all' }],
  ['on-my-way', 'malformed', {}, ...[4, 181, 30.5].map((minutes) => ({ minutes }))],
  ['door-price', 'malformed', {}, { price: 1 }, ...[-1, 1441].map((minutesAgo) => ({ id: ID, price: 1, minutesAgo }))],
  ['door-price', 'price-invalid', ...[-1, 20_001, null].map((price) => ({ id: ID, price }))],
  ['door-price', 'too-long:80', { id: ID, price: 1, reason: 'x'.repeat(81) }],
  ['complete', 'price-invalid', ...[-1, 20_001, null].map((pricePaid) => ({ pricePaid }))],
  ['complete', 'load-size-invalid', ...['huge', '', null].map((loadSize) => ({ pricePaid: 165, loadSize }))],
])('%s is refused with %s and does not reach the database: %j', async (action, code, ...inputs) => {
  for (const input of inputs) {
    const usual = action === 'propose' ? propose : { action };
    expect([input, await call({ token, ...usual, ...input })]).toEqual([input, refusedWith(code)]);
  }
});

test('the longest reasons in the widest characters fit', async () => {
  const cancelReasons = Array.from({ length: 6 }, () => '🛻'.repeat(100));
  const body = JSON.stringify({ token, action: 'update', status: 'Canceled', cancelReasons });

  expect((await request({ body }, { update_job: 'done', find_job: held })).status).toBe(200);
});
