import { parseTrackingId } from '@functions/domain/tracking-id.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { readPhotos } from '@/features/booking/photos/photo-store';
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
import { type Answer, backendOfTests, duplicateLead, heldAnswer } from './support/fake-backend';
import { followLink } from './support/other-page';
import { preload, renderApp } from './support/render-app';
import { fakeClock, passTime, skipTime } from './support/time';
import { untilToasted } from './support/toasts';
import { sendForEver } from './support/under-way';

// A request that is sent: once, as it was when Submit Request was pressed, wherever the visitor goes meanwhile.

const refusal: Answer = { status: 400, body: { code: '23514', message: 'violates check constraint' } };
const FAILED = 'Error submitting request';

const backend = backendOfTests();

const leads = () => backend.sentLeads();
const nameField = () => screen.getByLabelText('Full name');

/** Waits until the lead was sent this many times. */
async function untilSent(times: number) {
  await waitFor(() => expect(leads()).toHaveLength(times));
}

const goToContact = (user: UserEvent) => followLink(user, 'Contact', '/contact', 'Contact us');
const returnToBooking = (user: UserEvent) => followLink(user, 'Book a Pickup', '/book', 'Book Your Junk Removal');

/** Looks up a request on the tracking page. */
async function goToTracking(user: UserEvent) {
  await followLink(user, 'Track my request', '/track', 'Track your request');
  await preload('/track/7K3M-9Q2X-4TBV-R8ND');
  await fill(user, 'Tracking ID', '7K3M-9Q2X-4TBV-R8ND');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Track my request' }));
  window.history.replaceState(null, '', '/track/7K3M-9Q2X-4TBV-R8ND');
  await screen.findByRole('heading', { level: 1, name: 'Your Request Status' });
  await act(async () => {});
}

/** Submits while offline. @returns a function that brings the connection back. */
async function submitOffline(user: UserEvent) {
  fireEvent.offline(window);
  await submit(user);
  expect(await screen.findByText(/^You’re offline\. Your request is saved here/)).toHaveRole('status');
  return { release: () => void fireEvent.online(window) };
}

/** Submits and waits until the request was sent. @returns a function that answers it. */
async function submitSlowly(user: UserEvent, ...laterAnswers: Answer[]) {
  const held = heldAnswer();
  backend.answer('leads', held.answer, ...laterAnswers);
  await submit(user);
  await untilSent(1);
  return held;
}

/** The confirmation shows the ID of the only request that was sent. */
async function expectSentOnce() {
  await untilConfirmed();
  expect(leads()).toMatchObject([{ tracking_id: parseTrackingId(shownTrackingId()) }]);
}

test('the shared form is loaded only when the visitor comes near it', async () => {
  let approach: (isIntersecting: boolean) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin: string }) {
        expect(rootMargin).toBe('400px');
        approach = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  await renderApp('/services/hot-tub-removal');

  approach(false);
  expect(screen.queryByRole('checkbox', { name: 'Hot Tub Removal' })).not.toBeInTheDocument();
  approach(true);
  expect(await screen.findByRole('checkbox', { name: 'Hot Tub Removal' })).toBeChecked();
});

test('a refused request is reported, and the next attempt is the same request', async () => {
  expectLogged('The request was not submitted');
  // Another pending call doesn't hold it up.
  sendForEver();
  const { user, identity } = await openBooking();
  const refusals: [Answer, string][] = [
    [refusal, 'Please try again or call us directly.'],
    [{ status: 429, body: { code: 'PT429', message: 'Too many.' } }, 'Too many. Please try again or call us directly.'],
    // The ID of another request, not its own.
    [
      { status: 409, body: { code: '23505', message: 'leads_tracking_id_key' } },
      'Please try again or call us directly.',
    ],
  ];

  for (const [index, [answer, words]] of refusals.entries()) {
    backend.answer('leads', answer);
    await submit(user);
    await untilToasted('error', FAILED, words);
    expect(screen.getByRole('link', { name: 'Call +1 (213) 555-0142' })).toHaveAttribute('href', 'tel:+12135550142');
    expect(shownStep()).toBe(4);
    expect(leads()).toHaveLength(index + 1);
    await user.click(screen.getByRole('button', { name: 'Close toast' }));
    await waitFor(() => expect(screen.queryByText(FAILED)).not.toBeInTheDocument());
  }
  expect(screen.getByRole('button', { name: 'Submit Request' })).toHaveAttribute('aria-disabled', 'false');
  expect(nameField()).toHaveValue('Ana Diaz');
  expect(screen.getByLabelText('Phone')).toHaveValue('(213) 555-0142');
  expect(screen.getByLabelText(/Terms of Service/)).toBeChecked();
  backend.answer('leads', 'ok');
  await submit(user);
  await untilConfirmed();

  expect(leads()[0]).toMatchObject({ id: identity.leadId });
  for (const lead of leads()) expect(lead).toEqual(leads()[0]);
});

