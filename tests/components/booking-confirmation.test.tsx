import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BookingValues } from '@/features/booking/schema';
import { readRecentRequests } from '@/lib/recent-requests';
import {
  addShareSheet,
  fill,
  fillContact,
  next,
  openBooking,
  passAddress,
  passServices,
  shownTrackingId,
  submit,
  UUID,
  untilConfirmed,
  untilOn,
} from './support/booking';
import { fakeBackend, leadDetails } from './support/fake-backend';
import { preload, renderApp } from './support/render-app';
import { fakeClock, passTime } from './support/time';
import { untilToasted } from './support/toasts';

let backend: ReturnType<typeof fakeBackend>;

/** Build settings. */
const env = vi.hoisted(() => ({ textsOn: true }));

vi.mock('@/lib/env', async (original) => {
  const { textsOn: _, ...others } = await original<object & { textsOn: boolean }>();
  return {
    ...others,
    get textsOn() {
      return env.textsOn;
    },
  };
});

beforeEach(() => {
  env.textsOn = true;
  backend = fakeBackend();
});

test('a visitor with an email address is told that the link comes by email, and the device stores only that they have one', async () => {
  const { user } = await renderApp('/book');
  await passServices(user, 'Old Appliances');
  await passAddress(user);
  await next(user);
  await fillContact(user);
  await fill(user, /^Email/, 'ana@example.com');
  await submit(user);
  await untilConfirmed();

  const section = screen.getByRole('region', { name: 'Your tracking ID' });
  expect(section).toHaveTextContent(
    'We’ll email you the tracking link. If the email doesn’t arrive, use the link here.',
  );
  expect(screen.getByText(/pickup times will show up/)).toHaveTextContent(
    'will show up on your tracking page, and we’ll let you know. Choose',
  );
  expect(section).not.toHaveTextContent('Save this link');
  expect(readRecentRequests()).toMatchObject([{ hasEmail: true }]);
  expect(localStorage.getItem('recent-requests')).not.toContain('ana@example.com');
});

const TEXTED = 'Save this link. We’ll also text it to you if we can, between 8 AM and 9 PM.';
const UNSENT = 'Save this link. We have no way to send it to you, and updates appear only there.';

test.each<[string, boolean, Partial<BookingValues>, string]>([
  ['agreed to messages', true, { agreedToMessages: true }, TEXTED],
  ['agreed to nothing', true, {}, UNSENT],
  ['agreed on a site without texts', false, { agreedToMessages: true }, UNSENT],
  ['agreed for a toll-free number', true, { agreedToMessages: true, phone: '(800) 555-0142' }, UNSENT],
  ['agreed for a foreign number', true, { agreedToMessages: true, phone: '442079460958' }, UNSENT],
])('a visitor without email who %s is told how they get the link, and sees it', async (_, textsOn, values, said) => {
  env.textsOn = textsOn;
  const { user } = await openBooking({ values });
  await submit(user);
  await untilConfirmed();

  const section = within(screen.getByRole('region', { name: 'Your tracking ID' }));
  expect(section.getByText(/^Save this link/)).toHaveTextContent(new RegExp(`^${said.replaceAll('.', '\\.')}$`));
  expect(section.queryByText(/email/)).not.toBeInTheDocument();
  // Without hyphens, so that the tracking ID appears only once with them.
  const path = `/track/${shownTrackingId().replaceAll('-', '')}`;
  expect(section.getByRole('link', { name: `http://localhost:3000${path}` })).toHaveAttribute('href', path);
  expect(section.queryAllByRole('link', { name: 'Add a way to reach me' })).toHaveLength(said === UNSENT ? 1 : 0);
  const ids = { leadId: expect.any(String), trackingId: expect.any(String), submittedAt: expect.any(Number) };
  const getsTexts = said === TEXTED;
  expect(readRecentRequests()).toEqual([{ ...ids, wantsPhotos: false, hasEmail: false, getsTexts }]);
});

test('a visitor without any channel can add one on the tracking page, which opens the contact dialog', async () => {
  fakeClock();
  await preload('/track/7K3M-9Q2X-4TBV-R8ND');
  const user = await openConfirmation();
  const { email: _, ...unreached } = { ...leadDetails, updates: { by: 'none', cameBack: [] } };
  backend.answer('leadDetails', { status: 200, body: unreached });

  await user.click(screen.getByRole('link', { name: 'Add a way to reach me' }));

  await passTime(2000);

  const dialog = await screen.findByRole('dialog', { name: 'Correct your details' });
  expect(within(dialog).getByLabelText(/^Email/)).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('main')).toHaveFocus();
});

test.each([
  ['2:40 PM', '2026-11-21T14:40:00-08:00', /^4:40\sPM today$/],
  ['7:00 PM', '2026-11-21T19:00:00-08:00', /^9:00\sAM tomorrow$/],
  ['11:00 PM', '2026-11-21T23:00:00-08:00', /^10:00\sAM tomorrow$/],
])('a request sent at %s shows when a hauler will call, in business hours', async (_, sentAt, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(sentAt) });
  const { user } = await openBooking();

  await submit(user);
  await untilConfirmed();

  expect(screen.getByText(/^That’s by/)).toHaveTextContent(
    'The 2-hour clock runs from 8 AM to 8 PM Los Angeles time, every day.',
  );
  expect(screen.getByText(expected)).toBeInTheDocument();
});

async function openConfirmation() {
  const { user } = await openBooking();
  await submit(user);
  await untilConfirmed();
  return user;
}

test('Copy copies the tracking ID and confirms it for three seconds', async () => {
  fakeClock();
  const user = await openConfirmation();

  await user.click(screen.getByRole('button', { name: 'Copy' }));

  expect(await screen.findByText('Copied')).toHaveRole('status');
  expect(screen.getByRole('button', { name: 'Copy' })).not.toContainElement(screen.getByText('Copied'));
  expect(await navigator.clipboard.readText()).toBe(shownTrackingId());
  await passTime(3000);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
});

test('if copying the tracking ID fails, the visitor is told to copy it by hand', async () => {
  const user = await openConfirmation();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));

  await user.click(screen.getByRole('button', { name: 'Copy' }));

  await untilToasted('error', 'We couldn’t copy the tracking ID', 'Please select it and copy it yourself.');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
});

test('closing the share sheet is not an error', async () => {
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

test('without a share sheet only Copy is offered', async () => {
  await openConfirmation();

  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
});

test('Request Another Service returns to an empty step 1 with new ids', async () => {
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

  const [first, second] = backend.sentLeads();
  expect(second?.id).toMatch(UUID);
  expect(second?.id).not.toBe(first?.id);
  expect(second?.tracking_id).not.toBe(first?.tracking_id);
});
