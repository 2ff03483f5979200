import type { AgreementOutcome } from '@functions/contracts/outcomes.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHandler } from '../../supabase/functions/agreement/handler.ts';
import { usualAgreement } from '../fixtures/mails.ts';

const TOKEN = '7K3M9Q2X4TBVR8ND';

const attested = { ...usualAgreement.attested, truckUntil: '2026-12-05', cityPermits: '', crew: 'alone' };

/** What the page sends to accept the agreement. */
const acceptance = {
  action: 'accept',
  version: '2026-12-01',
  name: 'Ana Ruiz',
  language: 'en',
  agreed: true,
  attested,
};

const seen = {
  state: 'accepted',
  version: '2026-12-01',
  business: 'Valley Hauling',
  due_at: '2026-12-19T18:00:00+00:00',
  accepted: { version: '2026-12-01', at: '2026-12-05T18:00:00+00:00', by: 'Ana Ruiz', attested },
};

const { due_at: _, ...known } = seen;
const shown = {
  ...known,
  dueAt: '2026-12-19T18:00:00.000Z',
  accepted: { ...seen.accepted, at: '2026-12-05T18:00:00.000Z' },
};

beforeEach(() => {
  // December 5 in Los Angeles, December 6 in UTC.
  vi.setSystemTime(new Date('2026-12-06T02:00:00Z'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The function, whose database answers with this outcome and then shows this. */
function agreement(outcome: AgreementOutcome = 'done', found: unknown = seen) {
  const database = {
    mayAnswer: vi.fn(async (_address: string, _secret: string | undefined) => true),
    look: vi.fn(async (_token: string): Promise<unknown> => found),
    accept: vi.fn(async (..._said: unknown[]) => outcome),
  };
  const handle = createHandler({ ...database, publishableKeys: ['key'], allowedOrigins: [] });
  async function ask(body: object) {
    const init = { method: 'POST', headers: { apikey: 'key' }, body: JSON.stringify({ token: TOKEN, ...body }) };
    const response = await handle(new Request('https://functions.example/agreement', init));
    return { status: response.status, answer: await response.json() };
  }
  return { ...database, ask };
}

describe('looking', () => {
  test('changes nothing and shows no more than the page needs', async () => {
    const { ask, accept } = agreement();

    expect(await ask({ action: 'look' })).toEqual({ status: 200, answer: shown });
    expect(accept).not.toHaveBeenCalled();
  });

  test('shows an agreement on paper without a name and without anything attested', async () => {
    const accepted = { ...seen.accepted, by: null, attested: {} };

    expect(await agreement('done', { ...seen, accepted }).ask({ action: 'look' })).toEqual({
      status: 200,
      answer: { ...shown, accepted: { ...shown.accepted, by: null, attested: {} } },
    });
  });

  test.each(['unknown', 'ended'])('shows only the state of a dead link: %s', async (state) => {
    expect(await agreement('done', { state }).ask({ action: 'look' })).toEqual({ status: 200, answer: { state } });
  });
});

describe('accepting', () => {
  test('stores what was said, without the token, and shows it', async () => {
    const { ask, accept } = agreement();

    expect(await ask({ ...acceptance, name: ' Ana Ruiz ', familyOwned: true })).toEqual({ status: 200, answer: shown });
    const { version, language } = acceptance;
    expect(accept.mock.calls).toEqual([[TOKEN, { version, language, name: 'Ana Ruiz', attested, familyOwned: true }]]);
  });

  test('stores exactly what can be attested', async () => {
    const { ask, accept } = agreement();

    await ask({ ...acceptance, attested: { ...attested, vetted: true } });

    expect(accept.mock.calls[0]?.[1]).toMatchObject({ attested });
    expect(accept.mock.calls[0]?.[1]).not.toHaveProperty('attested.vetted');
  });

  test('a version that is not current is refused with what the link shows', async () => {
    const current = { ...shown, state: 'open', version: '2027-01-01' };
    const { ask } = agreement('changed', { ...seen, state: 'open', version: '2027-01-01' });

    expect(await ask(acceptance)).toEqual({
      status: 409,
      answer: {
        statusCode: 409,
        code: 'changed',
        message: 'The agreement has changed. Please read it again.',
        current,
      },
    });
  });

  test.each(['unknown', 'ended'] as const)('a dead link is answered with its state: %s', async (state) => {
    expect(await agreement(state, { state }).ask(acceptance)).toEqual({ status: 200, answer: { state } });
  });

  test('the same again is answered as the first time', async () => {
    const { ask } = agreement();

    expect(await ask(acceptance)).toEqual(await ask(acceptance));
  });

  test('an acceptance ended by a deadlock is retried', async () => {
    const { ask, accept } = agreement();
    accept.mockRejectedValueOnce(Object.assign(new Error('deadlock detected'), { code: '40P01' }));

    expect((await ask(acceptance)).status).toBe(200);
    expect(accept).toHaveBeenCalledTimes(2);
  });

  test('an acceptance that violates a database constraint gets 400', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { ask, accept } = agreement();
    accept.mockRejectedValue(Object.assign(new Error('violates a check'), { code: '23514' }));

    expect(await ask(acceptance)).toMatchObject({ status: 400, answer: { code: 'malformed' } });
  });
});

const withAttested = (changed: object) => ({ ...acceptance, attested: { ...attested, ...changed } });

test.each<[string, object]>([
  ['an unknown action', { action: 'sign' }],
  ['no action', {}],
  ['a version that is no day', { ...acceptance, version: '2026-13-01' }],
  ['a version of another kind', { ...acceptance, version: 'latest' }],
  ['no name', { ...acceptance, name: ' ' }],
  ['a name of two lines', { ...acceptance, name: 'Ana\nRuiz' }],
  ['a name with a control character', { ...acceptance, name: 'Ana\u0007' }],
  ['a name that is too long', { ...acceptance, name: 'A'.repeat(121) }],
  ['another language', { ...acceptance, language: 'fr' }],
  ['no agreement', { ...acceptance, agreed: false }],
  ['nothing attested', { ...acceptance, attested: undefined }],
  ['a business that is not registered', withAttested({ registered: false })],
  ['an insurance that ended yesterday', withAttested({ truckUntil: '2026-12-04' })],
  ['an insurance of more than three years', withAttested({ liabilityUntil: '2029-12-06' })],
  ['a day that does not exist', withAttested({ liabilityUntil: '2027-02-30' })],
  ['a moment for a day', withAttested({ liabilityUntil: '2027-02-03T00:00:00Z' })],
  ['a permit that is too short', withAttested({ carrierPermit: 'CA' })],
  ['a permit that is too long', withAttested({ carrierPermit: '1'.repeat(21) })],
  ['a permit with other signs', withAttested({ carrierPermit: 'CA#0123' })],
  ['cities that are too long', withAttested({ cityPermits: 'A'.repeat(301) })],
  ['no cities at all', withAttested({ cityPermits: undefined })],
  ['another crew', withAttested({ crew: 'robots' })],
  ['family-owned as a text', { ...acceptance, familyOwned: 'yes' }],
  ['a malformed token', { ...acceptance, token: '7K3M' }],
])('bad input is refused and reaches no one: %s', async (_, body) => {
  const { ask, accept, look } = agreement();

  expect((await ask(body)).status).toBe(400);
  expect(accept).not.toHaveBeenCalled();
  expect(look).not.toHaveBeenCalled();
});

test.each([
  ['today and in three years', withAttested({ truckUntil: '2026-12-05', liabilityUntil: '2029-12-05' })],
  ['the longest texts', { ...withAttested({ cityPermits: 'ñ'.repeat(300), carrierPermit: '1'.repeat(20) }) }],
  ['the longest name', { ...acceptance, name: 'ñ'.repeat(120) }],
])('the limits themselves are accepted: %s', async (_, body) => {
  expect((await agreement().ask(body)).status).toBe(200);
});

test('requests are counted by network and link, and nothing is looked up over the limit', async () => {
  const { ask, mayAnswer, look } = agreement();
  mayAnswer.mockResolvedValue(false);

  expect(await ask({ action: 'look' })).toMatchObject({ status: 429, answer: { code: 'too-many-requests' } });
  expect(mayAnswer).toHaveBeenCalledWith('', TOKEN);
  expect(look).not.toHaveBeenCalled();
});
