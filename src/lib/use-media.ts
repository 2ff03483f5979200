import { useSyncExternalStore } from 'react';

/** The width from which on two columns fit: Tailwind's `lg`. */
export const WIDE = '(min-width: 64rem)';

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
