import { parseTrackingId } from '@functions/domain/tracking-id.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { consentVersions } from '@/content/facts/consent';
import { addressIn, language } from '@/lib/language';
import { words } from '@/words/booking';
import { words as contact } from '@/words/contact';
import { words as load } from '@/words/load-size';
import { fieldErrors } from '@/words/shared/errors';
import { loadSizeLabels } from '@/words/shared/load-sizes';
import { serviceLabel } from '@/words/shared/services';
import { words as shell } from '@/words/shell';
import { words as toaster } from '@/words/toasts';
import { words as ui } from '@/words/ui';
import {
  addShareSheet,
  fill,
  fillContact,
  labeled,
  next,
  openAddress,
  openBooking,
  openContact,
  passAddress,
  passServices,
  pressNext,
  refill,
  shownStep,
  shownTrackingId,
  submit,
  submitWithPhotos,
  termsBox,
  UUID,
  untilConfirmed,
  untilOn,
  untilRefused,
} from '../support/booking';
import { expectLogged } from '../support/console';
import { expectNoEnglish } from '../support/english';
import { type Answer, fakeBackend, heldAnswer } from '../support/fake-backend';
import { fakeCanvas, jpeg, shownNames } from '../support/photos';
import { preload, renderApp } from '../support/render-app';
import { fakeClock, passTime } from '../support/time';
import { untilToasted } from '../support/toasts';

const SERVICE_PAGE = addressIn(language, '/services/hot-tub-removal');
const CONTACT = addressIn(language, '/contact');
const { labels, toasts, recap: recapWords } = words;

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
});

test('a full request is sent as one row with exactly these columns', async () => {
  const { user } = await renderApp(addressIn(language, '/book?utm_source=flyer'));
  await passServices(user, 'Home Cleaning', 'Window Cleaning', 'Attic & Basement Cleanouts');
  await fill(user, labeled('unitNumber'), ' 4B ');
  await passAddress(user);
  await user.click(await screen.findByRole('radio', { name: loadSizeLabels.half }));
  await fill(user, labeled('jobDescription'), 'A sofa.\nThird floor.');
  await next(user);
  await fillContact(user);
  await fill(user, labeled('email'), 'ana@example.com');
  expectNoEnglish('A sofa. Third floor.', 'Ana Diaz');
  await user.click(screen.getByLabelText(words.consent.messages, { exact: false }));

  await submit(user);
  await untilConfirmed();

  expect(backend.sentLeads()).toEqual([
    {
      id: expect.stringMatching(UUID),
      tracking_id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/),
      services: ['Attic & Basement Cleanouts', 'Home Cleaning - Window Cleaning'],
      street_address: '742 Evergreen Terrace',
      unit_number: '4B',
      city: 'Beverly Hills',
      zip_code: '90210',
      load_size: 'half',
      job_description: 'A sofa.\nThird floor.',
      full_name: 'Ana Diaz',
      phone: '2135550142',
      email: 'ana@example.com',
      agreed_to_terms: true,
      agreed_to_messages: true,
      consent_version: consentVersions[language],
      source_page: `http://localhost:3000${addressIn(language, '/book')}`,
      language,
    },
  ]);
  const [call] = backend.callsTo('leads');
  expect(call).toMatchObject({ method: 'POST' });
  expect(call?.query.get('select')).toBe('id,tracking_id');
  expect(call?.headers.get('prefer')).toContain('return=representation');
  expect(call?.headers.get('accept')).toContain('vnd.pgrst.object');
  expect(call?.headers.get('apikey')).toBe('sb_publishable_test');
});

test("the shared form on a service page starts with its service and sends the page's address", async () => {
  const { user } = await renderApp(SERVICE_PAGE);
  const service = await screen.findByRole('checkbox', { name: serviceLabel('Hot Tub Removal') });
  expect(service).toBeChecked();

  await next(user);
  // Values that the page fills in don't make a draft.
  expect(localStorage.getItem('booking-draft')).toBeNull();
  await passAddress(user);
  await next(user);
  await fillContact(user);
  await submit(user);
  await untilConfirmed();

  expect(backend.sentLeads()).toMatchObject([
    { services: ['Hot Tub Removal'], source_page: `http://localhost:3000${SERVICE_PAGE}`, language },
  ]);
});

