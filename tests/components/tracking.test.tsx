import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { getLeadDetails } from '@/features/tracking/api';
import { TrackingError, UnknownRequestError, UnreachableError } from '@/features/tracking/errors';
import { readRecentRequests, rememberRequest } from '@/lib/recent-requests';
import { words } from '@/words/tracking';
import { type Answer, backendOfTests, heldAnswer, leadDetails } from './support/fake-backend';
import { preload, renderApp } from './support/render-app';
import { fakeClock, passTime } from './support/time';
import { TRACKING_ID, trackingId } from './support/tracking';

const NOT_FOUND = 'The tracking ID provided was not found in our system.';
const NON_2XX = 'Edge Function returned a non-2xx status code';
const NO_CONNECTION = 'Supabase function error: Failed to send a request to the Edge Function';
const LOADING = 'Loading your request details...';

const backend = backendOfTests();

beforeEach(() => fakeClock());

async function untilNotFound(message: string) {
  expect(await screen.findByRole('heading', { name: 'Request Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
}

const lookups = () => backend.callsTo('leadDetails').length;

test('the page waits two seconds, shows the request, and does not load it again on return to the window', async () => {
  await renderApp('/track/%20%207k3m9q2x-4tbv-R8ND%20');
  await passTime(1800);
  expect(screen.getByText(LOADING)).toBeInTheDocument();
  expect(lookups()).toBe(0);
  await passTime(200);

  expect(await screen.findByText('Timeframe')).toBeInTheDocument();
  expect(screen.queryByText(LOADING)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Your Request Status' })).toBeInTheDocument();
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  // Phones don't turn numbers in typed text into links.
  expect(document.head.querySelector('meta[name="format-detection"]')).toHaveAttribute('content', 'telephone=no');
  fireEvent(window, new Event('visibilitychange'));
  fireEvent.focus(window);
  await passTime(10_000);
  expect(backend.bodiesTo('leadDetails')).toEqual([{ trackingId }]);
});

test('leaving the page while it waits makes no call', async () => {
  const { unmount } = await renderApp(`/track/${TRACKING_ID}`);

  unmount();
  await passTime(10_000);

  expect(lookups()).toBe(0);
});

// The error catalog

test.each<[string, Answer, string, typeof TrackingError]>([
  ['a message', { status: 200, body: { message: NOT_FOUND } }, NOT_FOUND, UnknownRequestError],
  ['a message and details', { status: 200, body: { ...leadDetails, message: 'No.' } }, 'No.', TrackingError],
  ['nothing', { status: 200 }, 'No lead found with this tracking ID', UnknownRequestError],
  ['a status code', { status: 200, body: { statusCode: 404, message: 'No.' } }, `${NON_2XX}: 404. No.`, TrackingError],
  ['a refusal', { status: 429, body: { statusCode: 429, message: 'No.' } }, `${NON_2XX}: 429. No.`, TrackingError],
  ['a fault', { status: 500, body: { statusCode: 500, message: 'No.' } }, `${NON_2XX}: 500. No.`, UnreachableError],
  ['a failure', { status: 502 }, `Supabase function error: ${NON_2XX}`, UnreachableError],
  ['no connection', 'connection lost', NO_CONNECTION, UnreachableError],
])('the answer to a lookup with %s is the error of the catalog', async (_, answer, message, kind) => {
  backend.answer('leadDetails', answer);

  const error = await getLeadDetails(trackingId).catch((thrown) => thrown);

  expect(error).toBeInstanceOf(kind);
  expect(error).toHaveProperty('message', message);
  // Only these are retried.
  expect(error instanceof UnreachableError).toBe(kind === UnreachableError);
});

test('a lookup that is refused is reported immediately, with the tracking ID and the way to book', async () => {
  backend.answer('leadDetails', { status: 200, body: { message: NOT_FOUND } });
  await renderApp(`/track/${TRACKING_ID}`);
  await passTime(2000);

  await untilNotFound(NOT_FOUND);
  expect(screen.getByText(TRACKING_ID)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Book a New Pickup' })).toHaveAttribute('href', '/book');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(lookups()).toBe(1);
});

test('the specified fields of a request are enough for its page and its dialogs', async () => {
  const { fullName, phone, service, location, date } = leadDetails;
  const specified = { fullName, phone, email: null, service, location, date, status: 'On Hold' };
  backend.answer('leadDetails', { status: 200, body: specified });
  const { user } = await renderApp(`/track/${TRACKING_ID}`);
  await passTime(2000);

  expect(await screen.findByText('On Hold')).toBeInTheDocument();
  for (const text of [fullName, service, location, date]) expect(screen.getAllByText(text)).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: words.notContacted.open }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('an answer that cannot be read is said as that, and can be tried again', async () => {
  backend.answer('leadDetails', { status: 200, body: { ...leadDetails, fullName: undefined } }, 'ok');
  const { user } = await renderApp(`/track/${TRACKING_ID}`);
  await passTime(2000);

  expect(await screen.findByRole('heading', { name: words.unreadable })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(words.lookupFailed);
  expect(lookups()).toBe(1);
  await user.click(screen.getByRole('button', { name: words.notFound.retry }));
  await passTime(2000);
  expect(await screen.findByText('Timeframe')).toBeInTheDocument();
});

test('a malformed tracking ID is not found after the same wait and without a call', async () => {
  await renderApp('/track/nonsense');
  await passTime(1800);
  expect(screen.getByText(LOADING)).toBeInTheDocument();
  await passTime(200);

  await untilNotFound(NOT_FOUND);
  expect(screen.getByText('nonsense')).toBeInTheDocument();
  expect(lookups()).toBe(0);
});

test('a lookup that fails is retried three times before that is reported, and can be tried again', async () => {
  backend.answer('leadDetails', 'connection lost');
  const { user } = await renderApp(`/track/${TRACKING_ID}`);
  await passTime(2000);
  await waitFor(() => expect(lookups()).toBe(1));
  expect(screen.getByText(LOADING)).toBeInTheDocument();
  expect(screen.queryByText('Still trying…')).not.toBeInTheDocument();
  await passTime(2000);
  expect(screen.getByText('Still trying…')).toHaveRole('status');
  await passTime(5000);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your request is safe' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('That doesn’t change your request.');
  expect(screen.getByRole('heading', { level: 2, name: 'Request Not Found' })).toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  expect(main.getByText(NO_CONNECTION)).toBeInTheDocument();
  expect(main.getByText(TRACKING_ID)).toBeInTheDocument();
  expect(main.getByRole('link', { name: 'Book a New Pickup' })).toHaveAttribute('href', '/book');
  expect(main.getByRole('link', { name: /555-0142$/ })).toHaveAttribute('href', 'tel:+12135550142');
  expect(lookups()).toBe(4);

  // Nothing answers within 20 seconds, then the function fails, then it recovers.
  backend.answer('leadDetails', 'no answer', { status: 503 }, 'ok');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await passTime(22_000);
  await passTime(2000);

  expect(await screen.findByText('Timeframe')).toBeInTheDocument();
  expect(lookups()).toBe(7);
});

test('a server that answers with a fault is not out of reach, and can be tried again', async () => {
  backend.answer('leadDetails', { status: 500, body: { statusCode: 500, message: 'No.' } });
  await renderApp(`/track/${TRACKING_ID}`);
  await passTime(10_000);

  await untilNotFound(`${NON_2XX}: 500. No.`);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('offline, the page waits, says so, and loads when the connection is back', async () => {
  backend.answer('leadDetails', 'connection lost', 'ok');
  await renderApp(`/track/${TRACKING_ID}`);
  fireEvent.offline(window);
  await passTime(2000);
  await screen.findByText('You’re offline. We’ll look it up as soon as you’re back.');
  await passTime(10_000);
  expect(screen.queryByText('Still trying…')).not.toBeInTheDocument();
  expect(lookups()).toBe(1);

  fireEvent.online(window);

  expect(await screen.findByText('Timeframe')).toBeInTheDocument();
});

// Entering an ID by hand

async function lookUp(user: UserEvent, typed: string) {
  await user.clear(screen.getByLabelText('Tracking ID'));
  if (typed) await user.type(screen.getByLabelText('Tracking ID'), typed);
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Track my request' }));
}

test.each(['/track', '/track/%20%20'])('%s asks for an ID, refuses what is none, and opens its page', async (path) => {
  await preload(`/track/${TRACKING_ID}`);
  const { user } = await renderApp(path);
  await passTime(3000);
  const field = screen.getByLabelText('Tracking ID');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Track your request');
  expect(screen.getByText('No tracking ID provided')).toBeVisible();
  expect(screen.queryByText('Request Not Found')).not.toBeInTheDocument();
  expect(screen.queryByText('Sent from this device')).not.toBeInTheDocument();

  for (const [typed, message] of [
    ['', 'No tracking ID provided'],
    ['7K3M', 'A tracking ID has 16 letters and digits'],
  ] as const) {
    await lookUp(user, typed);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    await user.type(field, 'A');
    expect(field).toHaveAccessibleDescription(expect.not.stringContaining(message));
  }
  expect(lookups()).toBe(0);
  await lookUp(user, ' 7k3m 9q2x 4tbv r8nd ');
  await screen.findByText(LOADING);
  await passTime(2000);

  await screen.findByText('Timeframe');
  expect(backend.bodiesTo('leadDetails')).toEqual([{ trackingId }]);
});

test('a visitor who looks up another request meanwhile sees that one, also when the first answer arrives', async () => {
  const { answer, release } = heldAnswer();
  backend.answer('leadDetails', answer, { status: 200, body: { ...leadDetails, fullName: 'Eva Ruiz' } });
  await preload(`/track/${TRACKING_ID}`);
  const { user } = await renderApp('/track');
  await lookUp(user, TRACKING_ID);
  await passTime(2000);
  await waitFor(() => expect(lookups()).toBe(1));
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Track my request' }));
  await screen.findByLabelText('Tracking ID');
  // Before that, the focus would leave the field during typing.
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await lookUp(user, '0000-0000-0000-0000');
  await passTime(2000);
  await screen.findByText('Eva Ruiz');

  release();
  await passTime(10_000);

  expect(screen.getByText('Eva Ruiz')).toBeInTheDocument();
  expect(screen.queryByText('Ana Diaz')).not.toBeInTheDocument();
  expect(backend.bodiesTo('leadDetails')).toEqual([{ trackingId }, { trackingId: '0'.repeat(16) }]);
});

test('the last five requests of the device are listed, newest first, and can be forgotten and brought back', async () => {
  for (const [index, letter] of ['A', 'B', 'C', 'D', 'E', 'F'].entries()) {
    const submittedAt = new Date(2026, 10, 21, 9, 5 + index).getTime();
    vi.setSystemTime(submittedAt);
    rememberRequest({ leadId: letter, trackingId: letter.repeat(16), submittedAt });
  }
  const { user } = await renderApp('/track');
  const list = within(screen.getByRole('region', { name: 'Sent from this device' }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['F', 'E', 'D', 'C', 'B'].map((letter) => `/track/${Array(4).fill(letter.repeat(4)).join('-')}`),
  );
  const [newest] = list.getAllByRole('listitem');
  expect(newest).toHaveTextContent(/^FFFF-FFFF-FFFF-FFFFNov 21, 2026, 9:10\sAM$/);

  await user.click(list.getByRole('button', { name: 'Forget this device’s requests' }));
  expect(list.queryByRole('link')).not.toBeInTheDocument();
  expect(list.getByRole('status')).toHaveTextContent(/^Removed from this device\./);
  expect(JSON.stringify(localStorage)).not.toContain('F'.repeat(16));

  expect(list.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(list.getAllByRole('link')).toHaveLength(5);
  expect(list.getByRole('button', { name: 'Forget this device’s requests' })).toHaveFocus();
  expect(readRecentRequests()).toHaveLength(5);
});
