import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { vettedHauler } from '../fixtures/haulers.ts';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { freshPhone } from '../fixtures/phones.ts';
import { backendUrl } from '../support/backend.ts';
import { operator, signedInVisitor, untypedOperator, untypedVisitor, visitor } from '../support/clients.ts';
import { storedLead, submitLead } from '../support/leads.ts';
import { acts, addHauler, forgetMatch, matchedLead, offersOf } from '../support/match.ts';
import { withSettings } from '../support/notifications.ts';

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

  test.each(['haulers', 'job_offers'] as const)('sees nothing in %s', async (table) => {
    await matchedLead();

    for (const stranger of [visitor, signedInVisitor]) {
      const { data, count } = await stranger.from(table).select('*', { count: 'exact' });
      expect([data ?? [], count ?? 0]).toEqual([[], 0]);
    }
    expect((await operator.from(table).select().throwOnError()).data).not.toEqual([]);
  });

  test('sees nothing in promise_report', async () => {
    await matchedLead();

    for (const stranger of [visitor, signedInVisitor]) {
      const { data, count } = await stranger.from('promise_report').select('*', { count: 'exact' });
      expect([data ?? [], count ?? 0]).toEqual([[], 0]);
    }
    expect((await operator.from('promise_report').select().throwOnError()).data).not.toEqual([]);
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

  test.each([
    'leads?select=id,job_offers(token)',
    'leads?select=id,job_offers(*)',
    'leads?select=id,haulers(name)',
    'job_offers?select=token,leads(full_name,phone)',
    'haulers?select=name,job_offers(token)',
    'notifications?select=id,job_offers(token)',
    'open_leads?select=hauler,call_time',
  ])('reads nothing by embedding: %s', async (query) => {
    const { lead, hauler, offer } = await matchedLead();

    const answer = await fetch(`${backendUrl}/rest/v1/${query}`, {
      headers: { apikey: embeddedKeys.publishable },
    });

    const text = await answer.text();
    for (const secret of [offer.token, hauler.email, hauler.phone, lead.phone, lead.id]) {
      expect(text).not.toContain(secret);
    }
  });

  test('reads nothing about the match while sending a request', async () => {
    const hauler = await addHauler();
    const lead = maximalLeadRow();

    const answers = [
      await untypedVisitor.from('leads').insert(lead).select('id, job_offers(*)'),
      await untypedVisitor.from('leads').insert(maximalLeadRow()).select('id, call_time, contacted_at'),
    ];

    expect(JSON.stringify(answers.map(({ data }) => data))).not.toContain(hauler.id);
    for (const { token } of await offersOf(lead)) {
      expect(JSON.stringify(answers)).not.toContain(token);
    }
  });

  test.each([
    ['find_job', { token: '' }],
    ['accept_job', { token: '' }],
    ['decline_job', { token: '', reason: 'x' }],
    ['give_back_job', { token: '', reason: 'x' }],
    ['report_call', { token: '' }],
    ['update_job', { token: '', status: 'Completed' }],
    ['cancel_lead', { tracking_id: '', reasons: ['x'] }],
    ['correct_lead', { tracking_id: '', phone: '2135550199' }],
  ])("can't call %s, neither with a hauler's link nor by GET", async (name, parameters) => {
    const { lead, offer } = await matchedLead();
    const before = await everything();
    const given = {
      ...parameters,
      ...('token' in parameters ? { token: offer.token } : { tracking_id: lead.tracking_id }),
    };

    for (const get of [false, true]) {
      const { data, error } = await untypedVisitor.rpc(name, given, { get });
      expect([data, error?.code]).toEqual([null, '42501']);
    }
    expect(await everything()).toEqual(before);
  });

  test.each([
    'dispatch_lead',
    'lock_job',
    'lead_of',
    'job_state',
    'closed_at',
    'notify_of_customer',
    'advance_jobs',
    'tick',
    'jobs_to_take_back',
    'end_of_offer',
    'withdraw_offers',
  ])("can't reach the private function %s", async (name) => {
    const { error } = await untypedVisitor.rpc(name, {});

    expect(error).not.toBeNull();
  });

  test.each([
    ['call_time', 'At noon'],
    ['contacted_at', '2026-11-21T08:00:00Z'],
    ['canceled_by_customer', true],
    ['came_back_at', '2026-11-21T08:00:00Z'],
  ])("can't set %s of a sent request", async (column, value) => {
    const lead = minimalLeadRow();

    const { error } = await untypedVisitor.from('leads').insert({ ...lead, [column]: value });

    expect(error?.code).toBe('42501');
    expect(await storedLead(lead.id)).toBeNull();
  });

  test("can't change the dispatch settings", async () => {
    const { data: before } = await operator.from('dispatch_settings').select().single().throwOnError();

    await untypedVisitor
      .from('dispatch_settings')
      .update({ dispatch_on: false, offers_per_wave: 100 })
      .eq('only_row', true);

    expect((await operator.from('dispatch_settings').select().single().throwOnError()).data).toEqual(before);
  });
});

