import { parseTrackingId } from '@functions/rules/tracking-id.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readPhotos } from '@/features/booking/photos/photo-store';
import { readRecentRequests } from '@/features/booking/recent-requests';
import {
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
  untilOn,
} from './support/booking';
import { expectLogged } from './support/console';
import { type Answer, duplicateLead, fakeBackend, heldAnswer } from './support/fake-backend';
import { renderApp } from './support/render-app';
import { pass, skipTime, takeTheClock } from './support/time';
import { untilToasted } from './support/toasts';
import { sendForEver } from './support/under-way';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const refusal: Answer = { status: 400, body: { code: '23514', message: 'violates check constraint' } };

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
});

type SentLead = { id: string; tracking_id: string };

function sentLeads(): SentLead[] {
  return backend.bodiesTo('leads') as SentLead[];
}

/** Waits until a number of tries to send the lead were made. */
async function untilSent(times: number) {
  await waitFor(() => expect(backend.callsTo('leads')).toHaveLength(times));
}

/** The ID on the confirmation, as it is shown. */
function shownTrackingId() {
  const section = within(screen.getByRole('region', { name: 'Your tracking ID' }));
  return section.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).textContent ?? '';
}

// What is sent

test('a full request is sent as one row with exactly these columns, and read back', async () => {
  const { user } = await renderApp('/book?utm_source=flyer');
  await passServices(user, 'Home Cleaning', 'Window Cleaning', 'Attic & Basement Cleanouts');
  await fill(user, /Unit/, ' 4B ');
  await passAddress(user);
  await fill(user, /Job description/, 'A sofa.\nThird floor.');
  await next(user);
  await fillContact(user);
  await fill(user, /^Email/, 'ana@example.com');
  await user.click(screen.getByRole('checkbox', { name: /by phone, text message or email/ }));

  await submit(user);
  await untilConfirmed();

  expect(sentLeads()).toEqual([
    {
      id: expect.stringMatching(UUID),
      tracking_id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/),
      services: ['Attic & Basement Cleanouts', 'Home Cleaning - Window Cleaning'],
      street_address: '742 Evergreen Terrace',
      unit_number: '4B',
      city: 'Beverly Hills',
      zip_code: '90210',
      job_description: 'A sofa.\nThird floor.',
      full_name: 'Ana Diaz',
      phone: '2135550142',
      email: 'ana@example.com',
      agreed_to_terms: true,
      agreed_to_messages: true,
      consent_version: expect.any(String),
      source_page: 'http://localhost:3000/book',
    },
  ]);
  const [call] = backend.callsTo('leads');
  expect(call).toMatchObject({ method: 'POST' });
  expect(call?.query.get('select')).toBe('id,tracking_id');
  expect(call?.headers.get('prefer')).toContain('return=representation');
  expect(call?.headers.get('accept')).toContain('vnd.pgrst.object');
  expect(call?.headers.get('apikey')).toBe('sb_publishable_test');
});

test('what a minimal request leaves out is sent as null', async () => {
  const { user } = await openBooking();

  await submit(user);
  await untilConfirmed();

  expect(sentLeads()).toMatchObject([
    { unit_number: null, job_description: null, email: null, agreed_to_messages: false, phone: '2135550142' },
  ]);
});

test('the shared form on a service page starts with its service and sends the address of that page', async () => {
  const { user } = await renderApp('/services/hot-tub-removal');
  const service = await screen.findByRole('checkbox', { name: 'Hot Tub Removal' });
  expect(service).toBeChecked();

  await next(user);
  // What the page fills in by itself is no draft.
  expect(localStorage.getItem('booking-draft')).toBeNull();
  await passAddress(user);
  await next(user);
  await fillContact(user);
  await submit(user);
  await untilConfirmed();

  expect(sentLeads()).toMatchObject([
    { services: ['Hot Tub Removal'], source_page: 'http://localhost:3000/services/hot-tub-removal' },
  ]);
});

