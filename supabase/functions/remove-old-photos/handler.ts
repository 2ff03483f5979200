import { createScheduledEndpoint } from '../_shared/server/scheduled-endpoint.ts';

/** The paths in the bucket of a request's photos; empty if the files are already gone. The request may be deleted. */
type PhotosOfRequest = { leadId: string; paths: readonly string[] };

type Dependencies = {
  /** The key that callers must send in the header `apikey`. Without one, every call is refused. */
  senderKey: string | undefined;
  /** The next requests whose photos must be removed, except those `passedOver`; empty if there are none. */
  list(passedOver: readonly string[]): Promise<readonly PhotosOfRequest[]>;
  /** Removes files. @returns the paths it removed, without those that another call removed in the meantime. */
  removeFiles(paths: readonly string[]): Promise<readonly string[]>;
  /** Deletes the photo addresses of these requests. */
  forgetAddresses(leadIds: readonly string[]): Promise<void>;
  /** Records that nothing is left. */
  finish(): Promise<void>;
  /** Milliseconds on a monotonic clock. */
  now(): number;
};

/** How long a call starts new batches. The next call, a minute later, continues. */
const TIME_MS = 30_000;

/**
 * Handles `remove-old-photos`, which takes no input: removes old photos in small batches until none are left or the
 * time is up, and answers with `{ photos, requests, done }`: how many photos it removed, how many requests it finished,
 * and whether nothing is left.
 *
 * A request is finished when its files are gone. Until then it keeps their addresses and is listed again, so failures
 * are retried and concurrent calls do no harm.
 */
export function createHandler(dependencies: Dependencies) {
  return createScheduledEndpoint(dependencies.senderKey, () => removeOldPhotos(dependencies));
}

/**
 * Skips a request if Storage was asked to remove one of its files but the file is still there, so it blocks no others.
 *
 * @throws if something fails, and at the end if anything was skipped.
 */
async function removeOldPhotos({ list, removeFiles, forgetAddresses, finish, now }: Dependencies) {
  const endsAt = now() + TIME_MS;
  const removed = { photos: 0, requests: 0, done: false };
  /** Files that Storage did not report as removed: another call was faster, or the file is still there. */
  const doubtful = new Set<string>();
  const passedOver = new Set<string>();
  let stuck = 0;
  while (now() < endsAt) {
    const listed = await list([...passedOver]);
    if (listed.length === 0 && stuck === 0) {
      await finish();
      return { ...removed, done: true };
    }
    if (listed.length === 0) break;
    for (const { leadId, paths } of listed) {
      const still = paths.filter((path) => doubtful.has(path)).length;
      if (still > 0) passedOver.add(leadId);
      stuck += still;
    }
    const batch = listed.filter(({ leadId }) => !passedOver.has(leadId));
    const paths = batch.flatMap((each) => each.paths);
    const removedNow = new Set(paths.length > 0 ? await removeFiles(paths) : []);
    for (const path of paths) if (!removedNow.has(path)) doubtful.add(path);
    const finished = batch.filter((each) => each.paths.every((path) => removedNow.has(path)));
    await forgetAddresses(finished.map(({ leadId }) => leadId));
    removed.photos += removedNow.size;
    removed.requests += finished.length;
  }
  if (stuck > 0) throw new Error(`Storage did not remove ${stuck} photos, and gave no reason`);
  return removed;
}
