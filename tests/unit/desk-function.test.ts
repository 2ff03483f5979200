import { randomUUID } from 'node:crypto';
import type { DeskInput } from '@functions/contracts/desk.ts';
import { type DeskOutcome, deskCancelReasons, takeBackReasons } from '@functions/domain/desk.ts';
import { everyServiceEntry } from '@functions/domain/services.ts';
import { deskRefusals } from '@functions/words/en/desk-refusals.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createHandler } from '../../supabase/functions/desk/handler.ts';
import { deskConflicts } from '../fixtures/conflicts.ts';

const TOKEN = '7K3M9Q2X4TBVR8ND';
const ID = randomUUID();
const LEAD = randomUUID();
const HAULER = randomUUID();
const VERSION = '0123456789abcdef0123456789abcdef';
const UNKNOWN = { status: 200, answer: { message: 'This link no longer works.' } };

afterEach(() => vi.restoreAllMocks());

/** What the database returns for the link of a message. */
const stored = {
  scope: 'message',
  expiresAt: '2026-12-22T08:00:00+00:00',
  message: {
    id: randomUUID(),
    name: 'Ana Diaz',
    email: 'ana@example.com',
    subject: 'general',
    message: 'Do you take pianos?',
    language: 'en',
    createdAt: '2026-11-22T08:00:00.123456+00:00',
    flaggedBecause: null,
    answeredAt: null,
    application: null,
    haulerId: null,
  },
};

/** What the page gets for it. */
const shown = {
  ...stored,
  expiresAt: '2026-12-22T08:00:00.000Z',
  message: { ...stored.message, createdAt: '2026-11-22T08:00:00.123Z' },
};

/** The function, with all actions ending in this outcome. */
function desk(outcome: DeskOutcome = 'done', seen: unknown = stored) {
  const database = {
    mayAnswer: vi.fn(async (_address: string, _secret: string | undefined) => true),
    askForLink: vi.fn(async () => {}),
    look: vi.fn(async (_token: string, _leadId: string | undefined): Promise<unknown> => seen),
    search: vi.fn(async (_token: string, _text: string): Promise<unknown> => ({ requests: [] })),
    actOnRequest: vi.fn(async (..._act: unknown[]) => outcome),
    actOnMessage: vi.fn(async (..._act: unknown[]) => outcome),
    actOnList: vi.fn(async (..._act: unknown[]) => outcome),
    saveHauler: vi.fn(async (..._act: unknown[]) => outcome),
  };
  const handle = createHandler({ ...database, publishableKeys: ['key'], allowedOrigins: [] });
  async function ask(body: string | DeskInput | object) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await handle(
      new Request('https://functions.example/desk', { method: 'POST', headers: { apikey: 'key' }, body: text }),
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    return { status: response.status, answer: await response.json() };
  }
  return { ...database, ask };
}

const press = { token: TOKEN, id: ID, by: 'Sam' };
const onRequest = { ...press, leadId: LEAD, version: VERSION };

describe('asking for a link', () => {
  test('always gets the same answer and is counted without a secret', async () => {
    const { ask, askForLink, mayAnswer } = desk();

    expect(await ask({ action: 'ask' })).toEqual({ status: 200, answer: { state: 'asked' } });
    expect(askForLink).toHaveBeenCalledOnce();
    expect(mayAnswer).toHaveBeenCalledExactlyOnceWith('', undefined);
  });

  test('too often is refused, and no email is sent', async () => {
    const { ask, askForLink, mayAnswer } = desk();
    mayAnswer.mockResolvedValue(false);

    expect(await ask({ action: 'ask' })).toMatchObject({ status: 429, answer: { code: 'too-many-requests' } });
    expect(askForLink).not.toHaveBeenCalled();
  });
});