test('the shared form is loaded when the visitor comes near it, and not before', async () => {
  let approach: (isIntersecting: boolean) => void = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin: string }) {
        expect(rootMargin).toBe('800px');
        approach = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  const { unmount } = await renderApp('/services/hot-tub-removal');

  disconnect.mockClear();
  approach(false);
  expect(disconnect).not.toHaveBeenCalled();
  expect(screen.queryByRole('checkbox', { name: 'Hot Tub Removal' })).not.toBeInTheDocument();
  approach(true);
  expect(await screen.findByRole('checkbox', { name: 'Hot Tub Removal' })).toBeChecked();

  disconnect.mockClear();
  unmount();
  expect(disconnect).toHaveBeenCalled();
});

// Success

test('success shows the toast, and the confirmation with what happens next and the tracking ID', async () => {
  const { user } = await openBooking();

  await submit(user);
  await untilConfirmed();

  await untilToasted(
    'success',
    'Request submitted successfully!',
    "We'll contact you soon about your junk removal request.",
  );
  const confirmation = within(
    screen.getByRole('heading', { name: 'Request Submitted!' }).parentElement ?? document.body,
  );
  expect(confirmation.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1Your request and photos are reviewedLocal haulers see what needs to go, your photos, your city and your ZIP code.',
    expect.stringMatching(/^2A local hauler contacts you within 2 hoursThat is by /),
    '3You get a free quote and schedule the pickupAgree on a time that suits you. The hauler sets the final price on inspection, before loading.',
    '4Your junk is goneFast, reliable service, from the first call to the last box.',
  ]);
  expect(parseTrackingId(shownTrackingId())).toBe(sentLeads()[0]?.tracking_id);
  const link = confirmation.getByRole('link', { name: 'Track my request' });
  expect(link).toHaveAttribute('href', `/track/${shownTrackingId()}`);
});

test('whoever gave an email address is told that the link comes by email, and the device remembers that alone', async () => {
  const { user } = await renderApp('/book');
  await passServices(user, 'Old Appliances');
  await passAddress(user);
  await next(user);
  await fillContact(user);
  await fill(user, /^Email/, 'ana@example.com');
  await submit(user);
  await untilConfirmed();

  const section = screen.getByRole('region', { name: 'Your tracking ID' });
  expect(section).toHaveTextContent('We send the tracking link to the email address you gave. If no email comes, use');
  expect(readRecentRequests()).toMatchObject([{ hasEmail: true }]);
  expect(localStorage.getItem('recent-requests')).not.toContain('ana@example.com');
});

test('whoever gave none is told to keep the link, and promised no email', async () => {
  await openConfirmation();

  const section = screen.getByRole('region', { name: 'Your tracking ID' });
  expect(section).toHaveTextContent('Bookmark your tracking page or copy the ID before you leave');
  expect(section).not.toHaveTextContent('email');
  expect(readRecentRequests()).toMatchObject([{ hasEmail: false }]);
});

test.each([
  ['2:40 PM', '2026-11-21T14:40:00-08:00', /^4:40\sPM today$/],
  ['7:00 PM', '2026-11-21T19:00:00-08:00', /^9:00\sAM tomorrow$/],
  ['11:00 PM', '2026-11-21T23:00:00-08:00', /^10:00\sAM tomorrow$/],
])('a request of %s is told by when a hauler calls, in business hours', async (_, sentAt, expected) => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(sentAt) });
  const { user } = await openBooking();

  await submit(user);
  await untilConfirmed();

  expect(screen.getByText(/^That is by/)).toHaveTextContent(
    'The 2 hours count from 8 AM to 8 PM Los Angeles time, every day.',
  );
  expect(screen.getByText(expected)).toBeInTheDocument();
});

async function openConfirmation() {
  const { user } = await openBooking();
  await submit(user);
  await untilConfirmed();
  return user;
}

