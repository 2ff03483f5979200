import type { Job } from '@functions/contracts/job.ts';
import type { Mutation } from '@tanstack/react-query';
import { queryClient } from '@/lib/forms/query-client';
import { isRunning } from '../is-running';
import { actionKey, jobKey, type PressedAction } from '../use-job-actions';
import {
  forgetJob,
  forgetJobs,
  forgetOldJobs,
  type KeptJob,
  readJob,
  saveJob,
  saveWaitingAction,
  waitingActionOf,
  waitingActionSchema,
} from './kept-jobs';
import { registerWorker, removeWorkers } from './worker';

/** Stands in for the photos of a kept job. Photos aren't kept, so we don't know whether there are any. */
const UNKNOWN_PHOTOS = [''];

/** Whether the visitor has deleted all jobs. After that, none are kept until the page is reloaded. */
let isForgetful = false;

let isWatching = false;

/** Tokens of jobs whose waiting action was already handed to the query client. */
const resumed = new Set<string>();

let lastTask: Promise<unknown> = Promise.resolve();

/** Runs tasks one after the other. Without IndexedDB, as in some private windows, they fail and nothing is kept. */
function inTurn<Result>(task: () => Promise<Result>): Promise<Result | undefined> {
  const result = lastTask.then(task).catch(() => undefined);
  lastTask = result;
  return result;
}

/**
 * Shows the job as last seen on this phone, unless the server has answered by then.
 *
 * @returns when it was last seen, in milliseconds since 1970; undefined if it is not on this phone.
 */
export function showKeptJob(token: string): Promise<number | undefined> {
  return inTurn(async () => {
    const kept = await readJob(token);
    if (!kept) return undefined;
    const job = { ...kept.job, lead: { ...kept.job.lead, photos: UNKNOWN_PHOTOS } };
    const updatedAt = kept.savedAt;
    queryClient.setQueryData<Job | null>(jobKey(token), (answer) => (answer === undefined ? job : answer), {
      updatedAt,
    });
    return updatedAt;
  });
}

/**
 * Keeps the job of a page on this phone, and from now on its updates and its waiting actions.
 *
 * @returns the action that was waiting when the page was last open, for the caller to resume. Only the first call for a
 * job returns it.
 */
export async function startKeepingJob(token: string): Promise<PressedAction | undefined> {
  void inTurn(forgetOldJobs);
  watch();
  keepAnswer(token);
  return inTurn(async () => {
    if (resumed.has(token)) return undefined;
    resumed.add(token);
    const kept = await readJob(token);
    return kept && waitingActionOf(token, kept);
  });
}

/** Deletes all jobs from this phone. */
export function forgetAllJobs(): Promise<boolean | undefined> {
  isForgetful = true;
  return inTurn(async () => {
    await forgetJobs();
    await removeWorkers();
    return true;
  });
}

/** The jobs on this phone. */
export function readKeptJobs(): Promise<KeptJob[] | undefined> {
  return inTurn(forgetOldJobs);
}

/** Watches the query client, because answers can arrive after the hauler has left the page. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const token = tokenIn(query.queryKey, jobKey);
    if (token && type === 'updated' && query.state.status === 'success') keepAnswer(token);
  });
  const actions = queryClient.getMutationCache();
  actions.subscribe(({ type, mutation }) => {
    if (mutation && (type === 'updated' || type === 'removed')) keepAction(mutation, type === 'removed');
  });
  for (const action of actions.getAll()) keepAction(action);
}

/** Keeps the current state of a job, or deletes the job if the hauler no longer has it. */
function keepAnswer(token: string): void {
  const { data: job, dataUpdatedAt = 0 } = queryClient.getQueryState<Job | null>(jobKey(token)) ?? {};
  if (job === undefined) return;
  void inTurn(async () => {
    if (job && isRunning(job)) {
      if (isForgetful) return;
      await saveJob(token, job, dataUpdatedAt);
      void registerWorker();
    } else {
      await forgetJob(token);
      if ((await forgetOldJobs()).length === 0) await removeWorkers();
    }
  });
}

/** Keeps an action while it waits for a network. */
function keepAction({ options, state }: Mutation<unknown, Error, unknown>, isRemoved = false): void {
  const token = tokenIn(options.mutationKey, actionKey);
  const { data: action } = waitingActionSchema.safeParse(state.variables);
  if (!token || !action) return;
  if (state.isPaused) void inTurn(() => saveWaitingAction(token, isRemoved ? undefined : action));
  else if (state.status !== 'pending' && !isRemoved) void inTurn(() => saveWaitingAction(token, undefined));
}

/** The token in a key created by `keyOf`; undefined for any other key. */
function tokenIn(key: readonly unknown[] | undefined, keyOf: (token: string) => readonly string[]): string | undefined {
  const [kind, token] = key ?? [];
  return kind === keyOf('')[0] && typeof token === 'string' ? token : undefined;
}
