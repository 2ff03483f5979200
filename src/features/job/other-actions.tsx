import type { HeldLead } from '@functions/contracts/job.ts';
import { useState } from 'react';
import { OpenButton } from '@/features/request/action-button';
import { words } from '@/words/job';
import { CancelDialog } from './cancel-dialog';
import type { OpenProposal } from './proposal/use-proposal-draft';
import { GiveBackDialog } from './reason-dialogs';
import { pickupStage, type Step } from './steps';
import type { JobActions } from './use-job-actions';

type OtherActionsProps = {
  lead: HeldLead;
  now: Date;
  steps: readonly Step[];
  actions: JobActions;
  proposing: OpenProposal;
  onComplete(): void;
};

/** Actions besides the next steps. Steps can be skipped, but not undone. */
export function OtherActions({ lead, now, steps, actions, proposing, onComplete }: OtherActionsProps) {
  const [dialog, setDialog] = useState<'cancel' | 'give-back'>();
  const canPropose = !steps.includes('proposal') && lead.pickup === undefined;
  const canSkipToEnd = !(steps.includes('pickup') && pickupStage(lead, now) !== 'wait');
  const button = { actions, variant: 'secondary' } as const;

  function forDialog(name: typeof dialog) {
    return { actions, open: dialog === name, onClose: () => setDialog(undefined) };
  }

  return (
    <>
      {canSkipToEnd && <p className="mb-4 text-ink-soft">{words.otherActions.maySkip}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        {canPropose && (
          <OpenButton {...button} onOpen={proposing.open}>
            {words.proposalForm.write}
          </OpenButton>
        )}
        {canSkipToEnd && (
          <OpenButton {...button} onOpen={onComplete}>
            {words.otherActions.complete}
          </OpenButton>
        )}
        <OpenButton {...button} onOpen={() => setDialog('give-back')}>
          {words.otherActions.giveBack}
        </OpenButton>
        <OpenButton {...button} onOpen={() => setDialog('cancel')}>
          {words.otherActions.cancel}
        </OpenButton>
      </div>
      <GiveBackDialog {...forDialog('give-back')} isBooked={lead.pickup !== undefined} />
      <CancelDialog {...forDialog('cancel')} />
    </>
  );
}
