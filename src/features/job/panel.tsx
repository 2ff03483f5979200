import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Step } from './steps';
import type { JobActs } from './use-job-acts';

/** A step's position on the page. */
export type PanelPlace = {
  isFirst: boolean;
  /** Whether it has the first moment of the page. */
  hasFirstMoment: boolean;
  /** The title of the first panel at the last render. */
  firstTitle: RefObject<string | undefined>;
};

type PanelProps = PanelPlace & { step: Step; title: string; acts: JobActs; children: ReactNode };

/** A step with its heading. The next step takes the focus after another one, unless the focus is in a form. */
export function Panel({ step, title, isFirst, firstTitle, acts, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hasActed } = acts;

  useEffect(() => {
    if (!isFirst || firstTitle.current === title) return;
    const followsAnother = firstTitle.current !== undefined;
    firstTitle.current = title;
    if (followsAnother && hasActed && !document.activeElement?.closest('form')) heading.current?.focus();
  }, [isFirst, title, firstTitle, hasActed]);

  return (
    <section
      aria-labelledby={headingOf(step)}
      className={clsx('rounded-panel p-6 sm:p-8', isFirst ? 'bg-poppy-pale' : 'bg-paper shadow-card')}
    >
      <h2 id={headingOf(step)} ref={heading} tabIndex={-1} className="scroll-mt-28 text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Focuses the heading of a step on the page. */
export function focusStep(step: Step): void {
  document.getElementById(headingOf(step))?.focus();
}

function headingOf(step: Step): string {
  return `${step}-step`;
}
