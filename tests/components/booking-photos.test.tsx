import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { changePhotos, closeDraft, getDraft, openDraft } from '@/features/booking/draft/draft-store';
import { readPhotos } from '@/features/booking/photos/photo-store';
import { preparePhotos } from '@/features/booking/photos/photos';
import { words } from '@/words/booking';
import { next, openBooking, passAddress, passServices, submit, untilConfirmed, untilOn } from './support/booking';
import { fakeBackend } from './support/fake-backend';
import { fakeCanvas, jpeg } from './support/photos';
import { preload } from './support/render-app';

const MEGABYTE = 1024 * 1024;

let backend: ReturnType<typeof fakeBackend>;
let drawn: ReturnType<typeof fakeCanvas>;

beforeEach(() => {
  backend = fakeBackend();
  drawn = fakeCanvas();
});

const files = () => screen.getByLabelText<HTMLInputElement>('Photo files');
const addButton = () => screen.getByRole('button', { name: /Add photos|All 5 photos added/ });
const removeButton = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
/** The list of photos, each with picture, name and remove button. */
const thumbnails = () =>
  screen.queryAllByRole('listitem').filter((item) => within(item).queryByRole('button', { name: /^Remove / }));
const shownNames = () => thumbnails().map((item) => item.textContent);
const namesOf = (photos: { name: string }[]) => photos.map(({ name }) => name);

// Preparing a photo

test('files that are not photos, too big, unreadable or cannot be drawn are skipped, and take no place', async () => {
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name === 'broken.jpg') throw new DOMException('The image cannot be decoded', 'InvalidStateError');
    return { width: 10, height: 10, close() {} };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementationOnce((done) => done(null));
  const gone = jpeg('gone.jpg');
  vi.spyOn(gone, 'slice').mockImplementation(() => {
    throw new DOMException('The file was deleted', 'NotFoundError');
  });

  const photos = await preparePhotos(
    [
      jpeg('undrawn.jpg'),
      gone,
      new File(['<html>'], 'page.jpg', { type: 'image/jpeg' }),
      jpeg('huge.jpg', 10 * MEGABYTE + 1),
      jpeg('broken.jpg'),
      jpeg('largest.jpg', 10 * MEGABYTE),
      jpeg('sofa.jpg'),
      jpeg('one-too-many.jpg'),
    ],
    2,
  );

  expect(namesOf(photos)).toEqual(['largest.jpg', 'sofa.jpg']);
});

test.each([
  ['to 2048 px at most', { width: 3000, height: 4096 }, [1500, 2048]],
  ['to at least one pixel', { width: 8192, height: 1 }, [2048, 1]],
  ['never to enlarge it', { width: 640, height: 480 }, [640, 480]],
])(
  'a photo is redrawn upright on white as a JPEG, scaled %s, and its memory is released',
  async (_, size, [width, height]) => {
    const close = vi.fn();
    const open = vi.fn(async () => ({ ...size, close }));
    vi.stubGlobal('createImageBitmap', open);
    const file = jpeg('sofa.jpg');

    await preparePhotos([file], 5);

    const place = `0,0,${width},${height}`;
    expect(drawn).toEqual([
      { width, height, layers: [`white at ${place}`, `photo at ${place}`], type: 'image/jpeg', quality: 0.85 },
    ]);
    expect(open).toHaveBeenCalledExactlyOnceWith(file, { imageOrientation: 'from-image' });
    expect(close).toHaveBeenCalledOnce();
  },
);

// Choosing

