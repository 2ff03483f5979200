import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { changePhotos, closeDraft, getDraft, openDraft } from '@/features/booking/draft/draft-store';
import { readPhotos } from '@/features/booking/photos/photo-store';
import { openBooking, passAddress, passServices, untilOn } from './support/booking';
import { fakeBackend } from './support/fake-backend';
import { fakeCanvas, jpeg } from './support/photos';
import { preload } from './support/render-app';

beforeEach(() => {
  fakeBackend();
  fakeCanvas();
});

/** Chooses a photo whose preparation ends when `finish` is called. */
async function choosePhoto(user: UserEvent) {
  let finish = () => {};
  const opened = new Promise<object>((resolve) => {
    finish = () => resolve({ width: 10, height: 10, close() {} });
  });
  vi.stubGlobal('createImageBitmap', () => opened);
  await user.upload(screen.getByLabelText('Photo files'), jpeg('sofa.jpg'));
  await screen.findByText('Preparing your photos…');
  return () => finish();
}

test('a photo still in preparation when the form is left is there on return', async () => {
  await preload('/contact');
  const { user, identity } = await openBooking({ step: 3 });
  const finish = await choosePhoto(user);
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));

  await user.click(navigation.getByRole('link', { name: 'Contact' }));
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  finish();
  await waitFor(async () => expect(await readPhotos(identity.leadId)).toHaveLength(1));
  await user.click(navigation.getByRole('link', { name: 'Book a Pickup' }));

  expect(await screen.findByText('1 of 5 photos added')).toBeInTheDocument();
});

test('a photo still in preparation on Start over is not in the next request', async () => {
  const { user, identity } = await openBooking({ step: 3 });
  const finish = await choosePhoto(user);

  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await untilOn(1);
  finish();
  await passServices(user, 'Old Appliances');
  await passAddress(user);

  expect(screen.queryByText(/of 5 photos added/)).not.toBeInTheDocument();
  expect(await readPhotos(identity.leadId)).toEqual([]);
});

/** Opens a new draft. @returns its id, and a promise for loading its photos from the device. */
function openNewDraft() {
  openDraft({}, new Set());
  const leadId = getDraft()?.identity.leadId ?? '';
  return { leadId, read: readPhotos(leadId) };
}

test('a form left while its photos are loading stays closed', async () => {
  const { read } = openNewDraft();
  closeDraft();
  await read;

  expect(getDraft()).toBeNull();
});

test("photos loaded late don't replace photos added in the meantime", async () => {
  const photo = { id: '1', name: 'sofa.jpg', blob: jpeg('sofa.jpg') };
  const { leadId, read } = openNewDraft();
  await changePhotos(leadId, () => [photo]);
  await read;

  expect(getDraft()?.photos).toEqual([photo]);
  closeDraft();
});
