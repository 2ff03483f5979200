import { toCamelCase } from '@functions/server/camel-case.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { freshEmail } from '../fixtures/emails.ts';
import { ago, HOUR_MS } from '../support/ago.ts';
import { operator } from '../support/clients.ts';
import { lookAtRequest, requestLink } from '../support/desk.ts';
import { acts, addHauler, changeHauler, changeLead, findJob, forgetMatch, offerOf, openTo } from '../support/match.ts';
import {
  claim,
  finish,
  makeDue,
  type Notification,
  notificationOf,
  notificationsOf,
  withSettings,
} from '../support/notifications.ts';
import { booking, inDays, type Job, proposalActs, propose } from '../support/proposals.ts';
import { arrivalMailOf } from '../support/stop-links.ts';
import { replied, reported, submitReachable, withTexts } from '../support/texts.ts';
import { tick } from '../support/tick.ts';

beforeEach(forgetMatch);
afterAll(forgetMatch);

/** Uses the stop link in an email about the request. */
async function stopMailTo({ id, email }: { id: string; email?: string | null }): Promise<void> {
  const token = await arrivalMailOf({ id, email: email ?? '' });
  await operator.rpc('stop_mail', { token }).throwOnError();
}

/** A sent email of this kind. */
async function mailedOf(lead: { id: string }, kind: string): Promise<Notification> {
  await makeDue();
  await claim();
  const mail = await notificationOf(lead, kind);
  await finish(mail.id, 'sent');
  return mail;
}

/** A job whose customer has stopped our emails. */
async function stoppedJob() {
  const hauler = await addHauler();
  const lead = await submitReachable();
  const offer = await offerOf(lead, hauler);
  await acts.accept(offer);
  await stopMailTo(lead);
  return { lead, hauler, offer };
}

async function timesPhoned(lead: { id: string }): Promise<number> {
  return (await notificationsOf(lead)).filter(({ kind }) => kind === 'customer-unreachable').length;
}

/** The customer's channel as shown at the desk, on the hauler's page, in Studio and to the customer. */
async function saidOf({ lead, offer }: Job) {
  const look = await lookAtRequest(await requestLink(lead), lead);
  const job = await findJob(offer);
  const { data: row } = await operator.from('open_leads').select('told_by').eq('id', lead.id).single().throwOnError();
  const { data: tracking } = await operator.rpc('reach_of', { lead_id: lead.id }).throwOnError();
  return {
    desk: [look?.request.updates.by, look?.request.isTold],
    job: job?.lead['is_told'],
    studio: row.told_by,
    tracking: toCamelCase(tracking),
  };
}

/** What is sent to the customer once everything is due, by channel. */
async function toCustomer({ lead }: Pick<Job, 'lead'>): Promise<string[]> {
  await makeDue();
  return (await claim())
    .filter(({ lead_id, audience }) => lead_id === lead.id && audience === 'customer')
    .map(({ kind, channel }) => `${kind} by ${channel}`);
}

describe('a customer who stopped our emails', () => {
  test('is told by text about a proposal, the booking and the pickup', () =>
    withTexts(() =>
      withSettings({ pickup_reminder_at: '00:00' }, async () => {
        const one = await stoppedJob();
        const proposal = await propose(one);
        expect(await toCustomer(one)).toContain('proposal-made by text');

        await proposalActs.accept(one, proposal);
        expect(await toCustomer(one)).toContain('pickup-booked by text');

        await changeLead(one.lead, booking(inDays(1)));
        await changeLead(one.lead, { pickup_set_at: ago(48 * HOUR_MS) });
        await tick();
        expect(await toCustomer(one)).toContain('pickup-reminder by text');
        expect(await timesPhoned(one.lead)).toBe(0);
        expect(await saidOf(one)).toEqual({
          desk: ['text', true],
          job: true,
          studio: 'text',
          tracking: { by: 'both', cameBack: [] },
        });
      }),
    ));

  test('and has no texts must be phoned: the operator is told once, and desk and hauler see it', async () => {
    const one = await stoppedJob();

    expect(await timesPhoned(one.lead)).toBe(1);
    expect(await saidOf(one)).toEqual({
      desk: ['none', false],
      job: false,
      studio: 'none',
      tracking: { by: 'mail', cameBack: [] },
    });
    expect(await proposalActs.propose(one)).toBe('call-first');
    await acts.called(one.offer);
    expect(await proposalActs.propose(one)).toBe('done');
  });

  test('must be phoned about each open request of the address without a channel, once', () =>
    withTexts(async () => {
      const email = freshEmail();
      const told = await submitReachable({ email, agreed_to_messages: false });
      const texted = await submitReachable({ email: email.toUpperCase() });
      const flagged = await submitReachable({ email, agreed_to_messages: false });
      await changeLead(flagged, { flagged_because: 'Spam' });
      const closed = await submitReachable({ email, agreed_to_messages: false });
      await changeLead(closed, { status: 'Completed' });
      const other = await submitReachable({ agreed_to_messages: false });
      const token = await arrivalMailOf({ id: told.id, email });

      await operator.rpc('stop_mail', { token }).throwOnError();
      await operator.rpc('stop_mail', { token }).throwOnError();

      const times = await Promise.all([told, texted, flagged, closed, other].map(timesPhoned));
      expect(times).toEqual([1, 0, 0, 0, 0]);
    }));

  test('must be phoned once texts, the last channel, end too', () =>
    withTexts(async () => {
      const one = await stoppedJob();
      await replied(one.lead.phone, 'stop');

      expect(await timesPhoned(one.lead)).toBe(1);
      expect(await saidOf(one)).toMatchObject({ desk: ['none', false], job: false, tracking: { by: 'both' } });
    }));
});