test('a refused submit shows its toast and stays on step 4, and the next attempt is the same request', async () => {
  expectLogged('The request was not submitted');
  const call = toasts.call('+1 (213) 555-0142') + toasts.inEnglish;
  backend.answer('leads', { status: 400, body: { code: '23514', message: 'violates check constraint' } }, 'ok');
  const { user } = await openBooking();

  await submit(user);

  await untilToasted('error', toasts.failed, toasts.failedMore);
  expect(screen.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:+12135550142');
  expect(screen.getByRole('button', { name: toaster.close })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: new RegExp(`^${toaster.region}`) })).toBeInTheDocument();
  expectNoEnglish('Ana Diaz');
  expect(screen.queryByText(toasts.sent)).not.toBeInTheDocument();
  expect(shownStep()).toBe(4);
  expect(screen.getByRole('button', { name: words.submit })).toHaveAttribute('aria-disabled', 'false');
  expect(screen.getByLabelText(labels.fullName)).toHaveValue('Ana Diaz');
  expect(screen.getByLabelText(labels.phone)).toHaveValue('(213) 555-0142');
  expect(termsBox()).toBeChecked();

  await submit(user);
  await untilConfirmed();

  const [first, second] = backend.sentLeads();
  expect(second).toEqual(first);
  await waitFor(() => expect(screen.queryByText(toasts.failed)).not.toBeInTheDocument());
});

test('offline, the request waits, says so, and is sent once when the connection is back', async () => {
  const { user } = await openBooking();
  fireEvent.offline(window);

  await submit(user);
  expect(await screen.findByText(words.offline)).toHaveRole('status');
  expectNoEnglish('Ana Diaz');
  await user.dblClick(screen.getByRole('button', { name: words.sending }));
  expect(backend.callsTo('leads')).toEqual([]);
  fireEvent.online(window);

  await untilConfirmed();
  expect(backend.callsTo('leads')).toHaveLength(1);
});

test('the progress shows step and percentage and disappears on the confirmation', async () => {
  const { user } = await renderApp(addressIn(language, '/book'));
  const expectProgress = (step: number, percent: number) => {
    expect(shownStep()).toBe(step);
    expect(screen.getByText(words.complete(percent))).toBeInTheDocument();
    const bar = screen.getByRole('progressbar', { name: words.progress });
    expect(bar).toHaveAttribute('aria-valuenow', String(percent));
    expect(bar).toHaveAttribute('aria-valuetext', `${words.step(step, 4)}, ${words.complete(percent)}`);
    expectNoEnglish('Ana Diaz');
    expect(bar.firstElementChild).toHaveStyle({ width: `${percent}%` });
  };

  expectProgress(1, 25);
  await passServices(user, 'Old Appliances');
  expectProgress(2, 50);
  await passAddress(user);
  expectProgress(3, 75);
  await next(user);
  expectProgress(4, 100);
  await fillContact(user);
  await submit(user);

  await untilConfirmed();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(shownStep()).toBeNaN();
  expectNoEnglish();
});

test.each([
  ['', '', [fieldErrors['street-required'], fieldErrors['zip-required']]],
  ['   ', '90210', [fieldErrors['street-required']]],
  ['1 Main St', '9021', [fieldErrors['zip-invalid']]],
  ['1 Main St', '90210-12', [fieldErrors['zip-invalid']]],
])('the street "%s" with the ZIP code "%s" shows %j', async (street, zip, messages) => {
  const { user } = await openAddress();
  if (street) await fill(user, labels.streetAddress, street);
  if (zip) await fill(user, labels.zipCode, zip);

  await pressNext(user);

  expect(await untilRefused()).toEqual(messages);
  expect(screen.getByRole('heading', { name: ui.errorSummary })).toBeInTheDocument();
  expectNoEnglish();
  for (const message of messages) expect(screen.getAllByText(message)).toHaveLength(2);
  expect(shownStep()).toBe(2);
});

