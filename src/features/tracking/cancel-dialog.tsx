import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { updateLeadInput } from '@functions/contracts/update-lead.ts';
import { customerCancelReasons } from '@functions/domain/reasons.ts';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { CheckboxField, FieldError, TextField } from '@/components/ui/field';
import { notify } from '@/lib/notify';
import { fieldErrorText } from '@/words/shared/errors';
import { reasonLabel } from '@/words/shared/reasons';
import { words } from '@/words/tracking';
import { UpdateForm } from './update-form';
import { useLeadUpdate } from './use-lead-update';

type CancelDialogProps = { lead: LeadDetails; trackingId: string; open: boolean; onClose(): void };

/** Cancels a request, with at least one reason. What was chosen stays until the dialog is closed. */
export function CancelDialog({ lead, trackingId, open, onClose }: CancelDialogProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [ownReason, setOwnReason] = useState('');
  const [errors, setErrors] = useState<{ fieldId: string; message: string }[]>([]);
  const [failedTries, setFailedTries] = useState(0);
  const update = useLeadUpdate(trackingId, {
    failure: words.cancelDialog.failed,
    onDone: () => {
      const { title, description } = words.cancelDialog.done;
      notify('success', title, description(lead.hauler !== undefined));
      onClose();
    },
  });

  function submit() {
    const own = ownReason.trim();
    const reasons = [...customerCancelReasons.filter((reason) => chosen.includes(reason)), ...(own ? [own] : [])];
    const parsed = updateLeadInput.safeParse({ trackingId, action: 'cancel', reasons });
    if (parsed.success) {
      setErrors([]);
      update.send(parsed.data);
      return;
    }
    const [issue] = parsed.error.issues;
    const message = fieldErrorText(issue?.message);
    if (issue && message) setErrors([{ fieldId: issue.path.length > 1 ? 'ownReason' : 'reason-0', message }]);
    setFailedTries(failedTries + 1);
  }

  function toggle(reason: string, isChosen: boolean) {
    setChosen((current) => (isChosen ? [...current, reason] : current.filter((each) => each !== reason)));
    setErrors([]);
  }

  function close() {
    if (update.isWaiting) update.takeBack();
    if (update.isWaiting || !update.isUnderWay) {
      setChosen([]);
      setOwnReason('');
    }
    setErrors([]);
    onClose();
  }

  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message;
  const reasonsError = errorOf('reason-0');
  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.cancelDialog.title}
      description={words.cancelDialog.description(lead.hauler?.name)}
    >
      <UpdateForm
        {...{ errors, failedTries }}
        isUnderWay={update.isUnderWay}
        isWaiting={update.isWaiting}
        submit={words.cancelDialog.submit}
        isDestructive
        close={words.cancelDialog.close}
        onSubmit={submit}
        onClose={close}
      >
        <fieldset aria-describedby={reasonsError && 'reasons-error'}>
          <legend className="float-left mb-2 w-full font-semibold">{words.cancelDialog.why}</legend>
          <div className="clear-both space-y-3">
            {customerCancelReasons.map((reason, index) => (
              <CheckboxField
                key={reason}
                id={`reason-${index}`}
                label={reasonLabel(reason)}
                checked={chosen.includes(reason)}
                onChange={({ target }) => toggle(reason, target.checked)}
              />
            ))}
          </div>
          <FieldError id="reasons-error" error={reasonsError} />
        </fieldset>
        <TextField
          id="ownReason"
          className="mt-4"
          label={words.cancelDialog.ownReason}
          optional
          value={ownReason}
          error={errorOf('ownReason')}
          onChange={({ target }) => {
            setOwnReason(target.value);
            setErrors([]);
          }}
        />
      </UpdateForm>
    </Dialog>
  );
}
