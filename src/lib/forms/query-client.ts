import { type MutationKey, onlineManager, QueryClient } from '@tanstack/react-query';
import { canReachUs } from '../connection';
import { RefusedError } from './refused-error';

/** Exponential backoff in milliseconds: 1 s, 2 s, 4 s, … at most 30 s. */
export function retryDelay(failureCount: number): number {
  return Math.min(1000 * 2 ** failureCount, 30_000);
}

/** Retries up to this many times, except after a refusal, which would repeat. */
export function unlessRefused(times: number): (failures: number, error: Error) => boolean {
  return (failures, error) => !(error instanceof RefusedError) && failures < times;
}

/** The query client of this visit. Mutations started offline are paused and sent when the connection returns. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: unlessRefused(3), retryDelay, refetchOnWindowFocus: false },
    mutations: { retry: unlessRefused(2), retryDelay },
  },
});

// Mounted for the whole visit, so that paused mutations resume on whichever page is open when the connection returns.
queryClient.mount();

if (typeof window !== 'undefined') {
  // TanStack Query waits for an `offline` event, which may have fired before this file was loaded.
  onlineManager.setOnline(navigator.onLine);
  void doubtOffline();
  onlineManager.subscribe(doubtOffline);
  queryClient.getMutationCache().subscribe(({ mutation }) => mutation?.state.isPaused && doubtOffline());
  // An event instead of an import, because the entry chunk must not include this file.
  window.addEventListener('beforereload', ({ detail }) => detail.push(untilNothingIsSent()));
}

/** Sends what is paused if the browser is wrong to say that it is offline. */
async function doubtOffline(): Promise<void> {
  if (!onlineManager.isOnline() && (await canReachUs())) onlineManager.setOnline(true);
}

/** Resolves when no mutation is in progress or paused. */
function untilNothingIsSent(): Promise<void> {
  return new Promise((resolve) => {
    if (queryClient.isMutating() === 0) return resolve();
    const stop = queryClient.getMutationCache().subscribe(() => {
      if (queryClient.isMutating() > 0) return;
      stop();
      resolve();
    });
  });
}

/** Cancels a key's mutations that are paused offline. They are never sent. */
export function cancelPaused(mutationKey: MutationKey): void {
  const mutations = queryClient.getMutationCache();
  const waiting = mutations.findAll({ mutationKey, predicate: ({ state }) => state.isPaused });
  for (const mutation of waiting) mutations.remove(mutation);
}