describe('looking at the desk', () => {
  test('returns only the fields of the contract', async () => {
    const { ask, look, mayAnswer } = desk('done', {
      ...stored,
      token_hash: 'secret',
      message: { ...stored.message, tracking_id: TOKEN },
    });

    expect(await ask({ token: '7k3m-9q2x-4tbv-r8nd', action: 'look' })).toEqual({ status: 200, answer: shown });
    expect(look).toHaveBeenCalledExactlyOnceWith(TOKEN, undefined);
    expect(mayAnswer).toHaveBeenCalledExactlyOnceWith('', TOKEN);
  });

  test('at a request with the link of the list loads that request', async () => {
    const { ask, look } = desk();

    await ask({ token: TOKEN, action: 'look', leadId: LEAD });

    expect(look).toHaveBeenCalledExactlyOnceWith(TOKEN, LEAD);
  });

  test('with an unknown link is refused', async () => {
    expect(await desk('done', null).ask({ token: TOKEN, action: 'look' })).toEqual(UNKNOWN);
  });

  test('fails if the data break the contract, without revealing them in answer or log', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const odd = desk('done', { ...stored, message: { ...stored.message, createdAt: 5, subject: 'Ana’s secret' } });

    const { status, answer } = await odd.ask({ token: TOKEN, action: 'look' });

    expect(status).toBe(500);
    expect(JSON.stringify([answer, log.mock.calls.map(String)])).not.toMatch(/secret|Ana/);
  });
});

describe('searching', () => {
  test('returns what is found, with the names of the contract', async () => {
    const { ask, search } = desk();
    search.mockResolvedValue({ requests: [], more: 5 });

    expect(await ask({ token: TOKEN, action: 'search', text: ' Ana ' })).toEqual({
      status: 200,
      answer: { requests: [] },
    });
    expect(search).toHaveBeenCalledExactlyOnceWith(TOKEN, 'Ana');
  });

  test("with a link that doesn't allow it is refused as unknown", async () => {
    const { ask, search } = desk();
    search.mockResolvedValue(null);

    expect(await ask({ token: TOKEN, action: 'search', text: 'Ana' })).toEqual(UNKNOWN);
  });
});

