import type { PublishedReview } from '@/content/shapes/published-review';
import { words } from '@/words/published-reviews';
import { Stars } from './stars';

type QuoteProps = {
  review: PublishedReview;
  /** Sets the typography of the comment. */
  className?: string;
};

/** One review: stars, comment, and who wrote it. Very long words wrap. */
export function Quote({ review, className }: QuoteProps) {
  return (
    <figure className="wrap-anywhere">
      <Stars count={review.stars} />
      <QuoteWords review={review} className={className} />
      <QuoteAuthor review={review} />
    </figure>
  );
}

/** `className` must also preserve line breaks. */
export function QuoteWords({ review, className = 'mt-3 whitespace-pre-wrap text-lg' }: QuoteProps) {
  return <blockquote lang={review.language} className={className}>{`“${review.words ?? ''}”`}</blockquote>;
}

export function QuoteAuthor({ review: { name, city, pickup } }: { review: PublishedReview }) {
  return (
    <figcaption className="mt-3 text-ink-soft">
      <span className="font-bold text-ink">{name}</span>
      <span>{city && `, ${city}`}</span>
      {pickup && <span className="block text-sm">{`${pickup}\u00A0· ${words.hiredThrough}`}</span>}
    </figcaption>
  );
}
