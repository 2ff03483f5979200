import type { ReviewView } from '@functions/contracts/review.ts';
import { Stars } from '@/components/reviews/stars';
import { Fact } from '@/features/request/facts';
import { words } from '@/words/review';
import { dollars } from '@/words/shared/pickups';

export function ReviewSummary({ review }: { review: ReviewView['review'] }) {
  const { gone, leftBehind, price, amountPaid, cameInWindow, stars, words: text } = review;
  const { terms } = words.answered;
  const { legend: arrival, yes, no } = words.form.cameInWindow;
  return (
    <dl className="mt-4 space-y-4">
      {gone && <Fact term={terms.gone}>{words.form.gone[gone]}</Fact>}
      {leftBehind && (
        <Fact term={terms.leftBehind}>
          <span className="whitespace-pre-wrap">{leftBehind}</span>
        </Fact>
      )}
      {cameInWindow !== null && <Fact term={arrival}>{cameInWindow ? yes : no}</Fact>}
      {price && <Fact term={terms.price}>{words.form.price.choices[price]}</Fact>}
      {amountPaid !== null && <Fact term={terms.amountPaid}>{dollars(amountPaid)}</Fact>}
      {stars !== null && (
        <Fact term={terms.stars}>
          <Stars count={stars} />
        </Fact>
      )}
      {text && (
        <Fact term={terms.words}>
          <span className="whitespace-pre-wrap">{text}</span>
        </Fact>
      )}
    </dl>
  );
}
