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

/** How many photos of each request are there after reopening the page. */
async function countsOf(...leadIds: string[]): Promise<number[]> {
  const { readPhotos } = await openPage();
  return Promise.all(leadIds.map(async (leadId) => (await readPhotos(leadId)).length));
}

test('photos are still there after reopening the page, separately for each request', async () => {
  const page = await openPage();
  await page.savePhotos('first', [photo('sofa.jpg'), photo('fridge.jpg')]);
  await page.savePhotos('second', [photo('tub.jpg')]);

  const photos = await (await openPage()).readPhotos('first');
  expect(photos.map(({ name }) => name)).toEqual(['sofa.jpg', 'fridge.jpg']);
  expect(await photos[0]?.blob.text()).toBe('sofa.jpg');
  expect(await countsOf('second', 'third')).toEqual([1, 0]);

  // An empty list removes only the photos of that request.
  await page.savePhotos('first', []);
  expect(await countsOf('first', 'second')).toEqual([0, 1]);
});

test('photos of requests that are no longer needed are removed, and others stay', async () => {
  const page = await openPage();
  for (const leadId of ['draft', 'sent', 'old', 'older']) await page.savePhotos(leadId, [photo(leadId)]);

  await page.forgetOtherPhotos(['draft', 'sent']);

  expect(await countsOf('draft', 'sent', 'old', 'older')).toEqual([1, 1, 0, 0]);
});
