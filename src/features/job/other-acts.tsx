import type { Job } from '@functions/rules/job-contract.ts';
import { statusesAhead } from '@functions/rules/statuses.ts';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ActButton } from './act-button';
import { CancelDialog } from './cancel-dialog';
import { GiveBackDialog } from './reason-dialogs';
import { nextStepOf } from './steps';
import { TimeframeDialog } from './timeframe';
import type { JobActs } from './use-job-acts';

type OtherActsProps = { lead: Job['lead']; acts: JobActs; onComplete(): void };

/** What may be done besides the next step. Steps may be skipped, but not taken back. */
export function OtherActs({ lead, acts, onComplete }: OtherActsProps) {
  const [dialog, setDialog] = useState<'timeframe' | 'cancel' | 'give-back'>();
  const forDialog = (name: typeof dialog) => ({ acts, open: dialog === name, onClose: () => setDialog(undefined) });

  function opens(name: typeof dialog) {
    return { 'aria-disabled': acts.isUnderWay, onClick: () => !acts.isUnderWay && setDialog(name) };
  }

  const others = statusesAhead(lead.status).filter((step) => step !== nextStepOf(lead));
  return (
    <>
      {others.length > 0 && <p className="mt-1 text-ink-soft">Already further along? You may skip steps.</p>}
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {others.map((step) =>
          step === 'Completed' ? (
            <Button key={step} variant="secondary" aria-disabled={acts.isUnderWay} onClick={onComplete}>
              The job is completed
            </Button>
          ) : (
            <ActButton
              key={step}
              variant="secondary"
              acts={acts}
              name={step}
              onClick={() => acts.act({ action: 'update', status: step })}
            >
              {step === 'Sent Proposal' ? 'I sent a proposal' : 'The job has started'}
            </ActButton>
          ),
        )}
        <Button variant="secondary" {...opens('timeframe')}>
          {lead.timeframe ? 'Change the timeframe' : 'Set a timeframe'}
        </Button>
        <Button variant="secondary" {...opens('give-back')}>
          Give it back
        </Button>
        <Button variant="secondary" {...opens('cancel')}>
          Cancel the job
        </Button>
      </div>
      <TimeframeDialog key={lead.timeframe} lead={lead} {...forDialog('timeframe')} />
      <GiveBackDialog {...forDialog('give-back')} />
      <CancelDialog {...forDialog('cancel')} />
    </>
  );
}
