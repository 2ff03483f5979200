import type { ReactNode } from 'react';

/** One entry of a definition list. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="break-words font-semibold text-lg leading-snug">{children}</dd>
    </div>
  );
}
