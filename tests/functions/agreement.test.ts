import { agreementView } from '@functions/contracts/agreement.ts';
import { AGREEMENT_VERSION } from '@functions/domain/agreement.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { freshEmail } from '../fixtures/emails.ts';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { ago, DAY_MS, dayIn } from '../support/ago.ts';
import { askedHauler } from '../support/agreements.ts';
import { allowedOrigin } from '../support/allowed-origin.ts';
import { operator } from '../support/clients.ts';
import { requestLink } from '../support/desk.ts';
import { call, request } from '../support/functions.ts';
import { submitLead } from '../support/leads.ts';
import { forgetMatch } from '../support/match.ts';

beforeEach(forgetMatch);
afterAll(forgetMatch);

const GUESS = '0000000000000000';

const attested = {
  registered: true,
  liabilityUntil: dayIn(200),
  truckUntil: dayIn(100),
  carrierPermit: 'CA 0123456',
  cityPermits: 'Burbank, La Cañada',
  crew: 'subcontractors',
};

const acceptance = { version: AGREEMENT_VERSION, name: 'Ana Ruiz', language: 'es', agreed: true, attested };

const look = (token: string) => call('agreement', { token, action: 'look' });
const accept = (token: string, more: object = {}) =>
  call('agreement', { token, action: 'accept', ...acceptance, ...more });

/** Everything that is stored about a hauler's agreement. */
async function stored({ id }: { id: string }) {
  const [{ data: hauler }, { data: agreements }, { data: notifications }] = await Promise.all([
    operator.from('haulers').select().eq('id', id).single().throwOnError(),
    operator.from('hauler_agreements').select().eq('hauler_id', id).throwOnError(),
    operator.from('notifications').select('kind, audience').eq('hauler_id', id).throwOnError(),
  ]);
  return { hauler, agreements, notifications };
}

describe('the link', () => {
  test('shows the agreement to accept, and changes nothing', async () => {
    const due = ago(-5 * DAY_MS);
    const { hauler, token } = await askedHauler({ agreement_due_at: due });
    const before = await stored(hauler);

    const { status, answer } = await look(token);

    expect(status).toBe(200);
    expect(agreementView.parse(answer)).toEqual(answer);
    expect(answer).toEqual({
      state: 'open',
      version: AGREEMENT_VERSION,
      business: hauler.name,
      dueAt: new Date(due).toISOString(),
      accepted: null,
    });
    expect(await stored(hauler)).toEqual(before);
  });

  test('accepts it, once', async () => {
    const { hauler, token } = await askedHauler();

    const first = await accept(token, { familyOwned: true });
    const again = await accept(token, { name: 'Somebody Else' });

    expect(first.status).toBe(200);
    expect(first.answer).toEqual({
      state: 'accepted',
      version: AGREEMENT_VERSION,
      business: hauler.name,
      dueAt: null,
      accepted: { version: AGREEMENT_VERSION, at: expect.stringMatching(/Z$/), by: 'Ana Ruiz', attested },
    });
    expect(again).toEqual(first);
    expect(await look(token)).toEqual(first);
    expect(await stored(hauler)).toMatchObject({
      hauler: { agreement_version: AGREEMENT_VERSION, family_owned: true, insured_until: hauler.insured_until },
      agreements: [{ how: 'link', business_name: hauler.name, accepted_by: 'Ana Ruiz', language: 'es', attested }],
    });
    const told = (await stored(hauler)).notifications.filter(({ kind }) => kind === 'agreement-accepted');
    expect(told.map(({ audience }) => audience).sort()).toEqual(['hauler', 'operator']);
  });

  test('leaves whether the business is family-owned unchanged if the hauler does not say', async () => {
    const { hauler, token } = await askedHauler({ family_owned: true });

    await accept(token);

    expect((await stored(hauler)).hauler.family_owned).toBe(true);
  });

  test('cannot accept another version, and the refusal has the current one', async () => {
    const { hauler, token } = await askedHauler();
    const before = await stored(hauler);

    const shown = await look(token);
    expect(await accept(token, { version: '2026-11-01' })).toEqual({
      status: 409,
      answer: {
        statusCode: 409,
        code: 'changed',
        message: 'The agreement has changed. Please read it again.',
        current: shown.answer,
      },
    });
    expect(await stored(hauler)).toEqual(before);
  });

  test('ends when the email of the hauler changes', async () => {
    const { hauler, token } = await askedHauler();
    await operator.from('haulers').update({ email: freshEmail() }).eq('id', hauler.id).throwOnError();

    expect(await look(token)).toEqual({ status: 200, answer: { state: 'ended' } });
    expect(await accept(token)).toEqual({ status: 200, answer: { state: 'ended' } });
    expect((await stored(hauler)).agreements).toEqual([]);
  });

  test('cannot be a link of another kind, and opens no other page', async () => {
    const { token } = await askedHauler();
    const lead = await submitLead(maximalLeadRow());

    for (const other of [GUESS, lead.tracking_id, await requestLink(lead)]) {
      expect(await look(other)).toEqual({ status: 200, answer: { state: 'unknown' } });
      expect(await accept(other)).toEqual({ status: 200, answer: { state: 'unknown' } });
    }
    for (const name of ['job', 'review', 'desk'] as const) {
      expect((await call(name, { token, action: 'look' })).answer).toEqual({ message: expect.any(String) });
    }
  });
});

test.each<[string, object]>([
  ['an unknown action', { action: 'sign' }],
  ['an odd version', { version: 'next' }],
  ['no name', { name: '' }],
  ['a long name', { name: 'A'.repeat(121) }],
  ['a control character', { name: 'Ana\u0000' }],
  ['another language', { language: 'fr' }],
  ['no box checked', { agreed: false }],
  ['no registration', { attested: { ...attested, registered: false } }],
  ['an insurance that is over', { attested: { ...attested, truckUntil: dayIn(-2) } }],
  ['a day that does not exist', { attested: { ...attested, truckUntil: '2027-02-30' } }],
  ['long cities', { attested: { ...attested, cityPermits: 'A'.repeat(301) } }],
  ['an unknown crew', { attested: { ...attested, crew: 'robots' } }],
])('bad input is refused and stores nothing: %s', async (_, input) => {
  const { hauler, token } = await askedHauler();
  const before = await stored(hauler);

  expect(await accept(token, input)).toMatchObject({ status: 400, answer: { statusCode: 400 } });
  expect(await stored(hauler)).toEqual(before);
});

test('only pages of the site can call it, with its key and by POST', async () => {
  const body = JSON.stringify({ token: GUESS, action: 'look' });
  const origin = async (from: string) =>
    (await request('agreement', { headers: { origin: from }, body })).headers.get('access-control-allow-origin');

  expect(await origin(allowedOrigin)).toBe(allowedOrigin);
  expect(await origin('https://elsewhere.example')).toBeNull();
  expect((await request('agreement', { headers: { apikey: 'wrong' }, body })).status).toBe(401);
  expect((await request('agreement', { method: 'GET' })).status).toBe(405);
});
