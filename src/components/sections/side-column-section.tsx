import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PageSection, type PageSectionProps } from './page-section';

type SideColumnSectionProps = PageSectionProps & {
  /** The id of the heading. */
  labelledBy: string;
  heading: string;
  /** Shown under the heading, in its column. */
  note?: ReactNode;
};

/**
 * A section whose heading has its own column on wide screens, where it stays in view beside longer content. `className`
 * sets the space between heading and content on phones, `gap-y-6` by default.
 */
export function SideColumnSection({
  labelledBy,
  heading,
  note,
  className = 'gap-y-6',
  children,
  ...section
}: SideColumnSectionProps) {
  return (
    <PageSection
      labelledBy={labelledBy}
      className={clsx('grid gap-x-16 lg:grid-cols-[20rem_minmax(0,1fr)]', className)}
      {...section}
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 id={labelledBy} className="text-heading">
          {heading}
        </h2>
        {note}
      </div>
      {children}
    </PageSection>
  );
}
