import type { Proposal } from '@functions/contracts/pickup.ts';
import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { queryClient } from '@/lib/forms/query-client';
import { addressIn, language } from '@/lib/language';
import { words } from '@/words/tracking';
import { type Answer, type fakeBackend, leadDetails } from './fake-backend';
import { renderApp } from './render-app';
import { passTime } from './time';

export const TRACKING_ID = '7K3M-9Q2X-4TBV-R8ND';
export const trackingId = TRACKING_ID.replaceAll('-', '');

export const FIRST = 'd6a5f0c4-3b52-4c4e-9a0b-0d7a4a6c9a11';
export const SECOND = 'e6a5f0c4-3b52-4c4e-9a0b-0d7a4a6c9a11';

export const tuesday = { from: '2026-11-24T17:00:00.000Z', until: '2026-11-24T19:00:00.000Z', isOpen: true };
export const wednesday = { from: '2026-11-25T19:00:00.000Z', until: '2026-11-25T21:00:00.000Z', isOpen: true };
export const friday = { from: '2026-11-27T23:30:00.000Z', until: '2026-11-28T02:30:00.000Z', isOpen: true };

export const proposal: Proposal = {
  id: FIRST,
  priceFrom: 120,
  priceTo: 180,
  windows: [tuesday, wednesday, friday],
  madeAt: '2026-11-23T18:00:00.000Z',
};
export const agreed: Proposal = { ...proposal, chosen: 1, acceptedBy: 'customer' };
export const pickup = { from: tuesday.from, until: tuesday.until };

export const hauler = { name: 'Diaz & Sons Hauling', phone: '3105550188', languages: ['en', 'es'] };
export const sent: Partial<LeadDetails> = { status: 'Sent Proposal', hauler };
export const booked: Partial<LeadDetails> = { ...sent, status: 'In Progress', pickup, agreed };

export function details(changes: Partial<LeadDetails>): Answer {
  return { status: 200, body: { ...leadDetails, ...changes } };
}

/** Opens the page of a request and waits until it is loaded. */
export async function openLead(backend: ReturnType<typeof fakeBackend>, changes: Partial<LeadDetails> = {}) {
  backend.answer('leadDetails', details(changes));
  const { user } = await renderApp(addressIn(language, `/track/${TRACKING_ID}`));
  await passTime(2000);
  await screen.findByText(words.leadFacts.timeframe);
  return user;
}

/** Shows the open page another state of its request, as if it had been fetched. */
export async function show(changes: Partial<LeadDetails>): Promise<void> {
  queryClient.setQueryData(['lead-details', TRACKING_ID], { ...leadDetails, ...changes });
  // React Query tells the page in a timer.
  await passTime(1);
}

/** The part of the page that says what happens now. */
export function stage(): HTMLElement {
  const part = document.querySelector<HTMLElement>('[data-part="moment"]');
  if (!part) throw new Error('The page has no stage');
  return part;
}

/** The sentence of what happens now. */
export function sentence(): HTMLElement {
  return within(stage()).getByRole('heading', { level: 2 });
}

/** What is new about the proposal. */
export function news(): HTMLElement | undefined {
  return within(stage()).getAllByRole('status')[1];
}

/** Clicks a button and waits for its dialog. */
export async function openDialog(user: UserEvent, button: string, title?: string) {
  await user.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', title === undefined ? {} : { name: title }));
}

export async function untilClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}