describe('a desk action', () => {
  const acts: [act: string, more: object, detail: object][] = [
    ['offer', { hauler: HAULER }, { hauler: HAULER }],
    ['assign', { hauler: HAULER }, { hauler: HAULER }],
    ['take-back', { reason: 'no-show' }, { reason: takeBackReasons['no-show'] }],
    ['called', { called: false }, { called: false }],
    [
      'pickup',
      { from: '2026-11-24T17:00:00Z', until: '2026-11-24T19:00:00Z' },
      { from: '2026-11-24T17:00:00Z', until: '2026-11-24T19:00:00Z' },
    ],
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
    [
      'correct',
      { fullName: 'Ana Diaz', phone: '+1 (213) 555-0142', email: '', streetAddress: '1 Main St', unitNumber: '' },
      { full_name: 'Ana Diaz', phone: '12135550142', email: '', street_address: '1 Main St', unit_number: '' },
    ],
    [
      'correct',
      { city: 'Pasadena', zipCode: '91101', callTime: 'after 5 PM' },
      { city: 'Pasadena', zip_code: '91101', call_time: 'after 5 PM' },
    ],
    ['correct', { loadSize: 'three-quarters' }, { load_size: 'three-quarters' }],
    ['correct', { loadSize: '' }, { load_size: '' }],
    ['leave-price-out', { reason: ' Two jobs in one ' }, { reason: 'Two jobs in one' }],
    ['count-price', {}, {}],
  ];

  test.each(acts)('%s on a request reaches the database with its stored values: %j', async (act, more, detail) => {
    const { ask, actOnRequest, look, actOnMessage } = desk();

    expect(await ask({ ...onRequest, action: act, ...more })).toEqual({ status: 200, answer: shown });
    const [sent, about] = actOnRequest.mock.calls[0] ?? [];
    expect(JSON.parse(JSON.stringify(sent))).toEqual({ ...press, act, detail });
    expect(about).toMatchObject({ leadId: LEAD, version: VERSION });
    expect(look).toHaveBeenCalledExactlyOnceWith(TOKEN, LEAD);
    expect(actOnMessage).not.toHaveBeenCalled();
  });

  test.each([
    ['answered', { answered: true }],
    ['flag', { reason: 'Spam' }],
  ])('%s on a message needs no version', async (act, detail) => {
    const { ask, actOnMessage, actOnRequest } = desk();
    const messageId = randomUUID();

    expect(await ask({ ...press, action: act, ...detail, messageId })).toEqual({ status: 200, answer: shown });
    expect(actOnMessage).toHaveBeenCalledExactlyOnceWith({ ...press, act, detail }, messageId);
    expect(actOnRequest).not.toHaveBeenCalled();
  });

  test.each([
    ['dispatch', { on: false }],
    ['count-prices', {}],
    ['retry', { notification: randomUUID() }],
    ['end-links', {}],
    ['ask-agreement', { hauler: HAULER }],
    ['end-texts', { hauler: HAULER }],
  ])('%s is an action on the list', async (act, detail) => {
    const { ask, actOnList, look } = desk();

    expect(await ask({ ...press, action: act, ...detail })).toEqual({ status: 200, answer: shown });
    expect(actOnList).toHaveBeenCalledExactlyOnceWith({ ...press, act, detail });
    expect(look).toHaveBeenCalledExactlyOnceWith(TOKEN, undefined);
  });

  test('on a hauler writes only the given columns', async () => {
    const { ask, saveHauler } = desk();
    const fields = {
      ...{ name: 'Bay Haul', contactName: '', email: 'bay@example.com', phone: '(213) 555-0142' },
      ...{ zipPrefixes: ['900'], vettedAt: '2026-11-20T08:00:00Z', insuredUntil: '2027-01-31', active: true },
      truckCubicYards: 15,
    };

    const accepted = { agreementVersion: '2026-12-01', agreementAcceptedAt: '2026-12-01T08:00:00Z' };
    await ask({
      ...press,
      action: 'hauler',
      hauler: HAULER,
      fields: { ...fields, createdAt: '2020-01-01', ...accepted },
    });

    expect(saveHauler.mock.calls[0]?.[0]).toEqual(press);
    expect(saveHauler.mock.calls[0]?.[1]).toMatchObject({ hauler: HAULER });
    expect(saveHauler.mock.calls[0]?.[1]).toHaveProperty('columns', {
      ...{ name: 'Bay Haul', contact_name: null, email: 'bay@example.com', phone: '2135550142' },
      ...{ zip_prefixes: ['900'], vetted_at: '2026-11-20T08:00:00Z', insured_until: '2027-01-31', active: true },
      truck_cubic_yards: 15,
    });
  });

  test('on an applicant names the message', async () => {
    const { ask, saveHauler } = desk();
    const messageId = randomUUID();

    await ask({
      ...press,
      action: 'hauler',
      hauler: HAULER,
      messageId,
      fields: { name: 'Bay Haul', everywhere: true },
    });

    expect(saveHauler.mock.calls[0]?.[1]).toMatchObject({
      messageId,
      columns: { name: 'Bay Haul', everywhere: true },
    });
  });

  test.each(deskConflicts)('refused with %s returns the message and the current state', async (code) => {
    expect(await desk(code).ask({ ...onRequest, action: 'offer', hauler: HAULER })).toEqual({
      status: 409,
      answer: { statusCode: 409, code, message: deskRefusals[code], current: shown },
    });
  });

  test('outside the scope of its link is refused as unknown and shows nothing', async () => {
    const { ask, look } = desk('unknown');

    expect(await ask({ ...onRequest, action: 'resend' })).toEqual(UNKNOWN);
    expect(look).not.toHaveBeenCalled();
  });

  test('with a link that ends in the meantime shows nothing', async () => {
    expect(await desk('done', null).ask({ ...press, action: 'end-links' })).toEqual(UNKNOWN);
    expect(await desk('stale', null).ask({ ...onRequest, action: 'resend' })).toEqual(UNKNOWN);
  });

  test('that the database finds malformed gets 400', async () => {
    expect(await desk('malformed').ask({ ...onRequest, action: 'pickup' })).toEqual({
      status: 400,
      answer: { statusCode: 400, code: 'malformed', message: 'The request is malformed.' },
    });
  });

  test('that violates a database constraint gets 400, and the log names the constraint without the row', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { ask, saveHauler } = desk();
    const message = 'new row for relation "haulers" violates check constraint "only services on offer"';
    const details = 'Failing row contains (Bay Haul, 2135550142)';
    saveHauler.mockRejectedValue(Object.assign(new Error(message), { code: '23514', details }));

    const answer = await ask({
      ...press,
      action: 'hauler',
      hauler: HAULER,
      version: VERSION,
      fields: { services: [] },
    });

    expect(answer).toMatchObject({ status: 400, answer: { code: 'malformed' } });
    expect(log.mock.calls).toEqual([[message]]);
  });

  test.each([
    ['a message with its own link', {}, 'done', ['message']],
    ['a message with the link of the list', { messageId: HAULER }, 'unknown', ['message']],
    ['a request with its own link', { version: VERSION }, 'done', ['request']],
    ['a request with the link of the list', { version: VERSION, leadId: LEAD }, 'done', ['request']],
    ['a request without its version', { leadId: LEAD }, 'done', ['request']],
    ['a request with its own link but without its version', {}, 'unknown', ['message', 'request']],
  ] as const)('that flags %s makes the right database calls', async (_, about, outcome, expected) => {
    const { ask, actOnMessage, actOnRequest } = desk();
    const asked: string[] = [];
    actOnMessage.mockImplementation(async () => {
      asked.push('message');
      return outcome;
    });
    actOnRequest.mockImplementation(async () => {
      asked.push('request');
      return 'done';
    });

    await ask({ ...press, ...about, action: 'flag', reason: 'Spam' });

    expect(asked).toEqual(expected);
  });

  test('ended by a deadlock is retried', async () => {
    const { ask, actOnRequest } = desk();
    actOnRequest.mockRejectedValueOnce(Object.assign(new Error('deadlock detected'), { code: '40P01' }));

    expect(await ask({ ...onRequest, action: 'resend' })).toEqual({ status: 200, answer: shown });
    expect(actOnRequest).toHaveBeenCalledTimes(2);
  });
});

