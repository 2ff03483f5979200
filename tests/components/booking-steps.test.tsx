import { type ServiceName, serviceNames } from '@functions/domain/services.ts';
import { serviceLabels } from '@functions/words/en/services.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  back,
  book,
  fill,
  fillContact,
  next,
  openAddress,
  openBooking,
  openContact,
  passAddress,
  passServices,
  pressNext,
  refill,
  shownStep,
  submit,
  untilRefused,
} from './support/booking';
import { fakeBackend } from './support/fake-backend';
import { preload, renderApp } from './support/render-app';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
});

function heading(name: RegExp) {
  return screen.getByRole('heading', { level: 2, name });
}

// Step 1

test('all services are offered, and Next Step is disabled until one is chosen', async () => {
  const { user } = await renderApp('/book');

  expect(screen.getByRole('heading', { level: 1, name: 'Book Your Junk Removal' })).toBeInTheDocument();
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ value }) => value).toSorted()).toEqual(serviceNames.toSorted());
  for (const box of boxes) expect(box).toBe(screen.getByLabelText(serviceLabels[box.value as ServiceName]));
  expect(screen.getByRole('button', { name: 'Next Step' })).toBeDisabled();
  expect(screen.getByText('Choose at least one')).toHaveRole('status');
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();

  await user.click(screen.getByLabelText('Old Appliances'));
  expect(screen.getByRole('button', { name: 'Next Step' })).toBeEnabled();
  expect(screen.getByText('1 service chosen')).toBeInTheDocument();
  await user.click(screen.getByLabelText('Hot Tub Removal'));
  expect(screen.getByText('2 services chosen')).toBeInTheDocument();
  await user.click(screen.getByLabelText('Hot Tub Removal'));

  await user.click(screen.getByLabelText('Old Appliances'));
  expect(screen.getByRole('button', { name: 'Next Step' })).toBeDisabled();
  expect(screen.getByText('Choose at least one')).toBeInTheDocument();
});

test('services are stored in one order, whatever the order on the screen and of the clicks', async () => {
  const { user } = await renderApp('/book');

  await book(user, 'Mattress Disposal', 'Office Cleanouts', 'Garage Cleanouts');

  expect(backend.bodiesTo('leads')).toMatchObject([
    { services: ['Garage Cleanouts', 'Office Cleanouts', 'Mattress Disposal'] },
  ]);
});

test('Home Cleaning shows its two options', async () => {
  const { user } = await renderApp('/book');
  expect(screen.queryByLabelText('Deep Cleaning')).not.toBeInTheDocument();

  await user.click(screen.getByLabelText('Home Cleaning'));

  expect(screen.getByLabelText('Deep Cleaning')).not.toBeChecked();
  expect(screen.getByLabelText('Window Cleaning')).not.toBeChecked();
});

test('unchecking Home Cleaning clears its options', async () => {
  const { user } = await renderApp('/book');
  await user.click(screen.getByLabelText('Home Cleaning'));
  await user.click(screen.getByLabelText('Deep Cleaning'));
  await user.click(screen.getByLabelText('Home Cleaning'));

  expect(screen.queryByLabelText('Deep Cleaning')).not.toBeInTheDocument();

  await user.click(screen.getByLabelText('Home Cleaning'));
  expect(screen.getByLabelText('Deep Cleaning')).not.toBeChecked();
});

test.each([
  [[], ['Home Cleaning']],
  [['Deep Cleaning'], ['Home Cleaning - Deep Cleaning']],
  [
    ['Window Cleaning', 'Deep Cleaning'],
    ['Home Cleaning - Deep Cleaning', 'Home Cleaning - Window Cleaning'],
  ],
])('Home Cleaning with the options %j is sent as %j', async (options, entries) => {
  const { user } = await renderApp('/book');

  await book(user, 'Home Cleaning', ...options);

  expect(backend.bodiesTo('leads')).toMatchObject([{ services: entries }]);
});

