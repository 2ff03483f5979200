import { parseTrackingId } from '@functions/domain/tracking-id.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '@/lib/forms/query-client';
import {
  book,
  fill,
  openBooking,
  refill,
  shownStep,
  shownTrackingId,
  submit,
  untilConfirmed,
  untilOn,
} from './support/booking';
import { expectLogged } from './support/console';
import { type Answer, fakeBackend, heldAnswer } from './support/fake-backend';
import { followLink } from './support/other-page';
import { preload, renderApp } from './support/render-app';
import { fakeClock, passTime } from './support/time';

const refusal: Answer = { status: 400, body: { code: '23514', message: 'violates check constraint' } };

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
});

function goToContact(user: UserEvent) {
  return followLink(user, 'Contact', '/contact', 'Contact us');
}

/** Looks up a request on the tracking page. */
async function goToTracking(user: UserEvent) {
  await followLink(user, 'Track my request', '/track', 'Request Not Found');
  await preload('/track/7K3M-9Q2X-4TBV-R8ND');
  await fill(user, 'Tracking ID', '7K3M-9Q2X-4TBV-R8ND');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Track my request' }));
  window.history.replaceState(null, '', '/track/7K3M-9Q2X-4TBV-R8ND');
  await screen.findByRole('heading', { level: 1, name: 'Your Request Status' });
  await act(async () => {});
}

function returnToBooking(user: UserEvent) {
  return followLink(user, 'Book a Pickup', '/book', 'Book Your Junk Removal');
}

/** Submits while offline. @returns a function that brings the connection back. */
async function submitOffline(user: UserEvent) {
  fireEvent.offline(window);
  await submit(user);
  await screen.findByText(/You’re offline/);
  return { release: () => void fireEvent.online(window) };
}

/** Submits and waits until the request was sent. @returns a function that answers it. */
async function submitSlowly(user: UserEvent, ...laterAnswers: Answer[]) {
  const held = heldAnswer();
  backend.answer('leads', held.answer, ...laterAnswers);
  await submit(user);
  await waitFor(() => expect(backend.callsTo('leads')).toHaveLength(1));
  return held;
}

/** The confirmation shows the ID of the only request that was sent. */
async function expectSentOnce() {
  await untilConfirmed();
  expect(backend.bodiesTo('leads')).toMatchObject([{ tracking_id: parseTrackingId(shownTrackingId()) }]);
}

// A request that waits offline

test('Start over cancels a request waiting offline: it is never sent, and the next one has new ids', async () => {
  const { user, identity } = await openBooking({ photoNames: ['sofa.jpg'] });
  await submitOffline(user);

  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await untilOn(1);
  expect(screen.queryByText(/You’re offline/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next Step' })).toBeDisabled();
  fireEvent.online(window);
  await book(user, 'Old Appliances');

  expect(backend.bodiesTo('leads')).toMatchObject([
    { services: ['Old Appliances'], id: expect.not.stringMatching(identity.leadId) },
  ]);
  expect(backend.callsTo('photos')).toEqual([]);
});

test('what is typed while a request is waiting is not sent with it', async () => {
  const { user, identity } = await openBooking({ values: { loadSize: 'half' } });
  await submitOffline(user);

  await refill(user, 'Full name', 'Someone Else');
  await user.type(screen.getByLabelText('Full name'), '{Enter}');
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: /^Change\s*load$/ }));
  await user.click(await screen.findByRole('radio', { name: 'A full truck or more' }));
  fireEvent.online(window);
  await untilConfirmed();

  expect(backend.bodiesTo('leads')).toMatchObject([{ id: identity.leadId, full_name: 'Ana Diaz', load_size: 'half' }]);
  expect(screen.getByText('Half a truck')).toBeInTheDocument();
});

test('pressing Enter after a change keeps the photos with the request that is waiting', async () => {
  const { user, identity } = await openBooking({ photoNames: ['sofa.jpg'] });
  await submitOffline(user);

  await refill(user, 'Full name', 'Someone Else');
  await user.type(screen.getByLabelText('Full name'), '{Enter}');
  fireEvent.online(window);
  await untilConfirmed();

  await waitFor(() => expect(backend.bodiesTo('attachImages')).toMatchObject([{ lead_id: identity.leadId }]));
});

test('after a request was sent from another page, the form is empty and the next request is new', async () => {
  const { user, identity } = await openBooking();
  await submitOffline(user);
  await goToContact(user);
  fireEvent.online(window);
  await screen.findByText('Request submitted successfully!');

  await returnToBooking(user);
  expect(shownStep()).toBe(1);
  await book(user, 'Old Appliances');

  expect(backend.bodiesTo('leads')).toMatchObject([
    { id: identity.leadId },
    { id: expect.not.stringMatching(identity.leadId), services: ['Old Appliances'] },
  ]);
});

test('a request waiting in a closed tab is never sent, and the next tab has it all and sends it once', async () => {
  const { user, identity, unmount } = await openBooking();
  const { release } = await submitOffline(user);

  unmount();
  queryClient.clear();
  release();
  const { user: userOfNextTab } = await renderApp('/book');

  expect(backend.callsTo('leads')).toEqual([]);
  expect(screen.getByLabelText('Full name')).toHaveValue('Ana Diaz');
  await submit(userOfNextTab);
  await expectSentOnce();
  expect(backend.bodiesTo('leads')).toMatchObject([{ id: identity.leadId }]);
});

