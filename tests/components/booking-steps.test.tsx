import { type ServiceName, serviceNames } from '@functions/domain/services.ts';
import { wantedDays } from '@functions/domain/wanted.ts';
import { serviceLabels } from '@functions/words/en/services.ts';
import { wantedText } from '@functions/words/en/wanted.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { consentVersions } from '@/content/facts/consent';
import { newDraft, saveDraft } from '@/features/booking/draft/stored-draft';
import { emptyBooking } from '@/features/booking/schema';
import { minimalBooking } from '../fixtures/bookings';
import {
  back,
  fill,
  fillContact,
  next,
  openBooking,
  passAddress,
  passServices,
  pressNext,
  refill,
  shownStep,
  submit,
  UUID,
  untilConfirmed,
  untilOn,
  untilRefused,
} from './support/booking';
import { backendOfTests } from './support/fake-backend';
import { preload, renderApp, untilCodeIsLoaded } from './support/render-app';
import { fakeClock, passTime } from './support/time';

const OUT_OF_STATE =
  'That ZIP code isn’t in California, where our haulers work. You can still send the request, but we may not find anyone.';

const backend = backendOfTests();

/** Opens the form on an empty step 2. */
function openAddress() {
  return openBooking({ step: 2, values: { ...emptyBooking, services: ['Furniture Removal'] } });
}

/** Opens the form on step 4 without the required values. */
function openContact() {
  return openBooking({ values: { fullName: '', phone: '', agreedToTerms: false } });
}

const city = () => screen.getByLabelText(/City/);
const description = () => screen.getByLabelText(/Job description/);
const messagesBox = () => screen.getByLabelText(/by phone or text message at the number I gave, or by email/);
const shownLoad = () => screen.queryByText('Load', { selector: 'dt' })?.nextElementSibling?.textContent;

test('a full request is sent as one row with exactly these columns; each step has title, progress and focus', async () => {
  const { user } = await renderApp('/book?utm_source=flyer');
  const expectOn = async (step: number, percent: number, heading: string) => {
    expect(screen.getByText(`${percent}% complete`)).toBeInTheDocument();
    const bar = screen.getByRole('progressbar', { name: 'Progress of your request' });
    expect(bar).toHaveAttribute('aria-valuenow', String(percent));
    expect(bar).toHaveAttribute('aria-valuetext', `Step ${step} of 4, ${percent}% complete`);
    expect(bar.firstElementChild).toHaveStyle({ width: `${percent}%` });
    const title = step === 1 ? 'Book Your Junk Removal' : `Step ${step} of 4: ${heading} | Book Your Junk Removal`;
    await waitFor(() => expect(document.title.startsWith(title)).toBe(true));
    const found = screen.getByText(heading).parentElement;
    expect(found).toHaveTextContent(new RegExp(`^Step ${step} of 4:`));
    expect(found === document.activeElement).toBe(step > 1);
  };
  await expectOn(1, 25, 'What needs to go?');
  await passServices(user, 'Home Cleaning', 'Window Cleaning', 'Old Appliances', 'Attic & Basement Cleanouts');
  await expectOn(2, 50, 'Where is it?');
  await fill(user, /^Unit/, ' 4B ');
  await passAddress(user);
  await expectOn(3, 75, 'Tell us about the job');
  await user.click(await screen.findByRole('radio', { name: 'Half a truck' }));
  await fill(user, /^Job description/, 'A sofa.\nThird floor.');
  await next(user);
  await expectOn(4, 100, 'How can a hauler reach you?');
  expect(screen.getByLabelText(/Terms of Service/)).not.toBeChecked();
  expect(messagesBox()).not.toBeChecked();
  await fillContact(user);
  await fill(user, /^Email/, 'ana@example.com');
  await user.click(messagesBox());
  await submit(user);
  await untilConfirmed();

  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Request Submitted!' })).toHaveFocus());
  await waitFor(() => expect(document.title).toMatch(/^Request Submitted! \| Book Your Junk Removal/));
  const ids = { id: expect.stringMatching(UUID), tracking_id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/) };
  const services = ['Attic & Basement Cleanouts', 'Old Appliances', 'Home Cleaning - Window Cleaning'];
  const place = {
    street_address: '742 Evergreen Terrace',
    unit_number: '4B',
    city: 'Beverly Hills',
    zip_code: '90210',
  };
  const job = { services, load_size: 'half', job_description: 'A sofa.\nThird floor.' };
  const person = { full_name: 'Ana Diaz', phone: '2135550142', email: 'ana@example.com' };
  const consent = { agreed_to_terms: true, agreed_to_messages: true, consent_version: consentVersions.en };
  const page = { source_page: 'http://localhost:3000/book', language: 'en' };
  expect(backend.sentLeads()).toEqual([{ ...ids, ...place, ...job, ...person, ...consent, ...page }]);
  const [call] = backend.callsTo('leads');
  expect(call).toMatchObject({ method: 'POST' });
  expect(call?.query.get('select')).toBe('id,tracking_id');
  expect(call?.headers.get('prefer')).toContain('return=representation');
  expect(call?.headers.get('accept')).toContain('vnd.pgrst.object');
  expect(call?.headers.get('apikey')).toBe('sb_publishable_test');
});

