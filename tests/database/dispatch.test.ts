import type { TablesUpdate } from '@functions/database.types.ts';
import type { LoadSize } from '@functions/domain/load-sizes.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { ago, HOUR_MS } from '../support/ago.ts';
import { operator } from '../support/clients.ts';
import { storedLead, submitLead } from '../support/leads.ts';
import { withLimits } from '../support/limits.ts';
import {
  acts,
  addHauler,
  addHaulers,
  changeHauler,
  changeLead,
  changeOffer,
  deleteHauler,
  forgetMatch,
  type Hauler,
  letOffersRunOut,
  matchedLead,
  type Offer,
  offerByHand,
  offerOf,
  offersOf,
  openTo,
  statesOf,
} from '../support/match.ts';
import { claim, makeDue, notificationsOf, withSettings } from '../support/notifications.ts';
import { tick } from '../support/tick.ts';

beforeEach(forgetMatch);
afterAll(forgetMatch);

async function kindsOf(lead: { id: string }): Promise<string[]> {
  return (await notificationsOf(lead)).map(({ kind }) => kind).sort();
}

async function countOf(lead: { id: string }, kind: string): Promise<number> {
  return (await kindsOf(lead)).filter((each) => each === kind).length;
}

function idsOf(haulers: readonly (Hauler | undefined)[]): string[] {
  return haulers.map((hauler) => hauler?.id ?? '').sort();
}

/** Haulers and a request offered to all of them. */
async function offeredLead(count = 1) {
  const haulers = await addHaulers(count);
  const lead = await submitLead(minimalLeadRow());
  const offers = await offersOf(lead);
  return { lead, haulers, offers };
}

function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('There is none');
  return item;
}

