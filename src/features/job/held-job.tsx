import type { HeldLead } from '@functions/rules/job-contract.ts';
import { toStatus } from '@functions/rules/statuses.ts';
import { reasonLabel } from '@functions/words/en/reasons.ts';
import { haulerWords } from '@functions/words/en/statuses.ts';
import { useState } from 'react';
import { words } from '@/content/en/job';
import { StatusBadge } from '@/features/tracking/status-badge';
import { ActNotice } from './act-notice';
import { CompleteDialog } from './complete-dialog';
import { Customer } from './customer';
import { Fact, JobFacts } from './job-facts';
import { JobHeading, titleOf } from './job-heading';
import { formatLosAngelesClock } from './los-angeles-clock';
import { NextStep } from './next-step';
import { OtherActs } from './other-acts';
import { nextStepOf } from './steps';
import type { ActName, JobActs } from './use-job-acts';

/** A job that the hauler has: the customer, what to do next, and what is to be hauled. */
export function HeldJob({ isClosed, ...props }: HeldJobProps & { isClosed: boolean }) {
  return isClosed ? <ClosedJob {...props} /> : <RunningJob {...props} />;
}

/** By the act that was saved. After any other act the page itself shows what came of it. */
const savedWords: Partial<Record<ActName, string | null>> = {
  ...words.runningJob.saved,
  ...Object.fromEntries(Object.entries(haulerWords).map(([status, { saved }]) => [status, saved])),
};

type HeldJobProps = { lead: HeldLead; acts: JobActs };

function RunningJob({ lead, acts }: HeldJobProps) {
  const [isCompleting, setCompleting] = useState(false);
  const latest = acts.underWay ?? acts.failed;
  const isOfNextStep = latest === undefined || latest === nextStepOf(lead);
  const savedNow = acts.done && savedWords[acts.done];
  const complete = () => !acts.isUnderWay && setCompleting(true);
  return (
    <article className="space-y-8">
      <JobHeading standing={words.runningJob.standing} takesFocus={acts.hasActed}>
        {titleOf(lead)}
      </JobHeading>
      <Customer lead={lead} />
      <div>
        {lead.reportedAgain && (
          <p className="mb-4 rounded-card bg-danger-pale p-4">
            <strong>{words.reportedAgain.reported}</strong> {words.reportedAgain.consequence}
          </p>
        )}
        <ActNotice acts={acts} isShown={isOfNextStep} />
        <div role="status">{savedNow && <p className="mb-4 font-semibold text-leaf">{savedNow}</p>}</div>
        <NextStep lead={lead} acts={acts} onComplete={complete} />
      </div>
      <History lead={lead} />
      <JobFacts lead={lead} />
      <section aria-labelledby="other-steps">
        <h2 id="other-steps" className="text-xl">
          {words.otherActs.heading}
        </h2>
        <ActNotice acts={acts} isShown={!isOfNextStep} />
        <OtherActs lead={lead} acts={acts} onComplete={complete} />
      </section>
      <p className="text-ink-soft text-sm">{words.runningJob.keepLink}</p>
      <CompleteDialog acts={acts} open={isCompleting} onClose={() => setCompleting(false)} />
    </article>
  );
}

function ClosedJob({ lead, acts }: HeldJobProps) {
  const status = toStatus(lead.status);
  return (
    <article className="space-y-8">
      <div>
        <JobHeading standing={standingOf(lead)} takesFocus={acts.hasActed}>
          {titleOf(lead)}
        </JobHeading>
        <p className="mt-4 text-lede">
          {status === 'Completed' ? words.closedJob.thanks : words.closedJob.nothingToDo} {words.closedJob.detailsKept}
        </p>
        {status === 'Canceled' && lead.cancelReasons.length > 0 && (
          <div className="mt-4">
            <h2 className="text-lg">{words.closedJob.whyCanceled}</h2>
            <ul className="mt-1 list-disc break-words pl-5">
              {[...new Set(lead.cancelReasons)].map((reason) => (
                <li key={reason}>{reasonLabel(reason)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <Customer lead={lead} />
      <History lead={lead} />
      <JobFacts lead={lead} />
    </article>
  );
}

function standingOf({ status, canceledByCustomer }: HeldLead): string {
  if (toStatus(status) === 'Completed') return words.closedJob.completed;
  return canceledByCustomer ? words.closedJob.canceledByCustomer : words.closedJob.canceled;
}

/** How far the job has come. */
function History({ lead: { status, timeframe, contactedAt } }: { lead: HeldLead }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 border-line border-y py-6 sm:grid-cols-3">
      <Fact term={words.history.status}>
        <StatusBadge status={status} />
      </Fact>
      <Fact term={words.history.timeframe}>{timeframe ?? words.history.noTimeframe}</Fact>
      <Fact term={words.history.called}>
        {contactedAt ? formatLosAngelesClock(contactedAt) : words.history.notCalled}
      </Fact>
    </dl>
  );
}
