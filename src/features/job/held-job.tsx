import type { HeldLead, Job } from '@functions/contracts/job.ts';
import { amountText } from '@functions/domain/proposals.ts';
import { toStatus } from '@functions/domain/statuses.ts';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Picture } from '@/components/picture';
import { PrintHead } from '@/components/print-head';
import { Fold } from '@/components/ui/fold';
import { ActionNotice } from '@/features/request/action-notice';
import { Fact } from '@/features/request/facts';
import { JobHeading } from '@/features/request/heading';
import { JobFacts } from '@/features/request/job-facts';
import { jobTitle } from '@/features/request/job-title';
import { formatFirstMoment, formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { StatusBadge } from '@/features/request/status-badge';
import { Ticket } from '@/features/request/ticket';
import { WindowWords, WindowZone } from '@/features/request/window-words';
import { useMedia, WIDE } from '@/lib/use-media';
import { useNow } from '@/lib/use-now';
import { words } from '@/words/job';
import { loadSizeLabels } from '@/words/shared/load-sizes';
import { reasonLabel } from '@/words/shared/reasons';
import { LeftBehind, PublishedReview } from './after-pickup';
import { actionInBar, Bar, FormButtons } from './bar';
import { columnsClass } from './columns';
import { CompleteDialog } from './complete-dialog';
import { Customer } from './customer';
import { NextSteps } from './next-steps';
import { OtherActions } from './other-actions';
import { focusStep } from './panel';
import { hasProposalForm } from './proposal/proposal-step';
import { useProposalDraft } from './proposal/use-proposal-draft';
import { DEFAULT_MINUTES } from './set-out-form';
import { barStepOf, canNamePrice, canSetOut, needsProposal, stepsOf, stepWithFirstMoment } from './steps';
import { TextsSwitch } from './texts-switch';
import { TruckForm } from './truck-form';
import type { ActionName, JobActions } from './use-job-actions';

/** A job that the hauler has: the customer, the next steps, and what to haul. */
export function HeldJob({ isClosed, ...props }: HeldJobProps & { isClosed: boolean }) {
  return isClosed ? <ClosedJob {...props} /> : <RunningJob {...props} />;
}

type HeldJobProps = { lead: HeldLead; paid: Job['paid']; hauler: Job['hauler']; token: string; actions: JobActions };

function RunningJob({ lead, paid, hauler, token, actions }: HeldJobProps) {
  const [isCompleting, setCompleting] = useState(false);
  const [minutes, setMinutes] = useState(DEFAULT_MINUTES);
  const isWide = useMedia(WIDE);
  const proposing = useProposalDraft(token, lead);
  const now = useNow();
  const steps = stepsOf(lead, now, proposing.isOpen);
  const barStep = isWide ? undefined : barStepOf(steps, lead, now, proposing.isWriting);
  const hasDoor = steps.includes('pickup') && canNamePrice(lead, now);
  const saved = savedWords(actions.done, lead);
  // Actions whose notices are beside their buttons. A button can be gone, for example after an action on another phone.
  const inPlace: Partial<Record<ActionName, boolean>> = {
    called: steps.includes('call'),
    'on-my-way': canSetOut(lead, now),
    'door-price': hasDoor,
    'agreed-at-door': hasDoor,
    propose: isWide && steps.includes('proposal') && hasProposalForm(lead, proposing),
    texts: hauler.textsTo !== undefined,
    truck: true,
  };
  const isInPlace = actions.unfinished && (inPlace[actions.unfinished] || actions.unfinished === actionInBar(barStep));
  const shared = { lead, now, steps, actions, proposing, onComplete: () => setCompleting(true) };

  function leaveForm() {
    // If a proposal is the next step anyway, its form stays on the page with what was typed.
    const [next] = stepsOf(lead, now, false);
    if (needsProposal(lead, now)) proposing.leave();
    else proposing.close();
    if (next) focusStep(next);
  }

  return (
    <article className={`grid ${columnsClass}`}>
      <div className="col-span-full">
        <PrintHead />
        <JobHeading status={words.runningJob.status} takesFocus={actions.hasActed} isCompact>
          {jobTitle(lead)}
        </JobHeading>
      </div>
      <Customer lead={lead} isAboveBar={!isWide} />
      <div className="min-w-0 lg:row-start-2">
        {lead.pickup?.noShowAt && (
          <p className="mb-4 rounded-card bg-danger-pale p-4 text-danger">
            <strong>{words.noShow.reported(formatLosAngelesClock(lead.pickup.noShowAt, now))}</strong>{' '}
            <span>{words.noShow.toDo}</span>
          </p>
        )}
        {lead.reportedAgain && (
          <p className="mb-4 rounded-card bg-danger-pale p-4">
            <strong>{words.reportedAgain.reported}</strong> {words.reportedAgain.consequence}
          </p>
        )}
        <ActionNotice actions={actions} isShown={!isInPlace} />
        <div role="status">{saved && <p className="mb-4 font-semibold text-leaf">{saved}</p>}</div>
        <NextSteps
          {...{ ...shared, paid, barStep, token, minutes, setMinutes }}
          formButtons={
            isWide && (
              <FormButtons
                actions={actions}
                proposing={proposing}
                onBack={proposing.isOpen && !needsProposal(lead, now) ? leaveForm : undefined}
              />
            )
          }
        />
        <div className="mt-6 sm:mt-8">
          <JobFacts lead={lead} />
        </div>
        <div className="mt-6">
          <Fold heading={words.history.heading}>
            <History lead={lead} hasFirstMoment={!stepWithFirstMoment(steps, lead)} />
          </Fold>
          <Fold heading={words.otherActions.heading} isOnScreenOnly>
            <OtherActions {...shared} />
          </Fold>
          <TextsSwitch hauler={hauler} actions={actions} />
          <TruckForm hauler={hauler} actions={actions} />
        </div>
        <p className="mt-4 text-ink-soft" data-print="hide">
          {words.runningJob.keepLink}
        </p>
      </div>
      <CompleteDialog lead={lead} actions={actions} open={isCompleting} onClose={() => setCompleting(false)} />
      {!isWide && <Bar {...shared} step={barStep} minutes={minutes} onBack={leaveForm} />}
    </article>
  );
}

/** The confirmation of a saved action. After any other action, the page itself shows the result. */
function savedWords(done: ActionName | undefined, { proposal }: HeldLead): string | undefined {
  const { agreed, ...saved } = words.runningJob.saved;
  if (done === 'propose' && !proposal) return agreed;
  const byAction: Partial<Record<ActionName, string>> = saved;
  return done && byAction[done];
}

function ClosedJob({ lead, actions }: Pick<HeldJobProps, 'lead' | 'actions'>) {
  const status = toStatus(lead.status);
  const isDone = status === 'Completed';
  return (
    <article className={`grid ${columnsClass}`}>
      <div className="col-span-full space-y-6">
        <PrintHead />
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          {isDone && <Picture name="done" alt="" sizes="160px" className="h-25 w-auto sm:h-40" isHero />}
          <div className="min-w-0 max-w-full">
            <JobHeading status={isDone ? jobTitle(lead) : endOf(lead)} takesFocus={actions.hasActed}>
              {isDone ? endOf(lead) : jobTitle(lead)}
            </JobHeading>
          </div>
        </div>
        <p className="text-lede">
          <span>{isDone ? words.closedJob.thanks : words.closedJob.nothingToDo}</span> {words.closedJob.detailsKept}
        </p>
        {isDone && lead.pickup && (
          <div className="max-w-md">
            <Ticket pickup={lead.pickup} />
          </div>
        )}
        {status === 'Canceled' && lead.cancelReasons.length > 0 && (
          <div>
            <h2 className="text-lg">{words.closedJob.whyCanceled}</h2>
            <ul className="mt-1 list-disc break-words pl-5">
              {[...new Set(lead.cancelReasons)].map((reason) => (
                <li key={reason}>{reasonLabel(reason)}</li>
              ))}
            </ul>
          </div>
        )}
        <LeftBehind lead={lead} />
      </div>
      <Customer lead={lead} isOver />
      <div className="min-w-0 space-y-8 lg:row-start-2">
        <History lead={lead} hasFirstMoment isClosed />
        <PublishedReview review={lead.review} />
        <JobFacts lead={lead} />
      </div>
    </article>
  );
}

function endOf({ status, canceledByCustomer, pricePaid }: HeldLead): string {
  if (toStatus(status) === 'Completed') {
    return words.closedJob.completed(pricePaid === undefined ? undefined : amountText(pricePaid));
  }
  return canceledByCustomer ? words.closedJob.canceledByCustomer : words.closedJob.canceled;
}

type HistoryProps = {
  lead: HeldLead;
  hasFirstMoment: boolean;
  /** The heading says how it ended, a ticket when it was done, and what never happened is left out. */
  isClosed?: boolean;
};

/** The job's progress. */
function History({ lead, hasFirstMoment, isClosed = false }: HistoryProps) {
  const { status, pickup, timeframe, contactedAt, loadSizeHauled } = lead;
  const formatContact = hasFirstMoment && !pickup ? formatFirstMoment : formatLosAngelesClock;
  return (
    <dl className={clsx('grid gap-x-8 gap-y-4 sm:grid-cols-3', isClosed && 'border-line border-y py-6 empty:hidden')}>
      {!isClosed && (
        <Fact term={words.history.status}>
          <StatusBadge status={status} />
        </Fact>
      )}
      {(pickup ? toStatus(status) !== 'Completed' : !isClosed) && (
        <Fact term={words.history.pickup}>
          <span>{pickup ? <WindowWords {...pickup} /> : (timeframe ?? words.history.noPickup)}</span>
          {pickup && hasFirstMoment && <WindowZone from={pickup.from} />}
        </Fact>
      )}
      {(contactedAt || !isClosed) && (
        <Fact term={words.history.contacted}>
          {contactedAt ? words.history.contactedAt(formatContact(contactedAt)) : words.history.notContacted}
        </Fact>
      )}
      {loadSizeHauled && <Fact term={words.history.loadHauled}>{loadSizeLabels[loadSizeHauled]}</Fact>}
    </dl>
  );
}