function hourInLosAngeles(moment: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Los_Angeles',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  return Number(format.format(new Date(moment)));
}
describe('haulers for a request are chosen', () => {
  test('by ZIP code: one that begins with one of theirs, or everywhere', async () => {
    const at = (zip_prefixes: string[], everywhere = false) => addHauler({ zip_prefixes, everywhere });
    const right = [
      ...[await at(['900']), await at(['9002']), await at(['90028']), await at(['913', '9002'])],
      ...[await at([], true), await at(['913'], true)],
    ];
    for (const zip_prefixes of [
      ['901', '9003', '90029'],
      ['002', '028'],
    ])
      await at(zip_prefixes);

    await withSettings({ offers_per_wave: 100 }, async () => {
      for (const zip_code of ['90028', '90028-1234']) {
        expect(await openTo(await submitLead({ ...minimalLeadRow(), zip_code }))).toEqual(idsOf(right));
      }
    });
  });

  test('by service: one of theirs, or all of Home Cleaning', async () => {
    const table: [string[], string[], boolean][] = [
      [['Old Appliances', 'Yard Waste Cleanup'], ['Furniture Removal', 'Old Appliances'], true],
      [['Old Appliances'], ['Furniture Removal'], false],
      [['Home Cleaning'], ['Home Cleaning - Deep Cleaning'], true],
      [['Home Cleaning - Deep Cleaning'], ['Home Cleaning - Deep Cleaning'], true],
      [['Home Cleaning - Window Cleaning'], ['Home Cleaning - Deep Cleaning'], false],
      [['Home Cleaning - Deep Cleaning'], ['Home Cleaning'], false],
      [[], ['Hot Tub Removal'], true],
    ];
    for (const [services, wanted, isOffered] of table) {
      await forgetMatch();
      const hauler = await addHauler({ services });
      const lead = await submitLead({ ...minimalLeadRow(), services: wanted });
      expect([services, wanted, await openTo(lead)]).toEqual([services, wanted, isOffered ? [hauler.id] : []]);
    }
  });

  test('if they serve both ZIP code and service and are not paused', async () => {
    const right = await addHauler({ zip_prefixes: ['900'], services: ['Furniture Removal'] });
    await addHauler({ zip_prefixes: ['900'], services: ['Old Appliances'] });
    await addHauler({ zip_prefixes: ['913'], services: ['Furniture Removal'] });
    await addHauler({ active: false });

    const lead = await submitLead(minimalLeadRow());

    expect(await openTo(lead)).toEqual([right.id]);
  });

  test('in waves of the configured size, starting with those not asked for the longest time', async () => {
    const haulers = await addHaulers(5);
    await withSettings({ offers_per_wave: 2 }, async () => {
      const leads = [];
      for (let count = 0; count < 3; count++) leads.push(await submitLead(minimalLeadRow()));
      const offered = [];
      for (const lead of leads) offered.push(await openTo(lead));

      expect(offered.map(({ length }) => length)).toEqual([2, 2, 2]);
      expect(new Set(offered.slice(0, 2).flat()).size).toBe(4);
      expect(new Set(offered.flat())).toEqual(new Set(idsOf(haulers)));
      const [newcomer] = await addHaulers(1);
      expect(await openTo(await submitLead(minimalLeadRow()))).toContain(newcomer?.id);
    });
  });

  describe('starting with those whose truck holds the load in one trip', () => {
    const HALF = 8;

    test.each<[string, LoadSize | null, [number | null, number | null], 0 | 1]>([
      ['before those whose truck is not noted', 'half', [null, HALF], 1],
      ['before those whose truck is smaller', 'half', [HALF - 1, HALF], 1],
      ['those whose truck is not noted before those whose is smaller', 'half', [HALF - 1, null], 1],
      ['by waiting time if all hold it', 'half', [HALF, 60], 0],
      ['by waiting time if no load was said', null, [HALF, 60], 0],
    ])('%s', async (_, load_size, [truck, otherTruck], asked) => {
      const haulers = [
        await addHauler({ truck_cubic_yards: truck, last_offered_at: ago(2 * HOUR_MS) }),
        await addHauler({ truck_cubic_yards: otherTruck, last_offered_at: ago(HOUR_MS) }),
      ];

      await withSettings({ offers_per_wave: 1 }, async () => {
        const lead = await submitLead({ ...minimalLeadRow(), load_size });

        expect(await openTo(lead)).toEqual(idsOf([haulers[asked]]));
      });
    });
  });

  describe('while no remaining hauler has room for an offer', () => {
    /** A hauler with the maximum of open offers, and a request that arrived then. */
    async function waitingLead() {
      const hauler = await addHauler();
      const leads = [];
      for (let count = 0; count < 10; count++) leads.push(await submitLead(minimalLeadRow()));
      for (const lead of leads) expect(await openTo(lead)).toEqual([hauler.id]);
      const waiting = await submitLead(minimalLeadRow());
      expect(await offersOf(waiting)).toEqual([]);
      return { hauler, answered: await offerOf(first(leads), hauler), waiting };
    }

    test('a request waits, and is offered before later ones once one of their offers ends', async () => {
      const { hauler, answered, waiting } = await waitingLead();
      const [canceled, later] = [await submitLead(minimalLeadRow()), await submitLead(minimalLeadRow())];
      await tick();
      expect(await offersOf(waiting)).toEqual([]);
      expect(await kindsOf(waiting)).toEqual(['new-request', 'request-arrived']);
      await acts.cancel(canceled);

      await acts.decline(answered);
      expect(await openTo(waiting)).toEqual([hauler.id]);
      expect(await offersOf(later)).toEqual([]);

      // One that was closed in the meantime blocks no other.
      await acts.accept(await offerOf(waiting, hauler));
      expect(await openTo(later)).toEqual([hauler.id]);
      expect(await offersOf(canceled)).toEqual([]);

      const last = await submitLead(minimalLeadRow());
      expect(await offersOf(last)).toEqual([]);
      await letOffersRunOut(later);
      expect(await openTo(last)).toEqual([hauler.id]);
    });

    test('a new hauler gets it with the next tick', async () => {
      const { waiting } = await waitingLead();
      const [newcomer] = await addHaulers(1);
      await tick();

      expect(await openTo(waiting)).toEqual([newcomer?.id]);
    });

    test('the operator is told with the next tick when none of them takes jobs any more', async () => {
      const { hauler, waiting } = await waitingLead();
      await changeHauler(hauler, { active: false });
      await tick();

      expect(await kindsOf(waiting)).toContain('nobody-left');
    });
  });

  test('a hauler with a manual offer has had their turn', async () => {
    const [one, other] = await addHaulers(2);
    const lead = { ...minimalLeadRow(), status: 'In Progress' } as const;
    await operator.from('leads').insert(lead).throwOnError();
    await offerByHand(lead, one ?? { id: '' });

    await withSettings({ offers_per_wave: 1 }, async () => {
      expect(await openTo(await submitLead(minimalLeadRow()))).toEqual([other?.id]);
    });
  });

  test('each chosen hauler is told, with their own link', async () => {
    const { lead, offers } = await offeredLead(3);

    const told = (await notificationsOf(lead)).filter(({ kind }) => kind === 'job-offered');

    expect(told.map(({ audience }) => audience)).toEqual(['hauler', 'hauler', 'hauler']);
    expect(told.map(({ offer_id }) => offer_id).sort()).toEqual(offers.map(({ id }) => id).sort());
    expect(new Set(offers.map(({ token }) => token)).size).toBe(3);
  });
});

