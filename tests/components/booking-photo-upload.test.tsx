import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { readPhotos } from '@/features/booking/photos/photo-store';
import { readRecentRequests } from '@/lib/recent-requests';
import {
  book,
  openBooking,
  passAddress,
  passServices,
  shownStep,
  submit,
  submitWithPhotos,
  untilConfirmed,
  untilOn,
} from './support/booking';
import { expectLogged } from './support/console';
import { type Answer, fakeBackend, heldAnswer } from './support/fake-backend';
import { preload } from './support/render-app';
import { fakeClock, passTime } from './support/time';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
});

/** The upload paths so far, with `{id}` for the lead's id and `{time}` for the timestamp. */
function uploadPaths() {
  const id = backend.sentLeads()[0]?.id ?? '';
  return backend
    .callsTo('photos')
    .map(({ path }) => path.replace('/storage/v1/object/lead-images/', '').replace(id, '{id}'))
    .map((path) => path.replace(/\d{13}/, '{time}'))
    .sort();
}

test('photos are uploaded to {leadId}/{timestamp}-{index}.jpg and attached to the lead in order', async () => {
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
  expect(backend.bodiesTo('attachImages')).toEqual([
    { lead_id: backend.sentLeads()[0]?.id, image_urls: publicUrls.sort() },
  ]);
});

test('uploaded photos are removed from the device and no longer awaited', async () => {
  await submitWithPhotos(1);
  expect(await screen.findByText('1 photo uploaded')).toBeInTheDocument();

  expect(readRecentRequests()).toMatchObject([{ leadId: backend.sentLeads()[0]?.id, wantsPhotos: false }]);
  expect(await readPhotos(backend.sentLeads()[0]?.id ?? '')).toEqual([]);
});

test('the lead is stored before the first photo is uploaded, and without photos', async () => {
  const { answer, release } = heldAnswer();
  backend.answer('photos', answer);
  await submitWithPhotos(1);

  expect(backend.callsTo('leads')).toHaveLength(1);
  expect(backend.sentLeads()[0]).not.toHaveProperty('image_urls');
  expect(await screen.findByText('Uploading 0 of 1 photo…')).toBeInTheDocument();
  expect(backend.callsTo('attachImages')).toEqual([]);

  release();
  expect(await screen.findByText('1 photo uploaded')).toBeInTheDocument();
});

