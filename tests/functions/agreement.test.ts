import { agreementView } from '@functions/contracts/agreement.ts';
import { AGREEMENT_VERSION } from '@functions/domain/agreement.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { freshEmail } from '../fixtures/emails.ts';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { ago, DAY_MS, dayIn } from '../support/ago.ts';
import { askedHauler } from '../support/agreements.ts';
import { operator } from '../support/clients.ts';
import { requestLink } from '../support/desk.ts';
import { call } from '../support/functions.ts';
import { submitLead } from '../support/leads.ts';
import { changeHauler, forgetMatch } from '../support/match.ts';

beforeEach(forgetMatch);
afterAll(forgetMatch);

const attested = {
  ...{ registered: true, liabilityUntil: dayIn(200), truckUntil: dayIn(100), carrierPermit: 'CA 0123456' },
  ...{ cityPermits: 'Burbank, La Cañada', crew: 'subcontractors' },
};

const look = (token: string) => call('agreement', { token, action: 'view' });
const accept = (token: string, more: object = {}) =>
  call('agreement', {
    ...{ token, action: 'accept', version: AGREEMENT_VERSION, name: 'Ana Ruiz', language: 'es', agreed: true },
    ...{ attested, ...more },
  });

/** Everything that is stored about a hauler's agreement. */
async function stored({ id }: { id: string }) {
  const [{ data: hauler }, { data: agreements }, { data: told }] = await Promise.all([
    operator.from('haulers').select().eq('id', id).single().throwOnError(),
    operator.from('hauler_agreements').select().eq('hauler_id', id).throwOnError(),
    operator.from('notifications').select('kind, audience').eq('hauler_id', id).order('audience').throwOnError(),
  ]);
  return { hauler, agreements, told };
}

test('the link shows the agreement, accepts its current version once, and ends with the address it went to', async () => {
  const due = ago(-5 * DAY_MS);
  const { hauler, token } = await askedHauler({ agreement_due_at: due });
  const before = await stored(hauler);

  const open = await look(token);

  const common = { version: AGREEMENT_VERSION, business: hauler.name };
  expect(agreementView.parse(open.answer)).toEqual(open.answer);
  expect(open.answer).toEqual({ ...common, state: 'open', dueAt: new Date(due).toISOString(), accepted: null });
  expect(await accept(token, { version: '2026-11-01' })).toMatchObject({
    ...{ status: 409, answer: { statusCode: 409, code: 'changed', current: open.answer } },
  });
  expect(await accept(token, { attested: { ...attested, truckUntil: dayIn(-2) } })).toMatchObject({ status: 400 });
  expect(await stored(hauler)).toEqual(before);

  const first = await accept(token, { familyOwned: true });
  expect(first.answer).toMatchObject({
    ...{ ...common, state: 'accepted' },
    accepted: { version: AGREEMENT_VERSION, at: expect.stringMatching(/Z$/), by: 'Ana Ruiz', attested },
  });
  expect([await accept(token, { name: 'Somebody Else' }), await look(token)]).toEqual([first, first]);
  const { told, ...after } = await stored(hauler);
  expect(after).toMatchObject({
    hauler: { agreement_version: AGREEMENT_VERSION, family_owned: true, insured_until: hauler.insured_until },
    agreements: [{ how: 'link', business_name: hauler.name, accepted_by: 'Ana Ruiz', language: 'es', attested }],
  });
  expect(told.filter(({ kind }) => kind === 'agreement-accepted').map(({ audience }) => audience)).toEqual([
    'operator',
    'hauler',
  ]);

  await changeHauler(hauler, { email: freshEmail() });
  for (const action of [look, accept]) expect(await action(token)).toEqual({ status: 200, answer: { state: 'ended' } });
});

test('a hauler who does not say whether they are family-owned stays so, and other links accept nothing', async () => {
  const { hauler, token } = await askedHauler({ family_owned: true });
  const lead = await submitLead(maximalLeadRow());

  for (const other of ['0000000000000000', lead.tracking_id, await requestLink(lead)]) {
    for (const action of [look, accept])
      expect(await action(other)).toEqual({ status: 200, answer: { state: 'unknown' } });
  }
  for (const name of ['job', 'review', 'desk'] as const) {
    expect((await call(name, { token, action: 'view' })).answer).toEqual({ message: expect.any(String) });
  }
  expect((await stored(hauler)).agreements).toEqual([]);
  await accept(token);
  expect(await stored(hauler)).toMatchObject({ hauler: { family_owned: true }, agreements: [{}] });
});
