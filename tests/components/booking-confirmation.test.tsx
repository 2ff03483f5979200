import { parseTrackingId } from '@functions/domain/tracking-id.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BookingValues } from '@/features/booking/schema';
import { readRecentRequests } from '@/lib/recent-requests';
import { book, openBooking, shownTrackingId, submit, UUID, untilConfirmed, untilOn } from './support/booking';
import { backendOfTests, leadDetails } from './support/fake-backend';
import { preload } from './support/render-app';
import { fakeClock, passTime } from './support/time';
import { untilToasted } from './support/toasts';

const backend = backendOfTests();

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
});

async function openConfirmation(values: Partial<BookingValues> = {}) {
  const { user } = await openBooking({ values });
  await submit(user);
  await untilConfirmed();
  return user;
}

const trackingSection = () => screen.getByRole('region', { name: 'Your tracking ID' });

test('the confirmation is the page: who calls which number when, the tracking ID, what was sent and what happens next', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T19:00:00-08:00') });
  const values = { services: ['Old Appliances' as const], city: 'Beverly Hills', loadSize: 'half' as const };
  const { user } = await openBooking({ values, photoNames: ['a.jpg', 'b.jpg'] });
  const promise = 'Four short steps, about 60 seconds. Local haulers do the rest.';
  expect(screen.getByText(promise)).toBeInTheDocument();
  await submit(user);
  await untilConfirmed();

  await untilToasted(
    'success',
    'Request submitted successfully!',
    "We'll contact you soon about your junk removal request.",
  );
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(/^Request Submitted!$/);
  await waitFor(() => expect(heading).toHaveFocus());
  for (const gone of [promise, /Book Your Junk Removal/, /contacts you within 2 hours \(/, /^Questions first/]) {
    expect(screen.queryByText(gone, { selector: 'main *' })).not.toBeInTheDocument();
  }
  const call = screen.getByRole('heading', { level: 2, name: /^A local hauler/ });
  const spaced = (text: string | null) => text?.replaceAll('\u00A0', ' ');
  expect(spaced(call.textContent)).toMatch(/^A local hauler will call \(213\) 555-0142 by 9:00\sAM tomorrow$/);
  expect(JSON.stringify(localStorage)).not.toMatch(/555-?0142/);
  const steps = within(screen.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => spaced(textContent))).toEqual([
    expect.stringMatching(/^1Your request and photos are reviewed\. Local haulers see/),
    '2A local hauler contacts you within 2 hours. Counted from 8 AM to 8 PM Los Angeles time, every day.',
    expect.stringMatching(/^3You get a free quote.*will show up on your tracking page\. Choose the time/),
    expect.stringMatching(/^4Your junk is gone/),
  ]);
  const sent = within(screen.getByRole('region', { name: 'What you sent' }));
  expect(sent.queryByText('Photos get you a firmer quote.')).not.toBeInTheDocument();
  expect(sent.getByText('Old Appliances · Beverly Hills, 90210 · Half a truck')).toBeInTheDocument();
  expect(sent.getAllByRole('img').map((photo) => photo.getAttribute('alt'))).toEqual(['Photo 1 of 2', 'Photo 2 of 2']);
  expect(parseTrackingId(shownTrackingId())).toBe(backend.sentLeads()[0]?.tracking_id);
  const track = within(screen.getByRole('main')).getByRole('link', { name: 'Track my request' });
  expect(track).toHaveAttribute('href', `/track/${shownTrackingId()}`);
});

test('once the promised time has passed, the confirmation says no more that a hauler will call the number', async () => {
  fakeClock(new Date('2026-11-21T14:00:00-08:00'));
  await openConfirmation();
  const call = () => screen.getByRole('heading', { level: 2, name: /^A local hauler/ });
  expect(call()).toHaveTextContent(/^A local hauler will call \(213\) 555-0142 by 4:00\sPM today$/);

  await passTime(2 * 3_600_000 + 60_000);

  expect(call()).toHaveTextContent(/^A local hauler will contact you by 4:00\sPM today$/);
  expect(screen.queryByRole('link', { name: 'Wrong number? Correct it' })).not.toBeInTheDocument();
});

