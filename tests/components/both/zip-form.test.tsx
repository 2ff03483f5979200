import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { newDraft, readDraft, saveDraft } from '@/features/booking/draft/stored-draft';
import type { BookingValues } from '@/features/booking/schema';
import { addressIn, language } from '@/lib/language';
import { words as bookPage } from '@/words/book-page';
import { words } from '@/words/booking';
import { fieldErrors } from '@/words/shared/errors';
import { serviceLabels } from '@/words/shared/services';
import { words as zipForm } from '@/words/zip-form';
import { minimalBooking } from '../../fixtures/bookings';
import { labeled, next, passServices, shownStep } from '../support/booking';
import { fakeBackend } from '../support/fake-backend';
import { preload, renderApp } from '../support/render-app';

const HOME = addressIn(language, '/');
const SERVICE = addressIn(language, '/services/garage-cleanouts');
const BOOK = addressIn(language, '/book');

beforeEach(() => {
  fakeBackend();
  window.dataLayer = [];
});

const field = () => screen.getByLabelText<HTMLInputElement>(zipForm.label);
const button = () => screen.getByRole('button', { name: zipForm.quote });
const box = (service: keyof typeof serviceLabels) => screen.findByLabelText(serviceLabels[service]);

/** Opens a page with the field and types a ZIP code. */
async function typeZip(address: string, zip: string) {
  await preload(BOOK);
  const { user } = await renderApp(address);
  if (zip) await user.type(field(), zip);
  return user;
}

async function untilOnBookPage() {
  await screen.findByRole('heading', { level: 1, name: bookPage.heading });
}

function leaveDraft(values: Partial<BookingValues>) {
  saveDraft(newDraft({ ...minimalBooking, ...values }));
}

test.each([
  [HOME, ''],
  [SERVICE, 'garage-cleanouts'],
])('without scripts, the form of %s leads to the booking form', async (address, service) => {
  const user = await typeZip(address, '91101');
  const form = field().form;

  expect(form).toHaveAttribute('action', BOOK);
  expect(form?.method).toBe('get');
  expect(field()).toHaveAttribute('name', 'zip');
  expect(field()).not.toBeRequired();
  expect(button()).toHaveAttribute('name', service && 'service');
  expect(button()).toHaveValue(service);
  expect(field().validity.valid).toBe(true);
  await user.clear(field());
  await user.type(field(), '9110');
  expect(field().validity.patternMismatch).toBe(true);
});

test('a service that has only an intro and the form has no ZIP code field', async () => {
  await renderApp(addressIn(language, '/services/home-cleaning'));

  expect(screen.queryByRole('button', { name: zipForm.quote })).not.toBeInTheDocument();
});

test.each(['91101', ' 91101 ', '91101-1234'])(
  'the ZIP code "%s" fills in step 2, and step 1 names the place',
  async (zip) => {
    const user = await typeZip(HOME, zip);
    await user.keyboard('{Enter}');

    await untilOnBookPage();
    expect(await screen.findByText(words.services.pickupIn('Pasadena 91101'))).toHaveAttribute('role', 'status');
    expect(shownStep()).toBe(1);
    await passServices(user, 'Old Appliances');
    expect(screen.getByLabelText(labeled('zipCode'))).toHaveValue(zip.trim());
    await waitFor(() => expect(screen.getByLabelText(labeled('city'))).toHaveValue('Pasadena'));
  },
);

test('a service page also checks its service', async () => {
  const user = await typeZip(SERVICE, '91101');
  await user.click(button());

  await untilOnBookPage();
  expect(await box('Garage Cleanouts')).toBeChecked();
});

test('the click is counted, and analytics do not get the ZIP code', async () => {
  const user = await typeZip(SERVICE, '91101');
  await user.click(button());

  await untilOnBookPage();
  await screen.findByText(words.services.pickupIn('Pasadena 91101'));
  expect(window.dataLayer).toEqual([{ event: 'book_now_clicked', location: 'shared_component' }]);
  expect(window.location.href).not.toContain('91101');
  expect(JSON.stringify(window.history.state)).not.toContain('91101');
});

test('an empty field leads to the empty form', async () => {
  const user = await typeZip(HOME, '');
  await user.click(button());

  await untilOnBookPage();
  expect(screen.queryByText(/\d{5}/)).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
  expect(readDraft()).toBeNull();
});