// Progress, focus, Back

test('the focus moves to the heading of each step, which gives the step number', async () => {
  const { user } = await renderApp('/book');
  expect(heading(/What needs to go/)).not.toHaveFocus();

  await passServices(user, 'Old Appliances');
  expect(heading(/^Step 2 of 4:\s*Where is it\?$/)).toHaveFocus();
  await passAddress(user);
  expect(heading(/^Step 3 of 4:\s*Tell us about the job$/)).toHaveFocus();
  await next(user);
  expect(heading(/^Step 4 of 4:\s*How can a hauler reach you\?$/)).toHaveFocus();
  await back(user);
  expect(heading(/^Step 3 of 4/)).toHaveFocus();
  await next(user);
  await fillContact(user);
  await submit(user);

  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Request Submitted!' })).toHaveFocus());
});

test('Back keeps every value', async () => {
  const { user } = await renderApp('/book');
  await passServices(user, 'Hot Tub Removal', 'Mattress Disposal');
  await fill(user, 'Street address', '742 Evergreen Terrace');
  await fill(user, /Unit/, '4B');
  await fill(user, /City/, 'Springfield');
  await fill(user, 'ZIP code', '90210');
  await next(user);
  await fill(user, /Job description/, 'A tub.\nBehind the house.');
  await next(user);
  await fill(user, 'Full name', 'Ana Diaz');

  await back(user);
  expect(screen.getByLabelText(/Job description/)).toHaveValue('A tub.\nBehind the house.');
  await back(user);
  expect(screen.getByLabelText('Street address')).toHaveValue('742 Evergreen Terrace');
  expect(screen.getByLabelText(/Unit/)).toHaveValue('4B');
  expect(screen.getByLabelText(/City/)).toHaveValue('Springfield');
  expect(screen.getByLabelText('ZIP code')).toHaveValue('90210');
  await back(user);
  expect(screen.getByLabelText('Hot Tub Removal')).toBeChecked();
  expect(screen.getByLabelText('Mattress Disposal')).toBeChecked();
  await next(user);
  await next(user);
  await next(user);
  expect(screen.getByLabelText('Full name')).toHaveValue('Ana Diaz');
});

// Step 2

test.each(['90210', '90210-1234'])('the ZIP code %s is valid, and unit and city are optional', async (zip) => {
  const { user } = await openAddress();
  await fill(user, 'Street address', '1 Main St');
  await fill(user, 'ZIP code', zip);

  await next(user);

  expect(shownStep()).toBe(3);
});

test('a line of the error summary focuses its field, which is marked and described with the same words', async () => {
  const { user } = await openAddress();
  await pressNext(user);
  await untilRefused();

  await user.click(screen.getByRole('link', { name: 'ZIP code is required' }));

  const zip = screen.getByLabelText('ZIP code');
  expect(zip).toHaveFocus();
  expect(zip).toBeInvalid();
  expect(zip).toHaveAccessibleDescription(expect.stringContaining('ZIP code is required'));
});

