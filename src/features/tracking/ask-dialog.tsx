import { updateLeadInput } from '@functions/contracts/update-lead.ts';
import { type AskedFor, askedForChoices } from '@functions/domain/proposals.ts';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { ChoiceGroup } from '@/features/request/choice-group';
import { notify } from '@/lib/notify';
import { fieldErrorText } from '@/words/shared/errors';
import { words } from '@/words/tracking';
import { UpdateForm } from './update-form';
import { lastUnstoredUpdate, useLeadUpdate } from './use-lead-update';

export type AnswerDialogProps = {
  /** The proposal that the page shows. */
  proposalId: string;
  haulerName: string;
  trackingId: string;
  open: boolean;
  onClose(): void;
};

/** Asks the hauler for something else than they propose. What was typed stays until it is stored. */
export function AskDialog({ proposalId, haulerName, trackingId, open, onClose }: AnswerDialogProps) {
  const [askedFor, setAskedFor] = useState<AskedFor>(() => unstoredAsk(trackingId)?.askedFor ?? 'other-time');
  const [line, setLine] = useState(() => unstoredAsk(trackingId)?.line ?? '');
  const [error, setError] = useState<string>();
  const [failedTries, setFailedTries] = useState(0);
  const update = useLeadUpdate(trackingId, {
    failure: words.askDialog.failed,
    onDone: () => {
      notify('success', words.askDialog.done.title, words.askDialog.done.description(haulerName));
      setLine('');
      onClose();
    },
    onOutdated: onClose,
  });

  function submit() {
    const parsed = updateLeadInput.safeParse({ trackingId, action: 'ask-again', proposal: proposalId, askedFor, line });
    setError(fieldErrorText(parsed.error?.issues[0]?.message));
    if (parsed.success) update.send(parsed.data);
    else setFailedTries(failedTries + 1);
  }

  function close() {
    if (update.isWaiting) update.takeBack();
    setError(undefined);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.askDialog.title}
      description={words.askDialog.description(haulerName)}
    >
      <UpdateForm
        errors={error ? [{ fieldId: 'askedLine', message: error }] : []}
        failedTries={failedTries}
        isUnderWay={update.isUnderWay}
        isWaiting={update.isWaiting}
        submit={words.askDialog.submit}
        close={words.askDialog.close}
        onSubmit={submit}
        onClose={close}
      >
        <ChoiceGroup
          id="asked-for"
          legend={words.askDialog.askedFor}
          choices={words.askDialog.choices}
          values={askedForChoices}
          chosen={askedFor}
          onChoose={(value) => {
            setAskedFor(value);
            setError(undefined);
          }}
        />
        <TextField
          id="askedLine"
          className="mt-4"
          {...words.askDialog.line}
          optional={askedFor !== 'other'}
          required={askedFor === 'other'}
          value={line}
          error={error}
          onChange={({ target }) => {
            setLine(target.value);
            setError(undefined);
          }}
        />
      </UpdateForm>
    </Dialog>
  );
}

/** What the visitor asked for before they left the page and came back, unless it was stored. */
function unstoredAsk(trackingId: string) {
  const input = lastUnstoredUpdate(trackingId);
  return input?.action === 'ask-again' ? input : undefined;
}
