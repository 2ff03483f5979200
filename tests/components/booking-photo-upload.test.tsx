import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { readPhotos } from '@/features/booking/photos/photo-store';
import { readRecentRequests } from '@/lib/recent-requests';
import { book, openBooking, submit, untilConfirmed, untilOn } from './support/booking';
import { expectLogged } from './support/console';
import { type Answer, backendOfTests, heldAnswer } from './support/fake-backend';
import { fakeCanvas, jpeg } from './support/photos';
import { fakeClock, passTime } from './support/time';

const SOME_FAILED = 'Some photos didn’t upload. Your request was still sent.';
const refused: Answer = { status: 400, body: { statusCode: '415', message: 'mime type not supported' } };

const backend = backendOfTests();

beforeEach(() => fakeCanvas());

const uploads = () => backend.callsTo('photos');
const filesField = () => screen.queryByLabelText('Photo files');

/** Sends a request with this many photos and waits for the confirmation. */
async function submitWithPhotos(count: number) {
  const photoNames = Array.from({ length: count }, (_, index) => `${index}.jpg`);
  const { user } = await openBooking({ photoNames });
  await submit(user);
  await untilConfirmed();
  return user;
}

/** The upload paths so far, with `{id}` for the lead's id and `{time}` for the timestamp. */
function uploadPaths() {
  const id = backend.sentLeads()[0]?.id ?? '';
  return uploads()
    .map(({ path }) => path.replace('/storage/v1/object/lead-images/', '').replace(id, '{id}'))
    .map((path) => path.replace(/\d{13}/, '{time}'))
    .sort();
}

/** The indexes of the attached photos, by call. */
function attached() {
  return (backend.bodiesTo('attachImages') as { image_urls: string[] }[]).map(({ image_urls }) =>
    image_urls.map((url) => Number(/-(\d)\.jpg$/.exec(url)?.[1])),
  );
}

test('photos are uploaded after the lead, three at a time, then attached in order and removed from the device', async () => {
  const { answer, release } = heldAnswer();
  backend.answer('photos', answer);
  const isWarned = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  await submitWithPhotos(5);

  await waitFor(() => expect(uploads()).toHaveLength(3));
  expect(await screen.findByText('Uploading 0 of 5 photos…')).toBeInTheDocument();
  expect(uploads()).toHaveLength(3);
  expect(backend.sentLeads()).toHaveLength(1);
  expect(backend.sentLeads()[0]).not.toHaveProperty('image_urls');
  expect(backend.callsTo('attachImages')).toEqual([]);
  expect(isWarned()).toBe(true);
  release();

  expect(await screen.findByText('5 photos uploaded')).toBeInTheDocument();
  await waitFor(() => expect(isWarned()).toBe(false));
  expect(uploadPaths()).toEqual([0, 1, 2, 3, 4].map((index) => `{id}/{time}-${index}.jpg`));
  for (const { method, headers } of uploads()) {
    expect(method).toBe('POST');
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('x-upsert')).toBe('false');
  }
  const publicUrls = uploads().map(({ path }) => `http://backend.test${path.replace('/object/', '/object/public/')}`);
  const leadId = backend.sentLeads()[0]?.id ?? '';
  expect(backend.bodiesTo('attachImages')).toEqual([{ lead_id: leadId, image_urls: publicUrls.sort() }]);
  expect(readRecentRequests()).toMatchObject([{ leadId, wantsPhotos: false }]);
  expect(await readPhotos(leadId)).toEqual([]);
  // There is no room for more.
  expect(filesField()).not.toBeInTheDocument();
});