test.each(['9110', '911011', 'Pasadena', '91101-12'])('"%s" stays on the page with an error', async (wrong) => {
  const user = await typeZip(HOME, wrong);
  expect(screen.queryByText(zipForm.invalid)).not.toBeInTheDocument();
  await user.click(button());

  expect(screen.getByText(fieldErrors['zip-invalid'])).toHaveAttribute('role', 'status');
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  expect(field()).toHaveAccessibleDescription(fieldErrors['zip-invalid']);
  expect(window.dataLayer).toEqual([]);

  await user.clear(field());
  expect(screen.queryByText(fieldErrors['zip-invalid'])).not.toBeInTheDocument();
  expect(field()).toHaveAttribute('aria-invalid', 'false');
});

test('another state is named at five digits, and the visitor can still ask', async () => {
  const user = await typeZip(HOME, '1000');
  expect(field()).toHaveAccessibleDescription('');
  await user.type(field(), '1');
  expect(field()).toHaveAccessibleDescription(zipForm.outOfState);
  await user.click(button());

  await untilOnBookPage();
  expect(await screen.findByText(zipForm.outOfState)).toHaveAttribute('role', 'status');
  await passServices(user, 'Old Appliances');
  expect(screen.getByLabelText(labeled('zipCode'))).toHaveValue('10001');
  expect(screen.getByText(words.address.outOfState)).toBeInTheDocument();
});

test('a link to the booking form fills it in, and its address becomes plain', async () => {
  const { user } = await renderApp(`${BOOK}?zip=91101&service=garage-cleanouts`);

  expect(window.location.pathname + window.location.search).toBe(BOOK);
  expect(await box('Garage Cleanouts')).toBeChecked();
  await screen.findByText(words.services.pickupIn('Pasadena 91101'));
  await next(user);
  expect(screen.getByLabelText(labeled('zipCode'))).toHaveValue('91101');
  expect(readDraft()?.values).toMatchObject({ zipCode: '91101', city: 'Pasadena', services: ['Garage Cleanouts'] });
});

test.each(['zip=9110&service=garage', 'zip=&service=', 'zip=<b>&service=Garage+Cleanouts', 'zip=91101x'])(
  'the wrong values of ?%s are ignored',
  async (query) => {
    await renderApp(`${BOOK}?${query}`);

    expect(window.location.pathname + window.location.search).toBe(BOOK);
    expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
    expect(readDraft()).toBeNull();
  },
);

test('a draft keeps what it has, except its ZIP code and the city of that', async () => {
  leaveDraft({ zipCode: '91502', city: 'Burbank', services: ['Old Appliances'], streetAddress: '12 Oak St' });
  await renderApp(`${BOOK}?zip=91101&service=garage-cleanouts`);

  await screen.findByText(words.services.pickupIn('Pasadena 91101'));
  await waitFor(() => expect(readDraft()?.values.city).toBe('Pasadena'));
  expect(readDraft()?.values).toEqual({
    ...newDraft(minimalBooking).values,
    zipCode: '91101',
    city: 'Pasadena',
    services: ['Old Appliances'],
    streetAddress: '12 Oak St',
  });
});

test('a city that the visitor typed stays, and is where the pickup is', async () => {
  leaveDraft({ zipCode: '91502', city: 'Altadena' });
  await renderApp(`${BOOK}?zip=91101`);

  await screen.findByText(words.services.pickupIn('Altadena 91101'));
  expect(readDraft()?.values).toMatchObject({ zipCode: '91101', city: 'Altadena' });
});

test('the city of the earlier ZIP code goes, even if the new one has none', async () => {
  leaveDraft({ zipCode: '91502', city: 'Burbank' });
  await renderApp(`${BOOK}?zip=10001`);

  await waitFor(() => expect(readDraft()?.values).toMatchObject({ zipCode: '10001', city: '' }));
});

test('in step 2, another ZIP code changes the city that was filled in before', async () => {
  const { user } = await renderApp(`${BOOK}?zip=91101&service=garage-cleanouts`);
  await waitFor(() => expect(readDraft()?.values.city).toBe('Pasadena'));
  await next(user);
  await user.clear(screen.getByLabelText(labeled('zipCode')));
  await user.type(screen.getByLabelText(labeled('zipCode')), '90210');

  await waitFor(() => expect(screen.getByLabelText(labeled('city'))).toHaveValue('Beverly Hills'));
});
