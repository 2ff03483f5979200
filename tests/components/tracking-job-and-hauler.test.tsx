import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBackend } from './support/fake-backend';
import { fakeClock } from './support/time';
import {
  booked,
  hauler,
  openDialog,
  openLead as openRequest,
  pickup,
  proposal,
  sent,
  untilClosed,
} from './support/tracking';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  fakeClock(new Date('2026-11-23T10:00:00-08:00'));
  backend = fakeBackend();
});

const openLead = (changes: Partial<LeadDetails>) => openRequest(backend, changes);
const job = () => screen.getByRole('region', { name: 'Your job' });
const whoHasIt = () => screen.getByRole('region', { name: 'Who has the job' });

const photos = ['1', '2', '3'].map((each) => ({ url: `https://photos.example/${each}.jpg`, bytes: 400_000 }));

describe('the job in short', () => {
  test('says what, how much and where, with the picture of its service', async () => {
    await openLead({ services: ['Home Cleaning - Deep Cleaning', 'Old Appliances'], loadSize: 'half' });

    expect(job()).toHaveTextContent(/Home Cleaning - Deep Cleaning and 1 more ?Half a truck ?Beverly Hills, 90210/);
    expect(job().querySelector('img')).toHaveAttribute('src', expect.stringContaining('/home-cleaning-'));
  });

  test('shows the first photo, which opens all of them', async () => {
    const user = await openLead({ photos });
    const button = within(job()).getByRole('button', { name: 'See 3 photos' });
    expect(button.querySelector('img')).toHaveAttribute('src', photos[0]?.url);
    expect(button.querySelector('img')).toHaveAttribute('referrerpolicy', 'no-referrer');

    const dialog = await openDialog(user, 'See 3 photos', 'Your photos');
    const shown = dialog.getAllByRole<HTMLImageElement>('img');
    expect(shown.map(({ alt, src }) => [alt, src])).toEqual(
      photos.map(({ url }, index) => [`Photo ${index + 1} of 3`, url]),
    );
    for (const photo of shown) expect(photo).toHaveAttribute('referrerpolicy', 'no-referrer');

    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await untilClosed();
    expect(button).toHaveFocus();
  });

  test('shows an icon for a large photo', async () => {
    await openLead({ photos: [{ url: 'https://photos.example/1.jpg', bytes: 1_500_001 }] });

    expect(within(job()).getByRole('button', { name: 'See the photo' }).querySelector('img')).toBeNull();
  });

  test('shows an icon to visitors who save data', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }));
    await openLead({ photos });

    expect(within(job()).getByRole('button', { name: 'See 3 photos' }).querySelector('img')).toBeNull();
  });
});

describe("the hauler's card", () => {
  test('lists what is known', async () => {
    const card = { vettedSince: '2026-05', insuredUntil: '2027-03-03', completedHere: 14 };
    await openLead({ ...sent, proposal, hauler: { ...hauler, ...card, stars: { average: 4.8, count: 12 } } });

    expect(
      within(whoHasIt())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Vetted since May 2026',
      'Insured until March 3, 2027',
      '14 pickups completed here',
      '4.8 of 5 stars from 12 customers',
    ]);
  });

  test('counts a single pickup as one, and leaves out what is not known', async () => {
    await openLead({ ...sent, hauler: { ...hauler, completedHere: 1 } });

    expect(
      within(whoHasIt())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['1 pickup completed here']);
  });

  test('has no list if nothing is known', async () => {
    await openLead(sent);

    expect(within(whoHasIt()).queryByRole('list')).not.toBeInTheDocument();
  });
});

describe('first on the page comes', () => {
  const order = () => job().compareDocumentPosition(whoHasIt());

  test.each<[string, Partial<LeadDetails>]>([
    ['the hauler, while there is nothing to do but call', { ...sent, status: 'Submitted' }],
    ['the hauler, once the window is open', { ...booked, pickup: { ...pickup, from: '2026-11-23T17:00:00.000Z' } }],
    ['the hauler, on the way', { ...booked, pickup: { ...pickup, arrivesAt: '2026-11-23T18:30:00.000Z' } }],
  ])('%s', async (_, changes) => {
    await openLead(changes);

    expect(order()).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  test.each<[string, Partial<LeadDetails>]>([
    ['the job, beside a proposal', { ...sent, proposal }],
    ['the job, of a booked pickup', booked],
  ])('%s', async (_, changes) => {
    await openLead(changes);

    expect(order()).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
