import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

/** The part of the page that keeps photos, as it is after the page was opened anew. */
async function openPage() {
  vi.resetModules();
  return import('@/features/booking/photos/photo-store');
}

function photo(name: string) {
  return { id: name, name, blob: new Blob([name], { type: 'image/jpeg' }) };
}

test('photos are found again when the page is opened anew, each request with its own', async () => {
  const page = await openPage();
  await page.savePhotos('first', [photo('sofa.jpg'), photo('fridge.jpg')]);
  await page.savePhotos('second', [photo('tub.jpg')]);

  const { readPhotos } = await openPage();

  const photos = await readPhotos('first');
  expect(photos.map(({ name }) => name)).toEqual(['sofa.jpg', 'fridge.jpg']);
  expect(await photos[0]?.blob.text()).toBe('sofa.jpg');
  expect((await readPhotos('second')).map(({ name }) => name)).toEqual(['tub.jpg']);
  expect(await readPhotos('third')).toEqual([]);
});

test('an empty list takes the photos of a request off the device, and no others', async () => {
  const page = await openPage();
  await page.savePhotos('first', [photo('sofa.jpg')]);
  await page.savePhotos('second', [photo('tub.jpg')]);
  await page.savePhotos('first', []);

  const { readPhotos } = await openPage();

  expect(await readPhotos('first')).toEqual([]);
  expect(await readPhotos('second')).toHaveLength(1);
});

test('the photos of requests that nobody asks for any more are forgotten, the others stay', async () => {
  const page = await openPage();
  for (const leadId of ['draft', 'sent', 'old', 'older']) await page.savePhotos(leadId, [photo(leadId)]);

  await page.forgetOtherPhotos(['draft', 'sent']);

  const { readPhotos } = await openPage();
  const counts = [];
  for (const leadId of ['draft', 'sent', 'old', 'older']) counts.push((await readPhotos(leadId)).length);
  expect(counts).toEqual([1, 1, 0, 0]);
});