test.each<[string, object]>([
  ['an action without a version', { ...press, leadId: LEAD, action: 'resend' }],
  ['an invalid version', { ...onRequest, version: 'newest', action: 'resend' }],
  ['an action without an ID', { token: TOKEN, leadId: LEAD, version: VERSION, action: 'resend' }],
  ['an unknown action', { ...onRequest, action: 'delete' }],
  ['a custom reason for taking a job back', { ...onRequest, action: 'take-back', reason: 'Because' }],
  ['a status with its own action', { ...onRequest, action: 'status', status: 'Canceled' }],
  ['half a window', { ...onRequest, action: 'pickup', from: '2026-11-24T17:00:00Z' }],
  [
    'a window and a typed timeframe',
    {
      ...onRequest,
      action: 'pickup',
      from: '2026-11-24T17:00:00Z',
      until: '2026-11-24T19:00:00Z',
      timeframe: 'Tuesday',
    },
  ],
  [
    "a time that doesn't exist",
    { ...onRequest, action: 'pickup', from: '2026-11-24T17:00:00+18:00', until: '2026-11-24T19:00:00+18:00' },
  ],
  ['ending texts to a hauler and to the customer of a request', { ...onRequest, action: 'end-texts', hauler: HAULER }],
  ['asking no hauler for the agreement', { ...press, action: 'ask-agreement' }],
  ['an incomplete link', { token: '7K3M', action: 'look' }],
  ['no link', { action: 'look' }],
])('%s is malformed and never reaches the database', async (_, input) => {
  const { ask, look, actOnRequest } = desk();

  expect((await ask(input)).status).toBe(400);
  expect([look, actOnRequest].flatMap((each) => each.mock.calls)).toEqual([]);
});