// Step 1

test('all services are offered, and Next Step is disabled until one is chosen', async () => {
  const { user } = await renderApp('/book');
  expect(screen.getByRole('heading', { level: 1, name: 'Book Your Junk Removal' })).toBeInTheDocument();
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ value }) => value).toSorted()).toEqual(serviceNames.toSorted());
  for (const box of boxes) expect(box).toBe(screen.getByLabelText(serviceLabels[box.value as ServiceName]));
  const nextStep = screen.getByRole('button', { name: 'Next Step' });

  expect(nextStep).toBeDisabled();
  expect(screen.getByText('Choose at least one')).toHaveRole('status');
  await user.click(screen.getByLabelText('Home Cleaning'));
  expect(screen.getByText('1 service chosen')).toBeInTheDocument();
  await user.click(screen.getByLabelText('Deep Cleaning'));
  await user.click(screen.getByLabelText('Hot Tub Removal'));
  expect(screen.getByText('2 services chosen')).toBeInTheDocument();
  expect(nextStep).toBeEnabled();
  await user.click(screen.getByLabelText('Home Cleaning'));
  expect(screen.queryByLabelText('Deep Cleaning')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Home Cleaning'));
  expect(screen.getByLabelText('Deep Cleaning')).not.toBeChecked();
  await user.click(screen.getByLabelText('Home Cleaning'));
  await user.click(screen.getByLabelText('Hot Tub Removal'));
  expect(nextStep).toBeDisabled();

  await user.click(screen.getByLabelText('Old Appliances'));
  expect(screen.getByText('Your answers stay on this device until you send them.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  // Its button disappears.
  await untilOn(1);
  expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
});

describe('the description on the first step', () => {
  const DESCRIBE = 'Something else? Just describe it';
  const field = () => screen.queryByRole('textbox', { name: 'What needs to go?' });

  test('opens with the focus, keeps what is chosen, comes back after a reload, and goes with Start over', async () => {
    const { user, unmount } = await renderApp('/book');
    await user.click(screen.getByLabelText('Old Appliances'));
    expect(field()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: DESCRIBE }));
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription('Then pick the closest match. Haulers will read what you write.');
    expect(screen.queryByRole('button', { name: DESCRIBE })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Old Appliances')).toBeChecked();
    await user.type(field() as HTMLElement, 'A piano');
    await user.clear(field() as HTMLElement);
    await user.type(field() as HTMLElement, 'Two pianos');
    unmount();

    const again = await renderApp('/book');
    expect(field()).toHaveValue('Two pianos');
    expect(document.body).toHaveFocus();
    await again.user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(field()).not.toBeInTheDocument();
    await again.user.click(screen.getByRole('button', { name: DESCRIBE }));
    expect(field()).toHaveValue('');
  });

  test('is not enough by itself, and is the job description of the later steps and of the request', async () => {
    const { user } = await renderApp('/book?describe');
    await waitFor(() => expect(field()).toHaveFocus());
    await user.paste('A TV and six bags');
    expect(screen.getByRole('button', { name: 'Next Step' })).toBeDisabled();

    await passServices(user, 'Electronics Disposal');
    await passAddress(user);
    expect(description()).toHaveValue('A TV and six bags');
    await fill(user, /^Job description/, ', third floor');
    await back(user);
    await back(user);
    expect(field()).toHaveValue('A TV and six bags, third floor');
    await waitFor(() => expect(document.title).toMatch(/^Step 1 of 4: What needs to go\? \| Book Your Junk Removal/));
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Electronics Disposal')).toBeChecked();
    for (let step = 1; step < 4; step += 1) await next(user);
    await fillContact(user);
    await submit(user);
    await untilConfirmed();
    expect(backend.sentLeads()).toMatchObject([{ job_description: 'A TV and six bags, third floor' }]);
  });

  test('is what its link opens, also for a draft on a later step, with its words', async () => {
    saveDraft({ ...newDraft({ ...minimalBooking, jobDescription: 'A sofa' }), step: 3 });
    const { user } = await renderApp('/book?describe');

    expect(shownStep()).toBe(1);
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveValue('A sofa');
    await next(user);
    expect(screen.getByLabelText('Street address')).toHaveValue('742 Evergreen Terrace');
  });
});