describe('no one is offered', () => {
  test('a request if there are no haulers, and everything else works', async () => {
    const lead = maximalLeadRow();
    await submitLead(lead);
    await tick();

    expect(await kindsOf(lead)).toEqual(['new-request', 'request-arrived']);
    expect(await storedLead(lead.id)).toMatchObject({ ...lead, contacted_at: null, came_back_at: null });
    await changeLead(lead, { status: 'In Progress' });
    await changeLead(lead, { status: 'Submitted' });
    expect(await kindsOf(lead)).not.toContain('nobody-left');
  });

  test('a request if all haulers are paused, or while dispatch_on is off, but by hand', async () => {
    const nothing = [[], ['new-request', 'request-arrived']];
    const hauler = await addHauler({ active: false });
    const early = await submitLead(minimalLeadRow());
    expect([await offersOf(early), await kindsOf(early)]).toEqual(nothing);

    await withSettings({ dispatch_on: false }, async () => {
      await changeHauler(hauler, { active: true });
      const lead = await submitLead(minimalLeadRow());
      expect([await offersOf(lead), await kindsOf(lead)]).toEqual(nothing);

      expect(await acts.accept(await offerByHand(lead, hauler))).toBe('done');
    });
  });

  test('a flagged request, until its flag is cleared', async () => {
    const [hauler] = await addHaulers(1);
    const lead = minimalLeadRow();
    await withLimits({ leads_per_phone_per_hour: 1 }, async () => {
      await submitLead({ ...minimalLeadRow(), phone: lead.phone });
      await submitLead(lead);
    });
    expect(await offersOf(lead)).toEqual([]);

    await changeLead(lead, { flagged_because: null });

    expect(await openTo(lead)).toEqual([hauler?.id]);
    await makeDue();
    expect((await claim()).filter(({ lead_id }) => lead_id === lead.id).map(({ kind }) => kind)).toContain(
      'job-offered',
    );
  });

  test('a request flagged, begun or closed later, and its open offers end', async () => {
    const changes: [TablesUpdate<'leads'>, TablesUpdate<'leads'>][] = [
      [{ flagged_because: 'No such street' }, { flagged_because: null }],
      [{ status: 'Sent Proposal' }, { status: 'Submitted' }],
      [{ status: 'Canceled' }, { status: 'Submitted' }],
    ];
    const { lead, offers } = await offeredLead(2);
    for (const [change, back] of changes) {
      await changeLead(lead, change);
      expect([change, Object.values(await statesOf(lead))]).toEqual([change, ['expired', 'expired']]);
      expect(await acts.accept(first(offers))).toBe('refused');
      await changeLead(lead, back);
      expect(await openTo(lead)).toHaveLength(2);
    }
    expect(await acts.accept(first(offers))).toBe('done');
  });

  test('a request entered by the operator as in progress', async () => {
    await addHauler();
    const lead = { ...minimalLeadRow(), status: 'In Progress' } as const;

    await operator.from('leads').insert(lead).throwOnError();

    expect(await offersOf(lead)).toEqual([]);
  });
});

