import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { next, openBooking } from './support/booking';
import { fakeCanvas, jpeg, shownNames, thumbnails } from './support/photos';

const MEGABYTE = 1024 * 1024;

let drawn: ReturnType<typeof fakeCanvas>;

beforeEach(() => {
  drawn = fakeCanvas();
});

async function openPhotos() {
  const { user } = await openBooking({ step: 3 });
  return user;
}

test('more than five files are cut off, and no more can be added until one is removed', async () => {
  const user = await openPhotos();
  const files = Array.from({ length: 7 }, (_, index) => jpeg(`${index}.jpg`));

  await user.upload(screen.getByLabelText('Photo files'), files);

  await screen.findByText('5 of 5 photos added');
  expect(shownNames()).toEqual(['0.jpg', '1.jpg', '2.jpg', '3.jpg', '4.jpg']);
  expect(screen.getByRole('button', { name: /All 5 photos added/ })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Remove 0.jpg' }));
  expect(screen.getByRole('button', { name: /Add photos/ })).toHaveAttribute('aria-disabled', 'false');
});

test('photos added later fill the remaining places', async () => {
  const user = await openPhotos();

  await user.upload(screen.getByLabelText('Photo files'), [jpeg('1.jpg'), jpeg('2.jpg'), jpeg('3.jpg')]);
  await screen.findByText('3 of 5 photos added');
  await user.upload(screen.getByLabelText('Photo files'), [jpeg('4.jpg'), jpeg('5.jpg'), jpeg('6.jpg')]);

  await screen.findByText('5 of 5 photos added');
  expect(shownNames()).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg']);
});

test('photos can be dropped', async () => {
  await openPhotos();

  fireEvent.drop(screen.getByRole('button', { name: /Add photos/ }), { dataTransfer: { files: [jpeg('a.jpg')] } });

  await screen.findByText('1 of 5 photos added');
});

test('files that are not photos, too big or unreadable are ignored silently', async () => {
  const user = await openPhotos();
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name === 'broken.jpg') throw new DOMException('The image cannot be decoded', 'InvalidStateError');
    return { width: 10, height: 10, close() {} };
  });

  await user.upload(screen.getByLabelText('Photo files'), [
    new File(['GIF89a'], 'animation.gif', { type: 'image/gif' }),
    new File(['<html>'], 'page.jpg', { type: 'image/jpeg' }),
    new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' }),
    jpeg('huge.jpg', 10 * MEGABYTE + 1),
    jpeg('broken.jpg'),
    new File([], 'empty.jpg', { type: 'image/jpeg' }),
    jpeg('sofa.jpg'),
  ]);

  await screen.findByText('1 of 5 photos added');
  expect(shownNames()).toEqual(['sofa.jpg']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test("files that are not photos don't take the place of photos", async () => {
  const user = await openPhotos();
  const notes = Array.from({ length: 5 }, (_, index) => new File(['note'], `${index}.txt`));

  await user.upload(screen.getByLabelText('Photo files'), [...notes, jpeg('sofa.jpg')]);

  await screen.findByText('1 of 5 photos added');
});

test('a photo of exactly 10 MB is accepted', async () => {
  const user = await openPhotos();

  await user.upload(screen.getByLabelText('Photo files'), jpeg('large.jpg', 10 * MEGABYTE));

  await screen.findByText('1 of 5 photos added');
});

test('a long file name is cut to 15 characters and an ellipsis', async () => {
  const user = await openPhotos();

  await user.upload(screen.getByLabelText('Photo files'), [
    jpeg('sofa-in-the-living-room.jpg'),
    jpeg('123456789ab.jpg'),
  ]);

  await screen.findByText('2 of 5 photos added');
  expect(shownNames()).toEqual(['sofa-in-the-liv…', '123456789ab.jpg']);
  expect(screen.getByRole('button', { name: 'Remove sofa-in-the-living-room.jpg' })).toBeInTheDocument();
});

test('a photo is redrawn on white as a high-quality JPEG of at most 2048 px', async () => {
  const user = await openPhotos();

  await user.upload(screen.getByLabelText('Photo files'), jpeg('sofa.jpg'));

  await screen.findByText('1 of 5 photos added');
  expect(drawn).toEqual([
    {
      width: 2048,
      height: 1536,
      layers: ['white at 0,0,2048,1536', 'photo at 0,0,2048,1536'],
      type: 'image/jpeg',
      quality: 0.85,
    },
  ]);
});

test.each([
  ['a small photo is not enlarged', { width: 640, height: 480 }, { width: 640, height: 480 }],
  ['a tall photo is limited by its height', { width: 3000, height: 4096 }, { width: 1500, height: 2048 }],
  ['a very narrow photo keeps one pixel of width', { width: 8192, height: 1 }, { width: 2048, height: 1 }],
])('%s', async (_, size, expected) => {
  drawn = fakeCanvas(size);
  const user = await openPhotos();

  await user.upload(screen.getByLabelText('Photo files'), jpeg('sofa.jpg'));

  await screen.findByText('1 of 5 photos added');
  expect(drawn).toMatchObject([expected]);
});

test('a photo is turned upright when opened, and its memory is released', async () => {
  const user = await openPhotos();
  const close = vi.fn();
  const open = vi.fn(async () => ({ width: 10, height: 10, close }));
  vi.stubGlobal('createImageBitmap', open);
  const file = jpeg('sofa.jpg');

  await user.upload(screen.getByLabelText('Photo files'), file);

  await screen.findByText('1 of 5 photos added');
  expect(open).toHaveBeenCalledExactlyOnceWith(file, { imageOrientation: 'from-image' });
  expect(close).toHaveBeenCalledOnce();
});

test("a photo that the browser can't draw is ignored silently", async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementationOnce((done) => done(null));
  const user = await openPhotos();

  await user.upload(screen.getByLabelText('Photo files'), [jpeg('undrawn.jpg'), jpeg('sofa.jpg')]);

  await screen.findByText('1 of 5 photos added');
  expect(shownNames()).toEqual(['sofa.jpg']);
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

  await user.click(screen.getByRole('button', { name: 'Remove sofa.jpg' }));
  expect(await Promise.all(shownPictures())).toEqual(['fridge.jpg']);
  expect(pictures.size).toBe(1);
});

