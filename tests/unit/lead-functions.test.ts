import { randomUUID } from 'node:crypto';
import { leadDetailsSchema } from '@functions/contracts/tracking.ts';
import { doorRefusals, noShowRefusals, proposalRefusalsForCustomers } from '@functions/words/en/proposal-refusals.ts';
import { refusals } from '@functions/words/en/refusals.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { badLanguages } from '../fixtures/languages.ts';
import { foundRequest } from '../fixtures/leads.ts';
import { DatabaseError, loadFunction, refusedWith } from '../support/loaded-function.ts';

const trackingId = '7K3M9Q2X4TBVR8ND';
const ID = randomUUID();
const UNKNOWN = { status: 200, answer: { message: refusals['request-unknown'] } };

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

/** What the database answers about a request with these values; null for none. */
const answersAbout = (values: object | null) => ({ find_request: values && { ...foundRequest, ...values } });

type Input = { action: string; [field: string]: unknown };

/** Each action, the database function it calls, and the arguments beside the tracking ID. */
const actions: [input: Input, name: string, args: object][] = [
  [{ action: 'cancel', reasons: ['Too late', '  Too late ', '?'] }, 'cancel_lead', { reasons: ['Too late', '?'] }],
  [{ action: 'correct' }, 'correct_lead', {}],
  [{ action: 'correct', phone: '+1 (213) 555-0142' }, 'correct_lead', { phone: '12135550142' }],
  [
    { action: 'correct', email: '', unitNumber: '  ', callTime: ' Mornings ', loadSize: '', fullName: 'Mallory' },
    'correct_lead',
    { email: '', unit_number: '', call_time: 'Mornings', load_size: '' },
  ],
  ...['', 'soon', 'flexible', '2026-12-03'].map((wanted): [Input, string, object] => [
    { action: 'correct', wanted },
    'correct_lead',
    { wanted },
  ]),
  [
    { action: 'correct', loadSize: 'half', language: 'es', agreedToMessages: true, consentVersion: 'es-2026-11-29' },
    'correct_lead',
    { load_size: 'half', language: 'es', agreed_to_messages: true, consent_version: 'es-2026-11-29' },
  ],
  [{ action: 'accept-proposal', proposal: ID, choice: 3 }, 'accept_proposal', { proposal: ID, choice: 3 }],
  [
    { action: 'ask-again', proposal: ID, askedFor: 'other-time', line: ' ' },
    'ask_for_other',
    { proposal: ID, asked_for: 'other-time' },
  ],
  [
    { action: 'ask-again', proposal: ID, askedFor: 'other', line: 'Paint?' },
    'ask_for_other',
    { proposal: ID, asked_for: 'other', line: 'Paint?' },
  ],
  [
    { action: 'decline-proposal', proposal: ID, declinedFor: 'price' },
    'decline_proposal',
    { proposal: ID, declined_for: 'price' },
  ],
  [{ action: 'answer-door', doorPrice: ID, accepted: false }, 'answer_door_price', { door_price: ID, accepted: false }],
  [{ action: 'no-show' }, 'report_no_show', {}],
  [{ action: 'other-hauler' }, 'ask_for_other_hauler', {}],
];

const { call, request } = await loadFunction('update-lead');
const contacted = await loadFunction('update-lead-contacted');
const details = await loadFunction('get-lead-details');

/** Sends an action whose database function ends with this outcome, about a request with these columns. */
function act(input: Input, outcome: unknown, columns: object | null = {}) {
  const outcomes = Object.fromEntries(actions.map(([, name]) => [name, outcome]));
  return call({ trackingId, ...input }, { ...answersAbout(columns), ...outcomes });
}

test.each(actions)(
  '%j calls %s with %j and answers with the request, or a message if there is none',
  async (...row) => {
    const [input, name, args] = row;
    const { status, answer, asked } = await act(input, 'done', { full_name: 'Ana Diaz' });

    expect(asked[0]).toEqual([name, { tracking_id: trackingId, ...args }]);
    expect([status, leadDetailsSchema.parse(answer).fullName]).toEqual([200, 'Ana Diaz']);
    expect(await act(input, 'unknown')).toMatchObject(UNKNOWN);
    expect(await act(input, 'refused', null)).toMatchObject(UNKNOWN);
  },
);

