import { loadSizes } from '@functions/domain/load-sizes.ts';
import { parseTrackingId } from '@functions/domain/tracking-id.ts';
import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from './forms/stored-json';

const KEY = 'recent-requests';
const MAX_KEPT = 5;

/** How long the device remembers a request, in milliseconds: 90 days. The privacy policy says so. */
const REMEMBERED_MS = 90 * 24 * 3_600_000;

/** How long photos can be added to a lead, in milliseconds. The database refuses them after that. */
const OPEN_MS = 3_600_000;

// Lazy, so that opening a form does not wait for a schema that it may not need.
const recentRequests = z.lazy(() =>
  z.array(
    z.object({
      leadId: z.string(),
      trackingId: z.string(),
      submittedAt: z.number(),
      wantsPhotos: z.optional(z.boolean()),
      photoCount: z.optional(z.number()),
      hasEmail: z.optional(z.boolean()),
      getsTexts: z.optional(z.boolean()),
      loadSize: z.catch(z.optional(z.enum(loadSizes)), undefined),
    }),
  ),
);

/**
 * A request sent from this device. `submittedAt` is in milliseconds since 1970; `photoCount` is the number of photos
 * chosen for it, uploaded or not; `hasEmail` means that it has an email address, `getsTexts` that the customer agreed
 * to texts and the number can receive them. `loadSize` is the load as stored with the request.
 */
export type RecentRequest = z.infer<typeof recentRequests>[number];

/** The last requests sent from this device, newest first. Removes expired ones. */
export function readRecentRequests(): RecentRequest[] {
  const stored = readStored(KEY);
  if (stored === undefined) return [];
  const kept = recentRequests.safeParse(stored).data ?? [];
  const fresh = kept.filter(({ submittedAt }) => Date.now() - submittedAt <= REMEMBERED_MS);
  if (fresh.length < kept.length) rememberRequests(fresh);
  return fresh;
}

/** A request sent from this device, unless the visitor has removed it. */
export function findRecentRequest(leadId: string | undefined): RecentRequest | undefined {
  return readRecentRequests().find((each) => each.leadId === leadId);
}

/** A request sent from this device, by its tracking ID as anyone writes it. */
export function findByTrackingId(trackingId: string): RecentRequest | undefined {
  return readRecentRequests().find((each) => each.trackingId === parseTrackingId(trackingId));
}

/** Stores a request on this device for "Track my request". */
export function rememberRequest(request: RecentRequest): void {
  const others = readRecentRequests().filter((each) => each.leadId !== request.leadId);
  rememberRequests([request, ...others].slice(0, MAX_KEPT));
}

/** Stores exactly these requests; an empty list removes the entry. */
export function rememberRequests(requests: readonly RecentRequest[]): void {
  if (requests.length > 0) writeStored(KEY, requests);
  else removeStored(KEY);
}

/** Changes what is stored of a request, unless the visitor has removed it from the device meanwhile. */
export function updateRecentRequest(leadId: string, changes: Partial<RecentRequest>): void {
  rememberRequests(readRecentRequests().map((each) => (each.leadId === leadId ? { ...each, ...changes } : each)));
}

/** For how long a request can still accept photos, in milliseconds; 0 if it no longer does. */
export function openForPhotosMs({ submittedAt }: RecentRequest): number {
  return Math.max(0, submittedAt + OPEN_MS - Date.now());
}

/** Whether a request still has photos to upload, and can accept them. */
export function awaitsPhotos(request: RecentRequest): boolean {
  return request.wantsPhotos === true && openForPhotosMs(request) > 0;
}
