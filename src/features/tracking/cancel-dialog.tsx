import { ownReason } from '@functions/contracts/fields.ts';
import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { type UpdateLeadInput, updateLeadInput } from '@functions/contracts/update-lead.ts';
import { customerCancelReasons } from '@functions/domain/reasons.ts';
import * as z from 'zod/mini';
import { CheckboxField, FieldError } from '@/components/fields/field';
import { errorOf, FormTextField } from '@/components/ui/form-fields';
import { notify } from '@/lib/notify';
import { reasonLabel } from '@/words/shared/reasons';
import { words } from '@/words/tracking';
import { UpdateDialog, useUpdateForm } from './update-dialog';
import { useLeadUpdate } from './use-lead-update';

type CancelDialogProps = { lead: LeadDetails; trackingId: string; open: boolean; onClose(): void };

/** The checked reasons and the typed one. */
const cancelValues = z.object({ reasons: z.array(z.enum(customerCancelReasons)), ownReason });

/** Cancels a request, with at least one reason. Choices are kept until the dialog is closed. */
export function CancelDialog({ lead, trackingId, open, onClose }: CancelDialogProps) {
  const form = useUpdateForm(
    { reasons: [], ownReason: '' },
    z.pipe(
      z.pipe(
        cancelValues,
        z.transform(
          ({ reasons, ownReason: own }): UpdateLeadInput => ({
            trackingId,
            action: 'cancel',
            reasons: own ? [...reasons, own] : reasons,
          }),
        ),
      ),
      updateLeadInput,
    ),
  );
  const update = useLeadUpdate(trackingId, 'cancel', {
    failure: words.cancelDialog.failed,
    onDone: () => {
      const { title, description } = words.cancelDialog.done;
      notify('success', title, description(lead.hauler !== undefined));
      onClose();
    },
  });
  const reasonsError = errorOf(form.formState.errors, 'reasons');
  const clearErrors = () => form.clearErrors();

  return (
    <UpdateDialog
      {...{ form, update, open, onClose }}
      texts={words.cancelDialog}
      description={words.cancelDialog.description(lead.hauler?.name)}
      fields={{ reasons: 'reason-0', ownReason: 'ownReason' }}
      isDestructive
    >
      <fieldset aria-describedby={reasonsError && 'reasons-error'}>
        <legend className="float-left mb-2 w-full font-semibold">{words.cancelDialog.why}</legend>
        <div className="clear-both space-y-3">
          {customerCancelReasons.map((reason, index) => (
            <CheckboxField
              key={reason}
              id={`reason-${index}`}
              label={reasonLabel(reason)}
              value={reason}
              {...form.register('reasons', { onChange: clearErrors })}
            />
          ))}
        </div>
        <FieldError id="reasons-error" error={reasonsError} />
      </fieldset>
      <FormTextField
        name="ownReason"
        className="mt-4"
        label={words.cancelDialog.ownReason}
        optional
        onInput={clearErrors}
      />
    </UpdateDialog>
  );
}