test('Copy puts the tracking ID on the clipboard, and says so for three seconds', async () => {
  takeTheClock();
  const user = await openConfirmation();

  await user.click(screen.getByRole('button', { name: 'Copy' }));

  expect(await screen.findByText('Copied')).toHaveRole('status');
  expect(screen.getByRole('button', { name: 'Copy' })).not.toContainElement(screen.getByText('Copied'));
  expect(await navigator.clipboard.readText()).toBe(shownTrackingId());
  await pass(3000);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
});

test('a tracking ID that cannot be copied is to be copied by hand', async () => {
  const user = await openConfirmation();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));

  await user.click(screen.getByRole('button', { name: 'Copy' }));

  await untilToasted('error', 'The tracking ID could not be copied', 'Please select it and copy it by hand.');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
});

/** Gives the browser a share sheet, which jsdom lacks. @returns what it was handed. */
function addShareSheet(answer: () => Promise<void>) {
  const shared: ShareData[] = [];
  // Not a mock: that would itself handle a promise that is rejected.
  const share = (data: ShareData) => {
    shared.push(data);
    return answer();
  };
  vi.stubGlobal('navigator', Object.create(navigator, { share: { value: share } }));
  return shared;
}

test('Share hands the address of the tracking page to the share sheet', async () => {
  const shared = addShareSheet(async () => {});
  const user = await openConfirmation();

  await user.click(screen.getByRole('button', { name: 'Share' }));

  expect(shared).toEqual([
    { title: 'My junk removal request', url: `http://localhost:3000/track/${shownTrackingId()}` },
  ]);
});

test('a share sheet that the visitor closes is no error', async () => {
  const unhandled = vi.fn();
  process.once('unhandledRejection', unhandled);
  const shared = addShareSheet(() => Promise.reject(new DOMException('Share canceled', 'AbortError')));
  const user = await openConfirmation();

  await user.click(screen.getByRole('button', { name: 'Share' }));

  expect(shared).toHaveLength(1);
  expect(unhandled).not.toHaveBeenCalled();
  expect(screen.queryByText(/could not|Error/)).not.toBeInTheDocument();
  process.off('unhandledRejection', unhandled);
});

test('where there is no share sheet, Share is not offered, and Copy is', async () => {
  await openConfirmation();

  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
});

test('Request Another Service returns to an empty step 1, and the next request has ids of its own', async () => {
  const { user } = await openBooking();
  await submit(user);
  await untilConfirmed();

  await user.click(screen.getByRole('button', { name: 'Request Another Service' }));

  await untilOn(1);
  for (const service of screen.getAllByRole('checkbox')) expect(service).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Next Step' })).toBeDisabled();
  await passServices(user, 'Old Appliances');
  expect(screen.getByLabelText('Street address')).toHaveValue('');
  await passAddress(user);
  await next(user);
  expect(screen.getByLabelText('Full name')).toHaveValue('');
  expect(screen.getByLabelText(/Terms of Service/)).not.toBeChecked();
  await fillContact(user);
  await submit(user);
  await untilConfirmed();

  const [first, second] = sentLeads();
  expect(second?.id).toMatch(UUID);
  expect(second?.id).not.toBe(first?.id);
  expect(second?.tracking_id).not.toBe(first?.tracking_id);
});

// Failure

test('a refused submit shows its toast and keeps everything on step 4, and the next try is the same request', async () => {
  expectLogged('The request was not submitted');
  backend.answer('leads', refusal, 'ok');
  const { user } = await openBooking();

  await submit(user);

  await untilToasted('error', 'Error submitting request', 'Please try again or call us directly.');
  expect(screen.getByRole('link', { name: 'Call +1 (213) 555-0142' })).toHaveAttribute('href', 'tel:+12135550142');
  expect(screen.queryByText('Request submitted successfully!')).not.toBeInTheDocument();
  expect(shownStep()).toBe(4);
  expect(screen.getByRole('button', { name: 'Submit Request' })).toHaveAttribute('aria-disabled', 'false');
  expect(screen.getByLabelText('Full name')).toHaveValue('Ana Diaz');
  expect(screen.getByLabelText('Phone')).toHaveValue('(213) 555-0142');
  expect(screen.getByRole('checkbox', { name: /Terms of Service/ })).toBeChecked();

  await submit(user);
  await untilConfirmed();

  const [first, second] = sentLeads();
  expect(second).toEqual(first);
  await waitFor(() => expect(screen.queryByText('Error submitting request')).not.toBeInTheDocument());
});