test('no answer within 20 seconds, a failing server and a lost answer are tried again, and store one lead', async () => {
  fakeClock();
  backend.answer('leads', 'no answer', { status: 503 }, 'connection lost', duplicateLead);
  const { user } = await openBooking({ values: { loadSize: 'half' } });

  await submit(user);
  await untilSent(1);
  await passTime(19_000);
  expect(leads()).toHaveLength(1);
  await passTime(2500);
  await untilSent(2);
  await passTime(2000);
  await untilSent(3);
  await passTime(4000);
  await untilConfirmed();

  const [first, ...others] = leads();
  expect(first).toMatchObject({ load_size: 'half' });
  expect(others).toEqual([first, first, first]);
  expect(parseTrackingId(shownTrackingId())).toBe(first?.tracking_id);
  expect(await screen.findAllByText('Request submitted successfully!')).toHaveLength(1);
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
});

test('a request that failed four times becomes a new one with its photos if it is corrected, and else stays the same', async () => {
  expectLogged('The request was not submitted');
  fakeClock();
  backend.answer('leads', ...Array.from({ length: 8 }, () => ({ status: 500 })), 'ok');
  const { user, identity } = await openBooking({ photoNames: ['sofa.jpg'] });
  await submit(user);
  await untilSent(1);
  await passTime(7000);
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  expect(shownStep()).toBe(4);
  await refill(user, 'Full name', 'Rosa Alvarez');
  await submit(user);
  await untilSent(5);
  await passTime(7000);

  await submit(user);
  await untilConfirmed();

  const ids = leads().map(({ id }) => id);
  const [corrected] = ids.slice(-1);
  expect(corrected).not.toBe(identity.leadId);
  expect(ids).toEqual([...Array(4).fill(identity.leadId), ...Array(5).fill(corrected)]);
  expect(leads().at(-1)).toMatchObject({ full_name: 'Rosa Alvarez' });
  expect(parseTrackingId(shownTrackingId())).toBe(leads().at(-1)?.tracking_id);
  await waitFor(() => expect(backend.bodiesTo('attachImages')).toMatchObject([{ lead_id: corrected }]));
  expect(await readPhotos(identity.leadId)).toEqual([]);
});

test('while it is sent, nothing else can be, and what is typed is not sent, not even by a retry', async () => {
  fakeClock();
  const { user } = await openBooking();
  const { answer, release } = heldAnswer();
  backend.answer('leads', answer, 'ok');
  skipTime(3000);
  await user.dblClick(screen.getByRole('button', { name: 'Submit Request' }));
  await untilSent(1);

  const button = screen.getByRole('button', { name: 'Sending…' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button.closest('form')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
  await user.dblClick(button);
  await refill(user, 'Full name', 'Someone Else');
  await user.type(nameField(), '{Enter}');
  expect(leads()).toHaveLength(1);
  release('connection lost');
  await passTime(1000);
  await untilConfirmed();

  const [first, ...others] = leads();
  expect(first).toMatchObject({ full_name: 'Ana Diaz' });
  expect(others).toEqual([first]);
  expect(backend.callsTo('photos')).toEqual([]);
  expect(backend.callsTo('attachImages')).toEqual([]);
});

test("a script that fills in the hidden field sends nothing, and a person's next attempt does", async () => {
  expectLogged('The request was not submitted');
  fakeClock();
  const { user } = await openBooking();
  await user.type(screen.getByLabelText('Leave this empty'), 'https://spam.example');

  await submit(user);
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  await passTime(10_000);
  expect(leads()).toEqual([]);

  await submit(user);
  await untilConfirmed();
});

test('a request sent faster than a person can type waits until three seconds have passed', async () => {
  const openedAt = new Date();
  fakeClock(openedAt);
  const { user } = await openBooking();
  vi.setSystemTime(openedAt);

  await user.click(screen.getByRole('button', { name: 'Submit Request' }));
  await passTime(1500);
  expect(leads()).toEqual([]);
  await passTime(1500);

  await untilConfirmed();
});

// Offline

test('offline, it waits and says so, and is sent once as it was, with its photos, whatever is pressed or typed', async () => {
  const { user, identity } = await openBooking({ values: { loadSize: 'half' }, photoNames: ['sofa.jpg'] });
  const { release } = await submitOffline(user);

  await user.dblClick(screen.getByRole('button', { name: 'Sending…' }));
  await refill(user, 'Full name', 'Someone Else');
  await user.type(nameField(), '{Enter}');
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: /^Change\s*load$/ }));
  await user.click(await screen.findByRole('radio', { name: 'A full truck or more' }));
  expect(leads()).toEqual([]);
  release();

  await untilConfirmed();
  expect(leads()).toMatchObject([{ id: identity.leadId, full_name: 'Ana Diaz', load_size: 'half' }]);
  expect(screen.getByText(/ · Half a truck$/)).toBeInTheDocument();
  await waitFor(() => expect(backend.bodiesTo('attachImages')).toMatchObject([{ lead_id: identity.leadId }]));
});

