import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { newDraft, saveDraft } from '@/features/booking/draft/stored-draft';
import { savePhotos } from '@/features/booking/photos/photo-store';
import type { BookingValues } from '@/features/booking/schema';
import { minimalBooking } from '../../fixtures/bookings';
import { renderApp } from './render-app';
import { skipTime } from './time';

/** What the ids of requests look like. */
export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

type Left = {
  step?: number;
  values?: Partial<BookingValues>;
  photoNames?: readonly string[];
};

/** Opens `/book` as a visitor has left it: by default on step 4 with all that is required. */
export async function openBooking({ step = 4, values = {}, photoNames = [] }: Left = {}) {
  const draft = { ...newDraft({ ...minimalBooking, ...values }), step };
  saveDraft(draft);
  const photos = photoNames.map((name) => ({ id: name, name, blob: new Blob([name], { type: 'image/jpeg' }) }));
  await savePhotos(draft.identity.leadId, photos);
  const app = await renderApp('/book');
  expect(shownStep()).toBe(step);
  return { ...app, identity: draft.identity };
}

/** The number of the step that is shown. */
export function shownStep(): number {
  return Number(/\d/.exec(screen.getByText(/^Step \d of 4$/).textContent)?.[0]);
}

/** Presses Next Step. */
export async function pressNext(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
}

/** Presses Next Step, and waits for the next step. */
export async function next(user: UserEvent) {
  const step = shownStep();
  await pressNext(user);
  await untilOn(step + 1);
}

/** Presses Back, and waits for the step before. */
export async function back(user: UserEvent) {
  const step = shownStep();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await untilOn(step - 1);
}

/** Waits until a step's heading has the focus. */
export async function untilOn(step: number) {
  await waitFor(() => {
    expect(shownStep()).toBe(step);
    expect(screen.getByRole('heading', { name: new RegExp(`^Step ${step} of 4`) })).toHaveFocus();
  });
}

/** Presses Submit Request, as long after the form appeared as a person takes at least. */
export async function submit(user: UserEvent) {
  skipTime(3000);
  await user.click(screen.getByRole('button', { name: 'Submit Request' }));
}

/** Puts text into a field at once, as from the clipboard. */
export async function fill(user: UserEvent, label: string | RegExp, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

/** Puts text in the place of what a field holds. */
export async function refill(user: UserEvent, label: string | RegExp, text: string) {
  await user.clear(screen.getByLabelText(label));
  if (text) await fill(user, label, text);
}

/** From step 1 to step 2. */
export async function passServices(user: UserEvent, ...titles: string[]) {
  for (const title of titles) await user.click(screen.getByLabelText(title));
  await next(user);
}

/** From step 2 to step 3. */
export async function passAddress(user: UserEvent) {
  await fill(user, 'Street address', '742 Evergreen Terrace');
  await fill(user, 'ZIP code', '90210');
  await screen.findByDisplayValue('Beverly Hills');
  await next(user);
}

/** Fills in step 4. */
export async function fillContact(user: UserEvent) {
  await fill(user, 'Full name', 'Ana Diaz');
  await fill(user, 'Phone', '2135550142');
  await user.click(screen.getByLabelText(/Terms of Service/));
}

/** From step 1 to the confirmation. */
export async function book(user: UserEvent, ...titles: string[]) {
  await passServices(user, ...titles);
  await passAddress(user);
  await next(user);
  await fillContact(user);
  await submit(user);
  await untilConfirmed();
}

/** Waits for the confirmation. */
export async function untilConfirmed() {
  await screen.findByRole('heading', { name: 'Request Submitted!' });
}

/** The ID on the confirmation, as it is shown. */
export function shownTrackingId(): string {
  const section = within(screen.getByRole('region', { name: 'Your tracking ID' }));
  return section.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).textContent ?? '';
}
