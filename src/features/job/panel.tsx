import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect } from 'react';
import type { Step } from './steps';
import type { JobActions } from './use-job-actions';

/** A step's position on the page. */
export type PanelPlace = {
  isFirst: boolean;
  /** Whether its button is in the bar at the bottom of the screen. */
  isInBar: boolean;
  /** Whether it has the first time on the page. */
  hasFirstMoment: boolean;
  /** The title of the first panel at the last render. */
  firstTitle: RefObject<string | undefined>;
};

type PanelProps = Omit<PanelPlace, 'isInBar' | 'hasFirstMoment'> & {
  step: Step;
  title: string;
  actions: JobActions;
  /** Whether a phone shows it on the page's own ground, as wide as the screen. */
  isFlat?: boolean;
  children: ReactNode;
};

/** A step with its heading. The next step takes the focus after another one, unless the focus is in a form. */
export function Panel({ step, title, isFirst, firstTitle, actions, isFlat = false, children }: PanelProps) {
  const { hasActed } = actions;

  useEffect(() => {
    if (!isFirst || firstTitle.current === title) return;
    const followsAnother = firstTitle.current !== undefined;
    firstTitle.current = title;
    if (followsAnother && hasActed && !isInForm(document.activeElement)) focusStep(step);
  }, [step, isFirst, title, firstTitle, hasActed]);

  return (
    <section
      aria-labelledby={headingOf(step)}
      className={clsx(
        '-scroll-mt-22 rounded-panel border border-transparent sm:p-8',
        isFirst ? 'bg-poppy-pale' : 'bg-paper shadow-card',
        isFlat ? 'max-sm:bg-transparent max-sm:shadow-none' : 'p-5',
      )}
    >
      <h2 id={headingOf(step)} tabIndex={-1} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Whether an element belongs to a form, perhaps to one elsewhere on the page. */
function isInForm(element: Element | null): boolean {
  return Boolean(element?.closest('form') || (element instanceof HTMLButtonElement && element.form));
}

/** Focuses the heading of a step, or of the final price. If it is partly out of sight, it moves to the screen's top. */
export function focusStep(step: Step | 'door'): void {
  const heading = document.getElementById(headingOf(step));
  const panel = heading?.closest('section');
  heading?.focus({ preventScroll: true });
  if (!panel) return;
  const { top, bottom } = panel.getBoundingClientRect();
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
  if (top < 0 || bottom > window.innerHeight - Number.parseFloat(scrollPaddingBottom)) panel.scrollIntoView();
}

export function headingOf(step: Step | 'door'): string {
  return `${step}-step`;
}