test('the same file can be chosen again after it was removed', async () => {
  const user = await openPhotos();
  const input = screen.getByLabelText<HTMLInputElement>('Photo files');

  await user.upload(input, jpeg('sofa.jpg'));

  await screen.findByText('1 of 5 photos added');
  await waitFor(() => expect(input.files).toHaveLength(0));
});

test('Add photos opens a file picker for several files of three types', async () => {
  const user = await openPhotos();
  const input = screen.getByLabelText<HTMLInputElement>('Photo files');
  const opened = vi.spyOn(input, 'click');

  await user.click(screen.getByRole('button', { name: /Add photos/ }));

  expect(opened).toHaveBeenCalledOnce();
  expect(input.multiple).toBe(true);
  expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  expect(screen.getByRole('button', { name: /Add photos/ })).toHaveAccessibleDescription(
    'Up to 5 photos. JPEG, PNG or WebP, 10 MB each. We remove the location from each photo.',
  );
});

test('dragging over the field is allowed, and dropping nothing changes nothing', async () => {
  await openPhotos();
  const area = screen.getByRole('button', { name: /Add photos/ });

  expect(fireEvent.dragOver(area)).toBe(false);
  expect(fireEvent.drop(area, { dataTransfer: { files: [] } })).toBe(false);

  expect(screen.queryByText('Preparing your photos…')).not.toBeInTheDocument();
});

test('a photo removed while others are prepared stays removed', async () => {
  const user = await openPhotos();
  await user.upload(screen.getByLabelText('Photo files'), jpeg('first.jpg'));
  await screen.findByText('1 of 5 photos added');
  let finish = () => {};
  const opened = new Promise<object>((resolve) => {
    finish = () => resolve({ width: 10, height: 10, close() {} });
  });
  vi.stubGlobal('createImageBitmap', () => opened);

  await user.upload(screen.getByLabelText('Photo files'), jpeg('second.jpg'));
  await screen.findByText('Preparing your photos…');
  await user.click(screen.getByRole('button', { name: 'Remove first.jpg' }));
  finish();

  await waitFor(() => expect(shownNames()).toEqual(['second.jpg']));
});

test('the recap counts the photos', async () => {
  const user = await openPhotos();
  await user.upload(screen.getByLabelText('Photo files'), jpeg('sofa.jpg'));
  await screen.findByText('1 of 5 photos added');

  await next(user);

  expect(screen.getByText('No description')).toBeInTheDocument();
  expect(screen.getByText('1 added')).toBeInTheDocument();
});
