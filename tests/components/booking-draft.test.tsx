import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newDraft, saveDraft } from '@/features/booking/draft/stored-draft';
import { readPhotos } from '@/features/booking/photos/photo-store';
import { minimalBooking } from '../fixtures/bookings';
import {
  back,
  book,
  fill,
  fillContact,
  next,
  openBooking,
  passAddress,
  passServices,
  refill,
  shownStep,
  submit,
  untilConfirmed,
} from './support/booking';
import { backendOfTests } from './support/fake-backend';
import { fakeCanvas, jpeg } from './support/photos';
import { renderApp } from './support/render-app';

const KEPT = 'Your answers stay on this device until you send them.';

const backend = backendOfTests();

beforeEach(() => fakeCanvas());

test('a form left unfinished comes back on its step with its values and photos, and the focus stays', async () => {
  const { user, unmount } = await renderApp('/book');
  expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
  await passServices(user, 'Home Cleaning', 'Deep Cleaning', 'Old Appliances');
  await passAddress(user);
  await user.click(await screen.findByRole('radio', { name: 'Half a truck' }));
  await fill(user, /Job description/, 'Two rooms');
  await user.upload(screen.getByLabelText('Photo files'), jpeg('room.jpg'));
  await screen.findByText('1 of 5 photos added');
  unmount();

  const again = await renderApp('/book');
  expect(shownStep()).toBe(3);
  expect(document.body).toHaveFocus();
  await waitFor(() => expect(document.title).toMatch(/^Step 3 of 4: Tell us about the job \| Book/));
  expect(await screen.findByRole('radio', { name: 'Half a truck' })).toBeChecked();
  expect(screen.getByLabelText(/Job description/)).toHaveValue('Two rooms');
  expect(await screen.findByText('1 of 5 photos added')).toBeInTheDocument();
  expect(screen.getByText(KEPT)).toBeInTheDocument();
  await again.user.click(screen.getByRole('button', { name: 'Clear my choice' }));
  again.unmount();

  const last = await renderApp('/book');
  expect(await screen.findByRole('radio', { name: 'Half a truck' })).not.toBeChecked();
  await next(last.user);
  expect(screen.getByText('Old Appliances, Home Cleaning - Deep Cleaning')).toBeInTheDocument();
  expect(screen.getByText('742 Evergreen Terrace, Beverly Hills 90210')).toBeInTheDocument();
});

test('a draft opens no further than its first invalid step, and without a load that does not exist', async () => {
  saveDraft({ ...newDraft({ ...minimalBooking, zipCode: '9', loadSize: 'two trucks' as never }), step: 4 });
  const { user } = await renderApp('/book');

  expect(shownStep()).toBe(2);
  await refill(user, 'ZIP code', '90210');
  await next(user);
  for (const radio of await screen.findAllByRole('radio')) expect(radio).not.toBeChecked();
  await next(user);
  expect(screen.getByText('Not specified')).toBeInTheDocument();
});

test('Start over clears values, photos and stored draft, and the next request has new ids', async () => {
  const { user, unmount, identity } = await openBooking({ step: 3, photoNames: ['room.jpg'] });
  expect(await screen.findByText('1 of 5 photos added')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(shownStep()).toBe(1);
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

describe('what a page fills in', () => {
  const CITY_PAGE = '/locations/california/reseda';
  const SERVICE_PAGE = '/services/hot-tub-removal';

  function leaveDraft(values: Parameters<typeof newDraft>[0]) {
    saveDraft({ ...newDraft({ ...minimalBooking, ...values }), step: 2 });
  }

  test('is the city on its page, which says so while it is', async () => {
    const { user } = await renderApp(CITY_PAGE);
    await screen.findByRole('button', { name: 'Next Step' });
    expect(screen.getByText('We’ve filled in Reseda as your city.')).toBeInTheDocument();

    await passServices(user, 'Old Appliances');
    expect(screen.getByLabelText(/City/)).toHaveValue('Reseda');
    await refill(user, /City/, 'Tarzana');

    expect(screen.queryByText(/filled in Reseda/)).not.toBeInTheDocument();
  });

  test("is not the city of a draft, which keeps its own, and the page doesn't claim otherwise", async () => {
    leaveDraft({ city: 'Burbank' });

    await renderApp(CITY_PAGE);

    expect(await screen.findByDisplayValue('Burbank')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/filled in Reseda/)).not.toBeInTheDocument());
    expect(screen.getByText(/as you left it/)).toBeInTheDocument();
  });

  test('is the service on its page, also for a draft, as long as it is checked', async () => {
    leaveDraft({ services: ['Old Appliances'] });
    const { user } = await renderApp(SERVICE_PAGE);
    await screen.findByLabelText('Street address');
    expect(screen.getByText(/^Hot Tub Removal is already selected/)).toBeInTheDocument();

    await back(user);
    expect(screen.getByLabelText('Old Appliances')).toBeChecked();
    await user.click(screen.getByLabelText('Hot Tub Removal'));

    expect(screen.queryByText(/^Hot Tub Removal is already selected/)).not.toBeInTheDocument();
  });

  test('makes no draft by itself, is sent with the address of the page, and leaves nothing then', async () => {
    const { user, unmount } = await renderApp(SERVICE_PAGE);
    expect(await screen.findByRole('checkbox', { name: 'Hot Tub Removal' })).toBeChecked();
    await next(user);
    expect(localStorage.getItem('booking-draft')).toBeNull();
    await passAddress(user);
    await next(user);
    await fillContact(user);
    await submit(user);
    await untilConfirmed();

    expect(backend.sentLeads()).toMatchObject([
      { services: ['Hot Tub Removal'], source_page: `http://localhost:3000${SERVICE_PAGE}`, language: 'en' },
    ]);
    expect(screen.queryByText(/as you left it|already selected/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Request Submitted!' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Request Submitted!');
    unmount();

    await renderApp('/book');
    expect(shownStep()).toBe(1);
    expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
  });
});
