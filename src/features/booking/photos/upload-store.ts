import { useSyncExternalStore } from 'react';
import { notePhotosArrived, type RecentRequest } from '@/lib/recent-requests';
import { readPhotos, savePhotos } from './photo-store';
import { type UploadProgress, uploadPhotos } from './photo-upload';
import type { Photo } from './photos';

/** The upload state of a request's photos. */
export type Upload = { kind: 'running' | 'done' | 'failed'; progress: UploadProgress };

/** This visit's uploads by lead. They continue across pages. */
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
 * Uploads a sent request's stored photos, and deletes them once all are uploaded. Does nothing if that is already in
 * progress. Meanwhile, the browser warns before the visitor leaves the site.
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
