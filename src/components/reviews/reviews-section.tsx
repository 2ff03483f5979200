import { counts, sampleNote } from 'virtual:reviews/figures';
import type { ReactNode } from 'react';
import { PageSection } from '@/components/sections/page-section';
import { TextLink } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { words } from '@/words/published-reviews';

/** Reviews of neighbors, with a note if they are samples, and below them how many customers were asked and answered. */
export function ReviewsSection({ children }: { children: ReactNode }) {
  return (
    <PageSection tone="sand" labelledBy="testimonials">
      <h2 id="testimonials" className="text-heading">
        {words.heading}
      </h2>
      {sampleNote && <p className="mt-2 font-semibold">{sampleNote}</p>}
      {children}
      {counts && (
        <p className="mt-8 text-ink-soft">
          {counts} <TextLink to={paths.reviews}>{words.all}</TextLink>
        </p>
      )}
    </PageSection>
  );
}
