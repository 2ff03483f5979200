import { randomUUID } from 'node:crypto';
import type { TablesInsert } from '@functions/database.types.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { freshPhone } from '../fixtures/phones.ts';
import { ago, DAY_MS, HOUR_MS } from '../support/ago.ts';
import { operator } from '../support/clients.ts';
import { addLead, storedOffer } from '../support/haulers.ts';
import { storedLead, submitLead } from '../support/leads.ts';
import {
  actions,
  addHauler,
  addHaulers,
  changeLead,
  changeOffer,
  deleteHauler,
  findJob,
  forgetMatch,
  matchedLead,
  offerByHand,
  offeredLead,
  offerOf,
  openTo,
  report,
  reportAgain,
  statesOf,
  storedHauler,
} from '../support/match.ts';
import { notificationsOf, withSettings } from '../support/notifications.ts';
import { tick } from '../support/tick.ts';

beforeEach(forgetMatch);
afterAll(forgetMatch);

async function stored({ lead, offer }: { lead: { id: string }; offer: { token: string } }) {
  return { offer: await storedOffer(offer.token), lead: await storedLead(lead.id) };
}

async function told(lead: { id: string }): Promise<string[]> {
  return (await notificationsOf(lead)).map(({ kind, audience }) => `${kind} to ${audience}`).sort();
}

const truckOf = async (hauler: { id: string }) => (await storedHauler(hauler)).truck_cubic_yards;

const haulerActions = ['accept', 'decline', 'called', 'update', 'giveBack'] as const;
type HaulerAction = (typeof haulerActions)[number];

