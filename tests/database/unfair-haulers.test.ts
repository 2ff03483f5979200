import { beforeEach, describe, expect, test } from 'vitest';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { ago, HOUR_MS } from '../support/ago.ts';
import { storedOffer } from '../support/haulers.ts';
import { storedLead, submitLead } from '../support/leads.ts';
import {
  actions,
  addHauler,
  changeLead,
  changeOffer,
  forgetMatch,
  type Hauler,
  matchedLead,
  type Offer,
  offerOf,
  report,
  reportAgain,
} from '../support/match.ts';
import {
  beginWithSettings,
  changeNotifications,
  changeSettings,
  makeDue,
  sendDue,
  toldOf,
} from '../support/notifications.ts';
import { tick } from '../support/tick.ts';

beforeEach(forgetMatch);
beginWithSettings();

type Offered = { lead: { id: string }; offer: Offer };

/** Five new requests offered to this hauler. */
async function offersTo(hauler: Hauler): Promise<[Offered, Offered, Offered, Offered, Offered]> {
  const offered = async () => {
    const lead = await submitLead(maximalLeadRow());
    return { lead, offer: await offerOf(lead, hauler) };
  };
  return [await offered(), await offered(), await offered(), await offered(), await offered()];
}

const offerNow = ({ token }: Offer) => storedOffer(token);

describe('a hauler who accepts jobs just to read them', () => {
  test('must call after three jobs without a call', async () => {
    const [one, two, three, four] = await offersTo(await addHauler());
    for (const { offer } of [one, two, three]) expect(await actions.accept(offer)).toBe('done');

    expect(await actions.accept(four.offer)).toBe('call-first');
    expect(await actions.accept(three.offer)).toBe('done');
    expect((await offerNow(four.offer)).state).toBe('open');

    await actions.called(one.offer);
    expect(await actions.accept(four.offer)).toBe('done');
  });

  test.each<[string, (job: Offered) => Promise<unknown>]>([
    ['closed', ({ lead }) => changeLead(lead, { status: 'Completed' })],
    ['given back', ({ offer }) => actions.giveBack(offer)],
    ['proposed', ({ offer }) => actions.update(offer, { status: 'Sent Proposal' })],
  ])('can have another job once one is %s', async (_, end) => {
    const [one, two] = await offersTo(await addHauler());
    await changeSettings({ uncalled_jobs_per_hauler: 1 });
    await actions.accept(one.offer);
    expect(await actions.accept(two.offer)).toBe('call-first');
    await end(one);

    expect(await actions.accept(two.offer)).toBe('done');
  });

  test('and gives them back is reported from the third a day on', async () => {
    const jobs = await offersTo(await addHauler());
    for (const { offer } of jobs) {
      await actions.accept(offer);
      await actions.giveBack(offer);
      await actions.giveBack(offer);
    }

    const told = await Promise.all(jobs.map(({ lead }) => toldOf(lead, 'given-back')));

    expect(told.map(({ length }) => length)).toEqual([0, 0, 1, 1, 1]);
    expect(told[2]).toMatchObject([{ audience: 'operator', offer_id: jobs[2].offer.id, state: 'waiting' }]);
  });

  test('is not reported for give-backs of the day before or jobs taken back', async () => {
    const [early, late, taken, last] = await offersTo(await addHauler());
    for (const { offer } of [early, late]) {
      await actions.accept(offer);
      await actions.giveBack(offer);
    }
    await changeOffer(early.offer, { returned_at: ago(24.1 * HOUR_MS) });
    await changeOffer(taken.offer, { state: 'accepted' });
    await changeOffer(taken.offer, { state: 'returned' });
    await actions.accept(last.offer);
    await actions.giveBack(last.offer);

    expect(await toldOf(last.lead, 'given-back')).toEqual([]);
  });
});

