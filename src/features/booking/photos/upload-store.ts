import { useSyncExternalStore } from 'react';
import { notePhotosArrived, type RecentRequest } from '@/lib/recent-requests';
import { readPhotos, savePhotos } from './photo-store';
import { type UploadProgress, uploadPhotos } from './photo-upload';
import type { Photo } from './photos';

/** How far the photos of a request are. */
export type Upload = { kind: 'running' | 'done' | 'failed'; progress: UploadProgress };

/** What was uploaded on this visit, by lead. An upload goes on whichever page is shown. */
const uploads = new Map<string, Upload>();
const busy = new Set<string>();
const listeners = new Set<() => void>();

/** The upload of a lead's photos; undefined if there is none. */
export function useUpload(leadId: string): Upload | undefined {
  return useSyncExternalStore(
    subscribe,
    () => uploads.get(leadId),
    () => undefined,
  );
}

/**
 * Uploads the photos that this device keeps of a request that was sent, and forgets them once all have arrived. Does
 * nothing while that is under way already. The browser warns of leaving the site meanwhile.
 */
export async function startUpload(request: RecentRequest): Promise<void> {
  const { leadId } = request;
  if (busy.has(leadId)) return;
  busy.add(leadId);
  const photos = await readPhotos(leadId);
  if (photos.length > 0) await upload(request, photos);
  busy.delete(leadId);
}

async function upload(request: RecentRequest, photos: readonly Photo[]): Promise<void> {
  const { leadId } = request;
  let progress: UploadProgress = { total: photos.length, done: 0, failed: 0 };
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  show(leadId, { kind: 'running', progress });
  window.addEventListener('beforeunload', warn);
  const haveArrived = await uploadPhotos(request, photos, (next) => {
    progress = next;
    show(leadId, { kind: 'running', progress });
  });
  window.removeEventListener('beforeunload', warn);
  if (haveArrived) {
    notePhotosArrived(leadId);
    await savePhotos(leadId, []);
  }
  show(leadId, { kind: haveArrived ? 'done' : 'failed', progress });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(leadId: string, upload: Upload) {
  uploads.set(leadId, upload);
  for (const listener of listeners) listener();
}
