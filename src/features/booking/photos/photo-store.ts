import { createStore, del, delMany, get, keys, set } from 'idb-keyval';
import type { Photo } from './photos';

function photoStore() {
  return createStore('booking', 'photos');
}

/** For browsers without IndexedDB, or with it blocked: the photos then last until the page unloads. */
const photosOfThisPage = new Map<string, readonly Photo[]>();

/** The photos of a request stored on this device. */
export async function readPhotos(leadId: string): Promise<readonly Photo[]> {
  const known = photosOfThisPage.get(leadId);
  if (known) return known;
  try {
    return (await get<Photo[]>(leadId, photoStore())) ?? [];
  } catch {
    return [];
  }
}

/** Stores the photos of a request in IndexedDB; an empty list deletes them. */
export async function savePhotos(leadId: string, photos: readonly Photo[]): Promise<void> {
  photosOfThisPage.set(leadId, photos);
  try {
    if (photos.length > 0) await set(leadId, photos, photoStore());
    else await del(leadId, photoStore());
  } catch {
    // Private mode, or no space.
  }
}

/** Deletes the photos of all other requests: their drafts have expired, or were sent long ago. */
export async function forgetOtherPhotos(leadIds: readonly string[]): Promise<void> {
  try {
    const kept = await keys<string>(photoStore());
    const others = kept.filter((leadId) => !leadIds.includes(leadId));
    await delMany(others, photoStore());
  } catch {
    // Private mode: nothing was stored.
  }
}