test('a visitor with an email address is told that the link comes by email, and the device stores only that they have one', async () => {
  await openConfirmation({ email: 'ana@example.com' });

  expect(trackingSection()).toHaveTextContent('We’ll email you the tracking link. Keep it to yourself');
  expect(screen.getByText(/pickup times will show up/)).toHaveTextContent(
    'will show up on your tracking page, and we’ll let you know. Choose',
  );
  expect(trackingSection()).not.toHaveTextContent('Save this link');
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
])('a visitor without email who %s is told how they get the link, and sees it', async (_, textsOn, values, said) => {
  env.textsOn = textsOn;
  await openConfirmation(values);

  const section = within(trackingSection());
  expect(section.getByText(/^Save this link/).textContent).toBe(said);
  expect(screen.getByRole('button', { name: 'Add photos' })).toHaveAccessibleDescription(/^Photos get you a firmer/);
  expect(section.queryByText(/email/)).not.toBeInTheDocument();
  // Without hyphens, so that the tracking ID appears only once with them.
  const path = `/track/${shownTrackingId().replaceAll('-', '')}`;
  expect(section.getByRole('link', { name: `http://localhost:3000${path}` })).toHaveAttribute('href', path);
  expect(screen.queryAllByRole('link', { name: 'Add a way to reach me' })).toHaveLength(said === UNSENT ? 1 : 0);
  const ids = { leadId: expect.any(String), trackingId: expect.any(String), submittedAt: expect.any(Number) };
  const getsTexts = said === TEXTED;
  expect(readRecentRequests()).toEqual([{ ...ids, wantsPhotos: false, hasEmail: false, getsTexts }]);
});

test.each([
  ['Add a way to reach me', 'Add a way to reach me', /^Email/],
  ['Wrong number? Correct it', 'Correct your details', /^Phone/],
])('%s leads to the tracking page with its contact dialog open on that field', async (name, title, label) => {
  fakeClock();
  await preload('/track/7K3M-9Q2X-4TBV-R8ND');
  const user = await openConfirmation();
  const { email: _, ...unreached } = { ...leadDetails, updates: { by: 'none', bounced: [] } };
  backend.answer('leadDetails', { status: 200, body: unreached });

  await user.click(screen.getByRole('link', { name }));

  await passTime(2000);

  const dialog = await screen.findByRole('dialog', { name: title });
  expect(within(dialog).getByLabelText(label)).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the tracking ID can be copied, which is confirmed for three seconds, or must be copied by hand', async () => {
  fakeClock();
  const user = await openConfirmation();
  // Without a share sheet, nothing else is offered.
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied')).toHaveRole('status');
  expect(screen.getByRole('button', { name: 'Copy' })).not.toContainElement(screen.getByText('Copied'));
  expect(await navigator.clipboard.readText()).toBe(shownTrackingId());
  await passTime(3000);
  expect(screen.queryByText('Copied')).not.toBeInTheDocument();

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await untilToasted('error', 'We couldn’t copy the tracking ID', 'Please select it and copy it yourself.');
});

test("Share passes the tracking page's address to the share sheet, and closing that is not an error", async () => {
  const unhandled = vi.fn();
  process.once('unhandledRejection', unhandled);
  const shared: ShareData[] = [];
  // Not a mock, which would handle a rejected promise itself. jsdom has no share sheet.
  const share = (data: ShareData) => {
    shared.push(data);
    return Promise.reject(new DOMException('Share canceled', 'AbortError'));
  };
  vi.stubGlobal('navigator', Object.create(navigator, { share: { value: share } }));
  const user = await openConfirmation();

  await user.click(screen.getByRole('button', { name: 'Share' }));

  const url = `http://localhost:3000/track/${shownTrackingId()}`;
  expect(shared).toEqual([{ title: 'My junk removal request', url }]);
  expect(unhandled).not.toHaveBeenCalled();
  expect(screen.queryByText(/could not|Error/)).not.toBeInTheDocument();
  process.off('unhandledRejection', unhandled);
});

test('Request Another Service returns to an empty step 1 with new ids and no photos', async () => {
  const { user } = await openBooking({ photoNames: ['a.jpg'] });
  await submit(user);
  await untilConfirmed();
  await screen.findByText('1 photo uploaded');

  await user.click(screen.getByRole('button', { name: 'Request Another Service' }));

  await untilOn(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Book Your Junk Removal' })).toBeInTheDocument();
  // What is left of the first request would be sent with the second one.
  await book(user, 'Old Appliances');

  const [first, second] = backend.sentLeads();
  expect(second).toMatchObject({
    id: expect.stringMatching(UUID),
    services: ['Old Appliances'],
    full_name: 'Ana Diaz',
  });
  expect(second?.id).not.toBe(first?.id);
  expect(second?.tracking_id).not.toBe(first?.tracking_id);
  expect(backend.callsTo('photos')).toHaveLength(1);
});
