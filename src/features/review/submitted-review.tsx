import type { ReviewView } from '@functions/contracts/review.ts';
import { losAngelesDay } from '@functions/domain/los-angeles-clock.ts';
import { isSomethingLeft } from '@functions/domain/review.ts';
import { Button, ButtonLink } from '@/components/ui/button';
import { WriteToUs } from '@/components/ui/write-to-us';
import { ActionNotice } from '@/features/request/action-notice';
import { Fact } from '@/features/request/facts';
import { JobHeading } from '@/features/request/heading';
import { daysBetween, formatFirstMoment, losAngelesDate } from '@/features/request/los-angeles-clock';
import { paths } from '@/lib/paths';
import { words } from '@/words/review';
import { servicesInShort } from '@/words/shared/services';
import { Publication } from './publication';
import { ReviewSummary } from './review-summary';
import type { ReviewActions } from './use-review-actions';

/** Input that came too late; empty if there was none. */
export type UnsentTexts = { leftBehind: string; words: string };

type SubmittedReviewProps = {
  review: ReviewView['review'];
  actions: ReviewActions;
  takesFocus: boolean;
  unsent: UnsentTexts | undefined;
  /** Undefined if it is too late. */
  onChange: (() => void) | undefined;
};

/** The submitted answers, what happens with them, and a button to change them. */
export function SubmittedReview({ review, actions, takesFocus, unsent, onChange }: SubmittedReviewProps) {
  const { thanks, heading, said, change, isClosed, bookAnother } = words.answered;
  const until = formatFirstMoment(review.until);
  if (review.gone === null) return <Unanswered {...{ actions, takesFocus, unsent, until }} />;
  const mayChange = onChange && changeableUntil(review.until);
  return (
    <article className="wrap-anywhere space-y-8">
      <div>
        <JobHeading takesFocus={takesFocus}>{actions.done === 'answer' ? thanks : heading}</JobHeading>
        <p className="mt-2 break-words text-ink-soft">
          {words.pickup(servicesInShort(review.services), review.city, review.hauler)}
        </p>
        {/* A failed submission is shown in the form, unless the form is gone. */}
        <div className="mt-4">
          <ActionNotice actions={actions} isShown={actions.unfinished === 'answer' && !onChange} />
        </div>
        <WhoWasNotified review={review} />
        <Unsent texts={unsent} />
      </div>
      <section aria-labelledby="said" className="rounded-panel bg-paper p-6 shadow-card sm:p-8">
        <h2 id="said" className="text-heading">
          {said}
        </h2>
        <ReviewSummary review={review} />
        {/* For a withheld review, this is shown next to the reason. */}
        {review.publication !== 'withheld' && <p className="mt-6 text-ink-soft">{mayChange ?? isClosed(until)}</p>}
        {onChange && (
          <Button
            variant="secondary"
            className="mt-4"
            aria-disabled={actions.isUnderWay}
            onClick={() => !actions.isUnderWay && onChange()}
          >
            {change}
          </Button>
        )}
      </section>
      <Publication review={review} actions={actions} mayChange={mayChange} />
      {!isSomethingLeft(review.gone) && (
        <ButtonLink to={paths.book} variant="quiet" className="-mx-2" data-print="hide">
          {bookAnother}
        </ButtonLink>
      )}
    </article>
  );
}

/** Until when the answer can be changed: a day, or from the day before, a time. */
function changeableUntil(until: string): string {
  const { mayChange, mayChangeUntilDay } = words.answered;
  const isSoon = daysBetween(losAngelesDay(new Date()), losAngelesDay(until)) < 2;
  return isSoon ? mayChange(formatFirstMoment(until)) : mayChangeUntilDay(losAngelesDate(until));
}

/** Who has been notified of a problem, and what the customer can do if that does not help. */
function WhoWasNotified({ review: { gone, price, hauler } }: Pick<SubmittedReviewProps, 'review'>) {
  const { toldHauler, told, toldOfPrice, whatNext } = words.answered;
  const isLeft = isSomethingLeft(gone);
  if (!isLeft && price !== 'higher') return null;
  return (
    <div className="mt-4 grid gap-2 wrap-anywhere rounded-card bg-poppy-pale p-4">
      {isLeft && <p className="font-semibold">{hauler === null ? told : toldHauler(hauler)}</p>}
      {price === 'higher' && <p className="font-semibold">{toldOfPrice}</p>}
      <p>
        {whatNext.before}
        <WriteToUs isWithinSentence />
        {whatNext.after}
      </p>
    </div>
  );
}

/** The customer did not answer in time. */
function Unanswered({
  actions,
  takesFocus,
  unsent,
  until,
}: Pick<SubmittedReviewProps, 'actions' | 'takesFocus' | 'unsent'> & { until: string }) {
  const { heading, until: wasUntil, help } = words.unanswered;
  return (
    <article>
      <JobHeading takesFocus={takesFocus}>{heading}</JobHeading>
      <div className="mt-4">
        <ActionNotice actions={actions} />
      </div>
      <p className="text-lede">{wasUntil(until)}</p>
      <p className="mt-4">
        {help.before}
        <WriteToUs />
        {help.after}
      </p>
      <Unsent texts={unsent} />
    </article>
  );
}

/** Shows input that can no longer be sent, so that it is not lost. */
function Unsent({ texts }: { texts: UnsentTexts | undefined }) {
  const { terms } = words.answered;
  if (!texts?.leftBehind && !texts?.words) return null;
  return (
    <section aria-labelledby="unsent" className="wrap-anywhere mt-8 rounded-panel bg-paper p-6 shadow-card sm:p-8">
      <h2 id="unsent" className="text-heading">
        {words.unsent}
      </h2>
      <dl className="mt-4 space-y-4">
        {texts.leftBehind && (
          <Fact term={terms.leftBehind}>
            <span className="whitespace-pre-wrap">{texts.leftBehind}</span>
          </Fact>
        )}
        {texts.words && (
          <Fact term={words.form.words}>
            <span className="whitespace-pre-wrap">{texts.words}</span>
          </Fact>
        )}
      </dl>
    </section>
  );
}