describe("a hauler's actions", () => {
  const completed = { status: 'Completed' } as const;
  const states: [string, (match: Awaited<ReturnType<typeof offeredLead>>) => Promise<unknown>, HaulerAction[]][] = [
    ['open', async () => {}, ['accept', 'decline']],
    ['accepted', ({ offer }) => actions.accept(offer), ['accept', 'called', 'update', 'giveBack']],
    ['declined', ({ offer }) => actions.decline(offer), ['decline']],
    ['taken', ({ offer }) => changeOffer(offer, { state: 'taken' }), []],
    ['expired', ({ offer }) => changeOffer(offer, { state: 'expired' }), []],
    ['just run out', ({ offer }) => changeOffer(offer, { expires_at: ago(1000) }), []],
    ['returned', ({ offer }) => actions.accept(offer).then(() => actions.giveBack(offer)), ['giveBack']],
    ['completed', ({ lead, offer }) => actions.accept(offer).then(() => changeLead(lead, completed)), []],
    ['accepted and canceled', ({ lead, offer }) => actions.accept(offer).then(() => actions.cancel(lead)), []],
    ['open and canceled', ({ lead }) => actions.cancel(lead), []],
    [
      'open by hand of a closed request',
      ({ lead, offer }) => changeLead(lead, completed).then(() => changeOffer(offer, { state: 'open' })),
      [],
    ],
  ];
  test.each(states)('with an offer that is %s are limited to the table, and done once', async (_, prepare, allowed) => {
    const match = await offeredLead();
    await prepare(match);
    const before = await stored(match);
    const thrice = async (action: HaulerAction, { offer }: typeof match) => [
      ...[await actions[action](offer), await actions[action](offer), await actions[action](offer)],
    ];

    for (const action of haulerActions.filter((each) => !allowed.includes(each))) {
      expect([action, await thrice(action, match)]).toEqual([action, ['refused', 'refused', 'refused']]);
    }
    expect(await stored(match)).toEqual(before);
    const isPossible = (await findJob(match.offer))?.state === 'accepted';
    const { data } = await operator.rpc('set_truck', { token: match.offer.token, cubic_yards: 14 }).throwOnError();
    expect([data, await truckOf(match.hauler)]).toEqual(isPossible ? ['done', 14] : ['closed', null]);

    for (const action of allowed) {
      const one = await offeredLead();
      await prepare(one);
      expect([action, await actions[action](one.offer)]).toEqual([action, 'done']);
      const after = await stored(one);
      expect([action, await thrice(action, one)]).toEqual([action, ['done', 'done', 'done']]);
      expect(await stored(one)).toEqual(after);
    }
  });

  test("note the size of one hauler's truck, from 1 to 60 cubic yards, or take it away", async () => {
    const [{ offer, hauler }, other] = [await matchedLead(), await addHauler()];
    const note = (cubic_yards?: number) =>
      operator.rpc('set_truck', { token: offer.token, ...(cubic_yards === undefined ? {} : { cubic_yards }) });
    for (const size of [1, 60, undefined, 14]) {
      expect((await note(size)).data).toBe('done');
      expect([await truckOf(hauler), await truckOf(other)]).toEqual([size ?? null, null]);
    }
    for (const size of [0, 61, -1]) expect((await note(size)).error?.message).toContain('violates check constraint');
    expect(await truckOf(hauler)).toBe(14);
    const unknown = await operator.rpc('set_truck', { token: '0'.repeat(16), cubic_yards: 20 }).throwOnError();
    expect(unknown.data).toBe('unknown');
  });

  test("and a customer's with an unknown link, another or that of a deleted hauler are unknown", async () => {
    const { lead, hauler, offer } = await offeredLead();
    await deleteHauler(hauler);
    for (const token of ['0'.repeat(16), '', "' or true --", offer.token, lead.tracking_id]) {
      for (const action of haulerActions)
        expect([action, await actions[action]({ token })]).toEqual([action, 'unknown']);
      expect(await findJob({ token })).toBeUndefined();
      if (token === lead.tracking_id) continue;
      const unknown = { tracking_id: token };
      expect([await actions.cancel(unknown), await actions.correct(unknown, {})]).toEqual(['unknown', 'unknown']);
    }
  });

  test('accepting closes the other offers as taken, also one made manually later', async () => {
    const [winner, loser, decliner] = await addHaulers(3);
    if (!winner || !loser || !decliner) throw new Error('No haulers');
    const lead = await submitLead(minimalLeadRow());
    await actions.decline(await offerOf(lead, decliner), 'Too far away');

    expect(await actions.accept(await offerOf(lead, winner))).toBe('done');

    const closed = { [winner.id]: 'accepted', [loser.id]: 'taken', [decliner.id]: 'declined' };
    expect(await statesOf(lead)).toEqual(closed);
    expect((await offerOf(lead, decliner)).decline_reason).toBe('Too far away');
    expect(await actions.accept(await offerOf(lead, loser))).toBe('refused');
    const { accepted_at } = await offerOf(lead, winner);
    expect(Math.abs(Date.parse(accepted_at ?? '') - Date.now())).toBeLessThan(60_000);
    const late = await addHauler();
    expect(await actions.accept(await offerByHand(lead, late))).toBe('refused');
    expect(await statesOf(lead)).toEqual({ ...closed, [late.id]: 'taken' });
  });

  test('a timeframe can come with a status, which only advances, or by itself, and reasons cancel', async () => {
    const match = await matchedLead();
    const lead = async () => (await stored(match)).lead;

    await actions.update(match.offer, { status: 'In Progress', timeframe: 'Tomorrow', cancel_reasons: ['Too heavy'] });
    expect(await lead()).toMatchObject({ status: 'In Progress', timeframe: 'Tomorrow', cancel_reasons: [] });
    expect(await actions.update(match.offer, { status: 'Sent Proposal' })).toBe('refused');
    expect(await actions.update(match.offer, { timeframe: '' })).toBe('done');
    expect(await lead()).toMatchObject({ status: 'In Progress', timeframe: null });
    await actions.update(match.offer, { timeframe: 'On Monday' });
    await actions.update(match.offer, { status: 'Canceled', cancel_reasons: ['Too heavy'] });

    const canceled = { status: 'Canceled', cancel_reasons: ['Too heavy'], canceled_by_customer: false };
    expect(await lead()).toMatchObject({ ...canceled, timeframe: 'On Monday' });
    expect(await actions.update(match.offer, { timeframe: '' })).toBe('refused');
  });

  test('mean that the customer was called if they say so, or advance the status', async () => {
    const table: [Parameters<typeof actions.update>[1] | 'called', boolean][] = [
      ['called', true],
      [{ status: 'Sent Proposal' }, true],
      [{ status: 'Completed' }, true],
      [{ status: 'Canceled' }, false],
      [{ timeframe: 'Tomorrow' }, false],
    ];
    for (const [action, isCall] of table) {
      const match = await matchedLead();
      await (action === 'called' ? actions.called(match.offer) : actions.update(match.offer, action));

      const { lead, offer } = await stored(match);
      expect([action, lead?.contacted_at !== null, offer.contacted_at !== null]).toEqual([action, isCall, isCall]);
    }
  });

  test('the first call counts, by any hauler', async () => {
    const match = await matchedLead();
    await changeLead(match.lead, { contacted_at: '2026-11-21T16:00:00Z' });

    await actions.called(match.offer);
    await actions.update(match.offer, { status: 'In Progress' });

    expect(Date.parse((await stored(match)).lead?.contacted_at ?? '')).toBe(Date.parse('2026-11-21T16:00:00Z'));
    expect((await stored(match)).offer.contacted_at).not.toBeNull();
  });
});