test('photos are added up to five, counted and removed one by one, and the focus stays with them', async () => {
  const { user } = await openBooking({ step: 3 });
  expect(files().multiple).toBe(true);
  expect(files()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  expect(addButton()).toHaveAccessibleDescription(
    'Up to 5 photos. JPEG, PNG or WebP, 10 MB each. We remove the location from each photo.',
  );
  const opened = vi.spyOn(files(), 'click');
  await user.click(addButton());
  expect(opened).toHaveBeenCalledOnce();

  addButton().focus();
  await user.upload(files(), [jpeg('a.jpg'), jpeg('b.jpg'), jpeg('sofa-in-the-living-room.jpg')]);
  expect(await screen.findByText('3 of 5 photos added')).toHaveRole('status');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  // The same file can be chosen again after it was removed.
  await waitFor(() => expect(files().files).toHaveLength(0));
  await user.upload(files(), [jpeg('d.jpg'), jpeg('e.jpg'), jpeg('f.jpg')]);
  await screen.findByText('5 of 5 photos added');
  expect(shownNames()).toEqual(['a.jpg', 'b.jpg', 'sofa-in-the-liv…', 'd.jpg', 'e.jpg']);
  expect(addButton()).toHaveAccessibleName(/All 5 photos added/);
  expect(addButton()).toHaveAttribute('aria-disabled', 'true');
  expect(addButton()).toBeEnabled();

  removeButton('d.jpg').focus();
  await user.keyboard('{Enter}');
  expect(removeButton('e.jpg')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(removeButton('sofa-in-the-living-room.jpg')).toHaveFocus();
  expect(screen.getByText('3 of 5 photos added')).toBeInTheDocument();
  expect(addButton()).toHaveAttribute('aria-disabled', 'false');
  for (let left = 3; left > 0; left -= 1) await user.keyboard('{Enter}');
  expect(addButton()).toHaveFocus();
});

test('photos can be dropped, and dropping nothing changes nothing', async () => {
  await openBooking({ step: 3 });

  expect(fireEvent.dragOver(addButton())).toBe(false);
  expect(fireEvent.drop(addButton(), { dataTransfer: { files: [] } })).toBe(false);
  expect(screen.queryByText('Preparing your photos…')).not.toBeInTheDocument();
  fireEvent.drop(addButton(), { dataTransfer: { files: [jpeg('a.jpg')] } });

  await screen.findByText('1 of 5 photos added');
});

test('each photo is shown, and its preview is released when it is removed', async () => {
  const pictures = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${pictures.size}`;
    pictures.set(url, blob as Blob);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => pictures.delete(url));
  const { user } = await openBooking({ step: 3, photoNames: ['sofa.jpg', 'fridge.jpg'] });
  await screen.findByText('2 of 5 photos added');
  const shownPictures = () =>
    thumbnails().map((item) => pictures.get(within(item).getByRole<HTMLImageElement>('presentation').src)?.text());

  expect(await Promise.all(shownPictures())).toEqual(['sofa.jpg', 'fridge.jpg']);

  await user.click(removeButton('sofa.jpg'));
  expect(await Promise.all(shownPictures())).toEqual(['fridge.jpg']);
  expect(pictures.size).toBe(1);
});

// Photos that are still being prepared

/** Chooses a photo whose preparation ends when `finish` is called. */
async function chooseSlowly(user: UserEvent) {
  let finish = () => {};
  const opened = new Promise<object>((resolve) => {
    finish = () => resolve({ width: 10, height: 10, close() {} });
  });
  vi.stubGlobal('createImageBitmap', () => opened);
  await user.upload(files(), jpeg('slow.jpg'));
  await screen.findByText('Preparing your photos…');
  return () => finish();
}

test('a photo removed while others are prepared stays removed', async () => {
  const { user } = await openBooking({ step: 3, photoNames: ['first.jpg'] });
  await screen.findByText('1 of 5 photos added');
  const finish = await chooseSlowly(user);

  await user.click(removeButton('first.jpg'));
  finish();

  await waitFor(() => expect(shownNames()).toEqual(['slow.jpg']));
});

test('a photo still in preparation when the form is left is there on return', async () => {
  await preload('/contact');
  const { user, identity } = await openBooking({ step: 3 });
  const finish = await chooseSlowly(user);
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
  const finish = await chooseSlowly(user);

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

test('a browser that hides what is on a canvas adds no photos, and says why', async () => {
  fakeCanvas({ colors: [130, 110, 138, 255, 12, 99, 4, 255] });
  await openBooking({ step: 3 });

  fireEvent.change(files(), { target: { files: [jpeg('sofa.jpg')] } });

  expect(await screen.findByText(words.photos.protected)).toHaveRole('status');
  expect(thumbnails()).toHaveLength(0);
});

test('a photo still being prepared when the request is sent is waited for, and sent', async () => {
  let decode = () => {};
  vi.stubGlobal('createImageBitmap', async () => {
    await new Promise<void>((resolve) => (decode = resolve));
    return { width: 10, height: 10, close() {} };
  });
  const { user } = await openBooking({ step: 3 });
  fireEvent.change(files(), { target: { files: [jpeg('sofa.jpg')] } });
  await next(user);
  await submit(user);
  expect(backend.sentLeads()).toEqual([]);
  decode();
  await untilConfirmed();
  expect(await screen.findByText('1 photo uploaded')).toBeInTheDocument();
});