test('a job description is optional and limited', async () => {
  const { user } = await openBooking({ step: 3 });
  const { jobDescription, jobDescriptionPrivacy } = words.hints;
  expect(screen.getByLabelText(labeled('jobDescription'))).toHaveAccessibleDescription(
    `${jobDescription} ${jobDescriptionPrivacy}`,
  );
  await fill(user, labeled('jobDescription'), 'x'.repeat(2001));

  await pressNext(user);
  expect(await untilRefused()).toEqual([fieldErrors['too-long'](2000)]);

  await refill(user, labeled('jobDescription'), '');
  await next(user);
});

/** The question about the load. */
const findLoad = () => screen.findByRole('group', { name: (name) => name.startsWith(load.question) });

test('the load is asked first, without a preset answer, and its choice is explained', async () => {
  const { user } = await openBooking({ step: 3 });
  const group = await findLoad();
  const question = within(group);
  const radios = question.getAllByRole('radio');
  expect(group).toHaveAccessibleName(expect.stringContaining(words.optional));
  expect(group).toHaveAccessibleDescription(load.hint);
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(Object.values(loadSizeLabels));
  for (const radio of radios) expect(radio).not.toBeChecked();
  expect(group.compareDocumentPosition(screen.getByLabelText(labeled('jobDescription')))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const status = question.getByRole('status');
  expect(status).toBeEmptyDOMElement();

  await user.click(question.getByLabelText(loadSizeLabels.half));
  expect(status).toHaveTextContent(load.fits('half'));
  await user.click(question.getByLabelText(loadSizeLabels.full));
  expect(status).toHaveTextContent(load.fits('full'));
  expectNoEnglish();
  await user.click(question.getByRole('button', { name: load.clear }));
  expect(status).toBeEmptyDOMElement();
  for (const radio of radios) expect(radio).not.toBeChecked();
});

/** The load as the recap or the confirmation shows it. */
const shownLoad = () => screen.queryByText(recapWords.load, { selector: 'dt' })?.nextElementSibling?.textContent;

test('a chosen load is in the recap, which leads back to it, and on the confirmation', async () => {
  const { user } = await openBooking({ step: 3 });
  await user.click(within(await findLoad()).getByLabelText(loadSizeLabels['three-quarters']));
  await next(user);
  expect(shownLoad()).toBe(loadSizeLabels['three-quarters']);
  expectNoEnglish('Ana Diaz');

  const change = new RegExp(`^${recapWords.change}\\s*${recapWords.load.toLowerCase()}$`);
  await user.click(screen.getByRole('button', { name: change }));
  await untilOn(3);
  expect(within(await findLoad()).getByLabelText(loadSizeLabels['three-quarters'])).toBeChecked();
  await next(user);
  await submit(user);
  await untilConfirmed();

  expect(shownLoad()).toBe(loadSizeLabels['three-quarters']);
  expectNoEnglish();
  expect(backend.sentLeads()).toMatchObject([{ load_size: 'three-quarters' }]);
});

test('a load that was not said is named in the recap, sent as null, and not on the confirmation', async () => {
  const { user } = await openBooking();
  expect(shownLoad()).toBe(recapWords.noLoad);

  await submit(user);
  await untilConfirmed();

  expect(shownLoad()).toBeUndefined();
  expect(backend.sentLeads()).toMatchObject([{ load_size: null }]);
});

test.each([[], ['Deep Cleaning' as const]])(
  'a request for only Home Cleaning is not asked for a load, and sends none: %j',
  async (...homeCleaningOptions) => {
    fakeClock();
    const values = { services: ['Home Cleaning' as const], homeCleaningOptions, loadSize: 'half' as const };
    const { user } = await openBooking({ step: 3, values });
    // Long enough for the question to appear if it were asked.
    await passTime(1000);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();

    await next(user);
    expect(shownLoad()).toBeUndefined();
    await submit(user);
    await untilConfirmed();

    expect(shownLoad()).toBeUndefined();
    expect(backend.sentLeads()).toMatchObject([{ load_size: null }]);
  },
);

test('an empty last step shows all messages in the order of the fields and sends nothing', async () => {
  const { user } = await openContact();

  await submit(user);

  expect(await untilRefused()).toEqual([
    fieldErrors['name-required'],
    fieldErrors['phone-required'],
    fieldErrors['terms-required'],
  ]);
  expectNoEnglish();
  expect(backend.callsTo('leads')).toEqual([]);
});

test.each([
  ['phone', '555-0142', fieldErrors['phone-invalid']],
  ['phone', '0213555014', fieldErrors['phone-invalid']],
  ['phone', '12345678901234567', fieldErrors['phone-invalid']],
  ['phone', '213-555-0142 x9', fieldErrors['phone-invalid']],
  ['email', 'ana', fieldErrors['email-invalid']],
  ['email', 'ana@example', fieldErrors['email-invalid']],
] as const)('in %s, "%s" shows "%s" until it is edited', async (field, text, message) => {
  const label = labeled(field);
  const { user } = await openBooking();
  await refill(user, label, text);

  await submit(user);
  expect(await untilRefused()).toEqual([message]);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));

  await user.type(screen.getByLabelText(label), '1');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(backend.callsTo('leads')).toEqual([]);
});