describe("a customer's actions", () => {
  test('include canceling an open request, once, with reasons', async () => {
    const { lead } = await offeredLead();

    const answers = [
      await actions.cancel(lead, ['Sold it', 'Too late']),
      await actions.cancel(lead, ['Another reason']),
    ];

    expect(answers).toEqual(['done', 'done']);
    const canceled = { status: 'Canceled', cancel_reasons: ['Sold it', 'Too late'], canceled_by_customer: true };
    expect(await storedLead(lead.id)).toMatchObject(canceled);
    expect(Object.values(await statesOf(lead))).toEqual(['expired']);
  });

  test('exclude canceling or correcting a closed request', async () => {
    for (const status of ['Completed', 'Canceled'] as const) {
      const lead = await submitLead(minimalLeadRow());
      await changeLead(lead, { status });
      const before = await storedLead(lead.id);

      const answers = [await actions.cancel(lead), await actions.correct(lead, { phone: freshPhone() })];

      expect([status, ...answers]).toEqual([status, 'refused', 'refused']);
      expect(await storedLead(lead.id)).toEqual(before);
    }
  });

  test('include correcting contact information: absent values stay, empty ones are removed', async () => {
    const lead = await submitLead(maximalLeadRow());
    const [phone, email] = [freshPhone(), `${randomUUID()}@example.com`];

    await actions.correct(lead, { phone, call_time: 'After 5 PM' });
    const after = { phone, email: lead.email, unit_number: lead.unit_number, call_time: 'After 5 PM' };
    expect(await storedLead(lead.id)).toMatchObject(after);
    await actions.correct(lead, { email, unit_number: '', call_time: '' });
    expect(await storedLead(lead.id)).toMatchObject({ phone, email, unit_number: null, call_time: null });
    await actions.correct(lead, { email: '' });
    expect((await storedLead(lead.id))?.email).toBeNull();

    const wrong = [
      ...[{ phone: '' }, { phone: '213555HAUL' }, { email: 'x1,victim@example.com' }, { unit_number: '4\nB' }],
      ...[{ call_time: 'At noon\nBcc: all@example.com' }, { call_time: 'x'.repeat(101) }],
    ];
    const other = await submitLead(maximalLeadRow());
    for (const change of wrong)
      await expect(actions.correct(other, change)).rejects.toThrow('violates check constraint');
  });

  test('who canceled is reset when the operator reopens the request', async () => {
    const { lead } = await offeredLead();
    await actions.cancel(lead);

    await changeLead(lead, { status: 'Submitted' });

    expect((await storedLead(lead.id))?.canceled_by_customer).toBe(false);
    expect(await openTo(lead)).toHaveLength(1);
    await changeLead(lead, { status: 'Canceled' });
    expect(await actions.cancel(lead)).toBe('refused');
  });
});