test('offline, Start over cancels it: it is never sent, and the next one is new', async () => {
  const { user, identity } = await openBooking({ photoNames: ['sofa.jpg'] });
  const { release } = await submitOffline(user);

  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await untilOn(1);
  expect(screen.queryByText(/You’re offline/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next Step' })).toBeDisabled();
  release();
  await book(user, 'Old Appliances');

  expect(leads()).toMatchObject([{ services: ['Old Appliances'], id: expect.not.stringMatching(identity.leadId) }]);
  expect(backend.callsTo('photos')).toEqual([]);
});

test("it can't be canceled once it may have arrived, and is sent again when the connection is back", async () => {
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

test('waiting in a tab that is closed, it is never sent, and the next tab has it all and sends it once', async () => {
  const { user, identity, unmount } = await openBooking();
  const { release } = await submitOffline(user);

  unmount();
  queryClient.clear();
  release();
  const { user: userOfNextTab } = await renderApp('/book');

  expect(leads()).toEqual([]);
  expect(nameField()).toHaveValue('Ana Diaz');
  await submit(userOfNextTab);
  await expectSentOnce();
  expect(leads()).toMatchObject([{ id: identity.leadId }]);
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
  expect(nameField()).toHaveValue('Ana Diaz');
  await user.click(await screen.findByRole('button', { name: 'Sending…' }));
  await user.click(screen.getByRole('button', { name: /^Change\s*address$/ }));
  await untilOn(2);
  release();

  // The confirmation replaces whichever step the visitor went to.
  await expectSentOnce();
  expect(screen.queryByRole('link', { name: 'See your confirmation' })).not.toBeInTheDocument();
});

test.each([
  ['being sent', 'a text page', submitSlowly, goToContact, 'Contact us'],
  ['waiting offline', 'a tracking page', submitOffline, goToTracking, 'Your Request Status'],
])(
  'sent while it was %s and the visitor went to %s, it is confirmed there with a link',
  async (_, __, start, leave, heading) => {
    fakeClock();
    const { user, identity } = await openBooking();
    const { release } = await start(user);
    await leave(user);

    release();

    await untilToasted(
      'success',
      'Request submitted successfully!',
      "We'll contact you soon about your junk removal request.",
    );
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(leads()).toMatchObject([{ id: identity.leadId, source_page: 'http://localhost:3000/book' }]);
    await preload('/book');
    await user.click(screen.getByRole('link', { name: 'See your confirmation' }));
    await expectSentOnce();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'See your confirmation' })).not.toBeInTheDocument());
  },
);

test('after it was sent from another page, the form is empty and the next request is new', async () => {
  const { user, identity } = await openBooking();
  const { release } = await submitOffline(user);
  await goToContact(user);
  release();
  await screen.findByText('Request submitted successfully!');

  await returnToBooking(user);
  expect(shownStep()).toBe(1);
  await book(user, 'Old Appliances');

  expect(leads()).toMatchObject([
    { id: identity.leadId },
    { id: expect.not.stringMatching(identity.leadId), services: ['Old Appliances'] },
  ]);
});

test('refused, it is reported on the page the visitor went to, and the form keeps what was typed meanwhile', async () => {
  expectLogged('The request was not submitted');
  const { user } = await openBooking();
  const { release } = await submitSlowly(user, 'ok');
  await refill(user, 'Full name', 'Someone Else');
  await goToContact(user);

  release(refusal);

  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Contact us' })).toBeInTheDocument();
  expect(leads()).toHaveLength(1);
  await returnToBooking(user);
  expect(shownStep()).toBe(4);
  expect(nameField()).toHaveValue('Someone Else');
  await submit(user);
  await untilConfirmed();
  expect(leads()).toMatchObject([{ full_name: 'Ana Diaz' }, { full_name: 'Someone Else' }]);
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
