import { useSyncExternalStore } from 'react';

function neverChanges() {
  return () => {};
}

/** False during prerendering and hydration, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
