import * as z from 'zod/mini';
import { readStored, writeStored } from '@/lib/stored-json';

const KEY = 'recent-requests';
const MAX_KEPT = 5;

/** How long a lead takes photos, in milliseconds. The database refuses them after that. */
const OPEN_MS = 3_600_000;

const recentRequests = z.array(
  z.object({
    leadId: z.string(),
    trackingId: z.string(),
    submittedAt: z.number(),
    wantsPhotos: z.optional(z.boolean()),
  }),
);

/** A request sent from this device, newest first in its list. `submittedAt` is in milliseconds since 1970. */
export type RecentRequest = z.infer<typeof recentRequests>[number];

/** The last requests sent from this device. */
export function readRecentRequests(): RecentRequest[] {
  return recentRequests.safeParse(readStored(KEY)).data ?? [];
}

/** Remembers a request on this device, so that "Track my request" finds it again. */
export function rememberRequest(request: RecentRequest): void {
  const others = readRecentRequests().filter((each) => each.leadId !== request.leadId);
  writeStored(KEY, [request, ...others].slice(0, MAX_KEPT));
}

/** Whether a request has photos that did not arrive yet and still can. */
export function awaitsPhotos({ wantsPhotos = false, submittedAt }: RecentRequest): boolean {
  return wantsPhotos && Date.now() - submittedAt < OPEN_MS;
}
