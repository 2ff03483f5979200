import { useSyncExternalStore } from 'react';
import { findRecentRequest, type RecentRequest, updateRecentRequest } from '@/lib/recent-requests';
import { addSentPhotos } from '../sent-summary';
import { readPhotos, savePhotos } from './photo-store';
import { type UploadProgress, uploadPhotos } from './photo-upload';
import { MAX_PHOTOS, type Photo } from './photos';

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
  let photos: readonly Photo[] = [];
  let outcome: Upload | undefined;
  // Photos can be added meanwhile.
  for (let stored = await readPhotos(leadId); stored.length > photos.length; stored = await readPhotos(leadId)) {
    photos = stored;
    outcome = await upload(request, photos);
  }
  if (outcome?.kind === 'done') {
    updateRecentRequest(leadId, { wantsPhotos: false });
    await savePhotos(leadId, []);
  }
  if (outcome) show(leadId, outcome);
  busy.delete(leadId);
}

/**
 * Adds photos to a sent request and uploads them.
 *
 * @returns the number of photos that it has with them.
 */
export async function addPhotosToSent(request: RecentRequest, added: readonly Photo[]): Promise<number> {
  const { leadId } = request;
  const count = photoCountOf(leadId);
  const fitting = added.slice(0, MAX_PHOTOS - count);
  if (fitting.length === 0) return count;
  addSentPhotos(leadId, fitting);
  updateRecentRequest(leadId, { wantsPhotos: true, photoCount: count + fitting.length });
  await savePhotos(leadId, [...(await readPhotos(leadId)), ...fitting]);
  void startUpload(request);
  return count + fitting.length;
}

/** The number of photos of a sent request, uploaded or not. If it was removed from the device, no more can be added. */
export function photoCountOf(leadId: string): number {
  const request = findRecentRequest(leadId);
  return request ? (request.photoCount ?? 0) : MAX_PHOTOS;
}

async function upload(request: RecentRequest, photos: readonly Photo[]): Promise<Upload> {
  const { leadId } = request;
  let progress: UploadProgress = { total: photos.length, done: 0, failed: 0 };
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  show(leadId, { kind: 'running', progress });
  window.addEventListener('beforeunload', warn);
  const chosen = findRecentRequest(leadId)?.photoCount ?? photos.length;
  const haveArrived = await uploadPhotos(request, photos, Math.max(0, chosen - photos.length), (next) => {
    progress = next;
    show(leadId, { kind: 'running', progress });
  });
  window.removeEventListener('beforeunload', warn);
  return { kind: haveArrived ? 'done' : 'failed', progress };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(leadId: string, upload: Upload) {
  uploads.set(leadId, upload);
  for (const listener of listeners) listener();
}
