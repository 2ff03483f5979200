import { type UpdateLeadInput, updateLeadInput } from '@functions/contracts/update-lead.ts';
import { type AskedFor, askedForChoices } from '@functions/domain/proposals.ts';
import * as z from 'zod/mini';
import { ChoiceGroup } from '@/components/ui/choice';
import { FormTextField } from '@/components/ui/form-fields';
import { notify } from '@/lib/notify';
import { words } from '@/words/tracking';
import { UpdateDialog, useUpdateForm } from './update-dialog';
import { lastUnstoredUpdate, useLeadUpdate } from './use-lead-update';

export type AnswerDialogProps = {
  proposalId: string;
  haulerName: string;
  trackingId: string;
  open: boolean;
  onClose(): void;
};

type Asked = { askedFor: AskedFor; line: string };

/** Asks the hauler for a different proposal. Input is kept until it is stored. */
export function AskDialog({ proposalId, haulerName, trackingId, open, onClose }: AnswerDialogProps) {
  const form = useUpdateForm(
    { askedFor: 'other-time', line: '', ...unstoredAsk(trackingId) },
    z.pipe(
      z.transform(
        (asked: Asked): UpdateLeadInput => ({ trackingId, action: 'ask-again', proposal: proposalId, ...asked }),
      ),
      updateLeadInput,
    ),
  );
  const update = useLeadUpdate(trackingId, 'ask-again', {
    failure: words.askDialog.failed,
    onDone: () => {
      notify('success', words.askDialog.done.title, words.askDialog.done.description(haulerName));
      form.setValue('line', '');
      onClose();
    },
    onOutdated: onClose,
  });
  const askedFor = form.watch('askedFor');

  return (
    <UpdateDialog
      {...{ form, update, open, onClose }}
      texts={words.askDialog}
      description={words.askDialog.description(haulerName)}
      fields={{ line: 'askedLine' }}
      isKept
    >
      <ChoiceGroup
        id="asked-for"
        legend={words.askDialog.askedFor}
        choices={words.askDialog.choices}
        values={askedForChoices}
        chosen={askedFor}
        onChoose={(value) => {
          form.setValue('askedFor', value);
          form.clearErrors();
        }}
      />
      <FormTextField
        name="line"
        id="askedLine"
        className="mt-4"
        {...words.askDialog.line}
        optional={askedFor !== 'other'}
        required={askedFor === 'other'}
      />
    </UpdateDialog>
  );
}

/** The visitor's last unstored question, from before they left the page and came back. */
function unstoredAsk(trackingId: string): Partial<Asked> {
  const input = lastUnstoredUpdate(trackingId);
  return input?.action === 'ask-again' ? { askedFor: input.askedFor, line: input.line ?? '' } : {};
}
