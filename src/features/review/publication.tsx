import type { ReviewView } from '@functions/contracts/review.ts';
import { useRef } from 'react';
import { TextLink } from '@/components/ui/link';
import { ActionButton } from '@/features/request/action-button';
import { ActionNotice } from '@/features/request/action-notice';
import { paths } from '@/lib/paths';
import { words } from '@/words/review';
import { signatureOf } from './publish-fields';
import type { ReviewActions } from './use-review-actions';

type PublicationProps = {
  review: ReviewView['review'];
  actions: ReviewActions;
  /** Until when the review can be changed, in a sentence; undefined if it is too late. */
  mayChange: string | undefined;
};

/** Whether the site shows the review. The permission to publish can be withdrawn at any time. */
export function Publication({ review, actions, mayChange }: PublicationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { mayPublish, shownName, city } = review;
  const isTakenBack = !mayPublish && actions.done === 'unpublish';
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
          <Progress review={review} mayChange={mayChange} />
          <div className="mt-4">
            <ActionNotice actions={actions} isShown={actions.unfinished === 'unpublish'} />
            <ActionButton
              variant="secondary"
              actions={actions}
              name="unpublish"
              // The button is unmounted, and the focus would be lost with it.
              onClick={() => actions.act({ action: 'unpublish' }, () => heading.current?.focus())}
            >
              {unpublish}
            </ActionButton>
          </div>
        </>
      )}
    </section>
  );
}

function Progress({ review, mayChange }: Pick<PublicationProps, 'review' | 'mayChange'>) {
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
      {[withheld(review.withheldBecause ? reasons[review.withheldBecause] : undefined), mayChange]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
