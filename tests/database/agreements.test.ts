import { AGREEMENT_VERSION } from '@functions/domain/agreement.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { freshEmail } from '../fixtures/emails.ts';
import { vettedHauler } from '../fixtures/haulers.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { freshPhone } from '../fixtures/phones.ts';
import { ago, DAY_MS, dayIn, HOUR_MS } from '../support/ago.ts';
import { operator, untypedVisitor } from '../support/clients.ts';
import { submitLead } from '../support/leads.ts';
import {
  addHauler,
  changeHauler,
  deleteHauler,
  forgetMatch,
  type Hauler,
  offerOf,
  openTo,
  storedHauler,
} from '../support/match.ts';
import { changeNotifications, claim, type Notification } from '../support/notifications.ts';
import { ownBackend } from '../support/own-backend.ts';
import { tick } from '../support/tick.ts';

const none = { agreement_version: null, agreement_accepted_at: null };
const inDays = (days: number) => ago(-days * DAY_MS);

const attested = {
  registered: true,
  liabilityUntil: dayIn(200),
  truckUntil: dayIn(100),
  carrierPermit: 'CA 0123456',
  cityPermits: '',
  crew: 'alone',
};

beforeEach(forgetMatch);
afterAll(forgetMatch);

/** The notifications that ask a hauler, oldest first. */
async function asksOf({ id }: Pick<Hauler, 'id'>): Promise<Notification[]> {
  const asks = operator.from('notifications').select().eq('kind', 'agreement-asked').eq('hauler_id', id);
  return (await asks.order('created_at').throwOnError()).data;
}

/** A new paused hauler and the token of the link they were sent. */
async function askedHauler() {
  const hauler = await addHauler({ active: false, ...none });
  return { hauler, token: await tokenOf(hauler) };
}

/** Sends the waiting request to accept, and returns the token of its link. */
async function tokenOf(hauler: Hauler): Promise<string> {
  const ask = (await claim()).find(({ kind, hauler_id }) => kind === 'agreement-asked' && hauler_id === hauler.id);
  const { data } = await operator.rpc('make_agreement_link', { notification_id: ask?.id ?? '' }).throwOnError();
  return data;
}

async function look(token: string) {
  return (await operator.rpc('view_agreement', { token }).throwOnError()).data;
}

async function accept(token: string, more: { version?: string; family_owned?: boolean } = {}) {
  const terms = { version: AGREEMENT_VERSION, accepted_by: 'Ana Ruiz', language: 'es' as const, attested, ...more };
  return (await operator.rpc('accept_agreement', { token, ...terms }).throwOnError()).data;
}

async function historyOf({ name }: Hauler) {
  const rows = operator.from('hauler_agreements').select().eq('business_name', name);
  return (await rows.order('accepted_at').throwOnError()).data;
}

describe('a hauler is asked to accept the agreement', () => {
  test('once when they are added without it, wherever that is done', async () => {
    const hauler = await addHauler({ active: false, ...none });
    const agreed = await addHauler();

    expect(await asksOf(hauler)).toMatchObject([{ audience: 'hauler', lead_id: null, state: 'waiting' }]);
    expect(await asksOf(agreed)).toEqual([]);
  });

  test('again three days before their time ends', async () => {
    const [soon, later, paused] = [
      await addHauler({ ...none, agreement_due_at: inDays(2.9) }),
      await addHauler({ ...none, agreement_due_at: inDays(3.1) }),
      await addHauler({ ...none, agreement_due_at: inDays(2.9), active: false }),
    ];
    await tick();
    await tick();

    const counts = await Promise.all([soon, later, paused].map(async (hauler) => (await asksOf(hauler)).length));
    expect(counts).toEqual([2, 1, 1]);
  });

  test('not any more once they have accepted', async () => {
    const { hauler, token } = await askedHauler();
    await accept(token);
    await changeNotifications({ hauler_id: hauler.id }, { claimed_at: null, due_at: ago(0) });

    expect((await claim()).map(({ kind }) => kind)).not.toContain('agreement-asked');
    expect(await asksOf(hauler)).toMatchObject([{ state: 'skipped' }]);
  });

  test('at their new address, and the old link ends', async () => {
    const { hauler, token } = await askedHauler();
    await changeHauler(hauler, { email: freshEmail() });

    expect(await look(token)).toEqual({ state: 'ended' });
    expect(await accept(token)).toBe('ended');
    expect(await asksOf(hauler)).toHaveLength(2);

    const second = await tokenOf(hauler);
    expect(second).not.toBe(token);
    await changeHauler(hauler, { phone: freshPhone() });
    expect(await look(second)).toEqual({ state: 'ended' });
  });
});

