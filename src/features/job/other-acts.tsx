import type { HeldLead } from '@functions/rules/job-contract.ts';
import { statusesAhead } from '@functions/rules/statuses.ts';
import { haulerWords } from '@functions/words/en/statuses.ts';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { words } from '@/content/en/job';
import { ActButton } from './act-button';
import { CancelDialog } from './cancel-dialog';
import { GiveBackDialog } from './reason-dialogs';
import { nextStepOf } from './steps';
import { TimeframeDialog } from './timeframe';
import type { JobActs } from './use-job-acts';

type OtherActsProps = { lead: HeldLead; acts: JobActs; onComplete(): void };

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
      {others.length > 0 && <p className="mt-1 text-ink-soft">{words.otherActs.maySkip}</p>}
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {others.map((step) =>
          step === 'Completed' ? (
            <Button key={step} variant="secondary" aria-disabled={acts.isUnderWay} onClick={onComplete}>
              {haulerWords[step].skip}
            </Button>
          ) : (
            <ActButton
              key={step}
              variant="secondary"
              acts={acts}
              name={step}
              onClick={() => acts.act({ action: 'update', status: step })}
            >
              {haulerWords[step].skip}
            </ActButton>
          ),
        )}
        <Button variant="secondary" {...opens('timeframe')}>
          {lead.timeframe ? words.otherActs.changeTimeframe : words.otherActs.setTimeframe}
        </Button>
        <Button variant="secondary" {...opens('give-back')}>
          {words.otherActs.giveBack}
        </Button>
        <Button variant="secondary" {...opens('cancel')}>
          {words.otherActs.cancel}
        </Button>
      </div>
      <TimeframeDialog key={lead.timeframe} lead={lead} {...forDialog('timeframe')} />
      <GiveBackDialog {...forDialog('give-back')} />
      <CancelDialog {...forDialog('cancel')} />
    </>
  );
}
