import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something that a press unfolds. It is in the page from the start, for search engines and find-in-page. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-line border-t last:border-b">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 font-bold text-lg leading-snug hover:text-rust [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">{title}</span>
        <Plus className="size-6 shrink-0 text-rust transition-transform duration-200 group-open:rotate-45" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
