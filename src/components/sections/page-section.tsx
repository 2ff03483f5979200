import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type PageSectionProps = {
  children: ReactNode;
  tone?: 'cream' | 'sand' | 'leaf';
  className?: string;
  id?: string;
  labelledBy?: string;
};

const tones = { cream: '', sand: 'bg-sand/60', leaf: 'bg-leaf text-cream' };

/** A full-width band with its content at the page's width. */
export function PageSection({ children, tone = 'cream', className, id, labelledBy }: PageSectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={tones[tone]}>
      <div className={clsx('mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20', className)}>{children}</div>
    </section>
  );
}