const onHauler = { ...press, action: 'hauler', hauler: HAULER, version: VERSION };

test.each<[string, object, string]>([
  ['another load', { ...onRequest, action: 'correct', loadSize: 'huge' }, 'Choose one of the five sizes, or none'],
  ['no load at all', { ...onRequest, action: 'correct', loadSize: null }, 'Choose one of the five sizes, or none'],
  ['no reason', { ...onRequest, action: 'leave-price-out' }, 'Please say why'],
  ['a blank reason', { ...onRequest, action: 'leave-price-out', reason: ' ' }, 'Please say why'],
  [
    'a long reason',
    { ...onRequest, action: 'leave-price-out', reason: 'x'.repeat(201) },
    'Please use 200 characters or fewer',
  ],
  [
    'a reason on two lines',
    { ...onRequest, action: 'leave-price-out', reason: 'One\ntwo' },
    'Please remove characters that are not text',
  ],
  ...[0, 61, 12.5, '15'].map((truckCubicYards): [string, object, string] => [
    `a truck of ${JSON.stringify(truckCubicYards)}`,
    { ...onHauler, fields: { truckCubicYards } },
    'Enter whole cubic yards, from 1 to 60, or leave it blank',
  ]),
])('%s is refused in words and never reaches the database', async (_, input, message) => {
  const { ask, actOnRequest, saveHauler } = desk();

  expect(await ask(input)).toMatchObject({ status: 400, answer: { message } });
  expect([actOnRequest, saveHauler].flatMap((each) => each.mock.calls)).toEqual([]);
});

describe('the size limit', () => {
  /** The longest text in characters with the most bytes. */
  const longest = (length: number) => '語'.repeat(length);

  test.each<[string, object]>([
    ['a note', { ...onRequest, action: 'note', note: longest(1000) }],
    ['reasons', { ...onRequest, action: 'cancel', reasons: Array.from({ length: 5 }, (_, n) => n + longest(199)) }],
    [
      'a correction',
      {
        ...{ ...onRequest, action: 'correct', fullName: longest(120), phone: '+1 (213) 555-0142' },
        ...{ email: `${longest(242)}@example.com`, streetAddress: longest(200), unitNumber: longest(40) },
        ...{ city: longest(100), zipCode: '90028-1234', callTime: longest(100), loadSize: 'three-quarters' },
      },
    ],
    [
      'a hauler',
      {
        ...{ ...press, action: 'hauler', hauler: HAULER, messageId: randomUUID() },
        fields: {
          ...{ everywhere: false, familyOwned: false, truckCubicYards: 60 },
          ...{ name: longest(120), contactName: longest(120), email: `${longest(242)}@example.com` },
          ...{ phone: '+1 (213) 555-0142', languages: ['en'], services: everyServiceEntry(), active: true },
          ...{ zipPrefixes: Array.from({ length: 300 }, (_, n) => `${90_000 + n}`) },
          ...{ vettedAt: '2026-11-20T08:00:00.000Z', insuredUntil: '2027-01-31' },
        },
      },
    ],
  ])('allows the longest %s with the longest name', async (_, input) => {
    expect(await desk().ask({ ...input, by: longest(40) })).toEqual({ status: 200, answer: shown });
  });

  test('refuses more than any input needs', async () => {
    const { ask, look } = desk();

    expect(await ask(JSON.stringify({ token: TOKEN, action: 'look', more: 'x'.repeat(5_000) }))).toMatchObject({
      status: 413,
      answer: { code: 'too-large' },
    });
    expect(look).not.toHaveBeenCalled();
  });
});