test('Terms and Privacy open in a new tab', async () => {
  await openContact();
  const form = within(screen.getByRole('main'));

  for (const [name, path] of [
    [shell.pages.terms, '/terms'],
    [shell.pages.privacy, '/privacy'],
  ] as const) {
    const link = form.getByRole('link', { name: new RegExp(`^${name}`) });
    expect(link).toHaveAccessibleName(expect.stringContaining(words.opensInNewTab.trim()));
    expect(link).toHaveAttribute('href', addressIn(language, path));
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test('the recap shows the request, and Change opens its step', async () => {
  const { user } = await openBooking({
    values: {
      services: ['Old Appliances', 'Home Cleaning'],
      homeCleaningOptions: ['Window Cleaning'],
      unitNumber: '4B',
      city: 'Beverly Hills',
      jobDescription: 'A fridge',
    },
    photoNames: ['fridge.jpg', 'stairs.jpg'],
  });

  const change = (part: string) => new RegExp(`^${recapWords.change}\\s*${part.toLowerCase()}$`);
  const services = ['Old Appliances', 'Home Cleaning - Window Cleaning'].map(serviceLabel);
  const recap = within(screen.getByRole('region', { name: recapWords.heading }));
  expect(recap.getByText(services.join(', '))).toBeInTheDocument();
  expect(recap.getByText('742 Evergreen Terrace, 4B, Beverly Hills 90210')).toBeInTheDocument();
  expect(recap.getByText('A fridge')).toBeInTheDocument();
  expect(recap.getByText(recapWords.photosAdded(2))).toBeInTheDocument();
  expectNoEnglish('A fridge', 'Ana Diaz');

  await user.click(recap.getByRole('button', { name: change(recapWords.services) }));
  await untilOn(1);
  await next(user);
  await next(user);
  await next(user);
  await user.click(screen.getByRole('button', { name: change(recapWords.address) }));
  await untilOn(2);
  await next(user);
  await next(user);
  await user.click(screen.getByRole('button', { name: change(recapWords.job) }));
  await untilOn(3);
});

test('an error comes before the step in the title, and both are gone on the next page', async () => {
  const title = `${ui.field.error}${words.step(2, 4)}: ${words.titles.address} | `;
  const { user } = await openAddress();

  await pressNext(user);

  await waitFor(() => expect(document.title.startsWith(title)).toBe(true));
});

test('success shows the toast and the confirmation with the next steps and the tracking ID', async () => {
  const { user } = await openBooking();

  await submit(user);
  await untilConfirmed();

  await untilToasted('success', toasts.sent, toasts.sentMore);
  expectNoEnglish();
  const { reviewed, called, quoted, done, track } = words.confirmation;
  const heading = screen.getByRole('heading', { name: words.confirmation.heading });
  const confirmation = within(heading.parentElement?.parentElement ?? document.body);
  expect(confirmation.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    `1${reviewed.title}${reviewed.text}`,
    expect.stringContaining(`2${called.title}${called.before}`),
    `3${quoted.title}${quoted.text()}`,
    `4${done.title}${done.text}`,
  ]);
  expect(parseTrackingId(shownTrackingId())).toBe(backend.sentLeads()[0]?.tracking_id);
  const link = confirmation.getByRole('link', { name: track });
  expect(link).toHaveAttribute('href', addressIn(language, `/track/${shownTrackingId()}`));
  const path = addressIn(language, `/track/${shownTrackingId().replaceAll('-', '')}`);
  expect(confirmation.getByRole('link', { name: `http://localhost:3000${path}` })).toHaveAttribute('href', path);
});

test("Share passes the tracking page's address to the share sheet", async () => {
  const shared = addShareSheet(async () => {});
  const { user } = await openBooking();
  await submit(user);
  await untilConfirmed();

  await user.click(screen.getByRole('button', { name: words.confirmation.share }));

  expect(shared).toEqual([
    {
      title: words.confirmation.shared,
      url: `http://localhost:3000${addressIn(language, `/track/${shownTrackingId()}`)}`,
    },
  ]);
});

test('a request keeps the page it was submitted on, and the visitor stays where they went', async () => {
  const { user, identity } = await openBooking();
  fireEvent.offline(window);
  await submit(user);
  await screen.findByText(words.offline);
  await preload(CONTACT);
  const header = within(screen.getByRole('navigation', { name: shell.header.navigation }));
  await user.click(header.getByRole('link', { name: shell.pages.contact }));
  window.history.replaceState(null, '', CONTACT);
  await screen.findByRole('heading', { level: 1, name: contact.heading });

  fireEvent.online(window);

  expect(await screen.findByText(toasts.sent)).toBeInTheDocument();
  expect(screen.getByText(toasts.sentMore)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: contact.heading })).toBeInTheDocument();
  expect(backend.bodiesTo('leads')).toMatchObject([
    { id: identity.leadId, source_page: `http://localhost:3000${addressIn(language, '/book')}`, full_name: 'Ana Diaz' },
  ]);

  await preload(addressIn(language, '/book'));
  await user.click(screen.getByRole('link', { name: toasts.seeConfirmation }));

  await untilConfirmed();
  expect(parseTrackingId(shownTrackingId())).toBe(identity.trackingId);
  await waitFor(() => expect(screen.queryByRole('link', { name: toasts.seeConfirmation })).not.toBeInTheDocument());
});

