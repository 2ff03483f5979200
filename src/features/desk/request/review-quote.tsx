import type { DeskReview } from '@functions/contracts/desk.ts';
import { words } from '@/content/en/desk';

type ReviewQuoteProps = { review: DeskReview; language: string };

/** What the site would show of a review, but for the stars: words, name and city. */
export function ReviewQuote({ review, language }: ReviewQuoteProps) {
  const by = [review.shownName, review.shownCity].filter(Boolean).join(', ');
  return (
    <figure className="border-poppy border-l-4 pl-5">
      {review.words === null ? (
        <p className="text-ink-soft">{words.review.noWords}</p>
      ) : (
        <blockquote lang={language} className="whitespace-pre-wrap break-words text-lg leading-snug">
          {review.words}
        </blockquote>
      )}
      {by && <figcaption className="mt-2 break-words font-semibold">{by}</figcaption>}
    </figure>
  );
}
