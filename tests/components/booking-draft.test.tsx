import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { newDraft, saveDraft } from '@/features/booking/draft/stored-draft';
import { readPhotos } from '@/features/booking/photos/photo-store';
import { minimalBooking } from '../fixtures/bookings';
import {
  book,
  fill,
  next,
  openBooking,
  passAddress,
  passServices,
  shownStep,
  submit,
  untilConfirmed,
} from './support/booking';
import { fakeBackend } from './support/fake-backend';
import { fakeCanvas, jpeg } from './support/photos';
import { preload, renderApp } from './support/render-app';
import { skipTime } from './support/time';

const DAY_MS = 24 * 3_600_000;

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  fakeCanvas();
});

test('a form left unfinished comes back on its step with its values and photos', async () => {
  const { user, unmount } = await renderApp('/book');
  await passServices(user, 'Home Cleaning', 'Deep Cleaning');
  await passAddress(user);
  await fill(user, /Job description/, 'Two rooms');
  await user.upload(screen.getByLabelText('Photo files'), jpeg('room.jpg'));
  await screen.findByText('1 of 5 photos added');
  unmount();

  const again = await renderApp('/book');

  expect(shownStep()).toBe(3);
  expect(screen.getByLabelText(/Job description/)).toHaveValue('Two rooms');
  expect(await screen.findByText('1 of 5 photos added')).toBeInTheDocument();
  await next(again.user);
  expect(screen.getByText('Home Cleaning - Deep Cleaning')).toBeInTheDocument();
  expect(screen.getByText('742 Evergreen Terrace, Beverly Hills 90210')).toBeInTheDocument();
  expect(screen.getByText('Two rooms')).toBeInTheDocument();
  expect(screen.getByText('1 added')).toBeInTheDocument();
});

test('a chosen load comes back, and stays cleared once it was cleared', async () => {
  const { user, unmount } = await openBooking({ step: 3 });
  await user.click(await screen.findByRole('radio', { name: 'Half a truck' }));
  unmount();

  const again = await renderApp('/book');
  expect(await screen.findByRole('radio', { name: 'Half a truck' })).toBeChecked();
  expect(screen.getByText(/^About 8 of 15 cubic yards:/)).toBeInTheDocument();
  await again.user.click(screen.getByRole('button', { name: 'Clear my choice' }));
  again.unmount();

  await renderApp('/book');
  expect(await screen.findByRole('radio', { name: 'Half a truck' })).not.toBeChecked();
});

test('a stored load that does not exist is dropped, and nothing blocks the step', async () => {
  const { user } = await openBooking({ step: 3, values: { loadSize: 'two trucks' as never } });
  for (const radio of await screen.findAllByRole('radio')) expect(radio).not.toBeChecked();

  await next(user);

  expect(screen.getByText('Not specified')).toBeInTheDocument();
});

test('the focus stays where it is when a form opens on a later step', async () => {
  const { user, unmount } = await renderApp('/book');
  await passServices(user, 'Old Appliances');
  await fill(user, 'Street address', '1 Main St');
  unmount();

  await renderApp('/book');

  expect(shownStep()).toBe(2);
  expect(document.body).toHaveFocus();
});

test('a form left for another page is restored by a link to it', async () => {
  await preload('/contact');
  const { user } = await openBooking({ step: 2 });
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));

  await user.click(navigation.getByRole('link', { name: 'Contact' }));
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  await user.click(navigation.getByRole('link', { name: 'Book a Pickup' }));

  expect(await screen.findByLabelText('Street address')).toHaveValue('742 Evergreen Terrace');
  expect(shownStep()).toBe(2);
});

test('the request keeps its ids when the form is left and reopened', async () => {
  const { unmount, identity } = await openBooking();
  unmount();

  const { user } = await renderApp('/book');
  await submit(user);
  await untilConfirmed();

  expect(backend.bodiesTo('leads')).toMatchObject([{ id: identity.leadId, tracking_id: identity.trackingId }]);
});

test('the draft is removed once the request is sent', async () => {
  const { user, unmount } = await openBooking();
  await submit(user);
  await untilConfirmed();
  unmount();

  await renderApp('/book');

  expect(shownStep()).toBe(1);
  for (const service of screen.getAllByRole('checkbox')) expect(service).not.toBeChecked();
  expect(screen.queryByText(/is kept on this device/)).not.toBeInTheDocument();
});

test.each([
  ['a minute less than 7 days', 7 * DAY_MS - 60_000, 4],
  ['7 days and a minute', 7 * DAY_MS + 60_000, 1],
])('after %s the form opens on the right step', async (_, age, step) => {
  const { unmount } = await openBooking();
  unmount();

  skipTime(age);
  await renderApp('/book');

  expect(shownStep()).toBe(step);
});

test('a draft opens no further than the first invalid step', async () => {
  saveDraft({ ...newDraft({ ...minimalBooking, zipCode: '9' }), step: 4 });

  await renderApp('/book');

  expect(shownStep()).toBe(2);
});

test.each(['{', '[]', '{"savedAt":1}', '"text"'])('a stored draft of %s is ignored', async (text) => {
  localStorage.setItem('booking-draft', text);

  await renderApp('/book');

  expect(shownStep()).toBe(1);
  expect(screen.queryByText(/is kept on this device/)).not.toBeInTheDocument();
});

test('the visitor is told where the draft is kept as soon as they fill in something', async () => {
  const { user } = await renderApp('/book');
  expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('checkbox', { name: 'Old Appliances' }));

  expect(screen.getByText(/stay on this device until you send them/)).toBeInTheDocument();
});

test('Start over clears values, photos and stored draft, and the next request has new ids', async () => {
  const { user, unmount, identity } = await openBooking({ step: 3, photoNames: ['room.jpg'] });
  expect(await screen.findByText('1 of 5 photos added')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(shownStep()).toBe(1);
  for (const service of screen.getAllByRole('checkbox')) expect(service).not.toBeChecked();
  expect(localStorage.getItem('booking-draft')).toBeNull();
  expect(await readPhotos(identity.leadId)).toEqual([]);
  unmount();

  const again = await renderApp('/book');
  expect(shownStep()).toBe(1);
  await book(again.user, 'Old Appliances');
  expect(backend.bodiesTo('leads')).toMatchObject([
    { job_description: null, id: expect.not.stringMatching(identity.leadId) },
  ]);
  expect(backend.callsTo('photos')).toEqual([]);
});

test('without storage the form works while the page is open', async () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden);
  const { user } = await renderApp('/book');

  await book(user, 'Old Appliances');

  expect(screen.getByRole('region', { name: 'Your tracking ID' })).toBeInTheDocument();
});
