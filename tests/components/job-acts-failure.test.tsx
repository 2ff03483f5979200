import type { HeldLead, Job } from '@functions/contracts/job.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '@/lib/forms/query-client';
import { expectLogged } from './support/console';
import { type Answer, fakeBackend, heldJob } from './support/fake-backend';
import { renderApp } from './support/render-app';
import { fakeClock } from './support/time';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  // 2 PM in Los Angeles.
  fakeClock(new Date('2026-11-22T22:00:00Z'));
  queryClient.clear();
  backend = fakeBackend();
});

const called = { contactedAt: '2026-11-22T21:10:00.000Z' };
const today = { from: '2026-11-22T23:00:00.000Z', until: '2026-11-23T01:00:00.000Z' };
const tomorrow = { from: '2026-11-23T23:00:00.000Z', until: '2026-11-24T01:00:00.000Z' };
const booked = (pickup: HeldLead['pickup']) => heldJob({ ...called, status: 'In Progress', pickup });
const ok = (job: Job): Answer => ({ status: 200, body: job });

const withTexts: Job = { ...heldJob(called), hauler: { ...heldJob().hauler, textsTo: '2135550142' } };

test.each<[button: string, shown: Job, meanwhile: Job]>([
  ['I called', heldJob(), heldJob(called)],
  ['I’m on my way', booked(today), booked(tomorrow)],
  ['Text me new jobs at (213) 555-0142', withTexts, heldJob(called)],
])('the reason why "%s" was refused is shown once, even if its button is gone', async (name, shown, meanwhile) => {
  expectLogged('The job was not changed');
  const refused: Answer = { status: 409, body: { statusCode: 409, message: 'Not now.' } };
  backend.answer('job', ok(shown), refused, ok(meanwhile));
  const { user } = await renderApp('/job/7K3M-9Q2X-4TBV-R8ND');

  await user.click(await screen.findByRole('button', { name }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
