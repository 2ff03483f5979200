import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the first mounted target when the element that was last focused or clicked is removed from the page.
 *
 * @returns the props of the element around everything that may be removed.
 */
export function useKeptFocus(...targets: RefObject<HTMLElement | null>[]) {
  const last = useRef<Element>(undefined);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!last.current || last.current.isConnected) return;
      last.current = undefined;
      // A closing dialog returns the focus to its opener, if that still exists.
      setTimeout(() => {
        if (document.activeElement === document.body) targets.find(({ current }) => current)?.current?.focus();
      });
    });
    return () => clearTimeout(timer);
  });

  return {
    onFocus({ target }: FocusEvent) {
      last.current = target;
    },
    onBlur() {
      last.current = undefined;
    },
    /** Some browsers do not focus a clicked button. */
    onClick({ target }: MouseEvent) {
      if (target instanceof Element) last.current = target.closest('a, button, input') ?? undefined;
    },
  };
}
