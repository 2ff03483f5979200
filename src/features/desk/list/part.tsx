import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type PartProps = {
  /** The heading's id, which links lead to. */
  id: string;
  heading: string;
  /** How many there are, beside the heading. */
  count?: number | undefined;
  className?: string;
  children: ReactNode;
};

/** A part of the list with its heading. */
export function Part({ id, heading, count, className, children }: PartProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} tabIndex={-1} className="scroll-mt-28 text-heading">
        {heading} {count !== undefined && count > 0 && <span className="text-ink-soft even-figures">{count}</span>}
      </h2>
      {children}
    </section>
  );
}

/** Says that there is nothing of a kind. */
export function Nothing({ children, className = 'mt-3' }: { children: ReactNode; className?: string }) {
  return <p className={clsx('text-ink-soft', className)}>{children}</p>;
}

/** The look of one thing among several. A long word in it does not make it wider than the screen. */
export const cardLook = 'min-w-0 rounded-card border border-line bg-paper p-5 shadow-card';
