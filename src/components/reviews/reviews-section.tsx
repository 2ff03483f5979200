import { counts, sampleNote } from 'virtual:reviews/figures';
import type { ReactNode } from 'react';
import { PageSection } from '@/components/sections/page-section';
import { TextLink } from '@/components/ui/link';
import { words as english } from '@/content/en/published-reviews';
import { paths } from '@/lib/paths';
import { useWords } from '@/lib/words';

// Not the module itself, which would weigh more on each page with reviews.
const englishFigures = { counts, sampleNote };

type ReviewsSectionProps = {
  /** Stands under the heading. */
  claim?: string | undefined;
  /** The list of reviews. */
  children: ReactNode;
};

/** What neighbors say: samples are called so, and under reviews stands of how many they are. */
export function ReviewsSection({ claim, children }: ReviewsSectionProps) {
  const words = useWords('published-reviews', english);
  const figures = useWords('reviews/figures', englishFigures);
  return (
    <PageSection tone="sand" labelledBy="testimonials">
      <h2 id="testimonials" className="text-heading">
        {words.heading}
      </h2>
      {figures.sampleNote && <p className="mt-2 font-semibold">{figures.sampleNote}</p>}
      {claim && <p className="mt-2 text-ink-soft text-lede">{claim}</p>}
      {children}
      {figures.counts && (
        <p className="mt-8 text-ink-soft">
          {figures.counts} <TextLink to={paths.reviews}>{words.all}</TextLink>
        </p>
      )}
    </PageSection>
  );
}