describe('a hauler', () => {
  test.each<[string, object]>([
    ['only name, address, number, an area and papers', {}],
    ['no date of vetting while paused', { active: false, vetted_at: null }],
    ['both languages', { languages: ['es', 'en'], insured_until: '2027-01-31' }],
    ['everything', { contact_name: 'Ana Diaz', zip_prefixes: ['900', '9130', '91101'], services: ['Home Cleaning'] }],
    ['a name of 120 characters', { name: 'x'.repeat(120), contact_name: 'y'.repeat(120) }],
    ['a number of 16 digits', { phone: '1'.repeat(16) }],
    ['an option of Home Cleaning', { services: ['Home Cleaning - Deep Cleaning'] }],
  ])('can have %s', async (_, change) => {
    const { error } = await untypedOperator.from('haulers').insert({ ...vettedHauler(), ...change });

    expect(error).toBeNull();
  });

  test.each<[string, unknown]>([
    ['name', null],
    ['name', ''],
    ['name', '  '],
    ['name', 'Sunset\nHauling'],
    ['name', 'Sunset\u202Egniluah'],
    ['name', 'x'.repeat(121)],
    ['contact_name', ''],
    ['contact_name', 'Ana\tDiaz'],
    ['contact_name', 'x'.repeat(121)],
    ['email', null],
    ['email', ''],
    ['email', 'sunset'],
    ['email', 'sunset@hauling'],
    ['email', 'x1,victim@example.com'],
    ['email', 'Sunset <sunset@example.com>'],
    ['email', 'sunset@example.com\nBcc: all@example.com'],
    ['phone', null],
    ['phone', ''],
    ['phone', '213555014'],
    ['phone', '0213555014'],
    ['phone', '(213) 555-0142'],
    ['phone', '+12135550142'],
    ['phone', '1'.repeat(17)],
    ['zip_prefixes', null],
    ['zip_prefixes', ['90']],
    ['zip_prefixes', ['900281']],
    ['zip_prefixes', ['90028-1234']],
    ['zip_prefixes', ['90*']],
    ['zip_prefixes', ['٩٠٠']],
    ['zip_prefixes', ['']],
    ['zip_prefixes', ['900', null]],
    ['zip_prefixes', ['900 910']],
    ['zip_prefixes', ['900,910']],
    ['zip_prefixes', ['900\n']],
    ['zip_prefixes', [['900'], ['910']]],
    ['services', null],
    ['services', ['Piano Tuning']],
    ['services', ['furniture removal']],
    ['services', ['Furniture Removal', null]],
    ['services', ['']],
    ['active', null],
    ['everywhere', null],
    ['agreement_accepted_at', null],
    ['languages', null],
    ['languages', []],
    ['languages', ['fr']],
    ['languages', ['en', 'en']],
    ['languages', ['en', null]],
    ['languages', [['en'], ['es']]],
  ])("can't have this %s: %j", async (column, value) => {
    const { error } = await untypedOperator.from('haulers').insert({ ...vettedHauler(), [column]: value });

    expect(error?.message).toMatch(/violates (check|not-null) constraint|invalid input value for enum/);
  });
});

describe('the dispatch settings', () => {
  test.each([
    ['offers_per_wave', 0],
    ['offers_per_wave', 101],
    ['offers_per_wave', null],
    ['offer_open_for', '0'],
    ['offer_open_for', '-1 hour'],
    ['offer_open_for', '8 days'],
    ['take_back_after', '0'],
    ['take_back_after', '8 days'],
    ['dispatch_on', null],
  ])('reject %s set to %s', async (setting, value) => {
    const { error } = await untypedOperator
      .from('dispatch_settings')
      .update({ [setting]: value })
      .eq('only_row', true);

    expect(error?.message).toMatch(/violates (check|not-null) constraint/);
  });

  test('have their documented defaults', async () => {
    const { data } = await operator.from('dispatch_settings').select().single().throwOnError();

    expect(data).toMatchObject({
      dispatch_on: true,
      offers_per_wave: 5,
      offer_open_for: '00:30:00',
      take_back_after: '01:00:00',
    });
  });
});

describe('an offer', () => {
  test('has its own token, as hard to guess as a tracking ID', async () => {
    const { offer } = await matchedLead();
    const other = await matchedLead();

    expect(offer.token).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(other.offer.token).not.toBe(offer.token);
  });

  test('is unique for a request and a hauler', async () => {
    const { lead, hauler } = await matchedLead();

    const { error } = await operator.from('job_offers').insert({ lead_id: lead.id, hauler_id: hauler.id });

    expect(error?.code).toBe('23505');
  });

  test("can't be accepted next to another one, not even by the operator", async () => {
    const { lead } = await matchedLead();
    const hauler = await addHauler();

    const { error } = await operator
      .from('job_offers')
      .insert({ lead_id: lead.id, hauler_id: hauler.id, state: 'accepted' });

    expect(error?.code).toBe('23505');
  });

  test('ends with a reason of at most 300 characters', async () => {
    const { offer } = await matchedLead();

    await expect(acts.giveBack(offer, 'x'.repeat(301))).rejects.toMatchObject({
      message: expect.stringContaining('violates check constraint'),
    });
    expect(await acts.giveBack(offer, 'x'.repeat(300))).toBe('done');
  });

  test('has no other states', async () => {
    const { offer } = await matchedLead();

    const { error } = await untypedOperator.from('job_offers').update({ state: 'stolen' }).eq('id', offer.id);

    expect(error?.code).toBe('22P02');
  });

  test('is deleted with its request, including its notifications', async () => {
    const email = `${randomUUID()}@example.com`;
    await addHauler();
    const lead = await submitLead({ ...minimalLeadRow(), email });
    const [offer] = await offersOf(lead);
    await acts.accept(offer ?? { token: '' });
    await withSettings({ status_mail_hold: '0' }, () => acts.correct(lead, { phone: freshPhone() }).then(() => {}));

    await operator.rpc('delete_person', { email }).throwOnError();

    const { data } = await operator.from('notifications').select().eq('lead_id', lead.id).throwOnError();
    const { data: ofOffer } = await operator
      .from('notifications')
      .select()
      .eq('offer_id', offer?.id ?? '')
      .throwOnError();
    expect([await offersOf(lead), data, ofOffer]).toEqual([[], [], []]);
  });
});
