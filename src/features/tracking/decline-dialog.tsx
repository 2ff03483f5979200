import type { FieldError } from '@functions/contracts/field-errors.ts';
import type { UpdateLeadInput } from '@functions/contracts/update-lead.ts';
import { declinedForChoices } from '@functions/domain/proposals.ts';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { Button } from '@/components/ui/button';
import { ChoiceGroup } from '@/components/ui/choice';
import { errorOf } from '@/components/ui/form-fields';
import { notify } from '@/lib/notify';
import { words } from '@/words/tracking';
import type { AnswerDialogProps } from './ask-dialog';
import { UpdateDialog, useUpdateForm } from './update-dialog';
import { useLeadUpdate } from './use-lead-update';

type DeclineDialogProps = AnswerDialogProps & {
  /**
   * What happens to the request next: we look for another hauler, the pickup stays booked, or its hauler proposes
   * again.
   */
  fate: 'goes-on' | 'stays-booked' | 'stays-with-hauler';
  onCancelInstead(): void;
};

const declineValues = z.object({ declinedFor: z.enum(declinedForChoices, 'reason-required' satisfies FieldError) });

/** Declines a proposal, with a reason. To keep a booked time, the reason is chosen already. */
export function DeclineDialog({
  proposalId,
  haulerName,
  trackingId,
  fate,
  open,
  onClose,
  onCancelInstead,
}: DeclineDialogProps) {
  const isKeeping = fate === 'stays-booked';
  const form = useUpdateForm(
    isKeeping ? { declinedFor: 'time' } : {},
    z.pipe(
      declineValues,
      z.transform(
        (declined): UpdateLeadInput => ({ trackingId, action: 'decline-proposal', proposal: proposalId, ...declined }),
      ),
    ),
  );
  const { goesOn, staysBooked, staysWith, keep, done } = words.declineDialog;
  const texts = isKeeping ? { ...words.declineDialog, ...keep } : words.declineDialog;
  const fates = { 'goes-on': goesOn, 'stays-booked': staysBooked, 'stays-with-hauler': staysWith(haulerName) };
  const update = useLeadUpdate(trackingId, 'decline-proposal', {
    failure: words.declineDialog.failed,
    onDone: () => {
      notify('success', texts.done.title, fate === 'goes-on' ? done.goesOn : fates[fate]);
      onClose();
    },
    onOutdated: onClose,
  });

  function cancelInstead(close: () => void) {
    // Closes first: the next dialog must find the focus on the page, to return it there.
    flushSync(close);
    setTimeout(onCancelInstead);
  }

  return (
    <UpdateDialog
      {...{ form, update, open, onClose }}
      texts={texts}
      description={fates[fate]}
      fields={{ declinedFor: 'declined-for-price' }}
      before={(close) =>
        fate === 'goes-on' && (
          <Button variant="quiet" onClick={() => cancelInstead(close)}>
            {words.declineDialog.cancelInstead}
          </Button>
        )
      }
    >
      <ChoiceGroup
        id="declined-for"
        legend={texts.declinedFor}
        choices={words.declineDialog.choices}
        values={declinedForChoices}
        chosen={form.watch('declinedFor')}
        error={errorOf(form.formState.errors, 'declinedFor')}
        onChoose={(value) => {
          form.setValue('declinedFor', value);
          form.clearErrors();
        }}
      />
    </UpdateDialog>
  );
}
