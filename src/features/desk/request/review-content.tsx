import type { DeskRequest, DeskReview } from '@functions/contracts/desk.ts';
import { dollars, estimateText } from '@functions/words/en/pickups.ts';
import { words } from '@/content/en/desk';
import { Fact } from '@/features/request/facts';

type ReviewFactsProps = { review: DeskReview; request: Pick<DeskRequest, 'pricePaid' | 'agreed'> };

/** What was left behind according to the customer, and their price next to the one that the hauler entered. */
export function ReviewFacts({ review, request: { pricePaid, agreed } }: ReviewFactsProps) {
  const { isAllGone, gone, cameInWindow, leftBehind, asAgreed, price, amountPaid, notSaid, noPrice, ...labels } =
    words.review;
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact term={isAllGone}>{gone[review.gone]}</Fact>
      {review.leftBehind && (
        <Fact term={leftBehind}>
          <span className="whitespace-pre-wrap">{review.leftBehind}</span>
        </Fact>
      )}
      {review.cameInWindow !== null && <Fact term={cameInWindow}>{gone[review.cameInWindow ? 'yes' : 'no']}</Fact>}
      {(review.price !== null || review.amountPaid !== null) && (
        <>
          <Fact term={asAgreed}>{review.price === null ? notSaid : price[review.price]}</Fact>
          {review.price !== 'as-agreed' && (
            <Fact term={amountPaid}>{review.amountPaid === null ? notSaid : dollars(review.amountPaid)}</Fact>
          )}
          <Fact term={labels.pricePaid}>{pricePaid === undefined ? noPrice : dollars(pricePaid)}</Fact>
          {agreed && <Fact term={labels.agreed}>{estimateText(agreed)}</Fact>}
        </>
      )}
    </dl>
  );
}

type ReviewQuoteProps = { review: DeskReview; language: string };

/** What the site would show of a review besides its stars: comment, name and city. */
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
