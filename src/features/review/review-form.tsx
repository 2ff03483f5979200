import type { ReviewView } from '@functions/contracts/review.ts';
import { REVIEW_LENGTH } from '@functions/domain/review.ts';
import { FormProvider } from 'react-hook-form';
import { ErrorSummary } from '@/components/fields/error-summary';
import { Button } from '@/components/ui/button';
import { errorsOf, FormTextArea } from '@/components/ui/form-fields';
import { ActionButton } from '@/features/request/action-button';
import { ActionNotice } from '@/features/request/action-notice';
import { JobHeading } from '@/features/request/heading';
import { language } from '@/lib/language';
import { useKeptForm } from '@/lib/use-kept-form';
import { words } from '@/words/review';
import { servicesInShort } from '@/words/shared/services';
import { PriceFields } from './price-fields';
import { PublishFields } from './publish-fields';
import { ArrivalFields, RemovalFields } from './removal-fields';
import { fieldIds, reviewSchema } from './schema';
import { StarChoice } from './star-choice';
import type { ReviewActions } from './use-review-actions';
import type { OpenReview } from './use-review-draft';
import type { ReviewValues } from './values';

type ReviewFormProps = {
  review: ReviewView['review'];
  actions: ReviewActions;
  takesFocus: boolean;
  values: ReviewValues;
  open: OpenReview;
  /** The earlier answer, as a `fingerprintOf` value. */
  storedFingerprint: string | undefined;
  onSent(): void;
  /** Undefined if there is nothing to go back to. */
  onClose: (() => void) | undefined;
};

/** The question and the optional fields. Input is stored on the device until it is sent. */
export function ReviewForm({ review, actions, takesFocus, values, open, storedFingerprint, ...on }: ReviewFormProps) {
  const { draft } = open;
  const isFirstAnswer = storedFingerprint === undefined;
  const isAnsweredMeanwhile = draft?.isTyped === true && !isFirstAnswer && draft.basedOn !== storedFingerprint;
  const form = useKeptForm(values, reviewSchema, (edited) => {
    // The queued submission no longer matches the form.
    if (actions.isWaiting) actions.cancelWaiting();
    open.edit(edited, storedFingerprint);
  });
  const submit = form.submit((content) =>
    actions.act({ action: 'answer', ...content, language }, () => {
      if (draft) open.forgetSent(draft);
      on.onSent();
    }),
  );

  function close() {
    if (actions.isUnderWay && !actions.isWaiting) return;
    actions.cancelWaiting();
    open.discard();
    on.onClose?.();
  }

  const pickup = words.pickup(servicesInShort(review.services), review.city, review.hauler);
  const { heading, onlyThis, meanwhile, leavesSite, send, close: back } = words.form;
  return (
    <article>
      <JobHeading takesFocus={takesFocus}>
        <span id="gone">{heading}</span>
      </JobHeading>
      <p className="mt-2 break-words text-ink-soft">{`${pickup} ${onlyThis}`}</p>
      {isAnsweredMeanwhile && (
        <p role="status" className="mt-4 rounded-card bg-poppy-pale p-4 font-semibold">
          {meanwhile}
        </p>
      )}
      {review.publication === 'published' && <p className="mt-4 font-semibold">{leavesSite}</p>}
      {/* For the heading hierarchy: the summary's heading is one level below. */}
      <h2 className="sr-only">{words.answered.heading}</h2>
      <ErrorSummary errors={errorsOf(form.formState.errors, fieldIds)} focusKey={form.failedTries} />
      <FormProvider {...form}>
        <form noValidate className="mt-5 space-y-5" onSubmit={submit}>
          <RemovalFields />
          {review.hadWindow && <ArrivalFields />}
          <PriceFields />
          <StarChoice />
          <FormTextArea name="words" label={words.form.words} rows={2} maxLength={REVIEW_LENGTH} />
          <PublishFields city={review.city} />
          <div>
            <ActionNotice actions={actions} isShown={actions.unfinished === 'answer'} />
            <div className="flex flex-col flex-wrap gap-3 sm:flex-row">
              <ActionButton type="submit" size="lg" actions={actions} name="answer">
                {send}
              </ActionButton>
              {on.onClose && (
                <Button
                  variant="secondary"
                  size="lg"
                  aria-disabled={actions.isUnderWay && !actions.isWaiting}
                  onClick={close}
                >
                  {back}
                </Button>
              )}
            </div>
          </div>
        </form>
      </FormProvider>
    </article>
  );
}
