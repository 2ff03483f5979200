import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { newDraft, saveDraft } from '@/features/booking/draft/stored-draft';
import { savePhotos } from '@/features/booking/photos/photo-store';
import type { BookingValues } from '@/features/booking/schema';
import { addressIn, language } from '@/lib/language';
import { words } from '@/words/booking';
import { serviceLabel } from '@/words/shared/services';
import { minimalBooking } from '../../fixtures/bookings';
import { renderApp } from './render-app';
import { skipTime } from './time';

/** The format of request ids. */
export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

type Left = {
  address?: string;
  step?: number;
  values?: Partial<BookingValues>;
  photoNames?: readonly string[];
};

/** Opens `/book` or another page with the form, restored from a draft: by default a complete one on step 4. */
export async function openBooking({ address = '/book', step = 4, values = {}, photoNames = [] }: Left = {}) {
  const draft = { ...newDraft({ ...minimalBooking, ...values }), step };
  saveDraft(draft);
  const photos = photoNames.map((name) => ({ id: name, name, blob: new Blob([name], { type: 'image/jpeg' }) }));
  await savePhotos(draft.identity.leadId, photos);
  const app = await renderApp(addressIn(language, address));
  expect(shownStep()).toBe(step);
  return { ...app, identity: draft.identity };
}

/** The number of the current step. */
export function shownStep(): number {
  return [1, 2, 3, 4].find((step) => screen.queryByText(words.step(step, 4))) ?? Number.NaN;
}

export async function pressNext(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: words.next }));
}

/** Clicks Next Step and waits for the next step. */
export async function next(user: UserEvent) {
  const step = shownStep();
  await pressNext(user);
  await untilOn(step + 1);
}

/** Clicks Back and waits for the previous step. */
export async function back(user: UserEvent) {
  const step = shownStep();
  await user.click(screen.getByRole('button', { name: words.back }));
  await untilOn(step - 1);
}

/** Waits until the heading of a step has the focus. */
export async function untilOn(step: number) {
  await waitFor(() => {
    expect(shownStep()).toBe(step);
    expect(screen.getByRole('heading', { name: new RegExp(`^${words.step(step, 4)}`) })).toHaveFocus();
  });
}

/** Clicks Submit Request after the minimum time a person needs. */
export async function submit(user: UserEvent) {
  skipTime(3000);
  await user.click(screen.getByRole('button', { name: words.submit }));
}

/** Pastes text into a field. */
export async function fill(user: UserEvent, label: string | RegExp, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

/** Replaces the value of a field. */
export async function refill(user: UserEvent, label: string | RegExp, text: string) {
  await user.clear(screen.getByLabelText(label));
  if (text) await fill(user, label, text);
}

/** From step 1 to step 2, with services and options by their stored names. */
export async function passServices(user: UserEvent, ...services: string[]) {
  for (const service of services) await user.click(screen.getByLabelText(serviceLabel(service)));
  await next(user);
}

/** From step 2 to step 3. */
export async function passAddress(user: UserEvent, city = 'Beverly Hills') {
  await fill(user, words.labels.streetAddress, '742 Evergreen Terrace');
  await fill(user, words.labels.zipCode, '90210');
  await screen.findByDisplayValue(city);
  await next(user);
}

export async function fillContact(user: UserEvent) {
  await fill(user, words.labels.fullName, 'Ana Diaz');
  await fill(user, words.labels.phone, '2135550142');
  await user.click(screen.getByLabelText(/Terms of Service/));
}

/** From step 1 to the confirmation. */
export async function book(user: UserEvent, ...services: string[]) {
  await passServices(user, ...services);
  await passAddress(user);
  await next(user);
  await fillContact(user);
  await submit(user);
  await untilConfirmed();
}

export async function untilConfirmed() {
  await screen.findByRole('heading', { name: words.confirmation.heading });
}

/** The tracking ID on the confirmation, as displayed. */
export function shownTrackingId(): string {
  const section = within(screen.getByRole('region', { name: words.confirmation.trackingId }));
  return section.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).textContent ?? '';
}

/** Waits until the error summary has the focus and returns its lines. */
export async function untilRefused(): Promise<(string | null)[]> {
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  return within(summary)
    .getAllByRole('link')
    .map((link) => link.textContent);
}
