import { declineReasons, giveBackReasons } from '@functions/domain/reasons.ts';
import { useState } from 'react';
import { ActionDialog } from '@/features/request/action-dialog';
import { words } from '@/words/job';
import { ReasonChoice } from './reason-choice';
import type { JobActions } from './use-job-actions';

export type JobDialogProps = { actions: JobActions; open: boolean; onClose(): void };

/** Declines an offer, with an optional reason. */
export function DeclineDialog(props: JobDialogProps) {
  const [reason, setReason] = useState<string>();
  return (
    <ActionDialog
      {...props}
      name="decline"
      texts={words.declineDialog}
      onSubmit={() => props.actions.act({ action: 'decline', ...(reason && { reason }) })}
    >
      <ReasonChoice reasons={declineReasons} chosen={reason} onChoose={setReason} />
    </ActionDialog>
  );
}

/** Gives back a job that the hauler has. */
export function GiveBackDialog({ isBooked, ...props }: JobDialogProps & { isBooked: boolean }) {
  const [reason, setReason] = useState<string>();
  const { description, whileBooked, ...texts } = words.giveBackDialog;
  return (
    <ActionDialog
      {...props}
      name="give-back"
      texts={{ ...texts, description: isBooked ? `${description} ${whileBooked}` : description }}
      onSubmit={() => props.actions.act({ action: 'give-back', ...(reason && { reason }) })}
    >
      <ReasonChoice reasons={giveBackReasons} chosen={reason} onChoose={setReason} />
    </ActionDialog>
  );
}
