import { X } from 'lucide-react';
import type { ReactNode } from 'react';

type FoldProps = {
  heading: string;
  /** Whether it starts open, or opens when this becomes true. */
  isOpen?: boolean;
  /** Whether it is of no use on paper. */
  isForScreens?: boolean;
  children: ReactNode;
};

/** A part that only some customers need, folded below its heading. */
export function Fold({ heading, isOpen = false, isForScreens = false, children }: FoldProps) {
  return (
    <details
      open={isOpen}
      data-print={isForScreens ? 'hide' : undefined}
      className="group border-line border-t last:border-b"
    >
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 hover:text-rust [&::-webkit-details-marker]:hidden">
        <h2 className="text-lg leading-snug">{heading}</h2>
        {/* A plus while it is folded. */}
        <X
          aria-hidden="true"
          className="size-6 shrink-0 rotate-45 text-rust transition-transform duration-200 group-open:rotate-90"
        />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