// Step 2

test('errors are listed with the focus, lead to their fields, go one by one, and are in the title', async () => {
  await preload('/contact');
  const { user } = await openAddress();
  const [street, zip] = [screen.getByLabelText('Street address'), screen.getByLabelText('ZIP code')];

  await pressNext(user);
  expect(await untilRefused()).toEqual(['Street address is required', 'ZIP code is required']);
  await waitFor(() => expect(document.title).toMatch(/^Error: Step 2 of 4: Where is it\? \|/));
  expect(screen.getByRole('heading', { name: 'There is a problem' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'ZIP code is required' }));
  expect(zip).toHaveFocus();
  expect(zip).toBeInvalid();
  expect(zip).toHaveAccessibleDescription(expect.stringContaining('ZIP code is required'));
  await user.type(street, '1 Main St');
  expect(screen.queryByText('Street address is required')).not.toBeInTheDocument();
  expect(street).not.toHaveAttribute('aria-invalid');
  expect(screen.getAllByText('ZIP code is required')).toHaveLength(2);

  await fill(user, 'ZIP code', '9021');
  await waitFor(() => expect(document.title).toMatch(/^Step 2 of 4/));
  await pressNext(user);
  expect(await untilRefused()).toEqual(['Please enter a valid ZIP code']);
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(navigation.getByRole('link', { name: 'Contact' }));
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  await waitFor(() => expect(document.title).toMatch(/^Contact Us/));

  await user.click(navigation.getByRole('link', { name: 'Book a Pickup' }));
  expect(await screen.findByLabelText('ZIP code')).toHaveValue('9021');
});

test('a ZIP code fills in the city, which can be cleared, but does not replace a typed one', async () => {
  const { user } = await openAddress();
  const untilCity = (name: string) => waitFor(() => expect(city()).toHaveValue(name));
  await fill(user, 'ZIP code', ' 90210-1234 ');
  await untilCity('Beverly Hills');
  expect(screen.queryByText(OUT_OF_STATE)).not.toBeInTheDocument();
  await refill(user, 'ZIP code', '91423');
  await untilCity('Sherman Oaks');
  await refill(user, /City/, '');
  expect(city()).toHaveValue('');
  await refill(user, 'ZIP code', '90210');
  await untilCity('Beverly Hills');

  await refill(user, /City/, 'Valley Village');
  await refill(user, 'ZIP code', '91423');
  await refill(user, 'ZIP code', '89501');
  await screen.findByText(OUT_OF_STATE);
  expect(city()).toHaveValue('Valley Village');
});

