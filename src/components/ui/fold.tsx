import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';

type FoldProps = {
  heading: string;
  /** The level of the heading. */
  as?: 'h2' | 'h3';
  /** Whether it starts open, or opens when this becomes true. */
  isOpen?: boolean;
  /** Whether paper has no use for it, because it is there to be pressed. */
  isOnScreenOnly?: boolean;
  children: ReactNode;
};

/** A section that a press on its heading unfolds. It is in the page from the start, for search engines and find-in-page. */
export function Fold({ heading, as: Heading = 'h2', isOpen = false, isOnScreenOnly = false, children }: FoldProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-line border-t last:border-b"
      data-print={isOnScreenOnly ? 'hide' : undefined}
    >
      <details open={isOpen} className="group">
        {/* In view above a row of buttons that sticks to the bottom of the page. */}
        <summary className="flex min-h-14 cursor-pointer scroll-mb-48 items-center justify-between gap-4 py-3 hover:text-rust [&::-webkit-details-marker]:hidden">
          <Heading id={id} className="min-w-0 text-lg leading-snug">
            {heading}
          </Heading>
          <Plus
            aria-hidden="true"
            className="size-6 shrink-0 text-rust transition-transform duration-200 group-open:rotate-45"
          />
        </summary>
        <div className="pb-5">{children}</div>
      </details>
    </section>
  );
}
