import type { ComponentProps, ReactNode } from 'react';

/** A radio button or checkbox as large as its label. A chosen one has a check mark at its corner, so nothing moves. */
export function Chip({ label, ...input }: ComponentProps<'input'> & { label: ReactNode }) {
  return (
    <label className="relative inline-flex min-h-12 min-w-12 items-center justify-center px-3 py-1 text-center font-semibold leading-tight">
      <input
        {...input}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-xl border-2 border-field bg-white waiting:cursor-not-allowed waiting:border-line waiting:bg-transparent checked:border-leaf checked:bg-leaf-pale"
      />
      <span className="pointer-events-none relative peer-waiting:text-ink-soft">{label}</span>
      <span
        aria-hidden="true"
        className="absolute -top-2 -right-2 hidden size-5 items-center justify-center rounded-full bg-leaf text-white text-xs peer-checked:flex before:content-['✓']"
      />
    </label>
  );
}

/** Chips of one question, beside each other as far as they fit. */
export const chipRowClass = 'mt-2 flex flex-wrap gap-2';