test('a photo that gets no answer in a minute, or a failure, is tried again under its name, until it exists', async () => {
  fakeClock();
  const exists = { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' };
  backend.answer('photos', 'no answer', { status: 500 }, 'connection lost', { status: 400, body: exists });
  await submitWithPhotos(1);

  await waitFor(() => expect(uploads()).toHaveLength(1));
  await passTime(58_000);
  expect(uploads()).toHaveLength(1);
  await passTime(4000);
  await passTime(7000);

  expect(await screen.findByText('1 photo uploaded')).toBeInTheDocument();
  expect(uploads()).toHaveLength(4);
  expect(new Set(uploads().map(({ path }) => path)).size).toBe(1);
  expect(attached()).toEqual([[0]]);
});

test('a failed photo is only logged: it counts as finished, the others are attached, and it can be tried again', async () => {
  expectLogged('A photo was not uploaded');
  fakeClock();
  const { answer, release } = heldAnswer();
  backend.answer('photos', refused, answer, refused);
  const user = await submitWithPhotos(2);
  await waitFor(() => expect(uploads()).toHaveLength(2));
  await passTime(7000);
  expect(await screen.findByText('Uploading 1 of 2 photos…')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Photo upload' })).toHaveAttribute('value', '1');
  release();

  expect(await screen.findByText(SOME_FAILED)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Request Submitted!' })).toBeInTheDocument();
  expect(screen.queryByText('Error submitting request')).not.toBeInTheDocument();
  expect(attached()).toEqual([[1]]);
  const before = uploads().length;
  backend.answer('photos', 'ok');
  await user.dblClick(screen.getByRole('button', { name: 'Try the photos again' }));

  expect(await screen.findByText('2 photos uploaded')).toBeInTheDocument();
  expect(uploads()).toHaveLength(before + 2);
  expect(attached()).toEqual([[1], [0, 1]]);
});

test('a failure to attach photos is only logged and can be retried', async () => {
  expectLogged('The photos were not attached');
  fakeClock();
  backend.answer('attachImages', { status: 500 });
  const user = await submitWithPhotos(1);

  await waitFor(() => expect(attached()).toHaveLength(1));
  await passTime(7000);
  await screen.findByText(SOME_FAILED);
  expect(attached()).toHaveLength(4);
  backend.answer('attachImages', 'ok');
  await user.click(screen.getByRole('button', { name: 'Try the photos again' }));

  expect(await screen.findByText('1 photo uploaded')).toBeInTheDocument();
});

test('photos on their way are attached to their request if the visitor sends another meanwhile, without photos', async () => {
  const { answer, release } = heldAnswer();
  backend.answer('photos', answer);
  const user = await submitWithPhotos(2);
  await waitFor(() => expect(uploads()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Request Another Service' }));
  await untilOn(1);
  expect(screen.getByRole('button', { name: 'Next Step' })).toBeDisabled();
  await book(user, 'Old Appliances');
  expect(backend.callsTo('leads')).toHaveLength(2);

  release();

  await waitFor(() => expect(attached()).toEqual([[0, 1]]));
  expect(uploadPaths()).toEqual(['{id}/{time}-0.jpg', '{id}/{time}-1.jpg']);
  expect(backend.bodiesTo('attachImages')).toMatchObject([{ lead_id: backend.sentLeads()[0]?.id }]);
});

describe('photos added after sending', () => {
  const thumbnails = () => screen.queryAllByRole('img', { name: /^Photo \d of/ });

  test('are uploaded and attached with the first ones, up to five, without files that are no photos', async () => {
    const user = await submitWithPhotos(2);
    await screen.findByText('2 photos uploaded');
    await user.upload(screen.getByLabelText('Photo files'), [jpeg('c.jpg')]);
    await waitFor(() => expect(attached()).toHaveLength(2));
    expect(await screen.findByText('1 photo uploaded')).toBeInTheDocument();
    expect(thumbnails()).toHaveLength(3);
    expect(readRecentRequests()).toMatchObject([{ photoCount: 3, wantsPhotos: false }]);

    screen.getByRole('button', { name: 'Add photos' }).focus();
    const more = [new File(['note'], 'note.jpg'), jpeg('4.jpg'), jpeg('5.jpg'), jpeg('6.jpg')];
    fireEvent.change(screen.getByLabelText('Photo files'), { target: { files: more } });
    await waitFor(() => expect(attached()).toHaveLength(3));
    expect(await screen.findByText('2 photos uploaded')).toBeInTheDocument();
    expect(uploadPaths()).toHaveLength(5);
    expect(attached().at(-1)).toEqual([0, 1, 2, 3, 4]);
    expect(thumbnails().map((photo) => photo.getAttribute('alt'))).toContain('Photo 5 of 5');
    // The button of the last one is gone.
    expect(screen.queryByRole('button', { name: 'Add photos' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'What you sent' })).toHaveFocus();
  });

  test('keep others waiting while they are uploaded; one that fails stays on the device and can be tried again', async () => {
    expectLogged('A photo was not uploaded');
    fakeClock();
    const { user } = await openBooking();
    await submit(user);
    await untilConfirmed();
    const addButton = () => screen.getByRole('button', { name: /^Add photos/ });
    const { answer, release } = heldAnswer();
    backend.answer('photos', answer, ...Array.from({ length: 3 }, () => 'connection lost' as const), 'ok');
    await user.upload(screen.getByLabelText('Photo files'), jpeg('a.jpg'));
    expect(await screen.findByText('Uploading 0 of 1 photo…')).toBeInTheDocument();
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
    release('connection lost');
    await passTime(7000);

    expect(await screen.findByText(SOME_FAILED)).toBeInTheDocument();
    expect(await readPhotos(backend.sentLeads()[0]?.id ?? '')).toHaveLength(1);
    expect(readRecentRequests()).toMatchObject([{ photoCount: 1, wantsPhotos: true }]);
    await user.click(screen.getByRole('button', { name: 'Try the photos again' }));

    expect(await screen.findByText('1 photo uploaded')).toBeInTheDocument();
    expect(attached()).toEqual([[0]]);
    expect(addButton()).toHaveAttribute('aria-disabled', 'false');
  });

  test('can be added for an hour', async () => {
    fakeClock();
    const { user } = await openBooking();
    await submit(user);
    await untilConfirmed();

    await passTime(58 * 60_000);
    expect(filesField()).toBeInTheDocument();
    await passTime(3 * 60_000);

    expect(filesField()).not.toBeInTheDocument();
  });
});
