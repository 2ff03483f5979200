import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readPhotos } from '@/features/booking/photos/photo-store';
import { readRecentRequests } from '@/lib/recent-requests';
import { words as page } from '@/words/book-page';
import { words } from '@/words/booking';
import { loadSizeLabels } from '@/words/shared/load-sizes';
import { serviceLabel } from '@/words/shared/services';
import { openBooking, submit, submitWithPhotos, untilConfirmed } from '../support/booking';
import { expectLogged } from '../support/console';
import { expectNoEnglish } from '../support/english';
import { fakeBackend, heldAnswer } from '../support/fake-backend';
import { fakeCanvas, jpeg } from '../support/photos';
import { fakeClock, passTime } from '../support/time';

const { confirmation, photos, upload } = words;

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  fakeCanvas();
});

const filesField = () => screen.queryByLabelText(photos.files);
const addButton = () => screen.getByRole('button', { name: new RegExp(`^${photos.add}`) });

/** The indexes of the uploaded photos, and those of the attached ones by call. */
function sentPhotos() {
  const indexOf = (path: string) => Number(/-(\d)\.jpg$/.exec(path)?.[1]);
  return {
    uploaded: backend.callsTo('photos').map(({ path }) => indexOf(path)),
    attached: backend
      .bodiesTo('attachImages')
      .map((body) => (body as { image_urls: string[] }).image_urls.map(indexOf)),
  };
}

test('on /book the confirmation is the page: its heading replaces the page’s, without promises and phone number', async () => {
  const { user } = await openBooking();
  expect(screen.getByText(page.lede)).toBeInTheDocument();
  await submit(user);
  await untilConfirmed();

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(confirmation.heading);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.queryByText(page.heading)).not.toBeInTheDocument();
  expect(screen.queryByText(page.lede)).not.toBeInTheDocument();
  expect(screen.queryByText(page.promises[0] ?? '')).not.toBeInTheDocument();
  expect(screen.queryByText(page.call.trim(), { exact: false })).not.toBeInTheDocument();
  await waitFor(() => expect(document.title.startsWith(`${confirmation.heading} | ${page.title}`)).toBe(true));

  await user.click(screen.getByRole('button', { name: confirmation.another }));
  expect(await screen.findByRole('heading', { level: 1, name: page.heading })).toBeInTheDocument();
});

test('elsewhere the confirmation is a part of the page', async () => {
  const { user } = await openBooking({ address: '/services/hot-tub-removal' });
  await submit(user);
  await untilConfirmed();

  expect(screen.getByRole('heading', { level: 2, name: confirmation.heading })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(confirmation.heading);
});

test('what was sent is repeated without name, phone and street', async () => {
  const values = { services: ['Old Appliances' as const], city: 'Beverly Hills', loadSize: 'half' as const };
  const { user } = await openBooking({ values, photoNames: ['a.jpg', 'b.jpg'] });
  await submit(user);
  await untilConfirmed();

  const sent = within(screen.getByRole('region', { name: confirmation.sent }));
  const facts = sent.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    [words.recap.services, serviceLabel('Old Appliances')],
    [words.labels.city, 'Beverly Hills'],
    [words.labels.zipCode, '90210'],
    [words.recap.load, loadSizeLabels.half],
    [words.recap.photos, '2'],
  ]);
  expectNoEnglish();
});

test('photos added after sending are uploaded after the first ones and attached with them', async () => {
  const user = await submitWithPhotos(2);
  await screen.findByText(upload.done(2));

  await user.upload(screen.getByLabelText(photos.files), [jpeg('c.jpg'), jpeg('d.jpg')]);

  await waitFor(() => expect(sentPhotos().attached).toHaveLength(2));
  expect(await screen.findByText(upload.done(2))).toBeInTheDocument();
  expect(sentPhotos()).toEqual({
    uploaded: [0, 1, 2, 3],
    attached: [
      [0, 1],
      [0, 1, 2, 3],
    ],
  });
  expect(readRecentRequests()).toMatchObject([{ photoCount: 4, wantsPhotos: false }]);
  expect(within(screen.getByRole('region', { name: confirmation.sent })).getByText('4')).toBeInTheDocument();
  expectNoEnglish();
});

test('no more than five photos are added, and bad files are ignored silently', async () => {
  const user = await submitWithPhotos(3);
  await screen.findByText(upload.done(3));
  const files = [new File(['note'], 'note.jpg'), jpeg('4.jpg'), jpeg('5.jpg'), jpeg('6.jpg')];

  await user.upload(screen.getByLabelText(photos.files), files);

  expect(await screen.findByText(upload.done(2))).toBeInTheDocument();
  expect(sentPhotos().uploaded).toEqual([0, 1, 2, 3, 4]);
  expect(screen.getByRole('button', { name: new RegExp(`^${photos.full(5)}`) })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('while photos are uploading, no others can be added', async () => {
  const { answer, release } = heldAnswer();
  const { user } = await openBooking();
  await submit(user);
  await untilConfirmed();
  backend.answer('photos', answer);
  await user.upload(screen.getByLabelText(photos.files), jpeg('a.jpg'));

  expect(await screen.findByText(upload.running(1, 0))).toBeInTheDocument();
  expect(addButton()).toHaveAttribute('aria-disabled', 'true');
  release();

  expect(await screen.findByText(upload.done(1))).toBeInTheDocument();
  expect(addButton()).toHaveAttribute('aria-disabled', 'false');
});

test('an added photo that fails stays on the device and can be tried again', async () => {
  expectLogged('A photo was not uploaded');
  fakeClock();
  const { user } = await openBooking();
  await submit(user);
  await untilConfirmed();
  backend.answer('photos', ...Array.from({ length: 4 }, () => 'connection lost' as const), 'ok');
  await user.upload(screen.getByLabelText(photos.files), jpeg('a.jpg'));
  await waitFor(() => expect(backend.callsTo('photos')).toHaveLength(1));
  await passTime(7000);

  expect(await screen.findByText(upload.failed())).toBeInTheDocument();
  expect(await readPhotos(backend.sentLeads()[0]?.id ?? '')).toHaveLength(1);
  expect(readRecentRequests()).toMatchObject([{ photoCount: 1, wantsPhotos: true }]);
  await user.click(screen.getByRole('button', { name: upload.again }));

  expect(await screen.findByText(upload.done(1))).toBeInTheDocument();
  expect(sentPhotos().attached).toEqual([[0]]);
});

test('photos can be added for an hour', async () => {
  fakeClock();
  const { user } = await openBooking();
  await submit(user);
  await untilConfirmed();

  await passTime(58 * 60_000);
  expect(filesField()).toBeInTheDocument();
  await passTime(3 * 60_000);

  expect(filesField()).not.toBeInTheDocument();
});

test('a request with five photos has no room for more', async () => {
  await submitWithPhotos(5);
  await screen.findByText(upload.done(5));

  expect(filesField()).not.toBeInTheDocument();
});
