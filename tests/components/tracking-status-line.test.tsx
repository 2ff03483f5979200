import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeBackend, leadDetails } from './support/fake-backend';
import { renderApp } from './support/render-app';
import { fakeClock, passTime } from './support/time';

beforeEach(() => fakeClock());

async function openLead(status: string, changes: Partial<LeadDetails> = {}) {
  fakeBackend().answer('leadDetails', { status: 200, body: { ...leadDetails, status, ...changes } });
  await renderApp('/track/7K3M-9Q2X-4TBV-R8ND');
  await passTime(2000);
  await screen.findByText('Timeframe');
}

const promise = "We're working on your request. You'll be notified if anything changes.";

test.each(['Submitted', 'Sent Proposal', 'In Progress', 'On Hold'])(
  'a request that is %s is being worked on',
  async (status) => {
    await openLead(status);

    expect(screen.getByText(promise)).toBeInTheDocument();
  },
);

test.each(['Completed', 'Canceled'])('a request that is %s is not described as being worked on', async (status) => {
  await openLead(status);

  expect(screen.queryByText(promise)).not.toBeInTheDocument();
});
