import { withheldReasons } from '@functions/domain/review.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { ChoiceGroup } from '@/components/ui/choice';
import { words } from '@/content/en/desk';
import { ActionDialog, type RequestDialogProps } from '../../action-dialog';
import { withholdNotifications } from '../notifications';
import { ReviewQuote } from '../review-content';

const schema = z.object({ reason: z.enum(withheldReasons) });

/**
 * Withholds a review from the site for one of four reasons. If the customer changes the review while the dialog is
 * open, it shows the new version, because the page behind it is hidden.
 */
export function WithholdDialog({ view, press, dialog }: RequestDialogProps) {
  const { review, language } = view.request;
  const [opened] = useState(review?.version);
  const { control, handleSubmit } = useForm<z.infer<typeof schema>>({
    defaultValues: { reason: review?.withheldBecause ?? undefined },
    resolver: zodResolver(schema),
    shouldFocusError: false,
  });
  const { field, fieldState } = useController({ control, name: 'reason' });
  const { legend, required, asItIsNow, notToPublish, ...texts } = words.dialogs.withhold;

  const submit = handleSubmit(
    ({ reason }) => press({ action: 'withhold-review', reason }),
    () => document.getElementById(`reason-${withheldReasons[0]}`)?.focus(),
  );

  return (
    <ActionDialog
      {...dialog}
      name="withhold-review"
      texts={texts}
      notifications={withholdNotifications(view)}
      onSubmit={submit}
    >
      <ChoiceGroup
        id="reason"
        legend={legend}
        choices={words.review.reasons}
        values={withheldReasons}
        chosen={field.value}
        onChoose={field.onChange}
        error={fieldState.error && required}
      />
      {review && review.version !== opened && (
        <>
          <p className="mt-4 mb-4 font-semibold">{review.mayPublish ? asItIsNow : notToPublish}</p>
          <ReviewQuote review={review} language={language} />
        </>
      )}
    </ActionDialog>
  );
}
