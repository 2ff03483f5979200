import { withheldReasons } from '@functions/domain/review.ts';
import { useState } from 'react';
import { words } from '@/content/en/desk';
import { ChoiceGroup } from '@/features/request/choice-group';
import { ActDialog, type RequestDialogProps } from '../../act-dialog';
import { withholdNotifications } from '../notifications';
import { ReviewQuote } from '../review-content';

/**
 * Withholds a review from the site for one of four reasons. If the customer changes the review while the dialog is
 * open, it shows the new version, as the page behind it is hidden.
 */
export function WithholdDialog({ look, press, frame }: RequestDialogProps) {
  const { review, language } = look.request;
  const [reason, setReason] = useState(review?.withheldBecause ?? undefined);
  const [opened] = useState(review?.version);
  const [hasTried, setTried] = useState(false);
  const { legend, required, asItIsNow, notToPublish, ...texts } = words.dialogs.withhold;

  function submit() {
    setTried(true);
    if (reason) press({ action: 'withhold-review', reason });
    else document.getElementById(`reason-${withheldReasons[0]}`)?.focus();
  }

  return (
    <ActDialog
      {...frame}
      name="withhold-review"
      texts={texts}
      notifications={withholdNotifications(look)}
      onSubmit={submit}
    >
      <ChoiceGroup
        id="reason"
        legend={legend}
        choices={words.review.reasons}
        values={withheldReasons}
        chosen={reason}
        onChoose={(next) => setReason(next)}
        error={hasTried && !reason ? required : undefined}
      />
      {review && review.version !== opened && (
        <>
          <p className="mt-4 mb-4 font-semibold">{review.mayPublish ? asItIsNow : notToPublish}</p>
          <ReviewQuote review={review} language={language} />
        </>
      )}
    </ActDialog>
  );
}
