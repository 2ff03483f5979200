import type { DeskRequest, DeskReview } from '@functions/contracts/desk.ts';
import { reviewHints } from '@functions/domain/review.ts';
import { words } from '@/content/en/desk';
import { ActionButton, isFirstClick, OpenButton } from '@/features/request/action-button';
import { ActionNotice } from '@/features/request/action-notice';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { holderOf } from '../offers';
import type { DeskActionName, DeskActions } from '../use-desk-actions';
import { ReviewFacts, ReviewQuote } from './review-content';

/** The heading that gets the focus once a review is published or withheld. */
const HEADING_ID = 'review';

export function reviewHeading(): HTMLElement | null {
  return document.getElementById(HEADING_ID);
}

/** Whether an action's outcome is shown next to the review. */
export function isOfReview(action: DeskActionName | undefined): boolean {
  return action === 'publish-review' || action === 'withhold-review';
}

type ReviewCardProps = {
  review: DeskReview;
  request: DeskRequest;
  actions: DeskActions;
  /** An open dialog shows its own action's outcome. */
  isDialogOpen: boolean;
  onPublish(): void;
  onWithhold(): void;
};

/** What the customer says about the pickup, and whether the site shows it. */
export function ReviewCard({ review, request, ...props }: ReviewCardProps) {
  const { heading, answeredAt, firstAnsweredAt } = words.review;
  const time = formatLosAngelesClock(review.answeredAt);
  return (
    <section aria-labelledby={HEADING_ID} className="rounded-panel bg-paper p-6 shadow-card sm:p-8">
      <h2 id={HEADING_ID} tabIndex={-1} className="scroll-mt-28 text-2xl leading-tight">
        {heading}
      </h2>
      <p className="mt-1 text-ink-soft text-sm">{review.version > 1 ? firstAnsweredAt(time) : answeredAt(time)}</p>
      <ReviewFacts review={review} request={request} />
      <ForTheSite review={review} request={request} {...props} />
    </section>
  );
}

/** The comment with name and city, and the decision. Stars are shown with it, but are not a reason for it. */
function ForTheSite({ review, request, actions, isDialogOpen, onPublish, onWithhold }: ReviewCardProps) {
  const { site, published, nothingElse } = words.review;
  const { mayPublish, moderation } = review;
  const hauler = holderOf(request)?.hauler.name;
  const confirmation = isOfReview(actions.done) && actions.done && words.done[actions.done];
  return (
    <div className="mt-6 border-line border-t pt-6">
      <div role="status">{confirmation && <p className="mb-4 font-semibold text-leaf">{confirmation}</p>}</div>
      <h3 className="mb-4 font-bold">{mayPublish ? site[moderation] : site['not-to-publish']}</h3>
      {isEmpty(review) ? (
        <p>{nothingElse}</p>
      ) : (
        <>
          <ReviewQuote review={review} language={request.language} />
          <p className="mt-3">{starsText(review)}</p>
        </>
      )}
      {decisionText(review, request).map((sentence) => (
        <p key={sentence} className="mt-3">
          {sentence}
        </p>
      ))}
      {mayPublish && moderation !== 'published' && <Hints hints={review.hints} />}
      {/* Shown even if the permission to publish was withdrawn in the meantime. */}
      <div className="mt-5">
        <ActionNotice actions={actions} isShown={!isDialogOpen && isOfReview(actions.unfinished)} />
      </div>
      {mayPublish && (
        <>
          <div className="flex flex-wrap gap-3">
            {moderation !== 'published' && (
              <ActionButton
                actions={actions}
                variant={moderation === 'waiting' ? 'primary' : 'secondary'}
                name="publish-review"
                onClick={(event) => isFirstClick(event) && onPublish()}
              >
                {words.buttons.publish}
              </ActionButton>
            )}
            <OpenButton actions={actions} variant="secondary" onOpen={onWithhold}>
              {moderation === 'withheld' ? words.buttons.otherReason : words.buttons.withhold}
            </OpenButton>
          </div>
          {moderation !== 'published' && (
            <p className="mt-3 text-ink-soft text-sm">
              {[published.site, hauler && published.hauler(hauler)].filter(Boolean).join(' ')}
            </p>
          )}
        </>
      )}
    </div>
  );
}

function Hints({ hints }: { hints: readonly string[] }) {
  const { heading, of } = words.review.hints;
  const known = reviewHints.filter((hint) => hints.includes(hint));
  if (known.length === 0) return null;
  return (
    <div className="mt-5 rounded-card bg-sand p-4">
      <p className="font-semibold">{heading}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {known.map((hint) => (
          <li key={hint}>{of[hint]}</li>
        ))}
      </ul>
    </div>
  );
}

/** Whether there is nothing to publish. Customers who allow publishing always give stars. */
function isEmpty({ mayPublish, words: text, stars }: DeskReview): boolean {
  return !mayPublish && text === null && stars === null;
}

function starsText({ stars, mayPublish, moderation }: DeskReview): string {
  if (stars !== null) return words.review.stars(stars);
  return mayPublish && moderation === 'waiting' ? words.review.starsLater : words.review.noStars;
}

/** What was decided and when, or that there is nothing to decide. */
function decisionText(review: DeskReview, { flaggedBecause }: DeskRequest): string[] {
  const { notToPublish, publishedAt, withheldAt, withheldBecause, reasons, whileFlagged } = words.review;
  if (isEmpty(review)) return [];
  if (!review.mayPublish) return [notToPublish];
  const time = formatLosAngelesClock(review.moderatedAt ?? review.answeredAt);
  switch (review.moderation) {
    case 'waiting':
      return [];
    case 'published':
      return [publishedAt(time), ...(flaggedBecause === null ? [] : [whileFlagged])];
    case 'withheld':
      return [...(review.withheldBecause ? [withheldBecause(reasons[review.withheldBecause])] : []), withheldAt(time)];
  }
}
