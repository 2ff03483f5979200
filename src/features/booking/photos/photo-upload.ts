import { retryDelay } from '@/lib/forms/query-client';
import { loadApi } from '../load-api';
import type { Photo } from './photos';

const IN_FLIGHT = 3;
const TRIES = 4;

export type UploadProgress = { total: number; done: number; failed: number };

/**
 * Uploads the photos of a lead, three at a time, and attaches those that succeed. Each step is tried up to four times.
 * A photo's path never changes, so retries create no duplicates. The lead is already stored: failures are logged and
 * reported through `onProgress`.
 *
 * @param uploaded the number of photos that are already uploaded and attached.
 * @returns whether every photo was uploaded and attached.
 */
export async function uploadPhotos(
  { leadId, submittedAt }: { leadId: string; submittedAt: number },
  photos: readonly Photo[],
  uploaded: number,
  onProgress: (progress: UploadProgress) => void,
): Promise<boolean> {
  const progress: UploadProgress = { total: photos.length, done: 0, failed: 0 };
  const urls: (string | undefined)[] = [];
  const queue = photos.map((photo, index) => ({ photo, index }));
  const pathOf = (index: number) => `${leadId}/${submittedAt}-${index}.jpg`;

  async function work() {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { photo, index } = next;
      try {
        urls[index] = await withRetries(async () =>
          (await loadApi()).uploadPhoto(pathOf(uploaded + index), photo.blob),
        );
        progress.done += 1;
      } catch (error) {
        console.error('A photo was not uploaded', error);
        progress.failed += 1;
      }
      onProgress({ ...progress });
    }
  }

  await Promise.all(Array.from({ length: IN_FLIGHT }, work));
  const arrived = urls.filter((url) => url !== undefined);
  if (arrived.length === 0) return false;
  try {
    await withRetries(async () => {
      const { attachLeadImages, photoUrl } = await loadApi();
      const earlier = Array.from({ length: uploaded }, (_, index) => photoUrl(pathOf(index)));
      await attachLeadImages(leadId, [...earlier, ...arrived]);
    });
  } catch (error) {
    console.error('The photos were not attached', error);
    return false;
  }
  return arrived.length === photos.length;
}

async function withRetries<Result>(task: () => Promise<Result>): Promise<Result> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await task();
    } catch (error) {
      if (failures + 1 >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(failures)));
    }
  }
}
