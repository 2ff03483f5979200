import { useSyncExternalStore } from 'react';

/** From which width on a table has room: Tailwind's `lg`. */
const WIDE = '(min-width: 64rem)';

/** Whether the window has room for a table. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

function isWide(): boolean {
  return window.matchMedia?.(WIDE).matches ?? false;
}
