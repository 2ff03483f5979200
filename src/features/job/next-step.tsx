import type { HeldLead } from '@functions/rules/job-contract.ts';
import { haulerWords } from '@functions/words/en/statuses.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { words } from '@/content/en/job';
import { ActButton } from './act-button';
import { callBy, formatLosAngelesClock } from './los-angeles-clock';
import { nextStepOf } from './steps';
import { TimeframeField, timeframeUpdate } from './timeframe';
import type { JobActs } from './use-job-acts';

type NextStepProps = { lead: HeldLead; acts: JobActs; onComplete(): void };

/** The one thing to do next. */
export function NextStep({ lead, acts, onComplete }: NextStepProps) {
  const { call, callAtOnce } = words.nextStep;
  const big = { acts, size: 'lg', className: 'mt-4 max-sm:w-full' } as const;
  const step = nextStepOf(lead);
  switch (step) {
    case 'called':
      return (
        <Step title={lead.reportedAt ? callAtOnce.title : call.title} acts={acts}>
          {/* What is reported again is said above the step, and stays there. */}
          {!lead.reportedAgain && (
            <p className="mt-2">
              {lead.reportedAt ? (
                <>
                  <strong>{callAtOnce.reported}</strong> {callAtOnce.since(formatLosAngelesClock(lead.reportedAt))}
                  {/* One complaint takes no job back that was called and has a time agreed. */}
                  {!(lead.contactedAt && lead.timeframe) && ` ${callAtOnce.otherwise}`}
                </>
              ) : (
                <>
                  {call.promised.before}
                  <strong>{callBy(lead)}</strong>
                  {call.promised.after}
                </>
              )}
            </p>
          )}
          <ActButton {...big} name="called" onClick={() => acts.act({ action: 'called' })}>
            {call.act}
          </ActButton>
        </Step>
      );
    case 'In Progress':
      return (
        <Step title={haulerWords[step].title} acts={acts}>
          <StartForm lead={lead} acts={acts} />
        </Step>
      );
    case 'Completed':
    case undefined:
      return (
        <Step title={haulerWords.Completed.title} acts={acts}>
          <p className="mt-2">{haulerWords.Completed.text}</p>
          <Button size="lg" className="mt-4 max-sm:w-full" aria-disabled={acts.isUnderWay} onClick={onComplete}>
            {haulerWords.Completed.act}
          </Button>
        </Step>
      );
    default:
      return (
        <Step title={haulerWords[step].title} acts={acts}>
          <p className="mt-2">{haulerWords[step].text}</p>
          <ActButton {...big} name={step} onClick={() => acts.act({ action: 'update', status: step })}>
            {haulerWords[step].act}
          </ActButton>
        </Step>
      );
  }
}

function StartForm({ lead, acts }: Pick<NextStepProps, 'lead' | 'acts'>) {
  const [timeframe, setTimeframe] = useState(lead.timeframe ?? '');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        acts.act({ action: 'update', status: 'In Progress', ...timeframeUpdate(lead, timeframe) });
      }}
    >
      <p className="mt-2 mb-4">{haulerWords['In Progress'].text}</p>
      <TimeframeField value={timeframe} onChange={setTimeframe} />
      <ActButton type="submit" acts={acts} size="lg" className="mt-4 max-sm:w-full" name="In Progress">
        {haulerWords['In Progress'].act}
      </ActButton>
    </form>
  );
}

/** A step takes the focus when it follows another one. */
function Step({ title, acts, children }: { title: string; acts: JobActs; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  const { hasActed } = acts;

  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    if (hasActed) heading.current?.focus();
  }, [title, hasActed]);

  return (
    <section aria-labelledby="next-step" className="rounded-panel bg-poppy-pale p-6 sm:p-8">
      <h2 id="next-step" ref={heading} tabIndex={-1} className="scroll-mt-28 text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
