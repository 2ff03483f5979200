import type { TablesUpdate } from '@functions/database.types.ts';
import type { LoadSize } from '@functions/domain/load-sizes.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { ago, HOUR_MS, hourIn } from '../support/ago.ts';
import { operator } from '../support/clients.ts';
import { addLead } from '../support/haulers.ts';
import { storedLead, submitLead } from '../support/leads.ts';
import { withLimits } from '../support/limits.ts';
import {
  actions,
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
import {
  beginWithSettings,
  changeSettings,
  claim,
  claimAll,
  notificationsOf,
  toldOf,
  withSettings,
} from '../support/notifications.ts';
import { tick } from '../support/tick.ts';

beforeEach(forgetMatch);
afterAll(forgetMatch);
beginWithSettings();

async function kindsOf(lead: { id: string }): Promise<string[]> {
  return (await notificationsOf(lead)).map(({ kind }) => kind).sort();
}

async function countOf(lead: { id: string }, kind: string): Promise<number> {
  return (await toldOf(lead, kind)).length;
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

describe('haulers for a request are chosen', () => {
  test('by ZIP code: one that begins with one of theirs, or everywhere', async () => {
    const at = (zip_prefixes: string[], everywhere = false) => addHauler({ zip_prefixes, everywhere });
    const right = [
      ...[await at(['900']), await at(['9002']), await at(['90028']), await at(['913', '9002'])],
      ...[await at([], true), await at(['913'], true)],
    ];
    await at(['901', '9003', '90029']);
    await at(['002', '028']);

    await changeSettings({ offers_per_wave: 100 });
    for (const zip_code of ['90028', '90028-1234']) {
      expect(await openTo(await submitLead({ ...minimalLeadRow(), zip_code }))).toEqual(idsOf(right));
    }
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

  test('in waves of the configured size, starting with those not asked for the longest time', async () => {
    const haulers = await addHaulers(5);
    await changeSettings({ offers_per_wave: 2 });
    const offered: string[][] = [];
    for (let count = 0; count < 3; count++) offered.push(await openTo(await submitLead(minimalLeadRow())));

    expect(offered.map(({ length }) => length)).toEqual([2, 2, 2]);
    expect(new Set(offered.slice(0, 2).flat()).size).toBe(4);
    expect(new Set(offered.flat())).toEqual(new Set(idsOf(haulers)));
    const newcomer = await addHauler();
    expect(await openTo(await submitLead(minimalLeadRow()))).toContain(newcomer.id);
  });

  describe('ending with those whose truck is too small for the load in one trip', () => {
    const HALF = 8;

    test.each<[string, LoadSize | null, [number | null, number | null], 0 | 1]>([
      ['after those whose truck holds it', 'half', [HALF - 1, HALF], 1],
      ['after those whose truck is not noted', 'half', [HALF - 1, null], 1],
      ['by waiting time, however large the truck that they say they have', 'half', [HALF, 60], 0],
      ['by waiting time if one truck holds it and the other is not noted', 'half', [null, HALF], 0],
      ['by waiting time if no load was said', null, [HALF - 1, 60], 0],
    ])('%s', async (_, load_size, [truck, otherTruck], asked) => {
      const haulers = [
        await addHauler({ truck_cubic_yards: truck, last_offered_at: ago(2 * HOUR_MS) }),
        await addHauler({ truck_cubic_yards: otherTruck, last_offered_at: ago(HOUR_MS) }),
      ];

      await changeSettings({ offers_per_wave: 1 });
      const lead = await submitLead({ ...minimalLeadRow(), load_size });

      expect(await openTo(lead)).toEqual(idsOf([haulers[asked]]));
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
      await actions.cancel(canceled);

      await actions.decline(answered);
      await tick();
      expect(await openTo(waiting)).toEqual([hauler.id]);
      expect(await offersOf(later)).toEqual([]);

      // One that was closed in the meantime blocks no other.
      await actions.accept(await offerOf(waiting, hauler));
      await tick();
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

  test('a hauler with a manual offer of a request in progress has had their turn', async () => {
    const [one, other] = await addHaulers(2);
    const lead = await addLead({ status: 'In Progress' });
    expect(await offersOf(lead)).toEqual([]);
    await offerByHand(lead, one ?? { id: '' });

    await changeSettings({ offers_per_wave: 1 });
    expect(await openTo(await submitLead(minimalLeadRow()))).toEqual([other?.id]);
  });
});

describe('no one is offered', () => {
  test('a request if there are no haulers, and everything else works', async () => {
    const lead = maximalLeadRow();
    await submitLead(lead);
    await tick();

    expect(await kindsOf(lead)).toEqual(['new-request', 'request-arrived']);
    await changeLead(lead, { status: 'In Progress' });
    await changeLead(lead, { status: 'Submitted' });
    expect(await kindsOf(lead)).not.toContain('nobody-left');
  });

  test('a request if all haulers are paused, or while dispatch_on is off, but by hand', async () => {
    const nothing = [[], ['new-request', 'request-arrived']];
    const hauler = await addHauler({ active: false });
    const early = await submitLead(minimalLeadRow());
    expect([await offersOf(early), await kindsOf(early)]).toEqual(nothing);

    await changeSettings({ dispatch_on: false });
    await changeHauler(hauler, { active: true });
    const lead = await submitLead(minimalLeadRow());
    expect([await offersOf(lead), await kindsOf(lead)]).toEqual(nothing);

    expect(await actions.accept(await offerByHand(lead, hauler))).toBe('done');
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
    expect(await claimAll()).toContainEqual(expect.objectContaining({ lead_id: lead.id, kind: 'job-offered' }));
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
      expect(await actions.accept(first(offers))).toBe('refused');
      await changeLead(lead, back);
      expect(await openTo(lead)).toHaveLength(2);
    }
    expect(await actions.accept(first(offers))).toBe('done');
  });
});

describe('the next wave', () => {
  test('gets what no one accepted in time, until no one is left', async () => {
    const haulers = await addHaulers(5);
    await changeSettings({ offers_per_wave: 2 });
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

  test('gets what the last hauler of a wave declined, not before', async () => {
    const haulers = await addHaulers(3);
    await changeSettings({ offers_per_wave: 2 });
    const lead = await submitLead(minimalLeadRow());
    const [one, other] = await offersOf(lead);

    await actions.decline(one ?? { token: '' });
    expect(await openTo(lead)).toEqual([other?.hauler_id]);
    await actions.decline(other ?? { token: '' });

    const left = haulers.filter(({ id }) => id !== one?.hauler_id && id !== other?.hauler_id);
    expect(await openTo(lead)).toEqual(idsOf(left));
  });

  test('is replaced by one report that no one is left, unless someone has the request', async () => {
    const { lead, offers } = await offeredLead();
    await actions.decline(first(offers));
    await offerByHand(lead, await addHauler());
    await claimAll();

    expect(await toldOf(lead, 'nobody-left')).toMatchObject([{ audience: 'operator', state: 'skipped' }]);
    await letOffersRunOut(lead);
    expect(await countOf(lead, 'nobody-left')).toBe(2);
  });

  test('is replaced by an immediate report if no one serves the request', async () => {
    await addHauler({ zip_prefixes: ['913'] });

    const lead = await submitLead(minimalLeadRow());

    expect(await kindsOf(lead)).toEqual(['new-request', 'nobody-left', 'request-arrived', 'still-looking']);
    await changeLead(lead, { status: 'Sent Proposal' });
    expect((await claimAll()).map(({ kind }) => kind)).not.toContain('nobody-left');
  });

  test("doesn't start while dispatch_on is off, and the operator is told", async () => {
    await addHaulers(2);
    await changeSettings({ offers_per_wave: 1 });
    const lead = await submitLead(minimalLeadRow());
    await withSettings({ dispatch_on: false }, () => letOffersRunOut(lead));

    expect([await openTo(lead), await countOf(lead, 'nobody-left')]).toEqual([[], 1]);
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
  test('are 8 AM to 8 PM for later offers and their emails', async () => {
    await addHaulers(2);
    await changeSettings({ offers_per_wave: 1 });
    const lead = await submitLead(minimalLeadRow());
    const [earlier] = await offersOf(lead);
    await letOffersRunOut(lead);
    await claim();

    const offer = (await offersOf(lead)).find(({ id }) => id !== earlier?.id);

    const { offered_at = '', expires_at = '' } = offer ?? {};
    for (const moment of [offered_at, expires_at]) {
      expect(hourIn(moment)).toBeGreaterThanOrEqual(8);
      expect(hourIn(moment)).toBeLessThan(20);
    }
    const told = (await notificationsOf(lead)).find(({ offer_id }) => offer_id === offer?.id);
    // During the day it may have been sent already.
    if (Date.parse(offered_at) <= Date.now()) expect(told?.claimed_at).not.toBeNull();
    else expect(told).toMatchObject({ claimed_at: null, due_at: offered_at });
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
    await changeSettings({ offer_open_for: '36 hours' });
    expect(await endOf('2026-11-21T12:00:00-08:00')).toBe(Date.parse('2026-11-24T12:00:00-08:00'));
  });
});

describe('a job that comes back', () => {
  /** A request accepted by one of four haulers; one had declined and one was late. */
  async function lostAndFound() {
    const { lead, offers } = await offeredLead(4);
    const [taker, decliner, late, other] = offers;
    if (!taker || !decliner || !late || !other) throw new Error('Offered to fewer than four');
    await actions.decline(decliner);
    await changeOffer(late, { state: 'expired' });
    await actions.accept(taker);
    return { lead, taker, decliner, late, other };
  }

  test('is offered again with the same link to those who lost it or were too late, not to those who declined or had it', async () => {
    const { lead, taker, decliner, late, other } = await lostAndFound();
    await actions.update(taker, { status: 'In Progress', timeframe: 'Tomorrow' });

    await actions.giveBack(taker);

    const linkOf = ({ id, token, state }: Offer) => [id, token, state];
    expect((await offersOf(lead)).map(linkOf).sort()).toEqual(
      [
        ...[late, other].map((offer) => linkOf({ ...offer, state: 'open' })),
        linkOf({ ...taker, state: 'returned' }),
        linkOf({ ...decliner, state: 'declined' }),
      ].sort(),
    );
    expect(await countOf(lead, 'job-offered')).toBe(6);
    expect(await storedLead(lead.id)).toMatchObject({ status: 'Submitted', timeframe: null });
    expect(await actions.accept(other)).toBe('done');
  });

  test('also does so when its hauler is deleted, and the operator is told if no one is left', async () => {
    const { lead, taker, late, other } = await lostAndFound();
    await actions.update(taker, { status: 'Sent Proposal' });

    await deleteHauler({ id: taker.hauler_id });

    expect(await openTo(lead)).toEqual([late.hauler_id, other.hauler_id].sort());
    expect(await storedLead(lead.id)).toMatchObject({ status: 'Submitted' });
    await operator.from('haulers').delete().neq('name', '').throwOnError();
    expect(await countOf(lead, 'nobody-left')).toBe(1);
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
    const { lead, taker } = await lostAndFound();
    await actions.update(taker, { status: 'Completed' });

    await changeOffer(taker, { state: 'returned' });

    expect(await openTo(lead)).toEqual([]);
    expect(await storedLead(lead.id)).toMatchObject({ status: 'Completed' });
  });
});

describe('the operator', () => {
  test('can reopen an offer, which makes it like new', async () => {
    const { lead, offer, hauler } = await matchedLead();
    await actions.called(offer);
    await actions.giveBack(offer, 'The truck broke down');
    const before = await offerOf(lead, hauler);

    await changeOffer(offer, { state: 'open' });

    const after = await offerOf(lead, hauler);
    const unanswered = { accepted_at: null, contacted_at: null, reported_at: null, decline_reason: null };
    expect(after).toMatchObject({ token: before.token, state: 'open', ...unanswered });
    expect(Date.parse(after.offered_at)).toBeGreaterThan(Date.parse(before.offered_at));
    expect(Date.parse(after.expires_at)).toBeGreaterThan(Date.parse(before.offered_at));
    expect(await countOf(lead, 'job-offered')).toBe(2);
    expect(await actions.accept(offer)).toBe('done');
  });

  test('can pause a hauler, whose open offers end and whose jobs stay', async () => {
    const { lead: job, hauler } = await matchedLead();
    const lead = await submitLead(minimalLeadRow());
    expect(await openTo(lead)).toEqual([hauler.id]);
    const other = await addHauler();

    await changeHauler(hauler, { active: false });

    expect(await statesOf(job)).toEqual({ [hauler.id]: 'accepted' });
    expect(await statesOf(lead)).toEqual({ [hauler.id]: 'expired', [other.id]: 'open' });
    expect(await actions.called(await offerOf(job, hauler))).toBe('done');
  });

  test('can delete a hauler with an open offer, and others are asked if no one else has one', async () => {
    const { lead, haulers } = await offeredLead(2);
    const [one, other] = haulers as [Hauler, Hauler];
    // Other changes of a hauler end no offer.
    await changeHauler(one, { active: true, zip_prefixes: ['913'] });
    expect(await openTo(lead)).toEqual(idsOf(haulers));
    const next = await addHauler();

    await deleteHauler(one);
    expect(await openTo(lead)).toEqual([other.id]);
    await deleteHauler(other);
    expect(await statesOf(lead)).toEqual({ [next.id]: 'open' });
  });

  test('can reopen a request with a hauler, who keeps it', async () => {
    const { lead, hauler, offer } = await matchedLead();
    await actions.update(offer, { status: 'Completed' });
    await addHauler();

    await changeLead(lead, { status: 'Submitted' });

    expect(await statesOf(lead)).toEqual({ [hauler.id]: 'accepted' });
    expect(await actions.update(offer, { status: 'In Progress' })).toBe('done');
  });
});

test('a hauler who accepts by phone has the job when the operator sets the offer so', async () => {
  const { lead, offers } = await offeredLead(2);
  await changeOffer(first(offers), { state: 'accepted' });

  expect(Object.values(await statesOf(lead)).sort()).toEqual(['accepted', 'taken']);
  expect((await offerOf(lead, { id: first(offers).hauler_id })).accepted_at).not.toBeNull();
  expect(await kindsOf(lead)).toContain('job-accepted');
});
