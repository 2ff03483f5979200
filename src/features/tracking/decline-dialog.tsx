import { type DeclinedFor, declinedForChoices } from '@functions/domain/proposals.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ChoiceGroup } from '@/features/request/choice-group';
import { notify } from '@/lib/notify';
import { fieldErrors } from '@/words/shared/errors';
import { words } from '@/words/tracking';
import type { AnswerDialogProps } from './ask-dialog';
import { UpdateForm } from './update-form';
import { useLeadUpdate } from './use-lead-update';

type DeclineDialogProps = AnswerDialogProps & {
  /** What becomes of the request: another hauler is found, its pickup holds, or its hauler proposes anew. */
  fate: 'goes-on' | 'stays-booked' | 'stays-with-hauler';
  onCancelInstead(): void;
};

/** Declines a proposal, with why. */
export function DeclineDialog({
  proposalId,
  haulerName,
  trackingId,
  fate,
  open,
  onClose,
  onCancelInstead,
}: DeclineDialogProps) {
  const [declinedFor, setDeclinedFor] = useState<DeclinedFor>();
  const [hasError, setHasError] = useState(false);
  const [failedTries, setFailedTries] = useState(0);
  const { goesOn, staysBooked, staysWith, done } = words.declineDialog;
  const fates = { 'goes-on': goesOn, 'stays-booked': staysBooked, 'stays-with-hauler': staysWith(haulerName) };
  const update = useLeadUpdate(trackingId, {
    failure: words.declineDialog.failed,
    onDone: () => {
      notify('success', done.title, fate === 'goes-on' ? done.goesOn : fates[fate]);
      onClose();
    },
    onOutdated: onClose,
  });
  const error = hasError ? fieldErrors['reason-required'] : undefined;

  function submit() {
    setHasError(declinedFor === undefined);
    if (declinedFor) update.send({ trackingId, action: 'decline-proposal', proposal: proposalId, declinedFor });
    else setFailedTries(failedTries + 1);
  }

  function close() {
    if (update.isWaiting) update.takeBack();
    if (update.isWaiting || !update.isUnderWay) setDeclinedFor(undefined);
    setHasError(false);
    onClose();
  }

  return (
    <Dialog open={open} onClose={close} title={words.declineDialog.title} description={fates[fate]}>
      {fate === 'goes-on' && (
        <Button
          variant="quiet"
          onClick={() => {
            // This dialog first gives the focus back to the page, where the next one finds it.
            flushSync(close);
            setTimeout(onCancelInstead);
          }}
        >
          {words.declineDialog.cancelInstead}
        </Button>
      )}
      <UpdateForm
        errors={error ? [{ fieldId: 'declined-for-price', message: error }] : []}
        failedTries={failedTries}
        isUnderWay={update.isUnderWay}
        isWaiting={update.isWaiting}
        submit={words.declineDialog.submit}
        close={words.declineDialog.close}
        onSubmit={submit}
        onClose={close}
      >
        <ChoiceGroup
          id="declined-for"
          legend={words.declineDialog.declinedFor}
          choices={words.declineDialog.choices}
          values={declinedForChoices}
          chosen={declinedFor}
          error={error}
          onChoose={(value) => {
            setDeclinedFor(value);
            setHasError(false);
          }}
        />
      </UpdateForm>
    </Dialog>
  );
}