test('photos are added, counted and removed one by one', async () => {
  fakeCanvas();
  const { user } = await openBooking({ step: 3 });

  await user.upload(screen.getByLabelText(words.photos.files), [jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg')]);
  expect(await screen.findByText(words.photos.added(3, 5))).toHaveRole('status');
  expect(shownNames()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  expectNoEnglish();

  await user.click(screen.getByRole('button', { name: words.photos.remove('b.jpg') }));
  expect(shownNames()).toEqual(['a.jpg', 'c.jpg']);
  expect(screen.getByText(words.photos.added(2, 5))).toBeInTheDocument();
});

test('a failed photo is only logged: the confirmation stays and the other photos are attached', async () => {
  expectLogged('A photo was not uploaded');
  fakeClock();
  const refused: Answer = { status: 400, body: { statusCode: '415', message: 'mime type not supported' } };
  const { answer, release } = heldAnswer();
  backend.answer('photos', answer, 'ok', refused);
  await submitWithPhotos(2);

  await waitFor(() => expect(backend.callsTo('photos')).toHaveLength(2));
  release(refused);
  await passTime(7000);

  expect(await screen.findByText(words.upload.failed())).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: words.confirmation.heading })).toBeInTheDocument();
  expect(screen.queryByText(toasts.failed)).not.toBeInTheDocument();
  expect(backend.bodiesTo('attachImages')).toMatchObject([{ image_urls: [expect.stringMatching(/-1\.jpg$/)] }]);
});

test('a failure to attach photos is only logged and can be retried', async () => {
  expectLogged('The photos were not attached');
  fakeClock();
  backend.answer('attachImages', { status: 500 });
  const user = await submitWithPhotos(1);

  await waitFor(() => expect(backend.callsTo('attachImages')).toHaveLength(1));
  await passTime(7000);
  await screen.findByText(words.upload.failed());
  expect(backend.callsTo('attachImages')).toHaveLength(4);
  backend.answer('attachImages', 'ok');
  await user.click(screen.getByRole('button', { name: words.upload.again }));

  expect(await screen.findByText(words.upload.done(1))).toBeInTheDocument();
});