test('too many requests are told in the words of the server', async () => {
  expectLogged('The request was not submitted');
  backend.answer('leads', {
    status: 429,
    body: { code: 'PT429', message: 'Too many requests with this phone number.', hint: 'Try again in an hour.' },
  });
  const { user } = await openBooking();

  await submit(user);

  expect(await screen.findByText('Error submitting request')).toBeInTheDocument();
  expect(
    screen.getByText('Too many requests with this phone number. Please try again or call us directly.'),
  ).toBeInTheDocument();
  expect(shownStep()).toBe(4);
  expect(backend.callsTo('leads')).toHaveLength(1);
});

test('a server that fails twice and then answers has one lead: each try has the same ids', async () => {
  takeTheClock();
  backend.answer('leads', { status: 500 }, { status: 503 }, 'ok');
  const { user } = await openBooking();

  await submit(user);
  await untilSent(1);
  await pass(1000);
  await untilSent(2);
  await pass(2000);
  await untilConfirmed();

  const [first, ...others] = sentLeads();
  expect(others).toEqual([first, first]);
  expect(await screen.findAllByText('Request submitted successfully!')).toHaveLength(1);
  expect(screen.queryByText('Error submitting request')).not.toBeInTheDocument();
});

test('a server that keeps failing is tried four times, then the visitor is told', async () => {
  expectLogged('The request was not submitted');
  takeTheClock();
  backend.answer('leads', { status: 500 });
  const { user } = await openBooking();

  await submit(user);
  await untilSent(1);
  await pass(7000);

  expect(await screen.findByText('Error submitting request')).toBeInTheDocument();
  expect(backend.callsTo('leads')).toHaveLength(4);
  expect(shownStep()).toBe(4);
});

test('an answer lost after the lead was stored is a success: the retry is told that it is there', async () => {
  takeTheClock();
  backend.answer('leads', 'connection lost', duplicateLead);
  const { user } = await openBooking();

  await submit(user);
  await untilSent(1);
  await pass(1000);
  await untilConfirmed();

  const [first, second] = sentLeads();
  expect(second).toEqual(first);
  expect(parseTrackingId(shownTrackingId())).toBe(first?.tracking_id);
});

test('a request that failed and is then corrected is a new request, with its photos, and the same when it is tried again', async () => {
  expectLogged('The request was not submitted');
  takeTheClock();
  const failure = { status: 500 };
  backend.answer('leads', ...Array.from({ length: 8 }, () => failure), 'ok');
  const { user, identity } = await openBooking({ photoNames: ['sofa.jpg'] });
  await submit(user);
  await untilSent(1);
  await pass(7000);
  await refill(user, 'Full name', 'Rosa Alvarez');
  await submit(user);
  await untilSent(5);
  await pass(7000);

  await submit(user);
  await untilConfirmed();

  const ids = sentLeads().map(({ id }) => id);
  const [corrected] = ids.slice(-1);
  expect(corrected).not.toBe(identity.leadId);
  expect(ids).toEqual([...Array(4).fill(identity.leadId), ...Array(5).fill(corrected)]);
  expect(sentLeads().at(-1)).toMatchObject({ full_name: 'Rosa Alvarez' });
  expect(parseTrackingId(shownTrackingId())).toBe(sentLeads().at(-1)?.tracking_id);
  await waitFor(() => expect(backend.bodiesTo('attachImages')).toMatchObject([{ lead_id: corrected }]));
  expect(await readPhotos(identity.leadId)).toEqual([]);
});