describe('a job taken back', () => {
  /** A job reported as not contacted `since` milliseconds ago. */
  async function reportedLead(since = 3 * DAY_MS) {
    const match = await matchedLead();
    await report(match.lead);
    await changeOffer(match.offer, { reported_at: ago(since) });
    return match;
  }

  test('is one whose hauler did nothing after the report or a second one, and the operator is told once', async () => {
    const { lead, hauler, offer } = await reportedLead();
    await reportAgain(lead);
    const other = await addHauler();

    await tick();
    await tick();

    expect(await statesOf(lead)).toEqual({ [hauler.id]: 'returned', [other.id]: 'open' });
    expect((await stored({ lead, offer })).offer.decline_reason).toBe('Taken back: the customer was not contacted');
    expect((await told(lead)).filter((each) => each.startsWith('taken-back'))).toEqual(['taken-back to operator']);
    expect(await actions.called(offer)).toBe('refused');
  });

  test('is not that of a hauler who has acted since, or could not', async () => {
    const excuses: Record<string, (match: Awaited<ReturnType<typeof matchedLead>>) => Promise<unknown>> = {
      'has called since': ({ offer }) => actions.called(offer),
      'has made a proposal since': ({ offer }) => actions.update(offer, { status: 'Sent Proposal' }),
      'has set a time since': ({ offer }) => actions.update(offer, { timeframe: 'Tomorrow' }),
      'has a closed request': ({ lead }) => changeLead(lead, { status: 'Completed' }),
      'has a request the operator has advanced': ({ lead }) => changeLead(lead, { status: 'In Progress' }),
      'has a flagged request': ({ lead }) => changeLead(lead, { flagged_because: 'Spam' }),
      'has a business hour left': ({ offer }) => changeOffer(offer, { reported_at: ago(0) }),
    };
    const matches: [string, Awaited<ReturnType<typeof reportedLead>>][] = [];
    for (const [what, excuse] of Object.entries(excuses)) {
      const match = await reportedLead();
      await excuse(match);
      matches.push([what, match]);
    }

    await tick();

    for (const [what, { lead, hauler }] of matches) {
      expect([what, (await statesOf(lead))[hauler.id]]).toEqual([what, 'accepted']);
    }
  });

  test("doesn't happen while dispatch_on is off", async () => {
    const { lead, hauler } = await reportedLead();

    await withSettings({ dispatch_on: false }, async () => {
      await tick();
      expect(await statesOf(lead)).toEqual({ [hauler.id]: 'accepted' });
    });

    await tick();
    expect(await statesOf(lead)).toEqual({ [hauler.id]: 'returned' });
  });

  test('has the configured delay in business hours', async () => {
    // 26 hours contain at most 14 business hours.
    const { lead, hauler } = await reportedLead(26 * HOUR_MS);

    await withSettings({ take_back_after: '15 hours' }, async () => {
      await tick();
      expect(await statesOf(lead)).toEqual({ [hauler.id]: 'accepted' });
    });
    await withSettings({ take_back_after: '1 minute' }, async () => {
      await tick();
      expect(await statesOf(lead)).toEqual({ [hauler.id]: 'returned' });
    });
  });
});

describe('a link shows', () => {
  const withJobOnly = [
    ...['status', 'cancel_reasons', 'full_name', 'phone', 'email', 'street_address', 'unit_number', 'call_time'],
    ...['contacted_at', 'price_paid', 'pickup', 'timeframe', 'tracking_id', 'flagged_because', 'desk_note'],
  ];
  const ifPossibleOnly = ['load_size', 'description', 'photos', 'agreed_to_messages'];

  test('a hauler who can accept: what and roughly where, nothing personal', async () => {
    const { lead, hauler, offer } = await offeredLead();
    const more = { load_size: 'half', timeframe: 'Tomorrow', call_time: 'At noon' } as const;
    await changeLead(lead, { image_urls: ['https://a.example/1.png'], ...more });

    const job = await findJob(offer);

    expect(job).toMatchObject({
      state: 'open',
      hauler: { name: hauler.name },
      lead: {
        has_job: false,
        services: lead.services,
        city: lead.city,
        zip_code: lead.zip_code,
        description: lead.job_description,
        photos: ['https://a.example/1.png'],
        load_size: 'half',
      },
    });
    for (const column of withJobOnly) expect(job?.lead).not.toHaveProperty(column);
    const text = JSON.stringify(job?.lead);
    for (const secret of [lead.full_name, lead.phone, lead.email, lead.street_address, lead.tracking_id, lead.id]) {
      expect(text).not.toContain(secret);
    }
  });

  test('the hauler with the job: whom to call and where to go', async () => {
    const { lead, offer } = await offeredLead();
    await actions.accept(offer);
    await actions.correct(lead, { call_time: 'At noon' });

    const { full_name, phone, email, street_address, unit_number } = lead;
    const contact = { full_name, phone, email, street_address, unit_number, call_time: 'At noon' };
    expect(await findJob(offer)).toMatchObject({
      state: 'accepted',
      lead: { ...contact, has_job: true, status: 'Submitted', contacted_at: null, reported_at: null },
    });
  });

  test('a hauler who lost it, or never had it: neither description nor photos nor anything personal', async () => {
    const ends: [string, (match: Awaited<ReturnType<typeof offeredLead>>) => Promise<unknown>][] = [
      ['declined', ({ offer }) => actions.decline(offer)],
      ['expired', ({ offer }) => changeOffer(offer, { expires_at: ago(0) })],
      ['taken', ({ offer }) => changeOffer(offer, { state: 'taken' })],
      ['returned', ({ offer }) => actions.accept(offer).then(() => actions.giveBack(offer))],
      ['closed', ({ lead }) => actions.cancel(lead)],
      ['closed', ({ lead }) => changeLead(lead, { status: 'Completed' })],
    ];
    for (const [state, end] of ends) {
      const match = await offeredLead();
      const more = { load_size: 'half', timeframe: 'Tomorrow' } as const;
      await changeLead(match.lead, { image_urls: ['https://a.example/1.png'], ...more });
      await end(match);

      const job = await findJob(match.offer);

      expect(job).toMatchObject({ state, lead: { has_job: false } });
      for (const column of [...ifPossibleOnly, ...withJobOnly]) expect(job?.lead).not.toHaveProperty(column);
    }
  });

  test('the hauler of a closed job: everything for 30 days, then nothing', async () => {
    // Without a history it counts as closed on arrival.
    const old = await addLead({ status: 'Completed', price_paid: 20, created_at: ago(30 * DAY_MS - HOUR_MS) });
    const theirs = await offerByHand(old, await addHauler(), { state: 'accepted' });

    const lead = { has_job: true, full_name: old.full_name, price_paid: 20 };
    expect(await findJob(theirs)).toMatchObject({ state: 'closed', lead });
    await changeLead(old, { created_at: ago(30 * DAY_MS + HOUR_MS) });
    const job = await findJob(theirs);
    expect(job).toMatchObject({ state: 'closed', lead: { has_job: false } });
    for (const column of [...ifPossibleOnly, ...withJobOnly]) expect(job?.lead).not.toHaveProperty(column);
  });
});