describe('the next wave', () => {
  test('gets what no one accepted in time, until no one is left', async () => {
    const haulers = await addHaulers(5);
    await withSettings({ offers_per_wave: 2 }, async () => {
      const lead = await submitLead(minimalLeadRow());
      const waves = [await openTo(lead)];
      for (let wave = 2; wave <= 4; wave++) {
        expect(await countOf(lead, 'nobody-left')).toBe(0);
        await letOffersRunOut(lead);
        waves.push(await openTo(lead));
      }

      expect(waves.map(({ length }) => length)).toEqual([2, 2, 1, 0]);
      expect(new Set(waves.flat())).toEqual(new Set(idsOf(haulers)));
      expect(await countOf(lead, 'nobody-left')).toBe(1);
      expect(await countOf(lead, 'job-offered')).toBe(5);
      await tick();
      expect([await openTo(lead), await countOf(lead, 'nobody-left')]).toEqual([[], 1]);
    });
  });

  test('gets what the last hauler of a wave declined, not before', async () => {
    const haulers = await addHaulers(3);
    await withSettings({ offers_per_wave: 2 }, async () => {
      const lead = await submitLead(minimalLeadRow());
      const [one, other] = await offersOf(lead);

      await acts.decline(one ?? { token: '' });
      expect(await openTo(lead)).toEqual([other?.hauler_id]);
      await acts.decline(other ?? { token: '' });

      const left = haulers.filter(({ id }) => id !== one?.hauler_id && id !== other?.hauler_id);
      expect(await openTo(lead)).toEqual(idsOf(left));
    });
  });

  test('is replaced by one report that no one is left, unless someone has the request', async () => {
    const { lead, offers } = await offeredLead();
    await acts.decline(first(offers));
    const hauler = await addHauler();
    await offerByHand(lead, hauler);
    await makeDue();

    expect((await claim()).map(({ kind }) => kind)).not.toContain('nobody-left');
    const nobodyLeft = (await notificationsOf(lead)).find(({ kind }) => kind === 'nobody-left');
    expect(nobodyLeft).toMatchObject({ audience: 'operator', state: 'skipped' });
    await letOffersRunOut(lead);
    expect(await countOf(lead, 'nobody-left')).toBe(2);
  });

  test('is replaced by an immediate report if no one serves the request', async () => {
    await addHauler({ zip_prefixes: ['913'] });

    const lead = await submitLead(minimalLeadRow());

    expect(await kindsOf(lead)).toEqual(['new-request', 'nobody-left', 'request-arrived', 'still-looking']);
    await changeLead(lead, { status: 'Sent Proposal' });
    await makeDue();
    expect((await claim()).map(({ kind }) => kind)).not.toContain('nobody-left');
  });

  test("doesn't start while dispatch_on is off, and the operator is told", async () => {
    await addHaulers(2);
    await withSettings({ offers_per_wave: 1 }, async () => {
      const lead = await submitLead(minimalLeadRow());
      await withSettings({ dispatch_on: false }, () => letOffersRunOut(lead));

      expect([await openTo(lead), await countOf(lead, 'nobody-left')]).toEqual([[], 1]);
    });
  });

  test('is started only by the clock, once, not by claiming what is due; that gets its emails', async () => {
    const { lead, offers } = await offeredLead();
    await operator.from('notifications').delete().neq('once_key', '').throwOnError();
    await changeOffer(first(offers), { expires_at: ago(1000) });
    await claim();
    expect(Object.values(await statesOf(lead))).toEqual(['open']);

    await tick();
    await tick();

    expect([await kindsOf(lead), await openTo(lead)]).toEqual([['nobody-left', 'still-looking'], []]);
    expect((await claim()).map(({ kind }) => kind)).toEqual(['nobody-left']);
  });
});

