import { Quote } from '@/components/reviews/quote';
import { ReviewsSection } from '@/components/reviews/reviews-section';
import type { PublishedReview } from '@/content/shapes/published-review';

/** Reviews from the city in one quiet row; nothing without any. The home page gives reviews more room. */
export function QuoteBand({ reviews }: { reviews: readonly PublishedReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <ReviewsSection>
      <ul className="mt-8 grid auto-cols-fr gap-x-12 gap-y-9 lg:grid-flow-col">
        {reviews.map((review) => (
          <li key={review.rank} className="max-w-prose border-poppy border-l-4 pl-6">
            <Quote review={review} />
          </li>
        ))}
      </ul>
    </ReviewsSection>
  );
}