test.each<[action: string, outcome: string, columns: object, code: string, message: string]>([
  ['cancel', 'refused', { status: 'Completed' }, 'request-closed', refusals['request-closed']({ status: 'Completed' })],
  ['correct', 'refused', { status: 'Canceled' }, 'request-closed', refusals['request-closed']({ status: 'Canceled' })],
  ['correct', 'refused', {}, 'request-changed', refusals['request-changed']],
  ['correct', 'too-many', {}, 'too-many', refusals['too-many']],
  ...(['closed', 'changed', 'too-many', 'window-passed'] as const).flatMap((code) =>
    ['accept-proposal', 'ask-again', 'decline-proposal'].map((action): [string, string, object, string, string] => [
      action,
      code,
      {},
      code,
      proposalRefusalsForCustomers[code],
    ]),
  ),
  ['answer-door', 'changed', {}, 'changed', doorRefusals.changed],
  ['no-show', 'too-soon', {}, 'too-soon', noShowRefusals['too-soon']],
  ['other-hauler', 'changed', {}, 'changed', noShowRefusals.changed],
])('%s with the outcome %s on a request that has %j is refused with %s', async (action, outcome, columns, ...said) => {
  const [code, message] = said;
  const [input = { action }] = actions.map(([each]) => each).filter((each) => each.action === action);

  expect(await act(input, outcome, columns)).toMatchObject({
    status: 409,
    answer: { statusCode: 409, code, status: 'Submitted', message, ...columns },
  });
});

test('a day that the database refuses is 400 with the error of the field', async () => {
  const refusal = new DatabaseError('PT400', 'Not this day', undefined, 'wanted-day-invalid');

  expect(await act({ action: 'correct', wanted: '2026-12-03' }, refusal)).toMatchObject({
    status: 400,
    answer: { code: 'wanted-day-invalid', message: 'Choose a day within the next 60 days' },
  });
});

test('a change ended by a deadlock is tried again', async () => {
  const outcomes = [new DatabaseError('40P01'), 'done'];

  expect((await act({ action: 'cancel', reasons: ['Sold'] }, () => outcomes.shift())).status).toBe(200);
});

test.each<[action: string, code: string, ...inputs: object[]]>([
  ['cancel', 'malformed', {}, { reasons: 'none' }, { action: 'delete' }],
  ['cancel', 'tracking-id-invalid', ...['', '0123456789ABCDE%'].map((id) => ({ trackingId: id, reasons: ['Sold'] }))],
  ['cancel', 'reasons-required', { reasons: [] }],
  ['cancel', 'reason-required', { reasons: ['  '] }],
  ['cancel', 'too-many-reasons', { reasons: [...'abcdef'] }],
  ['cancel', 'too-long:200', { reasons: ['x'.repeat(201)] }],
  ['correct', 'phone-required', { phone: '' }],
  ['correct', 'phone-invalid', { phone: '555-0142' }, { phone: '213-555-CALL' }],
  ['correct', 'malformed', { phone: 2135550142 }, { callTime: null }, { email: { like: '%' } }],
  ['correct', 'email-invalid', { email: 'ana' }, { email: 'ana@example.com,victim@example.com' }],
  ['correct', 'email-invalid', { email: 'ana@example.com\r\nBcc: victim@example.com' }],
  ['correct', 'too-long:40', { unitNumber: 'x'.repeat(41) }],
  ['correct', 'too-long:100', { callTime: 'x'.repeat(101) }],
  ['correct', 'load-size-invalid', ...['Half', ' half', 8, null, { like: '%' }].map((loadSize) => ({ loadSize }))],
  ['correct', 'wanted-day-invalid', ...['asap', '2027-02-30', '12/03/2026', null].map((wanted) => ({ wanted }))],
  ['answer-door', 'malformed', {}, { doorPrice: ID }, { doorPrice: 'it', accepted: true }],
  ['correct', 'bad-language', ...badLanguages.map((language) => ({ language }))],
  ['correct', 'malformed', { agreedToMessages: true }, { agreedToMessages: 'yes', consentVersion: '2026-11-24' }],
  ['correct', 'malformed', ...['', '1'.repeat(21)].map((consentVersion) => ({ consentVersion }))],
  ['accept-proposal', 'malformed', {}, ...[0, 4, 1.5].map((choice) => ({ choice })), { proposal: 'it', choice: 1 }],
  ['ask-again', 'malformed', {}, { askedFor: 'other-hauler' }],
  ['ask-again', 'line-required', { askedFor: 'other' }, { askedFor: 'other', line: '  ' }],
  ['ask-again', 'too-long:200', { askedFor: 'other', line: 'x'.repeat(201) }],
  ['decline-proposal', 'malformed', {}, { declinedFor: 'hauler' }],
])('%s is refused with %s and does not reach the database: %j', async (action, code, ...inputs) => {
  for (const input of inputs) {
    expect([input, await call({ trackingId, action, proposal: ID, ...input })]).toEqual([input, refusedWith(code)]);
  }
});

