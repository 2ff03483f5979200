import { agreementRefusals } from '@functions/words/en/agreement-refusals.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usualAgreement } from '../fixtures/mails.ts';
import { DatabaseError, loadFunction } from '../support/loaded-function.ts';

const token = '7K3M9Q2X4TBVR8ND';
const attested = { ...usualAgreement.attested, truckUntil: '2026-12-05', cityPermits: '', crew: 'alone' };

/** What the page sends to accept the agreement. */
const acceptance = {
  action: 'accept',
  version: '2026-12-02',
  name: 'Ana Ruiz',
  language: 'en',
  agreed: true,
  attested,
};

/** What the database returns for the link, and the page gets. */
const stored = {
  ...{ state: 'accepted', version: '2026-12-02', business: 'Valley Hauling', due_at: '2026-12-19T18:00:00+00:00' },
  accepted: { version: '2026-12-02', at: '2026-12-05T18:00:00+00:00', by: 'Ana Ruiz', attested },
  token_hash: 'secret',
};
const shown = {
  ...{ state: 'accepted', version: '2026-12-02', business: 'Valley Hauling', dueAt: '2026-12-19T18:00:00.000Z' },
  accepted: { ...stored.accepted, at: '2026-12-05T18:00:00.000Z' },
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  // December 5 in Los Angeles, December 6 in UTC.
  vi.setSystemTime(new Date('2026-12-06T02:00:00Z'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const { call } = await loadFunction('agreement');

/** Sends an input; accepting ends with this outcome, and the link then shows this. */
const ask = (input: object, outcome: unknown = 'done', found: unknown = stored) =>
  call({ token, ...input }, { view_agreement: found, accept_agreement: outcome });

test('looking changes nothing and shows no more than the page needs, also of an agreement on paper', async () => {
  const onPaper = { by: null, attested: {} };

  expect(await ask({ action: 'view' })).toEqual({
    ...{ status: 200, answer: shown },
    asked: [['view_agreement', { token }]],
  });
  expect(
    await ask({ action: 'view' }, 'done', { ...stored, accepted: { ...stored.accepted, ...onPaper } }),
  ).toMatchObject({ status: 200, answer: { accepted: onPaper } });
});

test.each<[what: object, args: object]>([
  [{}, {}],
  [{ name: ' Ana Ruiz ', familyOwned: true, attested: { ...attested, vetted: true } }, { family_owned: true }],
])('accepting with %j stores exactly what can be said, and shows it', async (said, args) => {
  const { status, answer, asked } = await ask({ ...acceptance, ...said });

  const { version, language } = acceptance;
  expect([status, answer]).toEqual([200, shown]);
  expect(asked[0]).toEqual([
    'accept_agreement',
    { token, version, accepted_by: 'Ana Ruiz', language, attested, ...args },
  ]);
});

test('another version than the current one is refused with what the link shows', async () => {
  const found = { ...stored, state: 'open', version: '2027-01-01' };

  expect(await ask(acceptance, 'changed', found)).toMatchObject({
    status: 409,
    answer: {
      ...{ statusCode: 409, code: 'changed', message: agreementRefusals.changed },
      current: { ...shown, state: 'open', version: '2027-01-01' },
    },
  });
});

test.each(['unknown', 'ended'])('a dead link gets only its state: %s', async (state) => {
  for (const input of [{ action: 'view' }, acceptance]) {
    expect(await ask(input, state, { state })).toMatchObject({ status: 200, answer: { state } });
  }
});

test('a deadlock is tried again, and a broken rule of the database gets 400', async () => {
  const outcomes = [new DatabaseError('40P01'), 'done'];

  expect(await ask(acceptance, () => outcomes.shift())).toMatchObject({ status: 200 });
  expect(await ask(acceptance, new DatabaseError('23514'))).toMatchObject({
    status: 400,
    answer: { code: 'malformed' },
  });
});

const withAttested = (changed: object) => ({ ...acceptance, attested: { ...attested, ...changed } });

test.each<[string, object]>([
  ['an unknown action', { action: 'sign' }],
  ['a malformed token', { ...acceptance, token: '7K3M' }],
  ['a version that is no day', { ...acceptance, version: 'latest' }],
  ['no name', { ...acceptance, name: ' ' }],
  ['a name that is too long', { ...acceptance, name: 'A'.repeat(121) }],
  ['another language', { ...acceptance, language: 'fr' }],
  ['no box checked', { ...acceptance, agreed: false }],
  ['family-owned as a text', { ...acceptance, familyOwned: 'yes' }],
  ['nothing attested', { ...acceptance, attested: undefined }],
  ['a business that is not registered', withAttested({ registered: false })],
  ['an insurance that ended yesterday', withAttested({ truckUntil: '2026-12-04' })],
  ['an insurance of more than three years', withAttested({ liabilityUntil: '2029-12-06' })],
  ['a day that does not exist', withAttested({ liabilityUntil: '2027-02-30' })],
  ['a permit that is too short', withAttested({ carrierPermit: 'CA' })],
  ['a permit with other signs', withAttested({ carrierPermit: 'CA#0123' })],
  ['a permit that is too long', withAttested({ carrierPermit: '1'.repeat(21) })],
  ['cities that are too long', withAttested({ cityPermits: 'A'.repeat(301) })],
  ['another crew', withAttested({ crew: 'robots' })],
])('%s is refused and does not reach the database', async (_, input) => {
  expect(await ask(input)).toMatchObject({ status: 400, asked: [] });
});

test('the limits themselves are accepted', async () => {
  const widest = { carrierPermit: '1'.repeat(20), cityPermits: 'ñ'.repeat(300), liabilityUntil: '2029-12-05' };

  expect((await ask({ ...withAttested(widest), name: 'ñ'.repeat(120) })).status).toBe(200);
});
