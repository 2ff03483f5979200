import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { newDraft, saveDraft } from '@/features/booking/draft/stored-draft';
import { savePhotos } from '@/features/booking/photos/photo-store';
import { type BookingValues, emptyBooking } from '@/features/booking/schema';
import { addressIn, language } from '@/lib/language';
import { words } from '@/words/booking';
import { serviceLabel } from '@/words/shared/services';
import { words as shell } from '@/words/shell';
import { minimalBooking } from '../../fixtures/bookings';
import { renderApp } from './render-app';
import { skipTime } from './time';

/** What the ids of requests look like. */
export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The box with which who sends a request agrees to the terms. */
export const termsBox = () => screen.getByLabelText(new RegExp(shell.pages.terms));

/** Of a field that may stay empty, too, the label as words beginning with it. */
export const labeled = (field: keyof typeof words.labels) =>
  new RegExp(`^${words.labels[field].replace(/[()]/g, '\\$&')}`);

type Left = {
  address?: string;
  step?: number;
  values?: Partial<BookingValues>;
  photoNames?: readonly string[];
};

/** Opens `/book`, or another page with the form, as a visitor has left it: by default on step 4 with all that is required. */
export async function openBooking({ address = '/book', step = 4, values = {}, photoNames = [] }: Left = {}) {
  const draft = { ...newDraft({ ...minimalBooking, ...values }), step };
  saveDraft(draft);
  const photos = photoNames.map((name) => ({ id: name, name, blob: new Blob([name], { type: 'image/jpeg' }) }));
  await savePhotos(draft.identity.leadId, photos);
  const app = await renderApp(addressIn(language, address));
  expect(shownStep()).toBe(step);
  return { ...app, identity: draft.identity };
}

/** The number of the step that is shown. */
export function shownStep(): number {
  return [1, 2, 3, 4].find((step) => screen.queryByText(words.step(step, 4))) ?? Number.NaN;
}

/** Presses Next Step. */
export async function pressNext(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: words.next }));
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
  await user.click(screen.getByRole('button', { name: words.back }));
  await untilOn(step - 1);
}

/** Waits until a step's heading has the focus. */
export async function untilOn(step: number) {
  await waitFor(() => {
    expect(shownStep()).toBe(step);
    expect(screen.getByRole('heading', { name: new RegExp(`^${words.step(step, 4)}`) })).toHaveFocus();
  });
}

/** Presses Submit Request, as long after the form appeared as a person takes at least. */
export async function submit(user: UserEvent) {
  skipTime(3000);
  await user.click(screen.getByRole('button', { name: words.submit }));
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

/** From step 1 to step 2, by services and options as they are stored. */
export async function passServices(user: UserEvent, ...services: string[]) {
  for (const service of services) await user.click(screen.getByLabelText(serviceLabel(service)));
  await next(user);
}

/** From step 2 to step 3. */
export async function passAddress(user: UserEvent) {
  await fill(user, words.labels.streetAddress, '742 Evergreen Terrace');
  await fill(user, words.labels.zipCode, '90210');
  await screen.findByDisplayValue('Beverly Hills');
  await next(user);
}

/** Fills in step 4. */
export async function fillContact(user: UserEvent) {
  await fill(user, words.labels.fullName, 'Ana Diaz');
  await fill(user, words.labels.phone, '2135550142');
  await user.click(termsBox());
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

/** Waits for the confirmation. */
export async function untilConfirmed() {
  await screen.findByRole('heading', { name: words.confirmation.heading });
}

/** The ID on the confirmation, as it is shown. */
export function shownTrackingId(): string {
  const section = within(screen.getByRole('region', { name: words.confirmation.trackingId }));
  return section.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).textContent ?? '';
}

/** Opens the form on an empty step 2. */
export function openAddress() {
  return openBooking({ step: 2, values: { ...emptyBooking, services: ['Furniture Removal'] } });
}

/** Opens the form on a step 4 where all that is required is missing. */
export function openContact() {
  return openBooking({ values: { fullName: '', phone: '', agreedToTerms: false } });
}

/** Waits for the error summary to take the focus, and gives its lines. */
export async function untilRefused(): Promise<(string | null)[]> {
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  return within(summary)
    .getAllByRole('link')
    .map((link) => link.textContent);
}

/** Gives the browser a share sheet, which jsdom lacks. @returns what it was handed. */
export function addShareSheet(answer: () => Promise<void>) {
  const shared: ShareData[] = [];
  // Not a mock: that would itself handle a promise that is rejected.
  const share = (data: ShareData) => {
    shared.push(data);
    return answer();
  };
  vi.stubGlobal('navigator', Object.create(navigator, { share: { value: share } }));
  return shared;
}

/** Sends a request with so many photos, to the confirmation. */
export async function submitWithPhotos(count: number) {
  const photoNames = Array.from({ length: count }, (_, index) => `${index}.jpg`);
  const { user } = await openBooking({ photoNames });
  await submit(user);
  await untilConfirmed();
  return user;
}
