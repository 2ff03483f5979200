import { type MutationKey, onlineManager, QueryClient } from '@tanstack/react-query';
import { RefusedError } from './refused-error';

/** Delays in milliseconds between tries: 1 s, 2 s, 4 s, … at most 30 s. */
export function retryDelay(failureCount: number): number {
  return Math.min(1000 * 2 ** failureCount, 30_000);
}

/** Tries again so many times at most: what the server refused for good is refused again. */
export function unlessRefused(times: number): (failures: number, error: Error) => boolean {
  return (failures, error) => !(error instanceof RefusedError) && failures < times;
}

/** The remote calls of this visit. A mutation started offline waits, and goes out when the network is back. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: unlessRefused(3), retryDelay, refetchOnWindowFocus: false },
    mutations: { retry: unlessRefused(2), retryDelay },
  },
});

// For as long as the site is open: what waits offline then goes on whichever page is shown when the connection is back.
queryClient.mount();

if (typeof window !== 'undefined') {
  // TanStack Query waits for an event, and the connection may have gone while this file was on its way.
  onlineManager.setOnline(navigator.onLine);
  // By an event and not by an import: what runs before the first paint must not bring this file along.
  window.addEventListener('beforereload', ({ detail }) => detail.push(untilNothingIsSent()));
}

/** Resolves when no mutation is on its way or waits for the connection. */
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

/** Takes back the mutations of a key that wait for the connection. They never go out. */
export function takeBackWaiting(mutationKey: MutationKey): void {
  const mutations = queryClient.getMutationCache();
  const waiting = mutations.findAll({ mutationKey, predicate: ({ state }) => state.isPaused });
  for (const mutation of waiting) mutations.remove(mutation);
}
