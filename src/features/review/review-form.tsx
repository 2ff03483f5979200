import type { ReviewView } from '@functions/contracts/review.ts';
import { REVIEW_LENGTH } from '@functions/domain/review.ts';
import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { TextAreaField } from '@/components/ui/field';
import { ActButton } from '@/features/request/act-button';
import { ActNotice } from '@/features/request/act-notice';
import { JobHeading } from '@/features/request/heading';
import { language } from '@/lib/language';
import { words } from '@/words/review';
import { servicesInShort } from '@/words/shared/services';
import { type CheckedReview, type FieldFault, fieldIds } from './check';
import { PriceFields } from './price-fields';
import { PublishFields } from './publish-fields';
import { RemovalFields } from './removal-fields';
import { StarChoice } from './star-choice';
import type { ReviewActs } from './use-review-acts';
import type { OpenReview } from './use-review-draft';
import type { ReviewEdits, ReviewValues } from './values';

type ReviewFormProps = {
  review: ReviewView['review'];
  acts: ReviewActs;
  takesFocus: boolean;
  values: ReviewValues;
  checked: CheckedReview;
  open: OpenReview;
  /** What was said before, as `fingerprintOf` gives it. */
  said: string | undefined;
  onSent(): void;
  /** Undefined where there is nothing to go back to. */
  onClose: (() => void) | undefined;
};

/** The question and what may be said besides. What is typed stays on the device until it is sent. */
export function ReviewForm({ review, acts, takesFocus, values, checked, open, said, ...on }: ReviewFormProps) {
  const [tried, setTried] = useState<readonly FieldFault[]>([]);
  const [failedTries, setFailedTries] = useState(0);
  const { draft } = open;
  const isFirstAnswer = said === undefined;
  const isAnsweredMeanwhile = draft?.isTyped === true && !isFirstAnswer && draft.basedOn !== said;
  // What was wrong when it was sent, as long as it is.
  const shown = checked.faults.filter(({ fieldId, message }) =>
    tried.some((fault) => fault.fieldId === fieldId && fault.message === message),
  );
  const fields = { values, errorOf, onEdit: edit };

  function errorOf(id: string): string | undefined {
    return shown.find(({ fieldId }) => fieldId === id)?.message;
  }

  function edit(part: ReviewEdits) {
    // What waits for the connection is not what is meant any more.
    if (acts.isWaiting) acts.takeBack();
    open.edit({ ...values, ...part }, said);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const { faults, content } = checked;
    setTried(faults);
    if (!content) return setFailedTries(failedTries + 1);
    acts.act({ action: 'answer', ...content, language }, () => {
      if (draft) open.forgetSent(draft);
      on.onSent();
    });
  }

  function close() {
    if (acts.isUnderWay && !acts.isWaiting) return;
    acts.takeBack();
    open.discard();
    on.onClose?.();
  }

  const { heading, onlyThis, meanwhile, leavesSite, send, close: back } = words.form;
  return (
    <article>
      <JobHeading takesFocus={takesFocus}>
        <span id="gone">{heading}</span>
      </JobHeading>
      <p className="mt-2 break-words text-ink-soft">
        {words.pickup(servicesInShort(review.services), review.city, review.hauler)} {onlyThis}
      </p>
      {isAnsweredMeanwhile && (
        <p role="status" className="mt-4 rounded-card bg-poppy-pale p-4 font-semibold">
          {meanwhile}
        </p>
      )}
      {review.publication === 'published' && <p className="mt-4 font-semibold">{leavesSite}</p>}
      {/* For the heading of the summary, which is one level below. */}
      <h2 className="sr-only">{words.answered.heading}</h2>
      <ErrorSummary errors={shown} focusKey={failedTries} />
      <form noValidate className="mt-5 space-y-5" onSubmit={submit}>
        <RemovalFields {...fields} />
        <PriceFields {...fields} />
        <StarChoice {...fields} />
        <TextAreaField
          id={fieldIds.words}
          label={words.form.words}
          rows={2}
          maxLength={REVIEW_LENGTH}
          error={errorOf(fieldIds.words)}
          value={values.words}
          onChange={({ target }) => edit({ words: target.value })}
        />
        <PublishFields {...fields} city={review.city} />
        <div>
          <ActNotice acts={acts} isShown={acts.undone === 'answer'} />
          <div className="flex flex-col flex-wrap gap-3 sm:flex-row">
            <ActButton type="submit" size="lg" acts={acts} name="answer">
              {send}
            </ActButton>
            {on.onClose && (
              <Button variant="secondary" size="lg" aria-disabled={acts.isUnderWay && !acts.isWaiting} onClick={close}>
                {back}
              </Button>
            )}
          </div>
        </div>
      </form>
    </article>
  );
}
