import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { freshEmail } from '../fixtures/emails.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { ago, HOUR_MS } from '../support/ago.ts';
import { findRequest, submitLead } from '../support/leads.ts';
import {
  actions,
  addHauler,
  changeLead,
  changeOffer,
  deleteHauler,
  forgetMatch,
  letOffersRunOut,
  offerByHand,
  offerOf,
} from '../support/match.ts';
import {
  beginWithSettings,
  changeNotifications,
  changeSettings,
  claimAll,
  makeDue,
  notificationOf,
  sendDue,
  toldOf,
} from '../support/notifications.ts';
import { claimOf, submitWithoutEmail, withTexts } from '../support/texts.ts';
import { tick } from '../support/tick.ts';

beforeEach(forgetMatch);
afterAll(forgetMatch);
beginWithSettings();

function submit(email = freshEmail()) {
  return submitLead({ ...minimalLeadRow(), email });
}

/** A request past its promised time. */
async function submitOverdue() {
  const lead = await submit();
  await letThePromisePass(lead);
  return lead;
}

async function isStillLooking(lead: { tracking_id: string }) {
  return (await findRequest(lead))['is_still_looking'];
}

const mailsOf = (lead: { id: string }) => toldOf(lead, 'still-looking');

/** Sends everything due and returns the requests whose customers were told that no hauler was found. */
async function sent(): Promise<(string | null)[]> {
  await makeDue();
  return (await sendDue()).filter(({ kind }) => kind === 'still-looking').map(({ lead_id }) => lead_id);
}

/** Moves a request back past its promised time, but less than a week. */
async function letThePromisePass(lead: { id: string }): Promise<void> {
  await changeLead(lead, { created_at: ago(30 * HOUR_MS) });
  await tick();
}

