import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to the first of the targets that is there, once what had it, or was pressed last, has gone from the
 * page.
 *
 * @returns the props of the element around everything that may go.
 */
export function useKeptFocus(...targets: RefObject<HTMLElement | null>[]) {
  const last = useRef<Element>(undefined);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!last.current || last.current.isConnected) return;
      last.current = undefined;
      // A dialog that closes gives it back to what has opened it, if that is still there.
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
    /** Some browsers give a button that is pressed no focus. */
    onClick({ target }: MouseEvent) {
      if (target instanceof Element) last.current = target.closest('a, button, input') ?? undefined;
    },
  };
}