test('editing a field removes its error and no other', async () => {
  const { user } = await openAddress();
  await pressNext(user);
  await untilRefused();

  await user.type(screen.getByLabelText('Street address'), '1');

  expect(screen.queryByText('Street address is required')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Street address')).not.toHaveAttribute('aria-invalid');
  expect(screen.getAllByText('ZIP code is required')).toHaveLength(2);
});

test('no error is shown before Next or while typing', async () => {
  const { user } = await openAddress();

  await user.type(screen.getByLabelText('ZIP code'), '9');
  await user.tab();

  expect(screen.queryByText(/ZIP code is|valid ZIP/)).not.toBeInTheDocument();
});

test('the document title says "Error" while there is one', async () => {
  const { user } = await openAddress();
  await waitFor(() => expect(document.title).toMatch(/^Step 2 of 4: Where is it\? \| Book Your Junk Removal/));

  await pressNext(user);
  await untilRefused();
  expect(document.title).toMatch(/^Error: Step 2 of 4/);

  await fill(user, 'Street address', '1 Main St');
  await fill(user, 'ZIP code', '90210');
  await waitFor(() => expect(document.title).toMatch(/^Step 2 of 4/));
});

test("an error on the form isn't in the title of the next page", async () => {
  await preload('/contact');
  const { user } = await openAddress();
  await pressNext(user);
  await untilRefused();

  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Contact' }));

  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  await waitFor(() => expect(document.title).toMatch(/^Contact Us/));
});

test('a second failed Next focuses the summary again', async () => {
  const { user } = await openAddress();
  await pressNext(user);
  await untilRefused();
  await fill(user, 'Street address', '1 Main St');

  await pressNext(user);

  expect(await untilRefused()).toEqual(['ZIP code is required']);
});

test("a ZIP code fills in the city but doesn't replace a typed city", async () => {
  const { user } = await openAddress();

  await fill(user, 'ZIP code', '90210');
  await waitFor(() => expect(screen.getByLabelText(/City/)).toHaveValue('Beverly Hills'));
  await refill(user, 'ZIP code', '91423');
  await waitFor(() => expect(screen.getByLabelText(/City/)).toHaveValue('Sherman Oaks'));
  await refill(user, /City/, 'Valley Village');
  await refill(user, 'ZIP code', '90210');
  await refill(user, 'ZIP code', '89501');

  await screen.findByText(
    'That ZIP code isn’t in California, where our haulers work. You can still send the request, but we may not find anyone.',
  );
  expect(screen.getByLabelText(/City/)).toHaveValue('Valley Village');
  await fill(user, 'Street address', '1 Main St');
  await next(user);
});

const OUT_OF_STATE =
  'That ZIP code isn’t in California, where our haulers work. You can still send the request, but we may not find anyone.';

test('a ZIP code outside California is announced at its field until it is edited', async () => {
  const { user } = await openAddress();
  const field = screen.getByLabelText('ZIP code');
  expect(field).not.toHaveAccessibleDescription();

  await fill(user, 'ZIP code', '89501');
  expect(field).toHaveAccessibleDescription(OUT_OF_STATE);
  expect(screen.getByText(OUT_OF_STATE)).toHaveAttribute('role', 'status');
  expect(screen.getByText(/Haulers see only the city and ZIP code of this address/)).toBeInTheDocument();

  await user.type(field, '1');
  expect(field).not.toHaveAccessibleDescription();
});

test.each([
  ['89501', 1],
  ['90210', 0],
])('before a request for %s is sent, the last step says %i times that it is out of state', async (zip, times) => {
  const { user } = await openAddress();
  await fill(user, 'Street address', '1 Main St');
  await fill(user, 'ZIP code', zip);
  await next(user);
  await next(user);

  expect(screen.getByRole('heading', { name: /How can a hauler reach you/ })).toBeInTheDocument();
  expect(screen.queryAllByText(OUT_OF_STATE)).toHaveLength(times);
});

test('a nine-digit ZIP code in California gets no warning', async () => {
  const { user } = await openAddress();

  await fill(user, 'ZIP code', ' 90210-1234 ');

  await waitFor(() => expect(screen.getByLabelText(/City/)).toHaveValue('Beverly Hills'));
  expect(screen.queryByText(OUT_OF_STATE)).not.toBeInTheDocument();
});

test('a city filled in by the ZIP code can be cleared and comes back with another ZIP code', async () => {
  const { user } = await openAddress();
  await fill(user, 'ZIP code', '90210');
  await waitFor(() => expect(screen.getByLabelText(/City/)).toHaveValue('Beverly Hills'));

  await refill(user, /City/, '');
  expect(screen.getByLabelText(/City/)).toHaveValue('');
  await refill(user, 'ZIP code', '91423');

  await waitFor(() => expect(screen.getByLabelText(/City/)).toHaveValue('Sherman Oaks'));
});

// Step 3

// Step 4

test('nothing is sent without the terms, and checking them removes the error', async () => {
  const { user } = await openBooking({ values: { agreedToTerms: false } });
  const message = 'You must agree to the Terms of Service and Privacy Policy';
  const terms = screen.getByLabelText(/Terms of Service/);

  await submit(user);
  expect(await untilRefused()).toEqual([message]);
  expect(backend.callsTo('leads')).toEqual([]);
  await user.click(screen.getByRole('link', { name: message }));
  expect(terms).toHaveFocus();

  await user.click(terms);
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test('both consent boxes start unchecked', async () => {
  const { user } = await renderApp('/book');
  await passServices(user, 'Old Appliances');
  await passAddress(user);
  await next(user);

  expect(screen.getByLabelText(/Terms of Service/)).not.toBeChecked();
  expect(screen.getByLabelText(/by phone or text message at the number I gave, or by email/)).not.toBeChecked();
});

test('the optional box says who sends messages, about what, how many, their cost and how to stop them', async () => {
  await openContact();

  const box = screen.getByLabelText(/by phone or text message at the number I gave, or by email/);

  expect(box).toHaveAccessibleName(
    /^I agree that PoppyHaul and the local hauler matched with my request may contact me/,
  );
  expect(box).toHaveAccessibleName(
    /Texts are only about this request\. Message frequency varies, usually 3 to 8 per request\./,
  );
  expect(box).toHaveAccessibleName(/Message and data rates may apply\./);
  expect(box).toHaveAccessibleName(/Reply STOP to end texts, HELP for help\./);
  expect(box).toHaveAccessibleName(/not a condition of getting a quote/);
  expect(box).toHaveAccessibleDescription(
    'If you leave this box empty, a hauler or our team will call you about the request you made, and haulers have agreed not to text you. If you gave an email address, we’ll send it the tracking link, updates on this request and, once it’s completed, a question about whether everything is gone. We won’t send anything else. If you gave no email address either, save the tracking link: updates appear only there.',
  );
});

test('typing inside the phone number keeps the caret, and leaving the field formats it', async () => {
  const { user } = await openContact();
  const phone = screen.getByLabelText<HTMLInputElement>('Phone');
  await user.type(phone, '213555014');

  await user.type(phone, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(phone).toHaveValue('(9213) 555-014');
  expect(phone.selectionStart).toBe(2);

  await user.tab();
  expect(phone).toHaveValue('(921) 355-5014');
});

test('the phone number is formatted as (xxx) xxx-xxxx while typing', async () => {
  const { user } = await openContact();
  const phone = screen.getByLabelText('Phone');

  await user.type(phone, '213555');
  expect(phone).toHaveValue('(213) 555');
  await user.type(phone, '0142');
  expect(phone).toHaveValue('(213) 555-0142');
});

test('a digit deleted from the phone number stays deleted', async () => {
  const { user } = await openContact();
  const phone = screen.getByLabelText('Phone');
  await user.type(phone, '2135');

  await user.keyboard('{Backspace}{Backspace}{Backspace}');

  expect(phone).toHaveValue('(213');
  await user.tab();
  expect(phone).toHaveValue('213');
});

test('the recap names what was left out', async () => {
  await openBooking({ values: { city: '', unitNumber: '', jobDescription: '' } });

  const recap = within(screen.getByRole('region', { name: 'Check your request' }));
  expect(recap.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Services',
    'Address',
    'Load',
    'Job',
    'Photos',
  ]);
  expect(recap.getByText('742 Evergreen Terrace, 90210')).toBeInTheDocument();
  expect(recap.getByText('Not specified')).toBeInTheDocument();
  expect(recap.getByText('No description')).toBeInTheDocument();
  expect(recap.getByText('None')).toBeInTheDocument();
});