test('something else that is on its way does not keep a request back', async () => {
  sendForEver();
  const { user } = await openBooking();

  await submit(user);

  await untilConfirmed();
});

test('a duplicate of something else than our own id is no success', async () => {
  expectLogged('The request was not submitted');
  backend.answer('leads', {
    status: 409,
    body: { code: '23505', message: 'duplicate key value violates unique constraint "leads_tracking_id_key"' },
  });
  const { user } = await openBooking();

  await submit(user);

  expect(await screen.findByText('Error submitting request')).toBeInTheDocument();
  expect(shownStep()).toBe(4);
});

test('a server that never answers is given up after 20 seconds and tried again', async () => {
  takeTheClock();
  backend.answer('leads', 'no answer', 'ok');
  const { user } = await openBooking();

  await submit(user);
  await untilSent(1);
  await pass(19_000);
  expect(backend.callsTo('leads')).toHaveLength(1);
  await pass(2500);

  await untilConfirmed();
  expect(backend.callsTo('leads')).toHaveLength(2);
});

test('offline, the request waits and says so, and goes out once when the connection is back', async () => {
  const { user } = await openBooking();
  fireEvent.offline(window);

  await submit(user);
  expect(await screen.findByText(/You are offline/)).toBeInTheDocument();
  expect(backend.callsTo('leads')).toEqual([]);
  fireEvent.online(window);

  await untilConfirmed();
  expect(backend.callsTo('leads')).toHaveLength(1);
});

test('a double click sends once', async () => {
  const { user } = await openBooking();

  skipTime(3000);
  await user.dblClick(screen.getByRole('button', { name: 'Submit Request' }));
  await untilConfirmed();

  expect(backend.callsTo('leads')).toHaveLength(1);
});