describe('the link', () => {
  test('is the same in each attempt, and made only while its email is being sent', async () => {
    const hauler = await addHauler({ active: false, ...none });
    const [ask] = await asksOf(hauler);
    const make = async () => (await operator.rpc('make_agreement_link', { notification_id: ask?.id ?? '' })).data;
    expect(await make()).toBeNull();

    await claim();
    expect(await make()).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(await make()).toBe(await make());
  });

  test('shows what is open and then what was accepted, and changes nothing by itself', async () => {
    const { hauler, token } = await askedHauler();
    const before = await storedHauler(hauler);

    const page = { version: AGREEMENT_VERSION, business: 'Bay Haul', due_at: null };
    expect(await look(token)).toEqual({ ...page, state: 'open', accepted: null });
    expect(await storedHauler(hauler)).toEqual(before);

    await accept(token);
    const accepted = { version: AGREEMENT_VERSION, by: 'Ana Ruiz', attested, at: expect.any(String) };
    expect(await look(token)).toEqual({ ...page, state: 'accepted', accepted });
    expect(await look('0000000000000000')).toEqual({ state: 'unknown' });
    expect(await accept('0000000000000000')).toBe('unknown');
  });

  test('shows the newest of several acceptances', async () => {
    const { hauler, token } = await askedHauler();
    await changeHauler(hauler, { agreement_version: AGREEMENT_VERSION, agreement_accepted_at: ago(HOUR_MS) });
    expect(await look(token)).toMatchObject({ accepted: { by: null } });

    await changeHauler(hauler, none);
    await accept(token);
    expect(await look(token)).toMatchObject({ accepted: { by: 'Ana Ruiz', attested } });
  });

  test('ends after 30 days', async () => {
    const { hauler, token } = await askedHauler();
    const ended = operator.from('agreement_links').update({ expires_at: ago(0) });
    await ended.eq('hauler_id', hauler.id).throwOnError();

    expect(await look(token)).toEqual({ state: 'ended' });
    expect(await accept(token)).toBe('ended');
    expect(await storedHauler(hauler)).toMatchObject(none);
  });
});

describe('accepting', () => {
  test('is stored once, in its current version only, with its words, and told to hauler and operator', async () => {
    const hauler = await addHauler({ ...none, agreement_due_at: inDays(5), name: `Bay Haul ${freshPhone()}` });
    const token = await tokenOf(hauler);

    expect(await accept(token, { version: '2020-01-01' })).toBe('changed');
    expect(await storedHauler(hauler)).toMatchObject(none);
    expect(await accept(token, { family_owned: true })).toBe('done');
    expect(await accept(token, { family_owned: false })).toBe('done');

    const current = { agreement_version: AGREEMENT_VERSION, agreement_due_at: null, family_owned: true };
    expect(await storedHauler(hauler)).toMatchObject(current);
    const words = { version: AGREEMENT_VERSION, accepted_by: 'Ana Ruiz', language: 'es', attested };
    expect(await historyOf(hauler)).toMatchObject([{ ...words, hauler_id: hauler.id, how: 'link' }]);
    const { data } = await operator.from('notifications').select('audience').eq('kind', 'agreement-accepted');
    expect(data?.map(({ audience }) => audience).sort()).toEqual(['hauler', 'operator']);
  });

  test('by hand leaves a row without a name, which is kept when the hauler is deleted', async () => {
    const hauler = await addHauler({ active: false, ...none, name: `Bay Haul ${freshPhone()}` });
    const signed = { agreement_version: AGREEMENT_VERSION, agreement_accepted_at: ago(HOUR_MS) };
    await changeHauler(hauler, signed);
    await changeHauler(hauler, signed);

    const row = { how: 'by-hand', accepted_by: null, attested: {} };
    expect(await historyOf(hauler)).toMatchObject([{ ...row, hauler_id: hauler.id, ended_at: null }]);
    await deleteHauler(hauler);
    expect(await historyOf(hauler)).toMatchObject([{ ...row, hauler_id: null, ended_at: expect.any(String) }]);
  });
});