describe('business hours for offers', () => {
  test("don't matter for a request that just arrived", async () => {
    const aMomentAgo = Date.now() - 5000;
    const { lead, offers } = await offeredLead();

    expect(Date.parse(first(offers).offered_at)).toBeGreaterThan(aMomentAgo);
    expect(Date.parse(first(offers).offered_at)).toBeLessThanOrEqual(Date.now());
    expect((await notificationsOf(lead)).find(({ kind }) => kind === 'job-offered')?.due_at).toBe(
      first(offers).offered_at,
    );
  });

  test('are 8 AM to 8 PM for later offers and their emails', async () => {
    await addHaulers(2);
    await withSettings({ offers_per_wave: 1 }, async () => {
      const lead = await submitLead(minimalLeadRow());
      const [earlier] = await offersOf(lead);
      await letOffersRunOut(lead);
      await claim();

      const offer = (await offersOf(lead)).find(({ id }) => id !== earlier?.id);

      const { offered_at = '', expires_at = '' } = offer ?? {};
      for (const moment of [offered_at, expires_at]) {
        expect(hourInLosAngeles(moment)).toBeGreaterThanOrEqual(8);
        expect(hourInLosAngeles(moment)).toBeLessThan(20);
      }
      const told = (await notificationsOf(lead)).find(({ offer_id }) => offer_id === offer?.id);
      // During the day it may have been sent already.
      if (Date.parse(offered_at) <= Date.now()) expect(told?.claimed_at).not.toBeNull();
      else expect(told).toMatchObject({ claimed_at: null, due_at: offered_at });
    });
  });

  test('let an offer be accepted until half an hour later in them, or as long as configured', async () => {
    const { lead, offers } = await offeredLead();
    await changeLead(lead, { status: 'Sent Proposal' });
    const endOf = async (offered_at: string) => {
      await changeOffer(first(offers), { state: 'declined' });
      await changeOffer(first(offers), { state: 'open', offered_at });
      return Date.parse(first(await offersOf(lead)).expires_at);
    };

    for (const [from, until] of [
      ['2026-11-21T12:00:00-08:00', '2026-11-21T12:30:00-08:00'],
      ['2026-11-21T19:45:00-08:00', '2026-11-22T08:15:00-08:00'],
      ['2026-11-21T23:00:00-08:00', '2026-11-22T08:30:00-08:00'],
      ['2026-11-21T03:00:00-08:00', '2026-11-21T08:30:00-08:00'],
    ] as const) {
      expect([from, await endOf(from)]).toEqual([from, Date.parse(until)]);
    }
    await withSettings({ offer_open_for: '36 hours' }, async () => {
      expect(await endOf('2026-11-21T12:00:00-08:00')).toBe(Date.parse('2026-11-24T12:00:00-08:00'));
    });
  });
});

describe('a job that comes back', () => {
  /** A request accepted by one of four haulers; one had declined and one was late. */
  async function lostAndFound() {
    const { lead, offers } = await offeredLead(4);
    const [taker, decliner, late, other] = offers;
    if (!taker || !decliner || !late || !other) throw new Error('Offered to fewer than four');
    await acts.decline(decliner);
    await changeOffer(late, { state: 'expired' });
    await acts.accept(taker);
    return { lead, taker, decliner, late, other };
  }

  async function expectOfferedAgain({ lead, late, other }: { lead: { id: string }; late: Offer; other: Offer }) {
    const offers = await offersOf(lead);
    const open = offers.filter(({ state }) => state === 'open');
    expect(open.map(({ id, token }) => [id, token]).sort()).toEqual(
      [late, other].map(({ id, token }) => [id, token]).sort(),
    );
    expect(await countOf(lead, 'job-offered')).toBe(6);
  }

  test('is offered again with the same link to those who lost it or were too late, not to those who declined or had it', async () => {
    const match = await lostAndFound();
    await acts.update(match.taker, { status: 'In Progress', timeframe: 'Tomorrow' });

    await acts.giveBack(match.taker);

    await expectOfferedAgain(match);
    expect(await statesOf(match.lead)).toMatchObject({
      [match.taker.hauler_id]: 'returned',
      [match.decliner.hauler_id]: 'declined',
    });
    expect(await storedLead(match.lead.id)).toMatchObject({ status: 'Submitted', timeframe: null });
    expect(await acts.accept(match.other)).toBe('done');
  });

  test('also does so when its hauler is deleted, and the operator is told if no one is left', async () => {
    const match = await lostAndFound();
    await acts.update(match.taker, { status: 'Sent Proposal' });

    await deleteHauler({ id: match.taker.hauler_id });

    expect(await openTo(match.lead)).toEqual([match.late.hauler_id, match.other.hauler_id].sort());
    expect(await storedLead(match.lead.id)).toMatchObject({ status: 'Submitted' });
    await operator.from('haulers').delete().neq('name', '').throwOnError();
    expect(await countOf(match.lead, 'nobody-left')).toBe(1);
  });

  test('is the only one offered to someone twice', async () => {
    const { lead } = await offeredLead();
    await letOffersRunOut(lead);
    await letOffersRunOut(lead);

    expect(Object.values(await statesOf(lead))).toEqual(['expired']);
    expect(await countOf(lead, 'job-offered')).toBe(1);
  });

  test('is also offered to those who would have been asked in the morning', async () => {
    const { lead, offers } = await offeredLead();
    const offer = first(offers);
    await changeOffer(offer, { offered_at: ago(-12 * HOUR_MS), expires_at: ago(-13 * HOUR_MS) });

    await changeLead(lead, { flagged_because: 'No such street' });
    await changeLead(lead, { flagged_because: null });

    expect(await openTo(lead)).toEqual([offer.hauler_id]);
  });

  test("doesn't open a closed request", async () => {
    const match = await lostAndFound();
    await acts.update(match.taker, { status: 'Completed' });

    await changeOffer(match.taker, { state: 'returned' });

    expect(await openTo(match.lead)).toEqual([]);
    expect(await storedLead(match.lead.id)).toMatchObject({ status: 'Completed' });
  });
});