test('while it is being sent, the button says so and neither a press nor Enter nor Back does anything', async () => {
  const { answer, release } = heldAnswer();
  backend.answer('leads', answer);
  const { user } = await openBooking();

  await submit(user);
  const button = await screen.findByRole('button', { name: 'Sending…' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button.closest('form')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  await user.click(button);
  await user.type(screen.getByLabelText('Full name'), '{Enter}');
  release();
  await untilConfirmed();

  expect(backend.callsTo('leads')).toHaveLength(1);
});

test('a script that fills in the hidden field sends nothing, and the next try of a person does', async () => {
  expectLogged('The request was not submitted');
  takeTheClock();
  const { user } = await openBooking();
  await user.type(screen.getByLabelText('Leave this empty'), 'https://spam.example');

  await submit(user);
  expect(await screen.findByText('Error submitting request')).toBeInTheDocument();
  await pass(10_000);
  expect(backend.callsTo('leads')).toEqual([]);

  await submit(user);
  await untilConfirmed();
});

test('a request sent sooner than a person can is held back until three seconds have passed', async () => {
  const openedAt = new Date();
  takeTheClock(openedAt);
  const { user } = await openBooking();
  vi.setSystemTime(openedAt);

  await user.click(screen.getByRole('button', { name: 'Submit Request' }));
  await pass(1500);
  expect(backend.callsTo('leads')).toEqual([]);
  await pass(1500);

  await untilConfirmed();
});

// Photos

async function submitWithPhotos(count: number) {
  const photoNames = Array.from({ length: count }, (_, index) => `${index}.jpg`);
  const { user } = await openBooking({ photoNames });
  await submit(user);
  await untilConfirmed();
  return user;
}

/** Paths of the uploads so far, `{id}` standing for the lead's and `{time}` for the timestamp. */
function uploadPaths() {
  const id = sentLeads()[0]?.id ?? '';
  return backend
    .callsTo('photos')
    .map(({ path }) => path.replace('/storage/v1/object/lead-images/', '').replace(id, '{id}'))
    .map((path) => path.replace(/\d{13}/, '{time}'))
    .sort();
}

test('photos go to {leadId}/{timestamp}-{index}.jpg, and their addresses to the lead, in their order', async () => {
  await submitWithPhotos(2);

  expect(await screen.findByText('2 photos uploaded')).toBeInTheDocument();
  expect(uploadPaths()).toEqual(['{id}/{time}-0.jpg', '{id}/{time}-1.jpg']);
  for (const upload of backend.callsTo('photos')) {
    expect(upload.method).toBe('POST');
    expect(upload.headers.get('content-type')).toBe('image/jpeg');
    expect(upload.headers.get('x-upsert')).toBe('false');
  }
  const publicUrls = backend
    .callsTo('photos')
    .map(({ path }) => `http://backend.test${path.replace('/object/', '/object/public/')}`);
  expect(backend.bodiesTo('attachImages')).toEqual([{ lead_id: sentLeads()[0]?.id, image_urls: publicUrls.sort() }]);
});

test('photos that have arrived are no longer kept on the device, nor waited for', async () => {
  await submitWithPhotos(1);
  expect(await screen.findByText('1 photo uploaded')).toBeInTheDocument();

  expect(readRecentRequests()).toMatchObject([{ leadId: sentLeads()[0]?.id, wantsPhotos: false }]);
  expect(await readPhotos(sentLeads()[0]?.id ?? '')).toEqual([]);
});

test('the lead is stored before the first photo goes out, and does not carry photos itself', async () => {
  const { answer, release } = heldAnswer();
  backend.answer('photos', answer);
  await submitWithPhotos(1);

  expect(backend.callsTo('leads')).toHaveLength(1);
  expect(sentLeads()[0]).not.toHaveProperty('image_urls');
  expect(await screen.findByText('Uploading 0 of 1 photo…')).toBeInTheDocument();
  expect(backend.callsTo('attachImages')).toEqual([]);

  release();
  expect(await screen.findByText('1 photo uploaded')).toBeInTheDocument();
});

test('at most three photos are on their way at a time', async () => {
  const { answer, release } = heldAnswer();
  backend.answer('photos', answer);
  await submitWithPhotos(5);

  await waitFor(() => expect(backend.callsTo('photos')).toHaveLength(3));
  expect(await screen.findByText('Uploading 0 of 5 photos…')).toBeInTheDocument();
  expect(backend.callsTo('photos')).toHaveLength(3);

  release();
  expect(await screen.findByText('5 photos uploaded')).toBeInTheDocument();
  expect(backend.callsTo('photos')).toHaveLength(5);
});

test('the progress counts each photo that has arrived', async () => {
  const { answer, release } = heldAnswer();
  backend.answer('photos', 'ok', answer);
  await submitWithPhotos(2);

  expect(await screen.findByText('Uploading 1 of 2 photos…')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Photo upload' })).toHaveAttribute('value', '1');

  release();
  expect(await screen.findByText('2 photos uploaded')).toBeInTheDocument();
});

test('leaving the page is warned of while photos are being uploaded, and not after', async () => {
  const { answer, release } = heldAnswer();
  backend.answer('photos', answer);
  await submitWithPhotos(1);
  const isWarned = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

  await waitFor(() => expect(isWarned()).toBe(true));
  release();
  await screen.findByText('1 photo uploaded');
  await waitFor(() => expect(isWarned()).toBe(false));
});

test('a photo that fails is tried again under the same name', async () => {
  takeTheClock();
  backend.answer('photos', { status: 500 }, 'connection lost', 'ok');
  await submitWithPhotos(1);

  await waitFor(() => expect(backend.callsTo('photos')).toHaveLength(1));
  await pass(3000);

  expect(await screen.findByText('1 photo uploaded')).toBeInTheDocument();
  expect(new Set(backend.callsTo('photos').map(({ path }) => path)).size).toBe(1);
  expect(backend.callsTo('photos')).toHaveLength(3);
});

test('a photo that nobody answers for is given up after a minute and tried again', async () => {
  takeTheClock();
  backend.answer('photos', 'no answer', 'ok');
  await submitWithPhotos(1);

  await waitFor(() => expect(backend.callsTo('photos')).toHaveLength(1));
  await pass(58_000);
  expect(backend.callsTo('photos')).toHaveLength(1);
  await pass(4000);

  expect(await screen.findByText('1 photo uploaded')).toBeInTheDocument();
  expect(backend.callsTo('photos')).toHaveLength(2);
});

test('a photo whose answer was lost is there already: that is a success', async () => {
  takeTheClock();
  backend.answer('photos', 'connection lost', {
    status: 400,
    body: { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' },
  });
  await submitWithPhotos(1);

  await waitFor(() => expect(backend.callsTo('photos')).toHaveLength(1));
  await pass(1000);

  expect(await screen.findByText('1 photo uploaded')).toBeInTheDocument();
  expect(backend.bodiesTo('attachImages')).toHaveLength(1);
});

test('a photo that cannot be uploaded is only logged: the confirmation stays, the others are attached', async () => {
  expectLogged('A photo was not uploaded');
  takeTheClock();
  const refused: Answer = { status: 400, body: { statusCode: '415', message: 'mime type not supported' } };
  const { answer, release } = heldAnswer();
  backend.answer('photos', answer, 'ok', refused);
  await submitWithPhotos(2);

  await waitFor(() => expect(backend.callsTo('photos')).toHaveLength(2));
  release(refused);
  await pass(7000);

  expect(await screen.findByText(/Your request is safe without them/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Request Submitted!' })).toBeInTheDocument();
  expect(screen.queryByText('Error submitting request')).not.toBeInTheDocument();
  expect(backend.bodiesTo('attachImages')).toMatchObject([{ image_urls: [expect.stringMatching(/-1\.jpg$/)] }]);
});

test('a photo that failed is counted as one of those that are through', async () => {
  expectLogged('A photo was not uploaded');
  takeTheClock();
  const refused: Answer = { status: 400, body: { statusCode: '415', message: 'mime type not supported' } };
  const { answer, release } = heldAnswer();
  backend.answer('photos', refused, answer, refused);
  await submitWithPhotos(2);

  await waitFor(() => expect(backend.callsTo('photos')).toHaveLength(2));
  await pass(7000);

  expect(await screen.findByText('Uploading 1 of 2 photos…')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Photo upload' })).toHaveAttribute('value', '1');
  release();
  expect(await screen.findByText(/Your request is safe without them/)).toBeInTheDocument();
});

test('addresses that cannot be attached are only logged, and can be tried again', async () => {
  expectLogged('The photos were not attached');
  takeTheClock();
  backend.answer('attachImages', { status: 500 });
  const user = await submitWithPhotos(1);

  await waitFor(() => expect(backend.callsTo('attachImages')).toHaveLength(1));
  await pass(7000);
  await screen.findByText(/Your request is safe without them/);
  expect(backend.callsTo('attachImages')).toHaveLength(4);
  backend.answer('attachImages', 'ok');
  await user.click(screen.getByRole('button', { name: 'Try the photos again' }));

  expect(await screen.findByText('1 photo uploaded')).toBeInTheDocument();
});

test('a request without photos uploads and attaches nothing', async () => {
  const { user } = await openBooking();
  await submit(user);
  await untilConfirmed();

  expect(backend.callsTo('photos')).toEqual([]);
  expect(backend.callsTo('attachImages')).toEqual([]);
});

test('the photos of one request are not in the next', async () => {
  const user = await submitWithPhotos(1);
  await screen.findByText('1 photo uploaded');

  await user.click(screen.getByRole('button', { name: 'Request Another Service' }));
  await untilOn(1);
  await passServices(user, 'Old Appliances');
  await passAddress(user);

  expect(screen.queryByText(/of 5 photos added/)).not.toBeInTheDocument();
});
