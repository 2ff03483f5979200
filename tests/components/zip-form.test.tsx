import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { newDraft, readDraft, saveDraft } from '@/features/booking/draft/stored-draft';
import { forgetZipFormEntry } from '@/features/booking/zip-form-entry';
import { minimalBooking } from '../fixtures/bookings';
import { fill, next, passServices, shownStep } from './support/booking';
import { fakeBackend } from './support/fake-backend';
import { preload, renderApp } from './support/render-app';

const SERVICE = '/services/garage-cleanouts';
const INVALID = 'Please enter a valid ZIP code';

beforeEach(() => {
  fakeBackend();
  window.dataLayer = [];
});

const field = () => screen.getByLabelText<HTMLInputElement>('ZIP code');
const button = () => screen.getByRole('button', { name: 'Get a free quote' });
const city = () => screen.getByLabelText(/^City/);

/** Opens a page with the field and types a ZIP code. */
async function typeZip(address: string, zip: string) {
  await preload('/book');
  const { user } = await renderApp(address);
  if (zip) await user.type(field(), zip);
  return user;
}

async function untilOnBookPage() {
  await screen.findByRole('heading', { level: 1, name: 'Book Your Junk Removal' });
}

test("the entry is gone with the form's first state, and the state of its steps stays", () => {
  window.history.replaceState({ usr: 'zip=91101&service=' }, '');
  forgetZipFormEntry();
  expect(window.history.state).toEqual({ usr: null });
  window.history.replaceState({ usr: { bookingStep: 5, leadId: 'a' } }, '');
  forgetZipFormEntry();
  expect(window.history.state).toEqual({ usr: { bookingStep: 5, leadId: 'a' } });
});

test.each([
  ['/', ''],
  [SERVICE, 'garage-cleanouts'],
])('without scripts, the form of %s leads to the booking form', async (address, service) => {
  const user = await typeZip(address, '91101');
  const form = field().form;

  expect(form).toHaveAttribute('action', '/book');
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
  await renderApp('/services/home-cleaning');

  expect(screen.queryByRole('button', { name: 'Get a free quote' })).not.toBeInTheDocument();
});

test('the ZIP code fills in step 2, and step 1 names the place', async () => {
  const user = await typeZip('/', ' 91101-1234 ');
  await user.keyboard('{Enter}');

  await untilOnBookPage();
  expect((await screen.findByText('Pickup in Pasadena 91101')).closest('p')).toHaveRole('status');
  expect(shownStep()).toBe(1);
  await passServices(user, 'Old Appliances');
  expect(field()).toHaveValue('91101-1234');
  await waitFor(() => expect(city()).toHaveValue('Pasadena'));
});

test('a service page also checks its service; the click is counted, and analytics do not get the ZIP code', async () => {
  const user = await typeZip(SERVICE, '91101');
  await user.click(button());

  await untilOnBookPage();
  expect(await screen.findByLabelText('Garage Cleanouts')).toBeChecked();
  await screen.findByText('Pickup in Pasadena 91101');
  expect(window.dataLayer).toEqual([{ event: 'book_now_clicked', location: 'shared_component' }]);
  expect(window.location.href).not.toContain('91101');
  expect(JSON.stringify(window.history.state)).not.toContain('91101');
});

test('a wrong ZIP code stays on the page with an error, and an empty field leads to the empty form', async () => {
  const user = await typeZip('/', '');
  await user.type(field(), '91101-12');
  expect(screen.queryByText(INVALID)).not.toBeInTheDocument();
  await user.click(button());
  expect(screen.getByText(INVALID).closest('p')).toHaveRole('status');
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  expect(field()).toHaveAccessibleDescription(INVALID);
  await user.clear(field());
  expect(screen.queryByText(INVALID)).not.toBeInTheDocument();
  expect(field()).toHaveAttribute('aria-invalid', 'false');
  expect(window.dataLayer).toEqual([]);

  await user.click(button());
  await untilOnBookPage();
  expect(screen.queryByText(/\d{5}/)).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
  expect(readDraft()).toBeNull();
});

