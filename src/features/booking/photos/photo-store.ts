import { createStore, del, delMany, get, keys, set } from 'idb-keyval';
import type { Photo } from './photos';

function photoStore() {
  return createStore('booking', 'photos');
}

/** For browsers that have no IndexedDB or forbid it: the photos then last as long as the page. */
const photosOfThisPage = new Map<string, readonly Photo[]>();

/** The photos of a request that this device keeps. */
export async function readPhotos(leadId: string): Promise<readonly Photo[]> {
  const known = photosOfThisPage.get(leadId);
  if (known) return known;
  try {
    return (await get<Photo[]>(leadId, photoStore())) ?? [];
  } catch {
    return [];
  }
}

/** Keeps the photos of a request in IndexedDB; an empty list forgets them. */
export async function savePhotos(leadId: string, photos: readonly Photo[]): Promise<void> {
  photosOfThisPage.set(leadId, photos);
  try {
    if (photos.length > 0) await set(leadId, photos, photoStore());
    else await del(leadId, photoStore());
  } catch {
    // Private mode or no space.
  }
}

/** Forgets the photos of all requests but these: their drafts are too old, or were sent long ago. */
export async function forgetOtherPhotos(leadIds: readonly string[]): Promise<void> {
  try {
    const kept = await keys<string>(photoStore());
    const others = kept.filter((leadId) => !leadIds.includes(leadId));
    await delMany(others, photoStore());
  } catch {
    // Private mode: nothing was kept.
  }
}
