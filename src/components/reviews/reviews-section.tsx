import { counts, sampleNote } from 'virtual:reviews/figures';
import type { ReactNode } from 'react';
import { PageSection } from '@/components/sections/page-section';
import { TextLink } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { words } from '@/words/published-reviews';

type ReviewsSectionProps = {
  /** Shown under the heading. */
  claim?: string | undefined;
  children: ReactNode;
};

/** Reviews of neighbors, with a note if they are samples, and below them how many customers were asked and answered. */
export function ReviewsSection({ claim, children }: ReviewsSectionProps) {
  return (
    <PageSection tone="sand" labelledBy="testimonials">
      <h2 id="testimonials" className="text-heading">
        {words.heading}
      </h2>
      {sampleNote && <p className="mt-2 font-semibold">{sampleNote}</p>}
      {claim && <p className="mt-2 text-ink-soft text-lede">{claim}</p>}
      {children}
      {counts && (
        <p className="mt-8 text-ink-soft">
          {counts} <TextLink to={paths.reviews}>{words.all}</TextLink>
        </p>
      )}
    </PageSection>
  );
}
