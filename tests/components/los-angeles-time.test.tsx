import type { HeldLead, Job } from '@functions/contracts/job.ts';
import type { ReviewView } from '@functions/contracts/review.ts';
import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { jobKey } from '@/features/job/use-job-actions';
import { reviewKey } from '@/features/review/use-review-actions';
import { queryClient } from '@/lib/forms/query-client';
import { rememberRequest } from '@/lib/recent-requests';
import { openBooking, submit, untilConfirmed } from './support/booking';
import { askedReview, heldJob, openJob } from './support/fake-backend';
import {
  agreed,
  called,
  booked as haulersPickup,
  jobOfTests,
  PATH,
  pickup,
  proposal,
  sentProposal,
  TOKEN,
} from './support/job';
import { renderApp } from './support/render-app';
import { passTime } from './support/time';
import { booked, hauler, proposal as offered, openLead, sent, show, trackingId, wednesday } from './support/tracking';

// Times are those of Los Angeles. A page says so once, right after its first time, if the device has another clock.

const ZONE = 'Los Angeles time';
const PROMISED_BY = '2026-11-23T00:30:00.000Z';
const REPORTED_AT = '2026-11-22T21:40:00.000Z';
const asked = { for: 'other-time', at: REPORTED_AT } as const;

// 2 PM in Los Angeles, 5 PM in New York.
const { backend, open: openJobPage } = jobOfTests();

/** The text of the page, without its history, which always names the clock. */
function shownText(): string {
  const main = screen.getByRole('main').cloneNode(true) as HTMLElement;
  main.querySelector('[data-part="folds"]')?.remove();
  return main.textContent.replace(/[\u00A0\u202F]/g, ' ');
}

/**
 * Puts states into a page on a device in New York, and then on one in Los Angeles.
 *
 * @param states what the page shows, by what is said just before the clock is named, after a comma if it is a moment.
 * @param always whether the clock is named on a device in Los Angeles, too.
 */
async function expectNamedOnce<State>(
  states: [State, before: string, always?: boolean][],
  open: () => Promise<unknown>,
  put: (state: State) => Promise<unknown>,
) {
  for (const timeZone of ['America/New_York', 'America/Los_Angeles']) {
    vi.stubEnv('TZ', timeZone);
    await open();
    for (const [state, before, always = false] of states) {
      await put(state);
      const [said, ...others] = shownText().split(ZONE);
      const isNamed = always || timeZone === 'America/New_York';
      expect.soft(others, `${before} in ${timeZone}`).toHaveLength(isNamed ? 1 : 0);
      expect.soft(said, timeZone).toContain(before.replace(/,? $/, ''));
      if (isNamed) expect.soft(said?.endsWith(before), `${said?.slice(-40)} is not ${before}`).toBe(true);
    }
    cleanup();
    queryClient.clear();
  }
}

test('the tracking page names the clock after its first moment, below a window, and beside a choice', async () => {
  const window = '9:00–11:00 AM ';
  const states: [Partial<LeadDetails>, string, boolean?][] = [
    [{ promisedBy: PROMISED_BY }, '4:30 PM today, '],
    [{ hauler, promisedBy: PROMISED_BY }, '4:30 PM today, '],
    [{ promisedBy: '2026-11-22T21:00:00.000Z' }, '1:00 PM today, '],
    [{ hauler, contactedAt: called.contactedAt }, '1:10 PM today, '],
    [booked, window],
    [{ ...booked, status: 'Completed' }, window],
    [{ ...booked, status: 'On Hold' }, window],
    [{ ...sent, proposal: offered }, 'Choose your pickup time (', true],
    [{ ...booked, proposal: { ...offered, id: 'another' } }, 'Choose your pickup time (', true],
    [{ ...booked, proposal: { ...offered, id: 'another', windows: [wednesday] } }, '11:00 AM–1:00 PM '],
  ];
  await expectNamedOnce(states, () => openLead(backend), show);
});

test('the list of requests of the device names the clock at the first one', async () => {
  for (const [index, leadId] of ['first', 'second'].entries()) {
    rememberRequest({ leadId, trackingId, submittedAt: Date.parse('2026-11-22T21:40:00Z') - index * 86_400_000 });
  }

  await expectNamedOnce(
    [[undefined, 'Nov 21, 2026, 1:40 PM, ']],
    () => renderApp('/track'),
    async () => {},
  );
});

test('the page of a job names the clock after its first moment, below windows, and in the form', async () => {
  const expired = { ...openJob.lead, expiresAt: '2026-11-22T21:00:00.000Z' };
  const held = (lead: Partial<HeldLead>, state?: Job['state']) => heldJob(lead, state);
  const states: [Job, string, boolean?][] = [
    [openJob, '4:30 PM today, '],
    [{ ...openJob, lead: expired, state: 'expired' }, '1:00 PM today, '],
    [held({}), '4:30 PM today, '],
    [held({ reportedAt: REPORTED_AT }), '1:40 PM today, '],
    [held({ ...sentProposal, proposal: { ...proposal, asked } }), '1:40 PM today, '],
    [held({ ...called, status: 'In Progress', timeframe: 'Tuesday' }), '1:10 PM today, '],
    [held(haulersPickup), '9:00–11:00 AM '],
    [held({ ...called, status: 'Completed', agreed, pickup }, 'closed'), '9:00–11:00 AM '],
    [held({ ...sentProposal, proposal }), '1:00–3:00 PM '],
  ];
  await expectNamedOnce(
    states,
    () => openJobPage(openJob),
    async (job) => {
      queryClient.setQueryData(jobKey(TOKEN), job);
      await passTime(1);
    },
  );
  await openJobPage(heldJob(called));
  expect(shownText().split(ZONE)).toHaveLength(2);
});

test('the page of a review names the clock of its deadline', async () => {
  const views = [askedReview({ gone: 'yes' }, 'closed'), askedReview({}, 'closed')];
  const states = views.map((view): [ReviewView, string] => [view, '10:00 AM on December 13, ']);
  const open = async () => {
    await renderApp(PATH.replace('job', 'review'));
    await screen.findByRole('article');
  };
  await expectNamedOnce(states, open, async (view) => {
    queryClient.setQueryData(reviewKey(TOKEN), view);
    await passTime(1);
  });
});

test('the confirmation names the clock of the promise', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  const { user } = await openBooking();

  await submit(user);
  await untilConfirmed();

  expect(screen.getByRole('heading', { name: /will call/ })).toHaveTextContent(/by 4:00 PM today, Los Angeles time$/);
});
