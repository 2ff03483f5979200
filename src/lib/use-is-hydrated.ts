import { useSyncExternalStore } from 'react';

function neverChanges() {
  return () => {};
}

/** False while a page is prerendered and while that HTML comes alive; true ever after. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