test('the city of a ZIP code is not filled in while the visitor is in its field, but when they leave it empty', async () => {
  const { user } = await openAddress();
  fireEvent.change(screen.getByLabelText('ZIP code'), { target: { value: '90210' } });
  act(() => city().focus());
  await untilCodeIsLoaded();
  expect(city()).toHaveValue('');
  await user.tab();
  expect(city()).toHaveValue('Beverly Hills');
});

test('a ZIP code outside California is announced at its field until it is edited, and again on the last step', async () => {
  const { user } = await openAddress();
  const field = screen.getByLabelText('ZIP code');
  expect(field).not.toHaveAccessibleDescription();
  await fill(user, 'ZIP code', '89501');
  expect(field).toHaveAccessibleDescription(OUT_OF_STATE);
  expect(screen.getByText(OUT_OF_STATE)).toHaveRole('status');
  expect(screen.getByText(/Haulers see only the city and ZIP code of this address/)).toBeInTheDocument();
  await user.type(field, '1');
  expect(field).not.toHaveAccessibleDescription();
  await user.keyboard('{Backspace}');
  await fill(user, 'Street address', '1 Main St');

  await next(user);
  await next(user);
  expect(screen.getByText(OUT_OF_STATE)).toBeInTheDocument();
});

// Step 3

test('the load is asked first, without a preset answer, is explained, can be cleared, and leads back from the recap', async () => {
  const { user } = await openBooking({ step: 3, values: { loadSize: '' } });
  const group = await screen.findByRole('group', { name: /^How much of a truck will it fill\? \(optional\)$/ });
  const question = within(group);
  expect(group).toHaveAccessibleDescription('Picture a 15-foot truck. A guess is fine.');
  expect(group.compareDocumentPosition(description())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const status = question.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await user.click(question.getByLabelText('Half a truck'));
  expect(status).toHaveTextContent(/^About 8 of 15 cubic yards: /);
  await user.click(question.getByRole('button', { name: 'Clear my choice' }));
  expect(status).toBeEmptyDOMElement();
  await next(user);
  expect(shownLoad()).toBe('Not specified');
  expect(screen.getByText('No description')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: /^Change\s*load$/ }));
  await untilOn(3);
  await user.click(await screen.findByRole('radio', { name: 'Three quarters of a truck' }));
  await next(user);
  expect(shownLoad()).toBe('Three quarters of a truck');
});

test('a request for only Home Cleaning is not asked for a load, and sends none', async () => {
  fakeClock();
  const { user } = await openBooking({
    step: 3,
    values: { services: ['Home Cleaning'], homeCleaningOptions: ['Deep Cleaning'], loadSize: 'half' },
  });
  // Long enough for the question to appear if it were asked.
  await passTime(1000);
  expect(screen.queryByRole('group', { name: /^How much/ })).not.toBeInTheDocument();

  await next(user);
  expect(shownLoad()).toBeUndefined();
  await submit(user);
  await untilConfirmed();
  expect(shownLoad()).toBeUndefined();
  expect(backend.sentLeads()).toMatchObject([{ load_size: null }]);
});

// Step 4

test('the day by which it should be gone has to be one of the next 60, outlives another choice, and is sent', async () => {
  const { user } = await openBooking({ step: 3, values: { services: ['Home Cleaning'] } });
  const { last } = wantedDays();
  await user.click(await screen.findByRole('radio', { name: 'By a day' }));
  const day = screen.getByLabelText('Gone by');
  for (const typed of ['', '2020-02-02']) {
    if (typed) await user.type(day, typed);
    await pressNext(user);
    expect(day).toHaveAccessibleDescription(/Choose a day within the next 60 days$/);
    expect(screen.getByRole('link', { name: 'Choose a day within the next 60 days' })).toHaveAttribute(
      'href',
      '#wanted',
    );
  }
  await refill(user, 'Gone by', last);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await user.click(screen.getByRole('radio', { name: 'I’m flexible' }));
  expect(day).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear my choice' }));
  expect(screen.getByRole('radio', { name: 'I’m flexible' })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'By a day' }));
  expect(day).toHaveValue(last);
  await next(user);
  const [, said = ''] = wantedText(last).split('By ');
  expect(screen.getByText('Gone by').nextElementSibling).toHaveTextContent(said);
  await submit(user);
  await untilConfirmed();
  expect(screen.getByText(new RegExp(` · Gone by: ${said}$`))).toBeInTheDocument();
  expect(backend.sentLeads()).toMatchObject([{ wanted: last }]);
});