describe('what the operator sees', () => {
  test('open requests: who has the job, how many can accept it, who was called, what is overdue', async () => {
    const { lead, hauler, offer } = await matchedLead();
    await addHaulers(2);
    const offered = await submitLead(minimalLeadRow());
    await changeLead(offered, { created_at: ago(30 * HOUR_MS), call_time: 'At noon' });
    await actions.called(offer);
    const row = async ({ id }: { id: string }) => {
      const { data } = await operator.from('open_leads').select().eq('id', id).single().throwOnError();
      return data;
    };

    expect(await row(lead)).toMatchObject({
      hauler: hauler.name,
      open_offers: 0,
      contacted_at: expect.any(String),
      overdue: false,
      call_time: null,
    });
    expect(await row(offered)).toMatchObject({
      hauler: null,
      open_offers: 3,
      contacted_at: null,
      overdue: true,
      call_time: 'At noon',
    });
    await changeLead(lead, { created_at: ago(30 * HOUR_MS) });
    expect((await row(lead)).overdue).toBe(false);
  });

  test('weeks in Los Angeles: how promises were kept', async () => {
    const hauler = await addHauler({ active: false });
    // Sunday, 11 PM in Los Angeles is Monday in the database.
    const past: [TablesInsert<'leads'>['status'], string, string | null, boolean, string?][] = [
      ['Completed', '2020-03-02T17:00:00Z', '2020-03-02T18:00:00Z', true],
      ['Canceled', '2020-03-04T17:00:00Z', '2020-03-04T20:00:00Z', true],
      ['Completed', '2020-03-09T06:00:00Z', '2020-03-09T17:00:00Z', false],
      ['Canceled', '2020-03-05T17:00:00Z', null, false],
      ['Completed', '2020-03-09T16:00:00Z', null, false],
      ['Completed', '2020-03-03T17:00:00Z', null, false, 'Spam'],
    ];
    for (const [status = 'Submitted', created_at, contacted_at, isMatched, flagged_because = null] of past) {
      const lead = { ...minimalLeadRow(), status, created_at, contacted_at, flagged_because };
      await operator.from('leads').insert(lead).throwOnError();
      if (isMatched) await offerByHand(lead, hauler, { state: 'accepted', accepted_at: created_at });
    }

    const { data } = await operator.from('promise_report').select().lt('week', '2021-01-01').throwOnError();

    const none = { proposed: 0, median_to_proposal: null, booked: 0, booked_by_customer: 0, priced: 0 };
    const never = { ...none, paid_above_estimate: 0, spanish: 0, spanish_with_speaker: 0 };
    const later = { requests: 1, matched: 0, called_in_time: 0, median_wait: null, completed: 1, canceled: 0 };
    const first = { requests: 4, matched: 2, called_in_time: 2, median_wait: '03:00:00', completed: 2, canceled: 2 };
    expect(data).toEqual([
      { ...never, ...later, week: '2020-03-09' },
      { ...never, ...first, week: '2020-03-02' },
    ]);
  });
});
