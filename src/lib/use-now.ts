import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/**
 * The beginning of this minute. A page that is left open tells
 * the time anew each minute, and when it is looked at again.
 */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MINUTE_MS)) * MINUTE_MS);
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
