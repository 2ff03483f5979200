import type { ReviewView } from '@functions/contracts/review.ts';
import { useRef } from 'react';
import { TextLink } from '@/components/ui/link';
import { ActButton } from '@/features/request/act-button';
import { ActNotice } from '@/features/request/act-notice';
import { paths } from '@/lib/paths';
import { words } from '@/words/review';
import { signatureOf } from './publish-fields';
import type { ReviewActs } from './use-review-acts';

type PublicationProps = {
  review: ReviewView['review'];
  acts: ReviewActs;
  /** Undefined if it is too late to change the review. */
  changeableUntil: string | undefined;
};

/** Whether the site shows the review. The permission to publish can be withdrawn at any time. */
export function Publication({ review, acts, changeableUntil }: PublicationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { mayPublish, shownName, city } = review;
  const isTakenBack = !mayPublish && acts.done === 'unpublish';
  if (!mayPublish && !isTakenBack) return null;
  const { heading: title, signed, unpublish, unpublished } = words.publication;
  return (
    <section aria-labelledby="publication" className="rounded-panel bg-paper p-6 shadow-card sm:p-8">
      <h2 id="publication" ref={heading} tabIndex={-1} className="scroll-mt-28 text-heading">
        {title}
      </h2>
      {isTakenBack ? (
        <p role="status" className="mt-2 font-semibold text-leaf">
          {unpublished}
        </p>
      ) : (
        <>
          <p className="mt-2 break-words">{signed(signatureOf(shownName ?? '', city))}</p>
          <Progress review={review} changeableUntil={changeableUntil} />
          <div className="mt-4">
            <ActNotice acts={acts} isShown={acts.unfinished === 'unpublish'} />
            <ActButton
              variant="secondary"
              acts={acts}
              name="unpublish"
              // The button is unmounted, and the focus would be lost with it.
              onClick={() => acts.act({ action: 'unpublish' }, () => heading.current?.focus())}
            >
              {unpublish}
            </ActButton>
          </div>
        </>
      )}
    </section>
  );
}

function Progress({ review, changeableUntil }: Pick<PublicationProps, 'review' | 'changeableUntil'>) {
  const { waiting, published, publishedWithinAnHour, allReviews, withheld, reasons } = words.publication;
  if (review.publication === 'published') {
    return (
      <>
        <p className="mt-2 font-semibold">{review.buildsItself ? publishedWithinAnHour : published}</p>
        <TextLink to={paths.reviews}>{allReviews}</TextLink>
      </>
    );
  }
  if (review.publication !== 'withheld') return <p className="mt-2 font-semibold">{waiting}</p>;
  return (
    <p className="mt-2 font-semibold">
      {[
        withheld(review.withheldBecause ? reasons[review.withheldBecause] : undefined),
        changeableUntil && words.answered.mayChange(changeableUntil),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
