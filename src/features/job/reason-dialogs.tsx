import { declineReasons, giveBackReasons } from '@functions/rules/reasons.ts';
import { useState } from 'react';
import { ActDialog } from './act-dialog';
import { ReasonChoice } from './reason-choice';
import type { JobActs } from './use-job-acts';

export type JobDialogProps = { acts: JobActs; open: boolean; onClose(): void };

/** Says that a job is not for the hauler, and why if they like. */
export function DeclineDialog(props: JobDialogProps) {
  const [reason, setReason] = useState<string>();
  return (
    <ActDialog
      {...props}
      name="decline"
      title="Not for you?"
      description="The job stays with the other haulers. A reason helps us to offer you better ones."
      submitLabel="Send"
      onSubmit={() => props.acts.act({ action: 'decline', ...(reason && { reason }) })}
    >
      <ReasonChoice reasons={declineReasons} chosen={reason} onChoose={setReason} />
    </ActDialog>
  );
}

/** Gives a job back that the hauler has. */
export function GiveBackDialog(props: JobDialogProps) {
  const [reason, setReason] = useState<string>();
  return (
    <ActDialog
      {...props}
      name="give-back"
      title="Give this job back?"
      description="It is offered to other haulers. It does not come back to you, and you no longer see the customer's details."
      submitLabel="Give it back"
      onSubmit={() => props.acts.act({ action: 'give-back', ...(reason && { reason }) })}
    >
      <ReasonChoice reasons={giveBackReasons} chosen={reason} onChoose={setReason} />
    </ActDialog>
  );
}
