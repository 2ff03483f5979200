import type { DeskReview } from '@functions/contracts/desk.ts';
import { Link } from 'react-router-dom';
import { words } from '@/content/en/desk-list';
import { paths } from '@/lib/paths';
import { ageText } from '../times';
import { cardClass, ListSection } from './list-section';

type ReviewsProps = { reviews: readonly DeskReview[]; token: string; now: Date };

/** Reviews waiting for a decision, oldest first, each linked to its request, where it is made. */
export function Reviews({ reviews, ...props }: ReviewsProps) {
  if (reviews.length === 0) return null;
  return (
    <ListSection id="reviews" heading={words.reviews.heading} count={reviews.length}>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {reviews.map((review) => (
          <Review key={review.leadId} review={review} {...props} />
        ))}
      </ul>
    </ListSection>
  );
}

function Review({ review, token, now }: Omit<ReviewsProps, 'reviews'> & { review: DeskReview }) {
  const { by, somebody, waits, changed, noWords } = words.reviews;
  const { leadId, shownName, shownCity, version, answeredAt } = review;
  const name = shownName ?? somebody;
  const age = ageText(answeredAt, now);
  return (
    <li className="relative min-w-0">
      <article className={`${cardClass} h-full hover:shadow-lift`}>
        <h3 className="break-words text-lg leading-snug">
          <Link
            to={paths.deskRequest(token, leadId)}
            className="link-underline after:absolute after:inset-0 hover:text-rust"
          >
            {shownCity ? by(name, shownCity) : name}
          </Link>
        </h3>
        <p className="text-ink-soft text-sm">{version > 1 ? changed(age) : waits(age)}</p>
        <p className="mt-3 whitespace-pre-wrap break-words">{review.words ?? noWords}</p>
      </article>
    </li>
  );
}
