import { type Job, jobInput, jobSchema } from '@functions/contracts/job.ts';
import * as z from 'zod/mini';
import { sha256 } from '@/lib/sha-256';
import type { PressedAction } from '../use-job-actions';

/** How long a job is kept on this phone, in milliseconds: 14 days. The privacy policy says so. */
const KEPT_MS = 14 * 24 * 3_600_000;

/** An action that is kept until it is sent. Others wait only while the page is open. */
export const waitingActionSchema = z.looseObject({
  action: z.enum(['called', 'propose', 'on-my-way', 'door-price', 'complete']),
  pressedAt: z.number(),
});

const keptJob = z.object({
  shape: z.literal(1),
  /** When we answered, in milliseconds since 1970. */
  savedAt: z.number(),
  job: jobSchema,
  waiting: z.optional(waitingActionSchema),
});

export type KeptJob = z.infer<typeof keptJob>;

/** The job of a link; undefined if it is not on this phone. */
export async function readJob(token: string): Promise<KeptJob | undefined> {
  const key = await sha256(token);
  return usable(await inStore('readonly', (store) => store.get(key)));
}

/** Stores the latest state of a job, without its photos. Its waiting action stays. */
export async function saveJob(token: string, job: Job, savedAt: number): Promise<void> {
  const kept = await readJob(token);
  if (kept && kept.savedAt >= savedAt) return;
  await save(token, { ...kept, shape: 1, savedAt, job: { ...job, lead: { ...job.lead, photos: [] } } });
}

/** Stores an action that waits for a network; undefined removes it. Does nothing if the job is not kept. */
export async function saveWaitingAction(token: string, waiting: KeptJob['waiting']): Promise<void> {
  const kept = await readJob(token);
  if (kept) await save(token, { ...kept, waiting });
}

/** The action that waits for a network; undefined if there is none. */
export function waitingActionOf(token: string, { waiting }: KeptJob): PressedAction | undefined {
  const { data } = jobInput.safeParse({ ...waiting, token });
  if (!waiting || !data || data.action === 'view') return undefined;
  const { token: _, ...action } = data;
  return { ...action, pressedAt: waiting.pressedAt };
}

export async function forgetJob(token: string): Promise<void> {
  const key = await sha256(token);
  await inStore('readwrite', (store) => store.delete(key));
}

export async function forgetJobs(): Promise<void> {
  await inStore('readwrite', (store) => store.clear());
}

/**
 * Deletes jobs that are too old, or in a format that this version of the site does not know.
 *
 * @returns the other jobs on this phone.
 */
export async function forgetOldJobs(): Promise<KeptJob[]> {
  const jobs: KeptJob[] = [];
  for (const key of await inStore('readonly', (store) => store.getAllKeys())) {
    const kept = usable(await inStore('readonly', (store) => store.get(key)));
    if (kept) jobs.push(kept);
    else await inStore('readwrite', (store) => store.delete(key));
  }
  return jobs;
}

async function save(token: string, kept: KeptJob): Promise<void> {
  const key = await sha256(token);
  await inStore('readwrite', (store) => store.put(kept, key));
}

function usable(stored: unknown): KeptJob | undefined {
  const { data } = keptJob.safeParse(stored);
  return data && Date.now() - data.savedAt <= KEPT_MS ? data : undefined;
}

/**
 * Does one thing with the jobs on this phone, which are stored by the SHA-256 of their link's token. Without
 * idb-keyval: shared with the booking form, it would be one more file for that page to load.
 *
 * @throws without IndexedDB, as in some private windows.
 */
async function inStore<Result>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open('jobs');
  opening.onupgradeneeded = () => opening.result.createObjectStore('jobs');
  const database = await resultOf(opening);
  try {
    return await resultOf(run(database.transaction('jobs', mode).objectStore('jobs')));
  } finally {
    database.close();
  }
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
