import { type RefObject, useEffect, useRef } from 'react';
import type { useStep } from './use-step';

/**
 * Moves focus and scroll position to a step's heading when the visitor goes to it. The focus does not move when a form
 * opens on an earlier draft's step, or is reset because its request was sent.
 */
export function useStepFocus(
  container: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { step, entryKey, isChosen }: ReturnType<typeof useStep>,
): void {
  const settled = useRef<{ step: number; entryKey: string }>(undefined);

  useEffect(() => {
    if (!isOpen || settled.current?.entryKey === entryKey) return;
    const isMove = settled.current !== undefined && (isChosen || settled.current.step !== step);
    settled.current = { step, entryKey };
    if (!isMove) return;
    const heading = container.current?.querySelector<HTMLElement>('[data-step-heading]');
    heading?.focus({ preventScroll: true });
    if (!container.current) return;
    // A step that fits on the screen with the page's heading stays below it.
    const fits = container.current.getBoundingClientRect().bottom + window.scrollY <= window.innerHeight;
    (fits ? document.documentElement : container.current).scrollIntoView({ block: 'start' });
  }, [container, isOpen, step, entryKey, isChosen]);
}
