import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { vettedHauler } from '../fixtures/haulers.ts';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { backendUrl } from '../support/backend.ts';
import { operator, signedInVisitor, untypedOperator, untypedVisitor, visitor } from '../support/clients.ts';
import { actions, addHauler, forgetMatch, matchedLead, offersOf } from '../support/match.ts';

beforeEach(forgetMatch);
afterAll(forgetMatch);

describe('a stranger', () => {
  async function everything() {
    const [haulers, offers, leads] = await Promise.all([
      operator.from('haulers').select().order('id').throwOnError(),
      operator.from('job_offers').select().order('id').throwOnError(),
      operator.from('leads').select().eq('status', 'Submitted').order('id').throwOnError(),
    ]);
    return [haulers.data, offers.data, leads.data];
  }

  test('sees nothing of haulers and offers, nor how promises were kept', async () => {
    await matchedLead();

    for (const table of ['haulers', 'job_offers', 'promise_report'] as const) {
      for (const stranger of [visitor, signedInVisitor] as (typeof untypedVisitor)[]) {
        const { data, count } = await stranger.from(table).select('*', { count: 'exact' });
        expect([table, data ?? [], count ?? 0]).toEqual([table, [], 0]);
      }
      expect((await untypedOperator.from(table).select().throwOnError()).data).not.toEqual([]);
    }
  });

  test("can't write or delete in haulers and job_offers", async () => {
    const { lead, hauler, offer } = await matchedLead();
    const before = await everything();
    const mine = { ...vettedHauler(), id: randomUUID() };

    await untypedVisitor.from('haulers').insert(mine);
    await untypedVisitor.from('haulers').upsert({ ...hauler, email: mine.email });
    await untypedVisitor.from('haulers').update({ email: mine.email }).eq('id', hauler.id);
    await untypedVisitor.from('haulers').delete().eq('id', hauler.id);
    await untypedVisitor.from('job_offers').insert({ lead_id: lead.id, hauler_id: hauler.id, token: '0'.repeat(16) });
    await untypedVisitor.from('job_offers').upsert({ ...offer, token: '0'.repeat(16) });
    await untypedVisitor.from('job_offers').update({ state: 'open' }).eq('id', offer.id);
    await untypedVisitor.from('job_offers').delete().eq('id', offer.id);

    expect(await everything()).toEqual(before);
  });

  test('reads nothing by embedding, or about the match while sending a request', async () => {
    const { lead, hauler, offer } = await matchedLead();
    const answers = [];
    for (const query of [
      'leads?select=id,job_offers(token)',
      'leads?select=id,job_offers(*)',
      'leads?select=id,haulers(name)',
      'job_offers?select=token,leads(full_name,phone)',
      'haulers?select=name,job_offers(token)',
      'notifications?select=id,job_offers(token)',
      'open_leads?select=hauler,call_time',
    ]) {
      const answer = await fetch(`${backendUrl}/rest/v1/${query}`, { headers: { apikey: embeddedKeys.publishable } });
      answers.push(await answer.text());
    }
    const own = maximalLeadRow();
    for (const [row, columns] of [
      [own, 'id, job_offers(*)'],
      [maximalLeadRow(), 'id, call_time, contacted_at'],
    ] as const) {
      answers.push(JSON.stringify(await untypedVisitor.from('leads').insert(row).select(columns)));
    }

    const tokens = (await offersOf(own)).map(({ token }) => token);
    for (const secret of [offer.token, hauler.id, hauler.email, hauler.phone, lead.phone, lead.id, ...tokens]) {
      expect(answers.filter((text) => text.includes(secret))).toEqual([]);
    }
  });

  test("can't act on a match, neither with a hauler's link nor by GET", async () => {
    const { lead, offer } = await matchedLead();
    const before = await everything();
    const [{ token }, { tracking_id }] = [offer, lead];
    const calls = {
      find_job: { token },
      accept_job: { token },
      decline_job: { token, reason: 'x' },
      give_back_job: { token, reason: 'x' },
      report_call: { token },
      update_job: { token, status: 'Completed' },
      cancel_lead: { tracking_id, reasons: ['x'] },
      correct_lead: { tracking_id, phone: '2135550199' },
    };
    for (const [name, parameters] of Object.entries(calls)) {
      for (const get of [false, true]) {
        const { data, error } = await untypedVisitor.rpc(name, parameters, { get });
        expect([name, data, error?.code]).toEqual([name, null, '42501']);
      }
    }
    const hidden = [
      ...['dispatch_lead', 'lock_job', 'lead_of', 'job_state', 'closed_at', 'notify_of_customer', 'advance_jobs'],
      ...['tick', 'jobs_to_take_back', 'end_of_offer', 'withdraw_offers'],
    ];
    for (const name of hidden) expect([name, (await untypedVisitor.rpc(name, {})).error]).not.toEqual([name, null]);
    expect(await everything()).toEqual(before);
  });
});

