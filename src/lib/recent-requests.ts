import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from './forms/stored-json';

const KEY = 'recent-requests';
const MAX_KEPT = 5;

/** How long the device remembers a request, in milliseconds: 90 days. The privacy policy says so. */
const REMEMBERED_MS = 90 * 24 * 3_600_000;

/** How long a lead takes photos, in milliseconds. The database refuses them after that. */
const OPEN_MS = 3_600_000;

// Built when there are any: a form that opens waits for nothing it does not need.
const recentRequests = z.lazy(() =>
  z.array(
    z.object({
      leadId: z.string(),
      trackingId: z.string(),
      submittedAt: z.number(),
      wantsPhotos: z.optional(z.boolean()),
      hasEmail: z.optional(z.boolean()),
      getsTexts: z.optional(z.boolean()),
    }),
  ),
);

/**
 * A request sent from this device, newest first in its list. `submittedAt` is in milliseconds since 1970; `hasEmail`
 * says that it names an email address, `getsTexts` that its customer agreed to texts, to a number that can be texted.
 */
export type RecentRequest = z.infer<typeof recentRequests>[number];

/** The last requests sent from this device. One that is too old is forgotten. */
export function readRecentRequests(): RecentRequest[] {
  const stored = readStored(KEY);
  if (stored === undefined) return [];
  const kept = recentRequests.safeParse(stored).data ?? [];
  const fresh = kept.filter(({ submittedAt }) => Date.now() - submittedAt <= REMEMBERED_MS);
  if (fresh.length < kept.length) rememberRequests(fresh);
  return fresh;
}

/** Remembers a request on this device, so that "Track my request" finds it again. */
export function rememberRequest(request: RecentRequest): void {
  const others = readRecentRequests().filter((each) => each.leadId !== request.leadId);
  rememberRequests([request, ...others].slice(0, MAX_KEPT));
}

/** Remembers these requests and no others; none at all leaves nothing on the device. */
export function rememberRequests(requests: readonly RecentRequest[]): void {
  if (requests.length > 0) writeStored(KEY, requests);
  else removeStored(KEY);
}

/** Notes that all photos of a request have arrived, unless the visitor has made the device forget it meanwhile. */
export function notePhotosArrived(leadId: string): void {
  rememberRequests(
    readRecentRequests().map((each) => (each.leadId === leadId ? { ...each, wantsPhotos: false } : each)),
  );
}

/** Whether a request has photos that did not arrive yet and still can. */
export function awaitsPhotos({ wantsPhotos = false, submittedAt }: RecentRequest): boolean {
  return wantsPhotos && Date.now() - submittedAt < OPEN_MS;
}
