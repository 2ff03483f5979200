import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { newDraft, saveDraft } from '@/features/booking/draft/stored-draft';
import { minimalBooking } from '../fixtures/bookings';
import { back, openBooking, passServices, refill, submit, untilConfirmed } from './support/booking';
import { fakeBackend } from './support/fake-backend';
import { renderApp } from './support/render-app';

const CITY_PAGE = '/locations/california/reseda';

beforeEach(() => {
  fakeBackend();
});

function leaveDraft(values: Parameters<typeof newDraft>[0]) {
  saveDraft({ ...newDraft({ ...minimalBooking, ...values }), step: 2 });
}

test('a city page says that its city is filled in, while it is', async () => {
  const { user } = await renderApp(CITY_PAGE);
  await screen.findByRole('button', { name: 'Next Step' });
  expect(screen.getByText('We’ve filled in Reseda as your city.')).toBeInTheDocument();

  await passServices(user, 'Old Appliances');
  expect(screen.getByLabelText(/City/)).toHaveValue('Reseda');
  await refill(user, /City/, 'Tarzana');

  expect(screen.queryByText(/filled in Reseda/)).not.toBeInTheDocument();
});

test("a draft keeps its own city, and the city page doesn't claim otherwise", async () => {
  leaveDraft({ city: 'Burbank' });

  await renderApp(CITY_PAGE);

  expect(await screen.findByDisplayValue('Burbank')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/filled in Reseda/)).not.toBeInTheDocument());
  expect(screen.getByText(/as you left it/)).toBeInTheDocument();
});

test('a service page adds its service to a draft and says so while it is checked', async () => {
  leaveDraft({ services: ['Old Appliances'] });
  const { user } = await renderApp('/services/hot-tub-removal');
  await screen.findByLabelText('Street address');
  expect(screen.getByText(/^Hot Tub Removal is already selected/)).toBeInTheDocument();

  await back(user);
  expect(screen.getByLabelText('Old Appliances')).toBeChecked();
  await user.click(screen.getByLabelText('Hot Tub Removal'));

  expect(screen.queryByText(/^Hot Tub Removal is already selected/)).not.toBeInTheDocument();
});

test('once the request is sent, the page says neither that it is filled in nor that it can be checked over', async () => {
  const { user } = await openBooking({ address: CITY_PAGE });
  expect(screen.getByText(/as you left it/)).toBeInTheDocument();

  await submit(user);
  await untilConfirmed();

  expect(screen.queryByText(/as you left it|filled in Reseda/)).not.toBeInTheDocument();
});