test('at most three photos are uploaded at a time', async () => {
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

test('the progress counts each uploaded photo', async () => {
  const { answer, release } = heldAnswer();
  backend.answer('photos', 'ok', answer);
  await submitWithPhotos(2);

  expect(await screen.findByText('Uploading 1 of 2 photos…')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Photo upload' })).toHaveAttribute('value', '1');

  release();
  expect(await screen.findByText('2 photos uploaded')).toBeInTheDocument();
});

test('leaving the page shows a warning only while photos are uploading', async () => {
  const { answer, release } = heldAnswer();
  backend.answer('photos', answer);
  await submitWithPhotos(1);
  const isWarned = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

  await waitFor(() => expect(isWarned()).toBe(true));
  release();
  await screen.findByText('1 photo uploaded');
  await waitFor(() => expect(isWarned()).toBe(false));
});

test('a failed photo is retried under the same name', async () => {
  fakeClock();
  backend.answer('photos', { status: 500 }, 'connection lost', 'ok');
  await submitWithPhotos(1);

  await waitFor(() => expect(backend.callsTo('photos')).toHaveLength(1));
  await passTime(3000);

  expect(await screen.findByText('1 photo uploaded')).toBeInTheDocument();
  expect(new Set(backend.callsTo('photos').map(({ path }) => path)).size).toBe(1);
  expect(backend.callsTo('photos')).toHaveLength(3);
});

test('an unanswered upload is aborted after a minute and retried', async () => {
  fakeClock();
  backend.answer('photos', 'no answer', 'ok');
  await submitWithPhotos(1);

  await waitFor(() => expect(backend.callsTo('photos')).toHaveLength(1));
  await passTime(58_000);
  expect(backend.callsTo('photos')).toHaveLength(1);
  await passTime(4000);

  expect(await screen.findByText('1 photo uploaded')).toBeInTheDocument();
  expect(backend.callsTo('photos')).toHaveLength(2);
});

test('a photo that already exists after a lost answer counts as uploaded', async () => {
  fakeClock();
  backend.answer('photos', 'connection lost', {
    status: 400,
    body: { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' },
  });
  await submitWithPhotos(1);

  await waitFor(() => expect(backend.callsTo('photos')).toHaveLength(1));
  await passTime(1000);

  expect(await screen.findByText('1 photo uploaded')).toBeInTheDocument();
  expect(backend.bodiesTo('attachImages')).toHaveLength(1);
});

test('a failed photo counts as finished in the progress', async () => {
  expectLogged('A photo was not uploaded');
  fakeClock();
  const refused: Answer = { status: 400, body: { statusCode: '415', message: 'mime type not supported' } };
  const { answer, release } = heldAnswer();
  backend.answer('photos', refused, answer, refused);
  await submitWithPhotos(2);

  await waitFor(() => expect(backend.callsTo('photos')).toHaveLength(2));
  await passTime(7000);

  expect(await screen.findByText('Uploading 1 of 2 photos…')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Photo upload' })).toHaveAttribute('value', '1');
  release();
  expect(await screen.findByText(/Your request was still sent/)).toBeInTheDocument();
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

// Meanwhile

/** Submits a request with two photos, which are on their way until `release` is called. */
async function uploadSlowly() {
  const { answer, release } = heldAnswer();
  backend.answer('photos', answer);
  const user = await submitWithPhotos(2);
  await waitFor(() => expect(backend.callsTo('photos')).toHaveLength(2));
  return { user, release };
}

/** Waits until both photos are attached to the first request, and only to it. */
async function untilAttached() {
  await waitFor(() => expect(backend.callsTo('attachImages')).toHaveLength(1));
  expect(uploadPaths()).toEqual(['{id}/{time}-0.jpg', '{id}/{time}-1.jpg']);
  expect(backend.bodiesTo('attachImages')).toMatchObject([
    { lead_id: backend.sentLeads()[0]?.id, image_urls: [expect.any(String), expect.any(String)] },
  ]);
}

async function beginAnother(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Request Another Service' }));
  await untilOn(1);
}

test('photos on their way are attached to their request if the visitor begins another, which stays empty', async () => {
  const { user, release } = await uploadSlowly();
  await beginAnother(user);

  release();
  await untilAttached();

  expect(shownStep()).toBe(1);
  expect(screen.getByRole('button', { name: 'Next Step' })).toBeDisabled();
});

test('photos on their way are not those of a request sent meanwhile', async () => {
  const { user, release } = await uploadSlowly();
  await beginAnother(user);
  await book(user, 'Old Appliances');
  expect(backend.callsTo('leads')).toHaveLength(2);

  release();

  await untilAttached();
});

test('photos on their way are uploaded while the visitor looks the request up and stays there', async () => {
  fakeClock();
  const { user, release } = await uploadSlowly();
  await preload('/track/7K3M-9Q2X-4TBV-R8ND');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Track my request' }));
  await passTime(2000);
  await screen.findByText('Furniture Removal, Old Appliances');

  release();
  await untilAttached();

  expect(screen.getByRole('heading', { level: 1, name: 'Your Request Status' })).toBeInTheDocument();
});

test('a double click on Try the photos again uploads each once', async () => {
  expectLogged('A photo was not uploaded');
  fakeClock();
  backend.answer('photos', 'connection lost');
  const user = await submitWithPhotos(2);
  await waitFor(() => expect(backend.callsTo('photos')).toHaveLength(2));
  await passTime(7000);
  await screen.findByText(/Your request was still sent/);
  expect(backend.callsTo('photos')).toHaveLength(8);

  backend.answer('photos', 'ok');
  await user.dblClick(screen.getByRole('button', { name: 'Try the photos again' }));

  expect(await screen.findByText('2 photos uploaded')).toBeInTheDocument();
  expect(backend.callsTo('photos')).toHaveLength(10);
  expect(backend.callsTo('attachImages')).toHaveLength(1);
});
