import { parseTrackingId } from '@functions/domain/tracking-id.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readPhotos } from '@/features/booking/photos/photo-store';
import { openBooking, refill, shownStep, shownTrackingId, submit, untilConfirmed } from './support/booking';
import { expectLogged } from './support/console';
import { duplicateLead, fakeBackend, heldAnswer } from './support/fake-backend';
import { renderApp } from './support/render-app';
import { fakeClock, passTime, skipTime } from './support/time';
import { sendForEver } from './support/under-way';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
});

/** Waits until the lead was sent this many times. */
async function untilSent(times: number) {
  await waitFor(() => expect(backend.callsTo('leads')).toHaveLength(times));
}

// What is sent

test('empty fields of a minimal request are sent as null', async () => {
  const { user } = await openBooking();

  await submit(user);
  await untilConfirmed();

  expect(backend.sentLeads()).toMatchObject([
    { unit_number: null, job_description: null, email: null, agreed_to_messages: false, phone: '2135550142' },
  ]);
});

test('the shared form is loaded only when the visitor comes near it', async () => {
  let approach: (isIntersecting: boolean) => void = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin: string }) {
        expect(rootMargin).toBe('400px');
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

// Failure

test("the server's message about too many requests is shown", async () => {
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

test('two server failures and a success store one lead: all attempts have the same ids and load', async () => {
  fakeClock();
  backend.answer('leads', { status: 500 }, { status: 503 }, 'ok');
  const { user } = await openBooking({ values: { loadSize: 'half' } });

  await submit(user);
  await untilSent(1);
  await passTime(1000);
  await untilSent(2);
  await passTime(2000);
  await untilConfirmed();

  const [first, ...others] = backend.sentLeads();
  expect(first).toMatchObject({ load_size: 'half' });
  expect(others).toEqual([first, first]);
  expect(await screen.findAllByText('Request submitted successfully!')).toHaveLength(1);
  expect(screen.queryByText('Error submitting request')).not.toBeInTheDocument();
});

test('a server that keeps failing is tried four times, then the visitor is told', async () => {
  expectLogged('The request was not submitted');
  fakeClock();
  backend.answer('leads', { status: 500 });
  const { user } = await openBooking();

  await submit(user);
  await untilSent(1);
  await passTime(7000);

  expect(await screen.findByText('Error submitting request')).toBeInTheDocument();
  expect(backend.callsTo('leads')).toHaveLength(4);
  expect(shownStep()).toBe(4);
});

test('a lost answer after the lead was stored is a success: the retry finds the duplicate', async () => {
  fakeClock();
  backend.answer('leads', 'connection lost', duplicateLead);
  const { user } = await openBooking();

  await submit(user);
  await untilSent(1);
  await passTime(1000);
  await untilConfirmed();

  const [first, second] = backend.sentLeads();
  expect(second).toEqual(first);
  expect(parseTrackingId(shownTrackingId())).toBe(first?.tracking_id);
});

test('a failed request becomes a new one with its photos after a correction, and stays the same without one', async () => {
  expectLogged('The request was not submitted');
  fakeClock();
  const failure = { status: 500 };
  backend.answer('leads', ...Array.from({ length: 8 }, () => failure), 'ok');
  const { user, identity } = await openBooking({ photoNames: ['sofa.jpg'] });
  await submit(user);
  await untilSent(1);
  await passTime(7000);
  await refill(user, 'Full name', 'Rosa Alvarez');
  await submit(user);
  await untilSent(5);
  await passTime(7000);

  await submit(user);
  await untilConfirmed();

  const ids = backend.sentLeads().map(({ id }) => id);
  const [corrected] = ids.slice(-1);
  expect(corrected).not.toBe(identity.leadId);
  expect(ids).toEqual([...Array(4).fill(identity.leadId), ...Array(5).fill(corrected)]);
  expect(backend.sentLeads().at(-1)).toMatchObject({ full_name: 'Rosa Alvarez' });
  expect(parseTrackingId(shownTrackingId())).toBe(backend.sentLeads().at(-1)?.tracking_id);
  await waitFor(() => expect(backend.bodiesTo('attachImages')).toMatchObject([{ lead_id: corrected }]));
  expect(await readPhotos(identity.leadId)).toEqual([]);
});

test("another pending call doesn't hold up a request", async () => {
  sendForEver();
  const { user } = await openBooking();

  await submit(user);

  await untilConfirmed();
});

test('a duplicate of anything but our own id is not a success', async () => {
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

test('an unanswered call is aborted after 20 seconds and retried', async () => {
  fakeClock();
  backend.answer('leads', 'no answer', 'ok');
  const { user } = await openBooking();

  await submit(user);
  await untilSent(1);
  await passTime(19_000);
  expect(backend.callsTo('leads')).toHaveLength(1);
  await passTime(2500);

  await untilConfirmed();
  expect(backend.callsTo('leads')).toHaveLength(2);
});

test('a double click sends once', async () => {
  const { user } = await openBooking();

  skipTime(3000);
  await user.dblClick(screen.getByRole('button', { name: 'Submit Request' }));
  await untilConfirmed();

  expect(backend.callsTo('leads')).toHaveLength(1);
});

test('while sending, the button says so, and clicks, Enter and Back do nothing', async () => {
  const { answer, release } = heldAnswer();
  backend.answer('leads', answer);
  const { user } = await openBooking();

  await submit(user);
  const button = await screen.findByRole('button', { name: 'Sending…' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button.closest('form')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  await user.dblClick(button);
  await user.type(screen.getByLabelText('Full name'), '{Enter}');
  release();
  await untilConfirmed();

  expect(backend.callsTo('leads')).toHaveLength(1);
});

test("a script that fills in the hidden field sends nothing, and a person's next attempt does", async () => {
  expectLogged('The request was not submitted');
  fakeClock();
  const { user } = await openBooking();
  await user.type(screen.getByLabelText('Leave this empty'), 'https://spam.example');

  await submit(user);
  expect(await screen.findByText('Error submitting request')).toBeInTheDocument();
  await passTime(10_000);
  expect(backend.callsTo('leads')).toEqual([]);

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
  expect(backend.callsTo('leads')).toEqual([]);
  await passTime(1500);

  await untilConfirmed();
});
