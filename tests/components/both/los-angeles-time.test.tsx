import type { HeldLead, Job } from '@functions/contracts/job.ts';
import type { ReviewView } from '@functions/contracts/review.ts';
import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/lib/forms/query-client';
import { addressIn, language } from '@/lib/language';
import { rememberRequest } from '@/lib/recent-requests';
import { losAngelesTime } from '@/words/clock';
import { words as tracking } from '@/words/tracking';
import { openBooking, submit, untilConfirmed } from '../support/booking';
import { askedReview, fakeBackend, heldJob, openJob } from '../support/fake-backend';
import {
  agreed,
  called,
  booked as haulersPickup,
  jobOfTest,
  PATH,
  pickup,
  proposal,
  sentProposal,
} from '../support/job';
import { renderApp } from '../support/render-app';
import { fakeClock } from '../support/time';
import { booked, hauler, proposal as offered, openLead, sent, trackingId } from '../support/tracking';

/** Moments of the tests, by the clocks of Los Angeles. */
const { at1_00, at1_10, at1_40, at4_30, onDecember13, morning } = {
  en: {
    at1_00: '1:00 PM today',
    at1_10: '1:10 PM today',
    at1_40: '1:40 PM today',
    at4_30: '4:30 PM today',
    onDecember13: '10:00 AM on December 13',
    morning: '9:00–11:00 AM',
  },
  es: {
    at1_00: 'la 1:00 p.m. de hoy',
    at1_10: 'la 1:10 p.m. de hoy',
    at1_40: 'la 1:40 p.m. de hoy',
    at4_30: 'las 4:30 p.m. de hoy',
    onDecember13: 'las 10:00 a.m. del 13 de diciembre',
    morning: 'de 9:00 a 11:00 a.m.',
  },
}[language];

const PROMISED_BY = '2026-11-23T00:30:00.000Z';
const REPORTED_AT = '2026-11-22T21:40:00.000Z';
const asked = { for: 'other-time', at: REPORTED_AT } as const;

beforeEach(() => {
  // 2 PM in Los Angeles, 5 PM in New York.
  fakeClock(new Date('2026-11-22T22:00:00Z'));
});

/** The text of a page on a device in this time zone. */
async function textIn(timeZone: string, open: () => Promise<unknown>) {
  vi.stubEnv('TZ', timeZone);
  await open();
  const text = screen.getByRole('main').textContent.replace(/[\u00A0\u202F]/g, ' ');
  cleanup();
  queryClient.clear();
  return text;
}

/**
 * Expects that a page on a device in New York differs from the same page in Los Angeles only by `words`, once, right
 * after `moment`, which is the first time on the page.
 */
async function expectOnce(open: () => Promise<unknown>, moment: string, words: string) {
  const here = await textIn('America/Los_Angeles', open);
  const there = await textIn('America/New_York', open);
  expect(here).toContain(moment);
  expect(there).toBe(here.replace(moment, `${moment}${words}`));
}

const afterMoment = `, ${losAngelesTime}`;
const belowWindow = ` ${losAngelesTime}`;

describe('on the tracking page', () => {
  test.each<[string, Partial<LeadDetails>, moment: string]>([
    ['a promised call', { promisedBy: PROMISED_BY }, at4_30],
    ['a promised call by a hauler', { hauler, promisedBy: PROMISED_BY }, at4_30],
    ['a promise that has passed', { promisedBy: '2026-11-22T21:00:00.000Z' }, at1_00],
    ['a call', { hauler, contactedAt: called.contactedAt }, at1_10],
  ])('%s is told with its clock', async (_, changes, moment) => {
    await expectOnce(() => openLead(fakeBackend(), changes), moment, afterMoment);
  });

  test.each<[string, Partial<LeadDetails>]>([
    ['a booked pickup', booked],
    ['a pickup in the details of a completed request', { ...booked, status: 'Completed' }],
    ['a pickup in the details of a request with an unknown status', { ...booked, status: 'On Hold' }],
  ])('the clock is named below %s', async (_, changes) => {
    await expectOnce(() => openLead(fakeBackend(), changes), morning, belowWindow);
  });

  test.each<[string, Partial<LeadDetails>]>([
    ['a proposal', { ...sent, proposal: offered }],
    ['another time for a booked pickup', { ...booked, proposal: { ...offered, id: 'another' } }],
  ])('%s names the clock beside the choice on every device', async (_, changes) => {
    const open = () => openLead(fakeBackend(), changes);
    const here = await textIn('America/Los_Angeles', open);

    expect(await textIn('America/New_York', open)).toBe(here);
    expect(here).toContain(tracking.proposal.timeZone);
  });

  test('the first request of the device is listed with its clock', async () => {
    fakeBackend();
    for (const [index, leadId] of ['first', 'second'].entries()) {
      rememberRequest({ leadId, trackingId, submittedAt: Date.parse('2026-11-22T21:40:00Z') - index * 86_400_000 });
    }
    const moment = { en: 'Nov 21, 2026, 1:40 PM', es: '21 nov 2026, 1:40 p.m.' }[language];

    await expectOnce(() => renderApp(addressIn(language, '/track')), moment, afterMoment);
  });
});

