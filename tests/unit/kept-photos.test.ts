import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

/** The photo storage as on a reopened page. */
async function openPage() {
  vi.resetModules();
  return import('@/features/booking/photos/photo-store');
}

function photo(name: string) {
  return { id: name, name, blob: new Blob([name], { type: 'image/jpeg' }) };
}

test('photos are still there after reopening the page, separately for each request', async () => {
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

test('saving an empty list removes only the photos of that request', async () => {
  const page = await openPage();
  await page.savePhotos('first', [photo('sofa.jpg')]);
  await page.savePhotos('second', [photo('tub.jpg')]);
  await page.savePhotos('first', []);

  const { readPhotos } = await openPage();

  expect(await readPhotos('first')).toEqual([]);
  expect(await readPhotos('second')).toHaveLength(1);
});

test('photos of requests that are no longer needed are removed, and others stay', async () => {
  const page = await openPage();
  for (const leadId of ['draft', 'sent', 'old', 'older']) await page.savePhotos(leadId, [photo(leadId)]);

  await page.forgetOtherPhotos(['draft', 'sent']);

  const { readPhotos } = await openPage();
  const counts = [];
  for (const leadId of ['draft', 'sent', 'old', 'older']) counts.push((await readPhotos(leadId)).length);
  expect(counts).toEqual([1, 1, 0, 0]);
});