describe('without the agreement', () => {
  test('a hauler with time left is offered requests until it ends', async () => {
    const hauler = await addHauler({ ...none, agreement_due_at: ago(-60_000) });
    const lead = await submitLead(minimalLeadRow());
    const { expires_at } = await offerOf(lead, hauler);

    expect(expires_at).toBe((await storedHauler(hauler)).agreement_due_at);
    await changeHauler(hauler, { agreement_due_at: ago(1000) });
    expect(await openTo(lead)).toEqual([]);
    expect(await openTo(await submitLead(minimalLeadRow()))).toEqual([]);
  });

  test('nothing is offered by hand either, and a visitor’s request is never refused', async () => {
    const late = await addHauler({ ...none, agreement_due_at: inDays(1) });
    await changeHauler(late, { agreement_due_at: ago(1000) });
    const lead = await submitLead(minimalLeadRow());

    for (const state of ['open', 'accepted'] as const) {
      const { error } = await operator.from('job_offers').insert({ lead_id: lead.id, hauler_id: late.id, state });
      expect(error?.message).toContain('No requests are offered to a hauler without the agreement.');
    }
    const expired = { lead_id: lead.id, hauler_id: late.id, state: 'expired' as const };
    await operator.from('job_offers').insert(expired).throwOnError();
    const { error } = await operator.from('job_offers').update({ state: 'open' }).eq('hauler_id', late.id);
    expect(error?.message).toContain('No requests are offered to a hauler without the agreement.');
  });

  test('a job they have stays theirs', async () => {
    const hauler = await addHauler();
    const lead = await submitLead(minimalLeadRow());
    await operator.rpc('accept_job', { token: (await offerOf(lead, hauler)).token }).throwOnError();
    await changeHauler(hauler, none);
    await tick();

    expect((await offerOf(lead, hauler)).state).toBe('accepted');
  });
});

test("visitors can neither read nor write agreements, nor use what is the functions' own", async () => {
  const { hauler } = await askedHauler();
  await addHauler();
  const tables = ['agreement_versions', 'hauler_agreements', 'agreement_links'] as const;
  const everything = () =>
    Promise.all(tables.map(async (table) => (await operator.from(table).select().throwOnError()).data));
  const before = await everything();

  const row = { version: '2026-12-02', hauler_id: hauler.id, how: 'link', business_name: 'Mine', accepted_by: 'Me' };
  for (const table of tables) {
    expect((await untypedVisitor.from(table).select()).data ?? []).toEqual([]);
    await untypedVisitor.from(table).insert(row);
    await untypedVisitor.from(table).insert({ version: '2030-01-01' });
    await untypedVisitor.from(table).delete().not('created_at', 'is', null);
    await untypedVisitor.from(table).delete().not('version', 'is', null);
  }
  expect(await everything()).toEqual(before);
  const calls = {
    current_agreement: {},
    begin_agreement: { version: '2030-01-01' },
    make_agreement_link: { notification_id: '00000000-0000-4000-8000-000000000000' },
    view_agreement: { token: 'x' },
    accept_agreement: { token: 'x', version: 'x', accepted_by: 'x', language: 'en', attested: {} },
  };
  for (const [name, parameters] of Object.entries(calls)) {
    const { error } = await untypedVisitor.rpc(name, parameters);
    expect([name, error?.code]).toEqual([name, '42501']);
  }
});

describe('a new version', () => {
  const { exec, insert, query } = ownBackend();
  const add = async (columns: object) => (await insert('haulers', { ...vettedHauler(), ...columns })).phone;

  test('gives haulers with the previous version more time, and asks every active hauler', async () => {
    const has = await add({});
    const never = await add({ ...none, agreement_due_at: inDays(2) });
    const paused = await add({ active: false });
    await exec('delete from notifications');

    expect(await query(`select begin_agreement('2027-01-01') as asked`)).toEqual([{ asked: 2 }]);

    const asked = await query<{ phone: string }>(`
      select phone from notifications join haulers on haulers.id = hauler_id where kind = 'agreement-asked'`);
    expect(asked.map(({ phone }) => phone).sort()).toEqual([has, never].sort());
    const days = await query<{ phone: string; days: number | null }>(`
      select phone, round(extract(epoch from agreement_due_at - now()) / 86400)::int as days from haulers`);
    const expected = { [has]: 14, [never]: 2, [paused]: null };
    expect(Object.fromEntries(days.map((each) => [each.phone, each.days]))).toEqual(expected);
    const missing = await query(`
      select (private.missing_papers(haulers))[1] as missing from haulers where phone = '${paused}'`);
    expect(missing).toEqual([{ missing: 'no-agreement' }]);
  });

  test('must be named after a day, and begins only once', async () => {
    await expect(query(`select begin_agreement('soon')`)).rejects.toThrow('version is a day such as 2026-12-01');
    await expect(query(`select begin_agreement('2026-12-02')`)).rejects.toThrow('agreement_versions_pkey');
  });
});
