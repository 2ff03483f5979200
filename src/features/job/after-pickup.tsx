import type { HeldLead } from '@functions/contracts/job.ts';
import { callUrl } from '@functions/domain/links.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { Stars } from '@/components/reviews/stars';
import { words } from '@/words/job';

/** For a closed job whose customer reported that something is left: what it is, and whom to call. */
export function LeftBehind({ lead: { isAllGone, leftBehind, phone } }: { lead: HeldLead }) {
  if (isAllGone !== false) return null;
  const { heading, ask } = words.leftBehind;
  const callHref = callUrl(phone);
  const number = formatPhone(phone);
  return (
    <section aria-labelledby="left-behind" className="rounded-panel bg-poppy-pale p-6 sm:p-8">
      <h2 id="left-behind" className="text-heading">
        {heading}
      </h2>
      {leftBehind && <p className="mt-2 whitespace-pre-wrap break-words">{leftBehind}</p>}
      <p className="mt-2">
        {ask.before}
        {callHref === null ? (
          <span>{number}</span>
        ) : (
          <a href={callHref} className="whitespace-nowrap sentence-link">
            {number}
          </a>
        )}
        <span>{ask.after}</span>
      </p>
    </section>
  );
}

/** The job's published review, if there is one. */
export function PublishedReview({ review }: Pick<HeldLead, 'review'>) {
  if (!review) return null;
  return (
    <section aria-labelledby="published-review">
      <h2 id="published-review" className="text-xl">
        {words.publishedReview}
      </h2>
      <div className="mt-3">
        <Stars count={review.stars} />
      </div>
      {review.words && <p className="mt-2 whitespace-pre-wrap break-words">{review.words}</p>}
    </section>
  );
}
