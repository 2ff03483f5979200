import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';

type ListSectionProps = {
  /** The heading's id, a link target. */
  id: string;
  heading: string;
  /** Shown next to the heading. */
  count?: number | undefined;
  /** Shown beside the heading. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function ListSection({ id, heading, count, aside, className, children }: ListSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} tabIndex={-1} className="min-w-0 break-words text-xl leading-tight">
          <span>{heading}</span>{' '}
          {count !== undefined && count > 0 && <span className="font-normal text-ink-soft even-figures">{count}</span>}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** A muted line in a section, such as that it is empty. */
export function SectionNote({ children, className = 'mt-3' }: { children: ReactNode; className?: string }) {
  return <p className={clsx('text-ink-soft', className)}>{children}</p>;
}

/** Confirms an action where it was done. It takes the focus, because the clicked button may be unmounted. */
export function Confirmation({ text, children }: { text: string; children?: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null);

  useEffect(() => line.current?.focus(), []);

  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-leaf-pale p-4">
      <p ref={line} tabIndex={-1} className="break-words font-semibold">
        {text}
      </p>
      {children}
    </div>
  );
}

/** The classes of a card. Long words do not make it wider than the screen. */
export const cardClass = 'min-w-0 rounded-card border border-line bg-paper p-5 shadow-card';

/** One line of a definition list. */
export function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="break-words">
      <dt className="inline text-ink-soft">{`${term}: `}</dt>
      <dd className="inline">{children}</dd>
    </div>
  );
}