describe('the operator', () => {
  test('can reopen an offer, which makes it like new', async () => {
    const { lead, offer, hauler } = await matchedLead();
    await acts.called(offer);
    await acts.giveBack(offer, 'The truck broke down');
    const before = await offerOf(lead, hauler);

    await changeOffer(offer, { state: 'open' });

    const after = await offerOf(lead, hauler);
    expect(after).toMatchObject({
      token: before.token,
      state: 'open',
      accepted_at: null,
      contacted_at: null,
      reported_at: null,
      decline_reason: null,
    });
    expect(Date.parse(after.offered_at)).toBeGreaterThan(Date.parse(before.offered_at));
    expect(Date.parse(after.expires_at)).toBeGreaterThan(Date.parse(before.offered_at));
    expect(await countOf(lead, 'job-offered')).toBe(2);
    expect(await acts.accept(offer)).toBe('done');
  });

  test('can pause a hauler, whose open offers end and whose jobs stay', async () => {
    const { lead: job, hauler } = await matchedLead();
    const lead = await submitLead(minimalLeadRow());
    expect(await openTo(lead)).toEqual([hauler.id]);
    const other = await addHauler();

    await changeHauler(hauler, { active: false });

    expect(await statesOf(job)).toEqual({ [hauler.id]: 'accepted' });
    expect(await statesOf(lead)).toEqual({ [hauler.id]: 'expired', [other.id]: 'open' });
    expect(await acts.called(await offerOf(job, hauler))).toBe('done');
  });

  test('can delete a hauler with an open offer, and others are offered the request', async () => {
    const { lead, haulers } = await offeredLead();
    // Other changes of a hauler end no offer.
    await changeHauler(first(haulers), { active: true, zip_prefixes: ['913'] });
    expect(await openTo(lead)).toEqual(idsOf(haulers));
    const other = await addHauler();

    await deleteHauler(first(haulers));

    expect(await statesOf(lead)).toEqual({ [other.id]: 'open' });
  });

  test('can delete a hauler while others have open offers, and nothing else happens', async () => {
    await addHaulers(3);
    await withSettings({ offers_per_wave: 2 }, async () => {
      const lead = await submitLead(minimalLeadRow());
      const [one, other] = await offersOf(lead);

      await deleteHauler({ id: one?.hauler_id ?? '' });

      expect(await openTo(lead)).toEqual([other?.hauler_id]);
    });
  });

  test('can reopen a request with a hauler, who keeps it', async () => {
    const { lead, hauler, offer } = await matchedLead();
    await acts.update(offer, { status: 'Completed' });
    await addHauler();

    await changeLead(lead, { status: 'Submitted' });

    expect(await statesOf(lead)).toEqual({ [hauler.id]: 'accepted' });
    expect(await acts.update(offer, { status: 'In Progress' })).toBe('done');
  });
});

test('a hauler who accepts by phone has the job when the operator sets the offer so', async () => {
  const { lead, offers } = await offeredLead(2);
  await changeOffer(first(offers), { state: 'accepted' });

  expect(Object.values(await statesOf(lead)).sort()).toEqual(['accepted', 'taken']);
  expect((await offerOf(lead, { id: first(offers).hauler_id })).accepted_at).not.toBeNull();
  expect(await kindsOf(lead)).toContain('job-accepted');
});
