import type { HeldLead } from '@functions/contracts/job.ts';
import { useState } from 'react';
import { OpenButton } from '@/features/request/act-button';
import { words } from '@/words/job';
import { CancelDialog } from './cancel-dialog';
import type { OpenProposal } from './proposal/use-proposal-draft';
import { GiveBackDialog } from './reason-dialogs';
import { canSetOut, isDue, type Step } from './steps';
import type { JobActs } from './use-job-acts';

type OtherActsProps = {
  lead: HeldLead;
  now: Date;
  steps: readonly Step[];
  acts: JobActs;
  proposing: OpenProposal;
  onComplete(): void;
};

/** Actions besides the next steps. Steps can be skipped, but not undone. */
export function OtherActs({ lead, now, steps, acts, proposing, onComplete }: OtherActsProps) {
  const [dialog, setDialog] = useState<'cancel' | 'give-back'>();
  const canPropose = !steps.includes('proposal') && lead.pickup === undefined;
  const canSkipToEnd = !(steps.includes('pickup') && (isDue(lead, now) || canSetOut(lead, now)));
  const button = { acts, variant: 'secondary' } as const;

  function forDialog(name: typeof dialog) {
    return { acts, open: dialog === name, onClose: () => setDialog(undefined) };
  }

  return (
    <>
      {canSkipToEnd && <p className="mb-4 text-ink-soft">{words.otherActs.maySkip}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        {canPropose && (
          <OpenButton {...button} onOpen={proposing.open}>
            {words.otherActs.propose}
          </OpenButton>
        )}
        {canSkipToEnd && (
          <OpenButton {...button} onOpen={onComplete}>
            {words.otherActs.complete}
          </OpenButton>
        )}
        <OpenButton {...button} onOpen={() => setDialog('give-back')}>
          {words.otherActs.giveBack}
        </OpenButton>
        <OpenButton {...button} onOpen={() => setDialog('cancel')}>
          {words.otherActs.cancel}
        </OpenButton>
      </div>
      <GiveBackDialog {...forDialog('give-back')} isBooked={lead.pickup !== undefined} />
      <CancelDialog {...forDialog('cancel')} />
    </>
  );
}
