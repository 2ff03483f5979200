import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { freshEmail } from '../fixtures/emails.ts';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { freshPhone } from '../fixtures/phones.ts';
import { ago, HOUR_MS } from '../support/ago.ts';
import { submitLead } from '../support/leads.ts';
import {
  actions,
  addHauler,
  changeHauler,
  changeLead,
  changeOffer,
  forgetMatch,
  letOffersRunOut,
  matchedLead,
  offeredLead,
  offerOf,
  report,
} from '../support/match.ts';
import {
  claim,
  claimAll,
  finish,
  msUntilDue,
  type Notification,
  notificationOf,
  notificationsOf,
  toldOf,
} from '../support/notifications.ts';
import { tick } from '../support/tick.ts';

beforeEach(forgetMatch);
afterAll(forgetMatch);

function saying(notifications: readonly Notification[]): string[] {
  return notifications.map(({ kind, audience }) => `${kind} to ${audience}`).sort();
}

async function told(lead: { id: string }): Promise<string[]> {
  return saying(await notificationsOf(lead));
}

/** What a sender can claim for a request now. */
async function claimOf(lead: { id: string }): Promise<string[]> {
  return saying(await claimAll(lead));
}

describe('notifications about a match', () => {
  test('customer and hauler are told immediately when a job is accepted', async () => {
    const { lead } = await matchedLead();

    const matched = await notificationOf(lead, 'matched');
    const accepted = await notificationOf(lead, 'job-accepted');

    expect([matched.audience, accepted.audience]).toEqual(['customer', 'hauler']);
    expect([matched, accepted].map(msUntilDue)).toEqual([0, 0]);
  });

  test.each<[string, (match: Awaited<ReturnType<typeof offeredLead>>) => Promise<unknown>]>([
    ['was declined', ({ offer }) => actions.decline(offer)],
    ['ran out', ({ lead }) => letOffersRunOut(lead)],
    ['runs out before the tick', ({ offer }) => changeOffer(offer, { expires_at: ago(0) })],
    ['was made before they paused', ({ hauler }) => changeHauler(hauler, { active: false })],
    ['was taken by another', ({ offer }) => changeOffer(offer, { state: 'taken' })],
    ['was canceled by the customer', ({ lead }) => actions.cancel(lead)],
  ])('to no hauler about an offer that %s', async (_, end) => {
    const match = await offeredLead();
    await end(match);
    expect(await claimOf(match.lead)).not.toContain('job-offered to hauler');
    expect(await notificationOf(match.lead, 'job-offered')).toMatchObject({ state: 'skipped' });
  });

  test.each<[string, (match: Awaited<ReturnType<typeof matchedLead>>) => Promise<unknown>]>([
    ['was given back', ({ offer }) => actions.giveBack(offer)],
    ['is completed', ({ lead }) => changeLead(lead, { status: 'Completed' })],
  ])('to no one about an accepted job that %s in the meantime', async (_, change) => {
    const match = await matchedLead();
    await report(match.lead);
    await change(match);

    const claimed = await claimOf(match.lead);

    for (const told of ['matched to customer', 'job-accepted to hauler', 'not-contacted to hauler']) {
      expect(claimed).not.toContain(told);
    }
  });

  test('the customer is told when their known hauler no longer has the job', async () => {
    const { lead, offer } = await matchedLead();
    await actions.giveBack(offer);
    expect(msUntilDue(await notificationOf(lead, 'status-changed'))).toBeGreaterThanOrEqual(120_000);
    expect(await claimOf(lead)).toContain('status-changed to customer');
  });

  test('the customer is told only about the next hauler if one takes a returned job right away', async () => {
    const { lead, offer } = await matchedLead();
    const next = await addHauler();
    await actions.giveBack(offer);
    await actions.accept(await offerOf(lead, next));

    const claimed = await claimOf(lead);

    expect(claimed).toContain('matched to customer');
    expect(claimed).not.toContain('status-changed to customer');
  });

  test('the customer is told once about a job that comes back with a proposal', async () => {
    const { lead, offer } = await matchedLead();
    await actions.update(offer, { status: 'Sent Proposal' });
    await claimOf(lead);
    await finish((await notificationOf(lead, 'status-changed')).id, 'sent');
    await actions.giveBack(offer);

    expect(await toldOf(lead, 'status-changed')).toHaveLength(2);
  });

  test('no hauler is told about a customer they have called since, or who canceled since', async () => {
    const { lead, offer } = await matchedLead();
    await report(lead);
    await actions.called(offer);
    const told = await claimOf(lead);
    expect(told.filter((each) => each.startsWith('not-contacted'))).toEqual(['not-contacted to operator']);

    const { lead: other } = await matchedLead();
    await actions.correct(other, { phone: freshPhone() });
    await actions.cancel(other);
    expect(await claimOf(other)).not.toContain('customer-corrected to hauler');
  });

  test('operator and hauler are told once when the customer cancels, and the customer nothing more', async () => {
    const { lead, offer } = await matchedLead();
    await actions.update(offer, { status: 'In Progress' });
    await actions.cancel(lead);
    await actions.cancel(lead);

    expect((await toldOf(lead, 'customer-canceled')).map(msUntilDue)).toEqual([0, 0]);
    const claimed = await claimOf(lead);
    expect(claimed.filter((each) => each.startsWith('customer-canceled'))).toEqual([
      'customer-canceled to hauler',
      'customer-canceled to operator',
    ]);
    expect(claimed.filter((each) => each.endsWith('to customer'))).toEqual(['request-changed to customer']);
    expect((await notificationOf(lead, 'status-changed')).state).toBe('skipped');
  });

  test('only the operator is told when a customer without a hauler cancels', async () => {
    const { lead } = await offeredLead();
    await actions.cancel(lead);
    expect(await toldOf(lead, 'customer-canceled')).toMatchObject([{ audience: 'operator' }]);
  });

  test('a cancellation during sending ends the retries, but the attempt counts', async () => {
    const lead = await submitLead(maximalLeadRow());
    const mail = (await claim()).find(({ kind }) => kind === 'request-arrived');
    await actions.cancel(lead);

    await finish(mail?.id ?? '', 'sent');
    expect(await notificationOf(lead, 'request-arrived')).toMatchObject({ state: 'sent' });

    const other = await submitLead(maximalLeadRow());
    const failed = (await claim()).find(({ kind }) => kind === 'request-arrived');
    await actions.cancel(other);
    await finish(failed?.id ?? '', 'failed', '503');
    expect(await claimOf(other)).not.toContain('request-arrived to customer');
  });

  test('operator and hauler are told once about corrections in quick succession', async () => {
    const { lead } = await matchedLead();
    const phone = freshPhone();
    await actions.correct(lead, { phone: freshPhone() });
    await actions.correct(lead, { phone, call_time: 'After 5 PM' });
    await actions.correct(lead, { phone });

    const corrections = await toldOf(lead, 'customer-corrected');
    expect(corrections.map(({ audience }) => audience).sort()).toEqual(['hauler', 'operator']);
    for (const correction of corrections) expect(msUntilDue(correction)).toBeGreaterThanOrEqual(120_000);
    expect((await told(lead)).filter((each) => each.endsWith('to customer'))).toEqual([
      'matched to customer',
      'request-arrived to customer',
      'request-changed to customer',
    ]);

    // They were sent: a later one is told separately.
    await claimOf(lead);
    await actions.correct(lead, { phone: freshPhone() });
    expect(await toldOf(lead, 'customer-corrected')).toHaveLength(4);
  });

  test('no one is told about a correction without a change', async () => {
    const lead = await submitLead(maximalLeadRow());
    await actions.correct(lead, { phone: lead.phone, email: lead.email, unit_number: lead.unit_number, call_time: '' });
    await actions.correct(lead, {});
    expect(await toldOf(lead, 'customer-corrected')).toEqual([]);
  });

  test('the current hauler is told if the former one was still to be told', async () => {
    const { lead, offer } = await matchedLead();
    await actions.correct(lead, { phone: freshPhone() });
    const hauler = await addHauler();
    await actions.giveBack(offer);
    const theirs = await offerOf(lead, hauler);
    await actions.accept(theirs);
    await actions.correct(lead, { phone: freshPhone() });

    const claimed = (await claimAll()).filter(({ kind }) => kind === 'customer-corrected');
    expect(claimed.map(({ audience, offer_id }) => [audience, offer_id]).sort()).toEqual([
      ['hauler', theirs.id],
      ['operator', null],
    ]);
  });

  test('the hauler has no obligation for reports before they had the job', async () => {
    const { lead, hauler, offer } = await offeredLead();
    await report(lead);
    await actions.accept(offer);
    expect((await offerOf(lead, hauler)).reported_at).toBeNull();
  });

  test('only the operator is told while a request is flagged, and only about a report', async () => {
    const { lead } = await matchedLead();
    await changeLead(lead, { flagged_because: 'Spam' });
    await actions.correct(lead, { phone: freshPhone() });
    await report(lead);
    await actions.cancel(lead);

    expect(await claimOf(lead)).toEqual(['not-contacted to operator']);
    await changeLead(lead, { flagged_because: null });
    expect(await claimOf(lead)).toEqual(
      expect.arrayContaining(['customer-canceled to operator', 'customer-corrected to operator']),
    );
  });

  test("the operator is told about a hauler's action even if the request is flagged before", async () => {
    const { lead, offer } = await matchedLead();
    await actions.update(offer, { status: 'Canceled', cancel_reasons: ['I say so'] });
    await changeLead(lead, { flagged_because: 'Spam' });
    expect(await claimOf(lead)).toEqual(['hauler-canceled to operator']);
  });

  test('an address gets one confirmation a day, even if corrections add or remove it', async () => {
    const [victim, other] = [freshEmail(), freshEmail()];
    const arrived = [];
    for (let count = 0; count < 3; count++) {
      const lead = await submitLead({ ...minimalLeadRow(), email: freshEmail() });
      await actions.correct(lead, { email: victim.toUpperCase() });
      arrived.push(...(await claimOf(lead)).filter((each) => each === 'request-arrived to customer'));
    }
    expect(arrived).toHaveLength(1);

    for (let count = 0; count < 3; count++) {
      const lead = await submitLead({ ...minimalLeadRow(), email: other });
      arrived.push(...(await claimOf(lead)).filter((each) => each === 'request-arrived to customer'));
      for (const { id, claimed_at } of await notificationsOf(lead)) if (claimed_at) await finish(id, 'sent');
      await actions.correct(lead, { email: freshEmail() });
    }
    expect(arrived).toHaveLength(2);
  });

  test('the operator is told about an overdue request unless someone has called', async () => {
    const { lead, offer } = await matchedLead();
    const { lead: other } = await matchedLead();
    await actions.called(offer);
    for (const each of [lead, other]) await changeLead(each, { created_at: ago(30 * HOUR_MS) });

    await tick();
    const overdue = (await claim()).filter(({ kind }) => kind === 'overdue');

    expect(overdue.map(({ lead_id }) => lead_id)).toEqual([other.id]);
    await finish(overdue[0]?.id ?? '', 'failed');
    await changeLead(other, { contacted_at: ago(0) });
    expect(await claimOf(other)).not.toContain('overdue to operator');
  });
});