// A request being sent

test("a request being sent can't be discarded, and the confirmation shows its tracking ID", async () => {
  const { user } = await openBooking();
  const { release } = await submitSlowly(user);

  expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
  release();

  await expectSentOnce();
});

test('the confirmation of a request being sent replaces whichever step the visitor went to', async () => {
  const { user } = await openBooking();
  const { release } = await submitSlowly(user);

  await user.click(screen.getByRole('button', { name: /^Change\s*address$/ }));
  await untilOn(2);
  release();

  await expectSentOnce();
});

test('what is typed while a request is being sent is not sent, not even by a retry', async () => {
  fakeClock();
  const { user } = await openBooking();
  const { release } = await submitSlowly(user, 'ok');

  await refill(user, 'Full name', 'Someone Else');
  release('connection lost');
  await passTime(1000);
  await untilConfirmed();

  const [first, second] = backend.bodiesTo('leads');
  expect(first).toMatchObject({ full_name: 'Ana Diaz' });
  expect(second).toEqual(first);
});

test('what is typed while a request is being sent is still there after a refusal and a reload', async () => {
  expectLogged('The request was not submitted');
  const { user, unmount } = await openBooking();
  const { release } = await submitSlowly(user, 'ok');

  await refill(user, 'Full name', 'Someone Else');
  release(refusal);
  await screen.findByText('Error submitting request');
  expect(screen.getByLabelText('Full name')).toHaveValue('Someone Else');
  expect(backend.callsTo('leads')).toHaveLength(1);
  unmount();

  const again = await renderApp('/book');
  expect(screen.getByLabelText('Full name')).toHaveValue('Someone Else');
  await submit(again.user);
  await untilConfirmed();
  expect(backend.bodiesTo('leads')).toMatchObject([{ full_name: 'Ana Diaz' }, { full_name: 'Someone Else' }]);
});

test("a request that may have arrived before the connection broke can't be canceled", async () => {
  fakeClock();
  const { user } = await openBooking();
  const { release } = await submitSlowly(user);

  fireEvent.offline(window);
  release('connection lost');
  await passTime(1000);

  expect(await screen.findByText(/You’re offline/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
  backend.answer('leads', 'ok');
  fireEvent.online(window);
  await untilConfirmed();
});

// Another page meanwhile

test.each([
  ['being sent', submitSlowly],
  ['waiting offline', submitOffline],
])('a form reopened while its request is %s shows that and sends no second one', async (_, start) => {
  const { user } = await openBooking();
  const { release } = await start(user);
  await goToContact(user);

  await returnToBooking(user);
  expect(screen.getByLabelText('Full name')).toHaveValue('Ana Diaz');
  await user.click(await screen.findByRole('button', { name: 'Sending…' }));
  release();

  await expectSentOnce();
  expect(screen.queryByRole('link', { name: 'See your confirmation' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Request Another Service' }));
  await untilOn(1);
  expect(screen.getByRole('button', { name: 'Next Step' })).toBeDisabled();
});

test.each([
  ['being sent', 'a text page', submitSlowly, goToContact, 'Contact us'],
  ['waiting offline', 'a tracking page', submitOffline, goToTracking, 'Your Request Status'],
])('a request %s while the visitor goes to %s is confirmed there with a link', async (_, __, start, leave, heading) => {
  fakeClock();
  const { user } = await openBooking();
  const { release } = await start(user);
  await leave(user);

  release();

  const link = await screen.findByRole('link', { name: 'See your confirmation' });
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(backend.bodiesTo('leads')).toMatchObject([{ source_page: 'http://localhost:3000/book' }]);
  await preload('/book');
  await user.click(link);
  await expectSentOnce();
});

test('a refused request is reported on the page the visitor went to, and the form keeps everything', async () => {
  const { user } = await openBooking();
  const { release } = await submitSlowly(user);
  await goToContact(user);

  expectLogged('The request was not submitted');
  release(refusal);

  expect(await screen.findByText('Error submitting request')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Contact us' })).toBeInTheDocument();
  expect(backend.callsTo('leads')).toHaveLength(1);
  await returnToBooking(user);
  expect(shownStep()).toBe(4);
  expect(screen.getByLabelText('Full name')).toHaveValue('Ana Diaz');
  expect(screen.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
});

test('photos are uploaded from another page, and once even if the confirmation is opened from there', async () => {
  const photos = heldAnswer();
  backend.answer('photos', photos.answer);
  const { user, identity } = await openBooking({ photoNames: ['sofa.jpg', 'bed.jpg'] });
  const { release } = await submitSlowly(user);
  await goToContact(user);

  release();
  await waitFor(() => expect(backend.callsTo('photos')).toHaveLength(2));
  await preload('/book');
  await user.click(await screen.findByRole('link', { name: 'See your confirmation' }));
  expect(await screen.findByText('Uploading 0 of 2 photos…')).toBeInTheDocument();
  photos.release();

  expect(await screen.findByText('2 photos uploaded')).toBeInTheDocument();
  expect(backend.callsTo('photos')).toHaveLength(2);
  expect(backend.bodiesTo('attachImages')).toMatchObject([
    { lead_id: identity.leadId, image_urls: [expect.stringMatching(/-0\.jpg$/), expect.stringMatching(/-1\.jpg$/)] },
  ]);
});
