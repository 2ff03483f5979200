import type { ComponentProps, ReactNode } from 'react';

/** A radio button or checkbox in a row with a large touch target. */
export function Choice({ label, ...input }: ComponentProps<'input'> & { label: ReactNode }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2 leading-snug wrap-anywhere">
      <input className="size-6 shrink-0 accent-leaf" {...input} />
      <span>{label}</span>
    </label>
  );
}