describe('on the job page', () => {
  const open = (job: Job) => () => jobOfTest().open(job);

  test.each<[string, Job, moment: string]>([
    ['an offer', openJob, at4_30],
    ['an expired offer', { ...openJob, lead: { ...openJob.lead, expiresAt: '2026-11-22T21:00:00.000Z' } }, at1_00],
    ['a job without a call', heldJob(), at4_30],
    ['a customer who was not called', heldJob({ reportedAt: REPORTED_AT }), at1_40],
    ['a customer who asks for another time', heldJob({ ...sentProposal, proposal: { ...proposal, asked } }), at1_40],
    ['a job with a call and nothing else', heldJob({ ...called, status: 'In Progress', timeframe: 'Tuesday' }), at1_10],
  ])('%s is shown with its clock', async (_, job, moment) => {
    const state = job.lead.expiresAt < '2026-11-22T22' ? 'expired' : job.state;
    await expectOnce(open({ ...job, state }), moment, afterMoment);
  });

  test.each<[string, Partial<HeldLead>, Job['state']?]>([
    ['a booked pickup', haulersPickup],
    ['the pickup of a completed job', { ...called, status: 'Completed', agreed, pickup }, 'closed'],
  ])('the clock is named below %s', async (_, lead, state) => {
    await expectOnce(open(heldJob(lead, state)), morning, belowWindow);
  });

  test('the clock is named below the times of a proposal', async () => {
    const last = { en: '1:00–3:00 PM', es: 'de 1:00 a 3:00 p.m.' }[language];
    await expectOnce(open(heldJob({ ...sentProposal, proposal })), last, belowWindow);
  });

  test('the form for a proposal names the clock on every device', async () => {
    const here = await textIn('America/Los_Angeles', open(heldJob(called)));

    expect(await textIn('America/New_York', open(heldJob(called)))).toBe(here);
    expect(here.split(losAngelesTime)).toHaveLength(2);
  });
});

describe('on the review page', () => {
  async function open(look: ReviewView) {
    fakeBackend().answer('review', { status: 200, body: look });
    await renderApp(PATH.replace('job', 'review'));
    await screen.findByRole('article');
  }

  test.each<[string, ReviewView]>([
    ['an answer that can be changed', askedReview({ gone: 'yes' }, 'answered')],
    ['an answer that is final', askedReview({ gone: 'yes' }, 'closed')],
    ['a question without an answer', askedReview({}, 'closed')],
    [
      'a withheld review',
      askedReview({ gone: 'yes', mayPublish: true, shownName: 'Ana', stars: 4, publication: 'withheld' }, 'answered'),
    ],
  ])('%s is shown with its clock', async (_, look) => {
    await expectOnce(() => open(look), onDecember13, afterMoment);
  });
});

test('the confirmation names the clock of the promise', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  fakeBackend();
  const { user } = await openBooking();

  await submit(user);
  await untilConfirmed();

  const promise = { en: /^4:00 PM today/, es: /^las 4:00 p\.m\. de hoy/ }[language];
  expect(screen.getByText(promise)).toHaveTextContent(new RegExp(`${afterMoment}$`));
});