describe('a customer is told that no hauler was found', () => {
  test('once, when no hauler is left', async () => {
    const hauler = await addHauler();
    const lead = await submit();
    expect(await isStillLooking(lead)).toBe(false);

    await actions.decline(await offerOf(lead, hauler));
    await tick();
    await tick();

    expect(await isStillLooking(lead)).toBe(true);
    expect(await mailsOf(lead)).toMatchObject([{ audience: 'customer', state: 'waiting' }]);
    expect(await sent()).toEqual([lead.id]);
    await tick();
    expect(await mailsOf(lead)).toHaveLength(1);
  });

  test('when no hauler serves their area, after the confirmation even if both are due', async () => {
    await addHauler({ zip_prefixes: ['999'] });
    const lead = await submit();
    expect(await isStillLooking(lead)).toBe(true);
    const { due_at } = await notificationOf(lead, 'still-looking');
    const arrival = await notificationOf(lead, 'request-arrived');
    expect(Date.parse(due_at)).toBeGreaterThan(Date.parse(arrival.due_at));

    const toCustomer = (await claimAll()).filter(({ audience }) => audience === 'customer');
    expect(toCustomer.map(({ kind }) => kind)).toEqual(['request-arrived', 'still-looking']);
  });

  test('without any haulers, after the promised time', async () => {
    const lead = await submit();
    await tick();
    expect([await mailsOf(lead), await isStillLooking(lead)]).toEqual([[], false]);

    await letThePromisePass(lead);
    await tick();

    expect(await isStillLooking(lead)).toBe(true);
    expect(await sent()).toEqual([lead.id]);
  });

  test('after the promised time, even with an open offer', async () => {
    await addHauler();
    const lead = await submitOverdue();
    expect(await isStillLooking(lead)).toBe(true);
    expect(await sent()).toEqual([lead.id]);
  });

  test('again when a hauler had the request and gave it back or was deleted', async () => {
    const lead = await submitOverdue();
    expect(await sent()).toEqual([lead.id]);
    const [one, other] = [await addHauler(), await addHauler()];
    const [offer, otherOffer] = [await offerByHand(lead, one), await offerByHand(lead, other)];
    await tick();
    expect(await sent()).toEqual([]);

    await actions.accept(offer);
    expect(await isStillLooking(lead)).toBe(false);
    await actions.giveBack(offer);
    await tick();
    await tick();
    expect(await sent()).toEqual([lead.id]);

    await changeOffer(otherOffer, { state: 'accepted' });
    await tick();
    expect(await sent()).toEqual([]);
    await deleteHauler(other);
    await tick();
    expect(await sent()).toEqual([lead.id]);
    expect(await mailsOf(lead)).toHaveLength(3);
  });

  test('once, if a hauler had it and lost it before sending', async () => {
    const lead = await submitOverdue();
    const offer = await offerByHand(lead, await addHauler());
    await actions.accept(offer);
    await actions.giveBack(offer);
    await tick();

    expect(await sent()).toEqual([lead.id]);
  });

  test('but not while a hauler has it, even since just before sending', async () => {
    const lead = await submitOverdue();
    const hauler = await addHauler();
    await offerByHand(lead, hauler, { state: 'accepted' });
    const taken = await submit();
    await actions.accept(await offerOf(taken, hauler));
    await letThePromisePass(taken);

    expect(await sent()).toEqual([]);
    expect(await mailsOf(lead)).toMatchObject([{ state: 'skipped' }]);
    expect(await mailsOf(taken)).toEqual([]);
  });

  test('after the promised time, even if it was offered manually before an earlier email', async () => {
    const hauler = await addHauler();
    const lead = await submit();
    await letOffersRunOut(lead);
    expect(await isStillLooking(lead)).toBe(true);
    await changeOffer(await offerOf(lead, hauler), { state: 'open' });
    expect(await isStillLooking(lead)).toBe(false);
    expect(await sent()).toEqual([]);
    expect(await mailsOf(lead)).toMatchObject([{ state: 'skipped' }]);

    await letThePromisePass(lead);

    expect(await sent()).toEqual([lead.id]);
    await tick();
    expect(await mailsOf(lead)).toHaveLength(1);
  });

  test('if the customer canceled before sending and the request is reopened', async () => {
    const lead = await submitOverdue();
    await actions.cancel(lead);
    await changeLead(lead, { status: 'Submitted' });
    await tick();

    expect(await sent()).toEqual([lead.id]);
  });

  test('also by text, if an earlier one was skipped a day before', () =>
    withTexts(async () => {
      const lead = await submitWithoutEmail();
      await letThePromisePass(lead);
      await actions.cancel(lead);
      await changeNotifications({ once_key: `still-looking:${lead.id}` }, { created_at: ago(25 * HOUR_MS) });
      await changeLead(lead, { status: 'Submitted' });
      await tick();

      expect(await claimOf('still-looking')).toMatchObject([{ lead_id: lead.id, channel: 'text' }]);
    }));

  test('but not before the hauler who had it lost it', async () => {
    const hauler = await addHauler();
    const lead = await submit();
    const offer = await offerOf(lead, hauler);
    await actions.accept(offer);
    await letThePromisePass(lead);
    await actions.giveBack(offer);
    await tick();

    const { due_at } = await notificationOf(lead, 'still-looking');
    const lost = await notificationOf(lead, 'status-changed');
    expect(Date.parse(due_at)).toBeGreaterThanOrEqual(Date.parse(lost.due_at));
  });

  test('but not about a flagged request until the flag is cleared', async () => {
    const lead = await submit();
    await changeLead(lead, { flagged_because: 'Spam' });
    await letThePromisePass(lead);
    expect([await isStillLooking(lead), await mailsOf(lead)]).toEqual([false, []]);

    await changeLead(lead, { flagged_because: null });
    await tick();

    expect(await sent()).toEqual([lead.id]);
  });

  test('but not after the promised time if someone has called, works on it or closed it', async () => {
    for (const change of [{ contacted_at: ago(0) }, { status: 'Sent Proposal' }, { status: 'Canceled' }] as const) {
      const lead = await submit();
      await changeLead(lead, change);
      await letThePromisePass(lead);

      expect([change, await isStillLooking(lead), await mailsOf(lead)]).toEqual([change, false, []]);
    }
  });

  test('when the hauler who had called lost it and no one has called since', async () => {
    const hauler = await addHauler();
    await addHauler();
    const lead = await submit();
    const offer = await offerOf(lead, hauler);
    await actions.accept(offer);
    await actions.called(offer);
    await actions.giveBack(offer);

    await letThePromisePass(lead);

    expect(await sent()).toEqual([lead.id]);
  });

  test('about one request a day, since anyone can enter any address', async () => {
    const email = freshEmail();
    const leads = [await submit(email), await submit(email)];
    for (const lead of leads) await letThePromisePass(lead);
    const [first, ...others] = await sent();
    expect(others).toEqual([]);
    await tick();
    expect(await sent()).toEqual([]);

    await changeNotifications({ kind: 'still-looking' }, { finished_at: ago(25 * HOUR_MS) });
    await tick();

    expect(await sent()).toEqual(leads.map(({ id }) => id).filter((id) => id !== first));
  });

  test('but not while the operator offers manually before the promised time', async () => {
    const hauler = await addHauler();
    await changeSettings({ dispatch_on: false });
    const lead = await submit();
    await actions.decline(await offerByHand(lead, hauler));
    expect(await mailsOf(lead)).toEqual([]);

    await letThePromisePass(lead);
    expect(await sent()).toEqual([lead.id]);
  });

  test('within the half of the hourly limit for strangers', async () => {
    for (let count = 0; count < 2; count++) await submitOverdue();
    await changeSettings({ customer_mails_per_hour: 2 });
    expect(await sent()).toHaveLength(1);
    expect(await sent()).toHaveLength(0);
  });

  test('but not about old requests or without an address', async () => {
    const old = await submit();
    await changeLead(old, { created_at: ago(8 * 24 * HOUR_MS) });
    const mute = await submitLead(minimalLeadRow());
    await letThePromisePass(mute);

    expect(await mailsOf(old)).toEqual([]);
    await claimAll();
    expect(await mailsOf(mute)).toMatchObject([{ state: 'skipped' }]);
    expect(await isStillLooking(mute)).toBe(true);
  });
});
