import type { ReviewView } from '@functions/contracts/review.ts';
import * as englishPickups from '@functions/words/en/pickups.ts';
import { Stars } from '@/components/reviews/stars';
import { words as english } from '@/content/en/review';
import { Fact } from '@/features/job/job-facts';
import { useWords } from '@/lib/words';

/** The answers of a customer. */
export function ReviewSummary({ review }: { review: ReviewView['review'] }) {
  const words = useWords('review', english);
  const { dollars } = useWords('words/pickups', englishPickups);
  const { gone, leftBehind, price, amountPaid, stars, words: text } = review;
  const { terms } = words.answered;
  return (
    <dl className="mt-4 space-y-4">
      {gone && <Fact term={terms.gone}>{words.form.gone[gone]}</Fact>}
      {leftBehind && (
        <Fact term={terms.leftBehind}>
          <span className="whitespace-pre-wrap">{leftBehind}</span>
        </Fact>
      )}
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
