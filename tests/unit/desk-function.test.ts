import { randomUUID } from 'node:crypto';
import { deskCancelReasons, takeBackReasons } from '@functions/domain/desk.ts';
import { everyServiceEntry } from '@functions/domain/services.ts';
import { deskRefusals } from '@functions/words/en/desk-refusals.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deskConflicts } from '../fixtures/conflicts.ts';
import { messageView } from '../fixtures/desk-list.ts';
import { DatabaseError, loadFunction, refusedWith } from '../support/loaded-function.ts';

const token = '7K3M9Q2X4TBVR8ND';
const [id, leadId, messageId, hauler, notification] = Array.from({ length: 5 }, () => randomUUID());
const version = '0123456789abcdef0123456789abcdef';
const UNKNOWN = { status: 200, answer: { message: 'This link no longer works.' } };

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

/** What the page gets. */
const shown = messageView();

/** What the database returns: more than the page may know, and times as Postgres writes them. */
const stored = {
  ...shown,
  token_hash: 'secret',
  message: {
    ...shown.message,
    created_at: '2026-11-22T08:00:00.123456+00:00',
    createdAt: undefined,
    tracking_id: token,
  },
};
const seen = { ...shown, message: { ...shown.message, createdAt: '2026-11-22T08:00:00.123Z' } };

const { call } = await loadFunction('desk');

const names = ['act_on_request', 'act_on_message', 'act_on_list', 'save_hauler'];

/** Sends an action whose database function ends with this outcome, with a link that then shows this. */
function act(input: object, outcome: unknown = 'done', view: unknown = stored) {
  const outcomes = Object.fromEntries(names.map((name) => [name, outcome]));
  return call({ token, id, by: 'Sam', ...input }, { view_desk: view, view_request: view, ...outcomes });
}

/** What the database gets with each action. */
const press = { token, action_id: id, by_name: 'Sam' };
const onRequest = { leadId, version };

const window = { from: '2026-11-24T17:00:00Z', until: '2026-11-24T19:00:00Z' };

const requestActions: [action: string, input: object, detail: object][] = [
  ['offer', { hauler }, { hauler }],
  ['assign', { hauler }, { hauler }],
  ['take-back', { reason: 'no-show' }, { reason: takeBackReasons['no-show'] }],
  ['called', { called: false }, { called: false }],
  ['pickup', window, window],
  ['pickup', { timeframe: 'Tuesday, early' }, { timeframe: 'Tuesday, early' }],
  ['pickup', {}, {}],
  ['status', { status: 'Submitted' }, { status: 'Submitted' }],
  [
    'cancel',
    { reasons: ['no-hauler', 'They moved away', 'no-hauler'] },
    { reasons: [deskCancelReasons['no-hauler'], 'They moved away'] },
  ],
  ['flag', { reason: '' }, { reason: '' }],
  ['note', { note: 'Gate 12\n$150 said' }, { note: 'Gate 12\n$150 said' }],
  ['resend', {}, {}],
  ['end-texts', {}, {}],
  ['reopen', {}, {}],
  ['publish-review', { reviewVersion: 2 }, { review_version: 2 }],
  ['withhold-review', { reviewVersion: 2, reason: 'personal-data' }, { review_version: 2, reason: 'personal-data' }],
  [
    'correct',
    { fullName: 'Ana Diaz', phone: '+1 (213) 555-0142', email: '', streetAddress: '1 Main St', unitNumber: '' },
    { full_name: 'Ana Diaz', phone: '12135550142', email: '', street_address: '1 Main St', unit_number: '' },
  ],
  [
    'correct',
    { city: 'Pasadena', zipCode: '91101', callTime: 'after 5 PM', loadSize: '' },
    { city: 'Pasadena', zip_code: '91101', call_time: 'after 5 PM', load_size: '' },
  ],
  ['leave-price-out', { reason: ' Two jobs in one ' }, { reason: 'Two jobs in one' }],
  ['count-price', {}, {}],
];

test.each(requestActions)('%s on a request with %j gives the database %j', async (action, input, detail) => {
  expect(await act({ ...onRequest, action, ...input })).toEqual({
    status: 200,
    answer: seen,
    asked: [
      ['act_on_request', { ...press, action: action, detail, lead_id: leadId, version }],
      ['view_request', { token, lead_id: leadId }],
    ],
  });
});