test('five reasons of 200 four-byte characters fit', async () => {
  const reasons = [...'12345'].map((digit) => digit + '🛋'.repeat(99));
  const body = JSON.stringify({ trackingId, action: 'cancel', reasons });

  expect((await request({ body }, { ...answersAbout({}), cancel_lead: 'done' })).status).toBe(200);
});

test('get-lead-details finds the request of a tracking ID in any spelling, or says that there is none', async () => {
  const look = (lead: object | null) => details.call({ trackingId: '7k3m-9q2x 4tbv-r8nd' }, answersAbout(lead));

  const { answer, asked } = await look({ phone: '2135550142' });

  expect(leadDetailsSchema.parse(answer)).toMatchObject({ phone: '2135550142' });
  expect(asked).toEqual([['find_request', { tracking_id: trackingId }]]);
  expect(await look(null)).toMatchObject(UNKNOWN);
});

test('get-lead-details has the window of a booked pickup as the date', async () => {
  const pickup = { from: '2026-11-24T17:00:00+00:00', until: '2026-11-24T19:00:00+00:00' };

  const { answer } = await details.call({ trackingId }, answersAbout({ pickup }));

  expect(leadDetailsSchema.parse(answer).date).toBe('Tuesday, November 24, 9:00–11:00 AM');
});

const report = { trackingId, wasNotContacted: true, timestamp: '2026-11-21T08:00:00.123Z' };

test.each<[outcome: string, columns: object | null, expected: object]>([
  ['done', {}, { status: 200, answer: { success: true } }],
  ['unknown', {}, UNKNOWN],
  ['refused', null, UNKNOWN],
  [
    'refused',
    { status: 'Canceled' },
    {
      status: 409,
      answer: {
        ...{ statusCode: 409, code: 'request-closed', status: 'Canceled' },
        message: refusals['request-closed']({ status: 'Canceled' }),
      },
    },
  ],
])('a report with the outcome %s about the request %j gets %j', async (outcome, columns, expected) => {
  const answer = await contacted.call(report, { ...answersAbout(columns), report_not_contacted: outcome });

  expect(answer).toMatchObject(expected);
  expect(answer.asked[0]).toEqual(['report_not_contacted', { tracking_id: trackingId, reported_at: report.timestamp }]);
});

test.each<{ [field: string]: unknown }>([
  { trackingId: 'ABC' },
  { wasNotContacted: false },
  { wasNotContacted: 'true' },
  ...['yesterday', '2026-11-21', '2026-02-29T00:00:00Z', '0000-01-01T00:00:00Z', 1_795_248_782_646].map(
    (timestamp) => ({ timestamp }),
  ),
])('a report with %j is refused and does not reach the database', async (change) => {
  expect(await contacted.call({ ...report, ...change })).toMatchObject({ status: 400, asked: [] });
});
