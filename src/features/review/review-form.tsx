import type { ReviewView } from '@functions/contracts/review.ts';
import { REVIEW_LENGTH } from '@functions/domain/review.ts';
import { FormProvider } from 'react-hook-form';
import { ErrorSummary } from '@/components/fields/error-summary';
import { Button } from '@/components/ui/button';
import { errorsOf, FormTextArea } from '@/components/ui/form-fields';
import { ActButton } from '@/features/request/act-button';
import { ActNotice } from '@/features/request/act-notice';
import { JobHeading } from '@/features/request/heading';
import { language } from '@/lib/language';
import { useKeptForm } from '@/lib/use-kept-form';
import { words } from '@/words/review';
import { servicesInShort } from '@/words/shared/services';
import { PriceFields } from './price-fields';
import { PublishFields } from './publish-fields';
import { RemovalFields } from './removal-fields';
import { fieldIds, reviewSchema } from './schema';
import { StarChoice } from './star-choice';
import type { ReviewActs } from './use-review-acts';
import type { OpenReview } from './use-review-draft';
import type { ReviewValues } from './values';

type ReviewFormProps = {
  review: ReviewView['review'];
  acts: ReviewActs;
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
export function ReviewForm({ review, acts, takesFocus, values, open, storedFingerprint, ...on }: ReviewFormProps) {
  const { draft } = open;
  const isFirstAnswer = storedFingerprint === undefined;
  const isAnsweredMeanwhile = draft?.isTyped === true && !isFirstAnswer && draft.basedOn !== storedFingerprint;
  const form = useKeptForm(values, reviewSchema, (edited) => {
    // The queued submission no longer matches the form.
    if (acts.isWaiting) acts.cancelWaiting();
    open.edit(edited, storedFingerprint);
  });
  const submit = form.submit((content) =>
    acts.act({ action: 'answer', ...content, language }, () => {
      if (draft) open.forgetSent(draft);
      on.onSent();
    }),
  );

  function close() {
    if (acts.isUnderWay && !acts.isWaiting) return;
    acts.cancelWaiting();
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
          <PriceFields />
          <StarChoice />
          <FormTextArea name="words" label={words.form.words} rows={2} maxLength={REVIEW_LENGTH} />
          <PublishFields city={review.city} />
          <div>
            <ActNotice acts={acts} isShown={acts.unfinished === 'answer'} />
            <div className="flex flex-col flex-wrap gap-3 sm:flex-row">
              <ActButton type="submit" size="lg" acts={acts} name="answer">
                {send}
              </ActButton>
              {on.onClose && (
                <Button
                  variant="secondary"
                  size="lg"
                  aria-disabled={acts.isUnderWay && !acts.isWaiting}
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