test.each<[action: string, input: { [field: string]: unknown }, name: string, args: object]>([
  ['answered', { answered: true, messageId }, 'act_on_message', { message_id: messageId }],
  ['flag', { reason: 'Spam', messageId }, 'act_on_message', { message_id: messageId }],
  ['dispatch', { on: false }, 'act_on_list', {}],
  ['count-prices', {}, 'act_on_list', {}],
  ['retry', { notification }, 'act_on_list', {}],
  ['end-links', {}, 'act_on_list', {}],
  ['ask-agreement', { hauler }, 'act_on_list', {}],
  ['end-texts', { hauler }, 'act_on_list', {}],
])('%s with %j calls %s, without a version', async (action, { messageId: _, ...detail }, name, args) => {
  expect(await act({ action, ...detail, ...('message_id' in args && { messageId }) })).toEqual({
    status: 200,
    answer: seen,
    asked: [
      [name, { ...press, action: action, detail, ...args }],
      ['view_desk', { token }],
    ],
  });
});

test('a hauler is saved with only the given columns, an empty contact as none, and the message they come from', async () => {
  const fields = {
    ...{ name: 'Bay Haul', contactName: '', email: 'bay@example.com', phone: '(213) 555-0142', truckCubicYards: 15 },
    ...{ zipPrefixes: ['900'], vettedAt: '2026-11-20T08:00:00Z', insuredUntil: '2027-01-31', everywhere: true },
    // These are not for the desk to write.
    ...{ createdAt: '2020-01-01', agreementVersion: '2026-12-02', agreementAcceptedAt: '2026-12-01T08:00:00Z' },
  };
  const save = async (input: object) => (await act({ action: 'hauler', hauler, ...input })).asked[0];

  expect(await save({ messageId, fields })).toEqual([
    'save_hauler',
    {
      ...{ ...press, hauler_id: hauler, message_id: messageId },
      fields: {
        ...{ name: 'Bay Haul', contact_name: null, email: 'bay@example.com', phone: '2135550142' },
        ...{ truck_cubic_yards: 15, zip_prefixes: ['900'], vetted_at: '2026-11-20T08:00:00Z' },
        ...{ insured_until: '2027-01-31', everywhere: true },
      },
    },
  ]);
  expect(await save({ version, by: undefined, fields: { active: true } })).toEqual([
    'save_hauler',
    { token, action_id: id, hauler_id: hauler, version, fields: { active: true } },
  ]);
});

test.each<[what: string, input: object, outcome: string, calls: string[]]>([
  ['a message with its own link', {}, 'done', ['act_on_message']],
  ['a message with the link of the list', { messageId }, 'unknown', ['act_on_message']],
  ['a request with its own link', { version }, 'done', ['act_on_request']],
  ['a request without its version', { leadId }, 'done', ['act_on_request']],
  ['a request with its own link but without its version', {}, 'unknown', ['act_on_message', 'act_on_request']],
])('flagging %s finds what the link is for', async (_, input, outcome, calls) => {
  const { asked } = await act({ action: 'flag', reason: 'Spam', ...input }, outcome);

  expect(asked.map(([name]) => name).filter((name) => names.includes(name))).toEqual(calls);
});

describe('without acting', () => {
  test('a link is requested, always with the same answer', async () => {
    expect(await call({ action: 'ask' }, { request_desk_link: null })).toEqual({
      ...{ status: 200, answer: { state: 'asked' } },
      asked: [['request_desk_link', {}]],
    });
  });

  test('a link shows what it is for, or a request of the list, without what the contract does not name', async () => {
    const look = (input: object, view: unknown = stored) =>
      call({ token: '7k3m-9q2x-4tbv-r8nd', action: 'view', ...input }, { view_desk: view, view_request: view });

    expect(await look({})).toEqual({ status: 200, answer: seen, asked: [['view_desk', { token }]] });
    expect((await look({ leadId })).asked).toEqual([['view_request', { token, lead_id: leadId }]]);
    expect(await look({}, null)).toMatchObject(UNKNOWN);
  });

  test('a search returns what is found, or that the link is not for it', async () => {
    const search = (found: unknown) => call({ token, action: 'search', text: ' Ana ' }, { search_desk: found });

    expect(await search({ requests: [], more: 5 })).toEqual({
      ...{ status: 200, answer: { requests: [] } },
      asked: [['search_desk', { token, text: 'Ana' }]],
    });
    expect(await search(null)).toMatchObject(UNKNOWN);
  });

  test('data that break the contract are a fault, revealed neither in the answer nor in the log', async () => {
    const odd = { ...shown, message: { ...shown.message, createdAt: 5, subject: 'Ana’s secret' } };

    const { status, answer } = await call({ token, action: 'view' }, { view_desk: odd });

    expect(status).toBe(500);
    expect(JSON.stringify([answer, log.mock.calls.map(String)])).not.toMatch(/secret|Ana/);
  });
});