describe('a customer who complains about spam', () => {
  test('must be phoned about each open request of the address and gets no texts', () =>
    withTexts(async () => {
      const email = freshEmail();
      const [one, other] = [await submitReachable({ email }), await submitReachable({ email })];
      await reported(await mailedOf(one, 'request-arrived'), 'mail', 'complained');

      expect([await timesPhoned(one), await timesPhoned(other)]).toEqual([1, 1]);
      await changeLead(other, { status: 'Sent Proposal' });
      expect(await toCustomer({ lead: other })).toEqual([]);
    }));

  test('gets no texts even after stopping emails first', () =>
    withTexts(async () => {
      const one = await stoppedJob();
      const arrival = await notificationOf(one.lead, 'request-arrived');
      await finish(arrival.id, 'sent');
      expect(await timesPhoned(one.lead)).toBe(0);

      expect(await reported(arrival, 'mail', 'complained')).toBe('recorded');

      expect(await timesPhoned(one.lead)).toBe(1);
      expect(await saidOf(one)).toMatchObject({ desk: ['none', false], job: false });
    }));
});

describe('a hauler', () => {
  async function unreachableSince({ id }: { id: string }) {
    const { data } = await operator.from('haulers').select().eq('id', id).single().throwOnError();
    return data.unreachable_since;
  }

  test("who stops emails about another person's request still gets offers", async () => {
    const hauler = await addHauler();
    const offered = await submitReachable();
    const strangers = await submitReachable({ email: hauler.email });
    await stopMailTo(strangers);
    await tick();

    expect(await unreachableSince(hauler)).toBeNull();
    expect(await openTo(offered)).toEqual([hauler.id]);
    const later = await submitReachable();
    expect(await openTo(later)).toEqual([hauler.id]);
    await makeDue();
    expect((await claim()).filter(({ lead_id }) => lead_id === later.id).map(({ kind }) => kind)).toContain(
      'job-offered',
    );
  });

  test('who complains about an offer is skipped and still gets emails as a customer', async () => {
    const hauler = await addHauler();
    const offered = await submitReachable();
    await reported(await mailedOf(offered, 'job-offered'), 'mail', 'complained');

    expect(await unreachableSince(hauler)).not.toBeNull();
    expect(await openTo(offered)).toEqual([]);
    const own = await submitReachable({ email: hauler.email });
    expect(await toCustomer({ lead: own })).toContain('request-arrived by mail');
  });

  test('who complains and takes texts is shown as reached only by text', () =>
    withTexts(async () => {
      const hauler = await addHauler({ texts_on: true });
      const lead = await submitReachable();
      const toldBy = async () => (await lookAtRequest(await requestLink(lead), lead))?.haulers[0]?.toldBy;
      expect(await toldBy()).toBe('both');
      await changeHauler(hauler, { texts_on: false });
      const mail = await mailedOf(lead, 'job-offered');
      await changeHauler(hauler, { texts_on: true });
      await reported(mail, 'mail', 'complained');

      expect(await toldBy()).toBe('text');
    }));
});
