import { TriangleAlert } from 'lucide-react';
import { words } from '@/words/zip-form';

/** Says that a ZIP code isn't in California. */
export function OutOfState() {
  return (
    <span className="flex gap-2 rounded-2xl bg-status-amber-pale px-4 py-2 text-base text-status-amber">
      <TriangleAlert className="mt-0.5 size-5 shrink-0" />
      <span>{words.outOfState}</span>
    </span>
  );
}
