import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

type FoldableSectionProps = {
  /** The id of the heading. */
  id: string;
  heading: string;
  /** Whether it is for a screen only: paper has no use for what can be pressed. */
  isOnScreenOnly?: boolean;
  children: ReactNode;
};

/** A folded section at the end of the page, for what haulers rarely need. A press on the heading opens it. */
export function FoldableSection({ id, heading, isOnScreenOnly = false, children }: FoldableSectionProps) {
  return (
    <section aria-labelledby={id} className="border-line border-b" data-print={isOnScreenOnly ? 'hide' : undefined}>
      <details className="group">
        {/* In view above the row of buttons that sticks to the bottom of an offer. */}
        <summary className="flex min-h-14 cursor-pointer scroll-mb-48 items-center justify-between gap-4 py-3 text-lg leading-snug hover:text-rust [&::-webkit-details-marker]:hidden">
          <h2 id={id}>{heading}</h2>
          <Plus
            aria-hidden="true"
            className="size-6 shrink-0 text-rust transition-transform duration-200 group-open:rotate-45"
          />
        </summary>
        <div className="pb-6">{children}</div>
      </details>
    </section>
  );
}
