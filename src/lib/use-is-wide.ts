import { useSyncExternalStore } from 'react';

/** The width from which on two columns fit: Tailwind's `lg`. */
const WIDE = '(min-width: 64rem)';

/** Whether the window is wide enough for two columns. */
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
