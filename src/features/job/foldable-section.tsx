import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type FoldableSectionProps = {
  /** The id of the heading. */
  id: string;
  heading: string;
  /** Whether it starts folded, so that a press on the heading opens it. */
  isFolded: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A section at the end of the page, for what haulers rarely need. */
export function FoldableSection({ id, heading, isFolded, className, children }: FoldableSectionProps) {
  const title = (
    <h2 id={id} className={isFolded ? 'inline' : 'text-lg'}>
      {heading}
    </h2>
  );
  return (
    <section
      aria-labelledby={id}
      className={clsx(isFolded ? 'border-line border-b' : 'border-line border-t pt-6', className)}
    >
      {isFolded ? (
        <details>
          <summary className="cursor-pointer py-3.5 text-lg leading-snug">{title}</summary>
          <div className="pt-1 pb-6">{children}</div>
        </details>
      ) : (
        <>
          {title}
          {children}
        </>
      )}
    </section>
  );
}