describe('a hauler', () => {
  const columns: Record<string, { can: unknown[]; cannot: unknown[] }> = {
    name: {
      can: ['x'.repeat(120)],
      cannot: [null, '', '  ', 'Sunset\nHauling', 'x'.repeat(121)],
    },
    contact_name: { can: ['y'.repeat(120)], cannot: ['', 'Ana\tDiaz', 'x'.repeat(121)] },
    email: {
      can: [],
      cannot: [
        ...[null, '', 'sunset', 'sunset@hauling', 'x1,victim@example.com', 'Sunset <sunset@example.com>'],
        'sunset@example.com\nBcc: all@example.com',
      ],
    },
    phone: {
      can: ['1'.repeat(16)],
      cannot: [null, '', '213555014', '0213555014', '(213) 555-0142', '+12135550142', '1'.repeat(17)],
    },
    zip_prefixes: {
      can: [['900', '9130', '91101']],
      cannot: [
        ...[null, ['90'], ['900281'], ['90028-1234'], ['90*'], ['٩٠٠'], [''], ['900', null], ['900 910']],
        ...[['900,910'], ['900\n'], [['900'], ['910']]],
      ],
    },
    services: {
      can: [['Home Cleaning - Deep Cleaning']],
      cannot: [null, ['Piano Tuning'], ['furniture removal'], ['Furniture Removal', null], ['']],
    },
    languages: { can: [['es', 'en']], cannot: [null, [], ['fr'], ['en', 'en'], ['en', null], [['en'], ['es']]] },
    active: { can: [], cannot: [null] },
    everywhere: { can: [], cannot: [null] },
    agreement_accepted_at: { can: [], cannot: [null] },
  };

  test('has an address, a number, an area and what they take, as the list shows it', async () => {
    const wrong: unknown[] = [];
    for (const [column, { can, cannot }] of Object.entries(columns)) {
      for (const value of [...can, ...cannot]) {
        const { error } = await untypedOperator.from('haulers').insert({ ...vettedHauler(), [column]: value });
        const refused = /violates (check|not-null) constraint|invalid input value for enum/.test(error?.message ?? '');
        if (refused !== cannot.includes(value)) wrong.push([column, value, error]);
      }
    }
    expect(wrong).toEqual([]);
    const paused = { ...vettedHauler(), active: false, vetted_at: null };
    expect((await untypedOperator.from('haulers').insert(paused)).error).toBeNull();
  });
});

describe('the dispatch settings', () => {
  test('refuse what would offer nothing, or to everyone', async () => {
    const wrong: Record<string, unknown[]> = {
      offers_per_wave: [0, 101, null],
      offer_open_for: ['0', '-1 hour', '8 days'],
      take_back_after: ['0', '8 days'],
      language_head_start: ['-1 minute', '61 minutes', null],
      dispatch_on: [null],
    };
    for (const [setting, values] of Object.entries(wrong)) {
      for (const value of values) {
        const change = { [setting]: value };
        const { error } = await untypedOperator.from('dispatch_settings').update(change).eq('only_row', true);
        expect([change, error?.message]).toEqual([change, expect.stringMatching(/violates (check|not-null)/)]);
      }
    }
  });
});

describe('an offer', () => {
  test('has its own token, as hard to guess as a tracking ID, also if the operator makes it', async () => {
    const { lead, offer } = await matchedLead();
    const other = await matchedLead();
    expect(offer.token).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(other.offer.token).not.toBe(offer.token);

    const row = { lead_id: lead.id, hauler_id: (await addHauler()).id, token: 'short' };
    const { error } = await untypedOperator.from('job_offers').insert(row);
    expect(error?.message).toContain('violates check constraint');
  });

  test('is unique for a request and a hauler, and the only accepted one of a request', async () => {
    const { lead, hauler } = await matchedLead();
    const other = await addHauler();

    for (const row of [{ hauler_id: hauler.id }, { hauler_id: other.id, state: 'accepted' as const }]) {
      const { error } = await operator.from('job_offers').insert({ lead_id: lead.id, ...row });
      expect(error?.code).toBe('23505');
    }
  });

  test('ends with a reason of at most 300 characters', async () => {
    const { lead, offer } = await matchedLead();
    const reason = 'x'.repeat(300);

    await expect(actions.giveBack(offer, `${reason}x`)).rejects.toThrow('violates check constraint');
    expect(await actions.giveBack(offer, reason)).toBe('done');
    expect(await offersOf(lead)).toMatchObject([{ decline_reason: reason }]);
  });
});
