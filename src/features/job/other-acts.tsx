import type { HeldLead } from '@functions/rules/job-contract.ts';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { words } from '@/content/en/job';
import { useNow } from '@/lib/use-now';
import { CancelDialog } from './cancel-dialog';
import type { OpenProposal } from './proposal/use-proposal-draft';
import { GiveBackDialog } from './reason-dialogs';
import { canSetOut, isDue, stepsOf } from './steps';
import type { JobActs } from './use-job-acts';

type OtherActsProps = { lead: HeldLead; acts: JobActs; proposing: OpenProposal; onComplete(): void };

/** What may be done besides the next steps. Steps may be skipped, but not taken back. */
export function OtherActs({ lead, acts, proposing, onComplete }: OtherActsProps) {
  const [dialog, setDialog] = useState<'cancel' | 'give-back'>();
  const now = useNow();
  const steps = stepsOf(lead, now, proposing.isOpen);
  const canPropose = !steps.includes('proposal') && lead.pickup === undefined;
  const canSkipToEnd = !(steps.includes('pickup') && (isDue(lead, now) || canSetOut(lead, now)));

  function opens(open: () => void) {
    return {
      variant: 'secondary',
      'aria-disabled': acts.isUnderWay,
      onClick: () => !acts.isUnderWay && open(),
    } as const;
  }

  function forDialog(name: typeof dialog) {
    return { acts, open: dialog === name, onClose: () => setDialog(undefined) };
  }

  return (
    <>
      {canSkipToEnd && <p className="mt-1 text-ink-soft">{words.otherActs.maySkip}</p>}
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {canPropose && <Button {...opens(proposing.open)}>{words.otherActs.propose}</Button>}
        {canSkipToEnd && <Button {...opens(onComplete)}>{words.otherActs.complete}</Button>}
        <Button {...opens(() => setDialog('give-back'))}>{words.otherActs.giveBack}</Button>
        <Button {...opens(() => setDialog('cancel'))}>{words.otherActs.cancel}</Button>
      </div>
      <GiveBackDialog {...forDialog('give-back')} isBooked={lead.pickup !== undefined} />
      <CancelDialog {...forDialog('cancel')} />
    </>
  );
}