describe('the author of a text', () => {
  test("is stored for a timeframe the hauler wrote, removed or left as the operator's", async () => {
    const { lead, offer } = await matchedLead();
    await changeLead(lead, { timeframe: 'Monday' });
    await actions.update(offer, { status: 'Sent Proposal', timeframe: 'Monday' });
    expect(await storedLead(lead.id)).toMatchObject({ timeframe: 'Monday', timeframe_by_hauler: null });

    await actions.update(offer, { timeframe: 'Call 900-555-0142' });
    expect(await storedLead(lead.id)).toMatchObject({ timeframe_by_hauler: 'Call 900-555-0142' });
    await actions.update(offer, { timeframe: '' });
    expect(await storedLead(lead.id)).toMatchObject({ timeframe: null, timeframe_by_hauler: '' });
    await changeLead(lead, { timeframe: 'Tuesday' });
    expect(await storedLead(lead.id)).toMatchObject({ timeframe: 'Tuesday', timeframe_by_hauler: '' });
  });

  test("is stored for a hauler's cancellation reasons, and the operator is told", async () => {
    const { lead, offer } = await matchedLead();
    await actions.update(offer, { status: 'Canceled', cancel_reasons: ['Pay me at evil.example'] });

    expect(await storedLead(lead.id)).toMatchObject({ cancel_reasons_by_hauler: ['Pay me at evil.example'] });
    expect(await toldOf(lead, 'hauler-canceled')).toMatchObject([{ audience: 'operator', offer_id: offer.id }]);
    await changeLead(lead, { cancel_reasons: ['We have no truck'] });
    expect(await storedLead(lead.id)).toMatchObject({ cancel_reasons_by_hauler: ['Pay me at evil.example'] });
  });

  test("is not reported to the operator for their own or a customer's cancellation", async () => {
    const [one, other] = [await matchedLead(), await matchedLead()];
    await changeLead(one.lead, { status: 'Canceled', cancel_reasons: ['We have no truck'] });
    await actions.cancel(other.lead);
    for (const { lead } of [one, other]) expect(await toldOf(lead, 'hauler-canceled')).toEqual([]);
  });

  test("limits a hauler's changes of time to three emails a day, unlike the operator's", async () => {
    const { lead, offer } = await matchedLead();
    const set = async (change: () => Promise<unknown>) => {
      await change();
      await makeDue();
      await sendDue();
      return (await toldOf(lead, 'timeframe-changed')).length;
    };
    const counts = [];
    for (const timeframe of ['One', 'Two', 'Three', 'Four', '']) {
      counts.push(await set(() => actions.update(offer, { timeframe })));
    }
    for (const timeframe of ['Noon', 'One PM']) counts.push(await set(() => changeLead(lead, { timeframe })));

    expect(counts).toEqual([1, 2, 3, 3, 3, 4, 5]);
    await changeNotifications({ kind: 'timeframe-changed' }, { created_at: ago(24.1 * HOUR_MS) });
    expect(await set(() => actions.update(offer, { timeframe: 'Six' }))).toBe(6);
    for (const timeframe of ['Two PM', 'Three PM', 'Four PM']) await set(() => changeLead(lead, { timeframe }));
    expect(await set(() => actions.update(offer, { timeframe: 'Seven' }))).toBe(10);
  });
});

describe('a hauler who says they called', () => {
  /** Moves time forward until the answer to a report is late. */
  async function letAnswerBeLate(offer: Offer) {
    const { reported_at } = await offerNow(offer);
    if (reported_at) await changeOffer(offer, { reported_at: ago(24 * HOUR_MS) });
    await tick();
    return (await offerNow(offer)).state;
  }

  test('keeps the job after one report and loses it after a second within two days', async () => {
    const { lead, offer } = await matchedLead();
    await report(lead);
    await actions.called(offer);
    expect(await letAnswerBeLate(offer)).toBe('accepted');

    await reportAgain(lead);
    await actions.called(offer);
    await actions.update(offer, { timeframe: 'Tomorrow' });
    await actions.update(offer, { status: 'In Progress' });
    await tick();
    expect(await offerNow(offer)).toMatchObject({ state: 'accepted', reported_again: true });

    expect(await letAnswerBeLate(offer)).toBe('returned');
    expect(await toldOf(lead, 'taken-back')).toHaveLength(1);
  });

  test('within the hour is reported again immediately, as the second report', async () => {
    const { lead, offer } = await matchedLead();
    await changeLead(lead, { created_at: ago(30 * HOUR_MS) });
    await report(lead);
    await report(lead);
    await actions.called(offer);
    await report(lead);
    await report(lead);
    await actions.called(offer);
    await report(lead);

    expect(await offerNow(offer)).toMatchObject({ reported_again: true });
    const audiences = (await toldOf(lead, 'not-contacted')).map(({ audience }) => audience);
    expect(audiences.sort()).toEqual(['hauler', 'hauler', 'operator', 'operator']);
  });

  test('or says nothing loses a job with an agreed time after a second report, not the first', async () => {
    const { lead, offer } = await matchedLead();
    await actions.called(offer);
    await changeLead(lead, { timeframe: 'Tuesday' });
    await report(lead);
    expect(await letAnswerBeLate(offer)).toBe('accepted');
    const audiences = (await toldOf(lead, 'not-contacted')).map(({ audience }) => audience);
    expect(audiences.sort()).toEqual(['hauler', 'operator']);

    await reportAgain(lead);
    await actions.called(offer);
    await tick();
    expect((await offerNow(offer)).state).toBe('returned');
  });

  test('starts over when the operator gives or offers them the job again', async () => {
    const { lead, offer } = await matchedLead();
    for (const state of ['accepted', 'open'] as const) {
      await report(lead);
      await actions.called(offer);
      await reportAgain(lead);
      await changeOffer(offer, { state: 'returned' });
      await changeOffer(offer, { state });

      const fresh = { reported_again: false, reported_at: null, answered_at: null, returned_at: null };
      expect(await offerNow(offer)).toMatchObject(fresh);
      await tick();
      expect((await offerNow(offer)).state).toBe(state);
    }
  });

  test('is trusted again if the second report comes over two days later', async () => {
    const { lead, offer } = await matchedLead();
    await report(lead);
    await actions.called(offer);
    await changeOffer(offer, { answered_at: ago(48.1 * HOUR_MS) });
    await reportAgain(lead);
    await actions.called(offer);

    expect(await letAnswerBeLate(offer)).toBe('accepted');
  });

  test.each([
    ['no one has called', { contacted_at: null }, 'Tuesday'],
    ['no time is agreed', {}, null],
  ])('loses it after one report if %s', async (_, change, timeframe) => {
    const { lead, offer } = await matchedLead();
    await actions.called(offer);
    await changeLead(lead, { timeframe });
    await report(lead);
    await changeOffer(offer, change);

    expect(await letAnswerBeLate(offer)).toBe('returned');
  });
});
