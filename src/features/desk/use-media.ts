import { useSyncExternalStore } from 'react';

/** From this width on, a request opens beside the list: 1200 px with the usual text size. */
export const BOARD = '(min-width: 75rem)';

/** Whether a media query applies; false in a prerendered page. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
