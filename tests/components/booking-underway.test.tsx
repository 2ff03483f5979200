import { parseTrackingId } from '@functions/domain/tracking-id.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  book,
  openBooking,
  refill,
  shownStep,
  shownTrackingId,
  submit,
  untilConfirmed,
  untilOn,
} from './support/booking';
import { expectLogged } from './support/console';
import { fakeBackend, heldAnswer } from './support/fake-backend';
import { preload } from './support/render-app';
import { fakeClock, passTime } from './support/time';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
});

function mainLink(name: string) {
  return within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });
}

/** Goes from the form to the contact page with a link, like a visitor. The address changes, too. */
async function goToContact(user: UserEvent) {
  await preload('/contact');
  await user.click(mainLink('Contact'));
  window.history.replaceState(null, '', '/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
}

async function returnToBooking(user: UserEvent) {
  await user.click(mainLink('Book a Pickup'));
  window.history.replaceState(null, '', '/book');
  await screen.findByRole('heading', { level: 1, name: 'Book Your Junk Removal' });
}

async function submitOffline(user: UserEvent) {
  fireEvent.offline(window);
  await submit(user);
  await screen.findByText(/You’re offline/);
}

/** Submits and waits until the request was sent. */
async function submitSlowly(user: UserEvent) {
  const held = heldAnswer();
  backend.answer('leads', held.answer);
  await submit(user);
  await waitFor(() => expect(backend.callsTo('leads')).toHaveLength(1));
  return held;
}

// A request that waits offline

test('Start over cancels a request waiting offline: it is never sent, and the next one has new ids', async () => {
  const { user, identity } = await openBooking({ photoNames: ['sofa.jpg'] });
  await submitOffline(user);

  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await untilOn(1);
  expect(screen.queryByText(/You’re offline/)).not.toBeInTheDocument();
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

// A request being sent

test("a request being sent can't be discarded, and the confirmation shows its tracking ID", async () => {
  const { user } = await openBooking();
  const { release } = await submitSlowly(user);

  expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
  release();
  await untilConfirmed();

  expect(backend.bodiesTo('leads')).toMatchObject([{ tracking_id: parseTrackingId(shownTrackingId()) }]);
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

test('a form reopened while its request is being sent shows that and sends no second one', async () => {
  const { user } = await openBooking();
  const { release } = await submitSlowly(user);
  await goToContact(user);

  await returnToBooking(user);
  await user.click(await screen.findByRole('button', { name: 'Sending…' }));
  release();
  await untilConfirmed();

  expect(backend.callsTo('leads')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'See your confirmation' })).not.toBeInTheDocument();
});

test('a refused request is reported on the page the visitor went to, and the form keeps everything', async () => {
  const { user } = await openBooking();
  const { release } = await submitSlowly(user);
  await goToContact(user);

  expectLogged('The request was not submitted');
  release({ status: 400, body: { code: '23514', message: 'violates check constraint' } });

  expect(await screen.findByText('Error submitting request')).toBeInTheDocument();
  await returnToBooking(user);
  expect(shownStep()).toBe(4);
  expect(screen.getByLabelText('Full name')).toHaveValue('Ana Diaz');
  expect(screen.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
});

test('photos are uploaded even if the visitor went to another page', async () => {
  const { user, identity } = await openBooking({ photoNames: ['sofa.jpg', 'bed.jpg'] });
  const { release } = await submitSlowly(user);
  await goToContact(user);

  release();

  await waitFor(() => expect(backend.callsTo('attachImages')).toHaveLength(1));
  expect(backend.bodiesTo('attachImages')).toMatchObject([
    { lead_id: identity.leadId, image_urls: [expect.stringMatching(/-0\.jpg$/), expect.stringMatching(/-1\.jpg$/)] },
  ]);
});
