import { createWoken } from '../_shared/server/woken.ts';

/** The photos of a request, which may be gone itself: their paths in the bucket. None if the files are gone already. */
type PhotosOfRequest = { leadId: string; paths: readonly string[] };

/** How many photos a call has removed, how many requests it has finished, and whether nothing is left. */
type Removed = { photos: number; requests: number; done: boolean };

type Dependencies = {
  /** The key that callers must send in the header `apikey`. Without one nobody is let in. */
  senderKey: string | undefined;
  /** The next requests whose photos are to go, without those `passedOver`; empty when there are none. */
  list(passedOver: readonly string[]): Promise<readonly PhotosOfRequest[]>;
  /** Removes files. @returns the paths of those that it removed: not of those that somebody else removed meanwhile. */
  removeFiles(paths: readonly string[]): Promise<readonly string[]>;
  /** Forgets where the photos of these requests were. */
  forgetAddresses(leadIds: readonly string[]): Promise<void>;
  /** Tells that nothing is left. */
  finish(): Promise<void>;
  /** Milliseconds on a clock that only goes forward. */
  now(): number;
};

/** For how long a call begins batches. The next call, a minute later, goes on with the rest. */
const TIME_MS = 30_000;

/**
 * Handles `remove-old-photos`, which takes no input: removes old photos in small batches, until there are none or the
 * time is up, and answers with `{ photos, requests, done }`.
 *
 * A request is finished when its files are gone. Until then it keeps their addresses and is listed again, so that
 * nothing that fails is lost, and two calls at once do what one does.
 */
export function createHandler({ senderKey, ...dependencies }: Dependencies) {
  return createWoken(senderKey, () => removeOldPhotos(dependencies));
}

/**
 * Passes over a request with a file that is still there after Storage was asked to remove it: it holds up no other.
 *
 * @throws if something fails, and in the end if anything was passed over.
 */
async function removeOldPhotos(dependencies: Omit<Dependencies, 'senderKey'>): Promise<Removed> {
  const { list, removeFiles, forgetAddresses, finish, now } = dependencies;
  const endsAt = now() + TIME_MS;
  const removed: Removed = { photos: 0, requests: 0, done: false };
  /** What Storage did not say it removed: another call was faster, or the file is still there. */
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
    const gone = new Set(paths.length > 0 ? await removeFiles(paths) : []);
    for (const path of paths) if (!gone.has(path)) doubtful.add(path);
    const finished = batch.filter((each) => each.paths.every((path) => gone.has(path)));
    await forgetAddresses(finished.map(({ leadId }) => leadId));
    removed.photos += gone.size;
    removed.requests += finished.length;
  }
  if (stuck > 0) throw new Error(`Storage did not remove ${stuck} photos, and gave no reason`);
  return removed;
}
