import { reviews } from 'virtual:reviews/home';
import { Quote } from '@/components/reviews/quote';
import { ReviewsSection } from '@/components/reviews/reviews-section';

/** In characters. With longer reviews, none is set in large type. */
const LONGEST_BESIDE_LARGE = 200;

/**
 * The newest reviews. On wide screens, the first is in large type beside the others, or all are in one row if one is
 * long. Renders nothing without reviews.
 */
export function Testimonials() {
  if (reviews.length === 0) return null;
  const hasLarge = reviews.every(({ words: said = '' }) => said.length <= LONGEST_BESIDE_LARGE);
  return (
    <ReviewsSection>
      <ul
        className={
          hasLarge
            ? 'mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[1.35fr_1fr] lg:grid-rows-2'
            : 'mt-8 grid auto-cols-fr gap-x-12 gap-y-9 lg:grid-flow-col'
        }
      >
        {reviews.map((review, index) =>
          hasLarge && index === 0 ? (
            <li key={review.rank} className="lg:row-span-2">
              <Quote
                review={review}
                className="mt-4 whitespace-pre-wrap text-balance font-bold text-[clamp(1.5rem,1.1rem+1.6vw,2.25rem)] leading-snug tracking-tight"
              />
            </li>
          ) : (
            <li key={review.rank} className="border-poppy border-l-4 pl-6">
              <Quote review={review} />
            </li>
          ),
        )}
      </ul>
    </ReviewsSection>
  );
}