test('an empty last step lists its errors in the order of the fields and sends nothing; its legal links open a tab', async () => {
  const { user } = await openContact();
  const TERMS = 'You must agree to the Terms of Service and Privacy Policy';
  const form = within(screen.getByRole('main'));
  for (const [name, path] of [
    [/^Terms of Service ?\(opens in a new tab\)/, '/terms'],
    [/^Privacy Policy ?\(opens in a new tab\)/, '/privacy'],
  ] as const) {
    expect(form.getByRole('link', { name })).toHaveAttribute('href', path);
    expect(form.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  }
  await submit(user);
  expect(await untilRefused()).toEqual(['Full name is required', 'Phone number is required', TERMS]);
  await user.click(screen.getByRole('link', { name: TERMS }));
  expect(screen.getByLabelText(/Terms of Service/)).toHaveFocus();
  await user.keyboard(' ');
  expect(screen.queryByText(TERMS)).not.toBeInTheDocument();

  await fill(user, 'Phone', '213-555-0142 x9');
  await fill(user, /^Email/, 'ana@example');
  await submit(user);
  const messages = ['Please enter a valid phone number', 'Please enter a valid email address'];
  expect(await untilRefused()).toEqual(['Full name is required', ...messages]);
  for (const [index, label] of ['Phone', /^Email/].entries()) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(messages[index] ?? ''));
  }
  expect(backend.callsTo('leads')).toEqual([]);
});

test('the phone number is formatted while typing, except where that would move the caret or undo a deletion', async () => {
  const { user } = await openContact();
  const phone = screen.getByLabelText<HTMLInputElement>('Phone');
  await user.type(phone, '213555014');
  expect(phone).toHaveValue('(213) 555-014');
  await user.type(phone, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(phone).toHaveValue('(9213) 555-014');
  expect(phone.selectionStart).toBe(2);
  await user.tab();
  expect(phone).toHaveValue('(921) 355-5014');
  expect(phone).toHaveAccessibleDescription('The hauler will call this number.');
  await user.clear(phone);
  await user.type(phone, '1213555014');
  expect(phone).toHaveAccessibleDescription('Is one digit missing?');

  await user.clear(phone);
  await user.type(phone, '2135');
  await user.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(phone).toHaveValue('(213');
  await user.tab();
  expect(phone).toHaveValue('213');
});

test('the recap shows the request, and Change opens its step', async () => {
  const services = ['Old Appliances', 'Home Cleaning'] as const;
  const cleaning = { services: [...services], homeCleaningOptions: ['Window Cleaning' as const] };
  const values = { ...cleaning, unitNumber: '4B', city: 'Beverly Hills', jobDescription: 'A fridge' };
  const { user } = await openBooking({ values, photoNames: ['fridge.jpg', 'stairs.jpg'] });
  const recap = within(screen.getByRole('region', { name: 'Check your request' }));
  const facts = recap.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Services', 'Old Appliances, Home Cleaning - Window Cleaning'],
    ['Address', '742 Evergreen Terrace, 4B, Beverly Hills 90210'],
    ['Load', 'Not specified'],
    ['Gone by', 'Not said'],
    ['Job', 'A fridge'],
    ['Photos', '2 added'],
  ]);

  for (const [index, part] of ['services', 'address', 'job'].entries()) {
    await user.click(screen.getByRole('button', { name: new RegExp(`^Change\\s*${part}$`) }));
    await untilOn(index + 1);
    for (let step = index + 1; step < 4; step += 1) await next(user);
  }
});