describe('an action', () => {
  const offer = { ...onRequest, action: 'offer', hauler };

  test.each(deskConflicts)('refused with %s returns the message and the current state', async (code) => {
    expect(await act(offer, code)).toMatchObject({
      status: 409,
      answer: { statusCode: 409, code, message: deskRefusals[code], current: seen },
    });
  });

  test('outside the scope of its link, or with one that ends meanwhile, shows nothing', async () => {
    expect(await act(offer, 'unknown')).toMatchObject({ ...UNKNOWN, asked: [['act_on_request', {}]] });
    expect(await act({ action: 'end-links' }, 'done', null)).toMatchObject(UNKNOWN);
    expect(await act(offer, 'stale', null)).toMatchObject(UNKNOWN);
  });

  test('that the database finds malformed gets 400, and the log names a broken rule without the row', async () => {
    const rule = 'new row for relation "haulers" violates check constraint "only services on offer"';
    const refused = { status: 400, answer: { statusCode: 400, code: 'malformed' } };

    expect(await act(offer, 'malformed')).toMatchObject(refused);
    for (const code of ['23514', '22P02']) {
      const broken = new DatabaseError(code, rule, 'Failing row contains (Bay Haul, 2135550142)');
      expect(await act({ action: 'hauler', hauler, version, fields: { services: [] } }, broken)).toMatchObject(refused);
    }
    expect(log.mock.calls).toEqual([[rule], [rule]]);
  });

  test('ended by a deadlock is tried again', async () => {
    const outcomes = [new DatabaseError('40P01'), 'done'];

    expect(await act(offer, () => outcomes.shift())).toMatchObject({ status: 200, answer: seen });
  });
});

test.each<[action: string, code: string, ...inputs: object[]]>([
  ['view', 'link-invalid', { token: '7K3M' }],
  ['view', 'malformed', { token: undefined }, { action: 'delete' }, { leadId: "1' or '1'='1" }],
  ['resend', 'malformed', { version: undefined }, { version: 'newest' }, { id: undefined }],
  ['resend', 'too-long:40', { by: 'x'.repeat(41) }],
  ['take-back', 'malformed', { reason: 'Because' }],
  ['status', 'malformed', { status: 'Canceled' }],
  ['pickup', 'malformed', { from: window.from }, { ...window, timeframe: 'Tuesday' }],
  ['pickup', 'malformed', { from: '2026-11-24T17:00:00+18:00', until: '2026-11-24T19:00:00+18:00' }],
  ['end-texts', 'malformed', { hauler }],
  ['ask-agreement', 'malformed', {}],
  ['correct', 'load-size-invalid', { loadSize: 'huge' }, { loadSize: null }],
  ['leave-price-out', 'reason-required', {}, { reason: ' ' }],
  ['leave-price-out', 'too-long:200', { reason: 'x'.repeat(201) }],
  [
    'hauler',
    'truck-invalid',
    ...[0, 61, 12.5, '15'].map((truckCubicYards) => ({ hauler, fields: { truckCubicYards } })),
  ],
])('%s is refused with %s and does not reach the database: %j', async (action, code, ...inputs) => {
  for (const input of inputs) {
    expect([input, await act({ ...onRequest, action, ...input })]).toEqual([input, refusedWith(code)]);
  }
});

/** The longest text in characters with the most bytes. */
const longest = (length: number) => '語'.repeat(length);
const longestEmail = `${'e'.repeat(64)}@${'e'.repeat(185)}.com`;

test('the longest input, a hauler with everything, fits', async () => {
  const fields = {
    ...{ everywhere: false, familyOwned: false, truckCubicYards: 60 },
    ...{ name: longest(120), contactName: longest(120), email: longestEmail },
    ...{ phone: '+1 (213) 555-0142', languages: ['en'], services: everyServiceEntry(), active: true },
    ...{ zipPrefixes: Array.from({ length: 300 }, (_, n) => `${90_000 + n}`) },
    ...{ vettedAt: '2026-11-20T08:00:00.000Z', insuredUntil: '2027-01-31' },
  };

  const { status } = await act({ action: 'hauler', by: longest(40), hauler, messageId, fields });

  expect(status).toBe(200);
});
