import { declineReasons, giveBackReasons } from '@functions/domain/reasons.ts';
import { useState } from 'react';
import { ActDialog } from '@/features/request/act-dialog';
import { words } from '@/words/job';
import { ReasonChoice } from './reason-choice';
import type { JobActs } from './use-job-acts';

export type JobDialogProps = { acts: JobActs; open: boolean; onClose(): void };

/** Declines an offer, with an optional reason. */
export function DeclineDialog(props: JobDialogProps) {
  const [reason, setReason] = useState<string>();
  return (
    <ActDialog
      {...props}
      name="decline"
      texts={words.declineDialog}
      onSubmit={() => props.acts.act({ action: 'decline', ...(reason && { reason }) })}
    >
      <ReasonChoice reasons={declineReasons} chosen={reason} onChoose={setReason} />
    </ActDialog>
  );
}

/** Gives back a job that the hauler has. */
export function GiveBackDialog({ isBooked, ...props }: JobDialogProps & { isBooked: boolean }) {
  const [reason, setReason] = useState<string>();
  const { description, whileBooked, ...texts } = words.giveBackDialog;
  return (
    <ActDialog
      {...props}
      name="give-back"
      texts={{ ...texts, description: isBooked ? `${description} ${whileBooked}` : description }}
      onSubmit={() => props.acts.act({ action: 'give-back', ...(reason && { reason }) })}
    >
      <ReasonChoice reasons={giveBackReasons} chosen={reason} onChoose={setReason} />
    </ActDialog>
  );
}