test('another state is named at five digits, and the visitor can still ask', async () => {
  const outOfState = 'We only work in California, but you can still ask.';
  const user = await typeZip('/', '1000');
  expect(field()).toHaveAccessibleDescription('');
  await user.type(field(), '1');
  expect(field()).toHaveAccessibleDescription(outOfState);
  await user.click(button());

  await untilOnBookPage();
  expect((await screen.findByText(outOfState)).closest('p')).toHaveRole('status');
  await passServices(user, 'Old Appliances');
  expect(field()).toHaveValue('10001');
  expect(screen.getByText(/^That ZIP code isn’t in California/)).toBeInTheDocument();
});

test('a link to the booking form fills it in, its address becomes plain, and step 2 can change both', async () => {
  const { user } = await renderApp('/book?zip=91101&service=garage-cleanouts');

  expect(window.location.pathname + window.location.search).toBe('/book');
  expect(await screen.findByLabelText('Garage Cleanouts')).toBeChecked();
  await screen.findByText('Pickup in Pasadena 91101');
  expect(readDraft()?.values).toMatchObject({ zipCode: '91101', city: 'Pasadena', services: ['Garage Cleanouts'] });
  await next(user);
  expect(field()).toHaveValue('91101');
  await user.clear(field());
  await user.type(field(), '90210');
  await waitFor(() => expect(city()).toHaveValue('Beverly Hills'));
});

test('a load chosen on another page is chosen in step 3, and the first step says so', async () => {
  await preload('/book');
  const { user } = await renderApp('/');
  await user.click(screen.getByRole('link', { name: /^Half a truck/ }));

  await untilOnBookPage();
  expect(await screen.findByText('Half a truck. You can change it in step 3.')).toBeInTheDocument();
  expect(window.dataLayer).toEqual([{ event: 'book_now_clicked', location: 'shared_component' }]);
  expect(JSON.stringify(window.history.state)).not.toContain('load=');
  await user.click(screen.getByRole('checkbox', { name: 'Home Cleaning' }));
  expect(screen.queryByText(/^Half a truck/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Home Cleaning' }));
  await passServices(user, 'Old Appliances');
  await fill(user, 'Street address', '742 Evergreen Terrace');
  await fill(user, 'ZIP code', '91101');
  await next(user);
  expect(await screen.findByRole('radio', { name: 'Half a truck' })).toBeChecked();
});

test("a load from a link replaces the draft's", async () => {
  saveDraft(newDraft({ ...minimalBooking, loadSize: 'few-items' }));

  await renderApp('/book?load=full');

  expect(window.location.pathname + window.location.search).toBe('/book');
  await waitFor(() => expect(readDraft()?.values).toMatchObject({ ...minimalBooking, loadSize: 'full' }));
});

test.each([
  ['/prices', '91335'],
  ['/locations/california/pasadena', '91101'],
  ['/burbank-junk-removal', '91501'],
])('the field on %s has an example', async (address, example) => {
  await renderApp(address);

  expect(field()).toHaveAttribute('placeholder', example);
});

test.each(['zip=9110&service=garage&load=some', 'zip=&service=&load='])(
  'the wrong values of ?%s are ignored',
  async (query) => {
    await renderApp(`/book?${query}`);

    expect(window.location.pathname + window.location.search).toBe('/book');
    expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
    expect(readDraft()).toBeNull();
  },
);

test.each([
  ['the city of the earlier ZIP code is replaced', 'Burbank', '91101', 'Pasadena'],
  ['the city of the earlier ZIP code goes if there is none', 'Burbank', '10001', ''],
  ['a typed city stays', 'Altadena', '91101', 'Altadena'],
])('a draft keeps all but its ZIP code: %s', async (_, before, zipCode, city) => {
  const draft = { ...minimalBooking, zipCode: '91502', services: ['Old Appliances' as const], city: before };
  saveDraft(newDraft(draft));

  await renderApp(`/book?zip=${zipCode}&service=garage-cleanouts`);

  if (city) await screen.findByText(`Pickup in ${city} ${zipCode}`);
  await waitFor(() => expect(readDraft()?.values).toEqual({ ...draft, zipCode, city }));
});
