import type { HeldLead, Job } from '@functions/contracts/job.ts';
import type { Proposal } from '@functions/contracts/pickup.ts';
import { toStatus } from '@functions/domain/statuses.ts';
import { type ReactNode, useState } from 'react';
import { OpenButton } from '@/features/request/action-button';
import { formatFirstMoment, formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { haveAllPassed, PendingProposal } from '@/features/request/pending-proposal';
import { words } from '@/words/job';
import { askedHeadings } from '@/words/shared/pickups';
import { Panel, type PanelPlace } from '../panel';
import type { JobActions } from '../use-job-actions';
import { ProposalForm } from './proposal-form';
import type { OpenProposal } from './use-proposal-draft';
import { WithdrawDialog } from './withdraw-dialog';

type ProposalStepProps = PanelPlace & {
  lead: HeldLead;
  paid: Job['paid'];
  now: Date;
  actions: JobActions;
  proposing: OpenProposal;
  /** The form's buttons, if no bar has them. */
  formButtons: ReactNode;
};

/** The customer's current proposal, what they ask for instead, or a proposal form. */
export function ProposalStep({ lead, paid, now, actions, proposing, formButtons, ...place }: ProposalStepProps) {
  const { proposal, agreed, pickup } = lead;
  const asked = (proposal ?? agreed)?.asked;
  const isChanging = proposing.isOpen && !asked;
  const hasForm = hasProposalForm(lead, proposing);
  const title = asked ? askedHeadings[asked.for] : titleOf(lead, now, proposing, place.isFirst);
  return (
    <Panel step="proposal" title={title} actions={actions} isFlat={hasForm} {...place}>
      {asked && <Asked asked={asked} isFirstMoment={place.hasFirstMoment} />}
      {!proposal && toStatus(lead.status) === 'Sent Proposal' && <p className="mt-2">{words.proposalStep.noneOpen}</p>}
      {proposal && (
        <>
          <Introduction
            lead={lead}
            proposal={proposal}
            now={now}
            hasForm={hasForm}
            isAgreed={proposing.edits.isAgreed}
          />
          <PendingProposal proposal={proposal} now={now} hasFirstMoment={place.hasFirstMoment && !asked} />
        </>
      )}
      {pickup && !proposing.edits.isAgreed && <p className="mt-3">{words.proposalStep.bookedStands}</p>}
      {proposal && !isChanging && (
        <CurrentProposalActions
          actions={actions}
          proposal={proposal}
          hasPassed={haveAllPassed(proposal, now)}
          onChange={hasForm ? undefined : proposing.open}
        />
      )}
      {hasForm && (
        <ProposalForm
          lead={lead}
          paid={paid}
          now={now}
          actions={actions}
          proposing={proposing}
          hasFirstMoment={place.hasFirstMoment && !proposal && !asked}
          buttons={formButtons}
        />
      )}
    </Panel>
  );
}

/** Whether the step has a form: the hauler has opened it, or there is nothing else. */
export function hasProposalForm({ proposal, agreed }: HeldLead, { isOpen }: OpenProposal): boolean {
  return isOpen || !proposal || (proposal ?? agreed)?.asked !== undefined;
}

/** Its title, unless the customer asks for something. */
function titleOf(lead: HeldLead, now: Date, { isOpen, edits }: OpenProposal, isFirst: boolean): string {
  const { title } = words.proposalStep;
  const { proposal, pickup } = lead;
  if (proposal && isOpen) return edits.isAgreed ? title.agreed : title.change;
  if (proposal && haveAllPassed(proposal, now)) return title.passed;
  if (proposal) return lead.isTold ? title.open : title.byPhone;
  if (pickup) return title.anotherTime;
  return isFirst ? title.next : title.early;
}

type AskedProps = { asked: NonNullable<Proposal['asked']>; isFirstMoment: boolean };

/** What the customer asks for, in their words. */
function Asked({ asked: { line, at }, isFirstMoment }: AskedProps) {
  const moment = isFirstMoment ? formatFirstMoment(at) : formatLosAngelesClock(at);
  return (
    <>
      {line && <blockquote className="mt-3 break-words border-poppy border-l-4 px-4 text-lede">{line}</blockquote>}
      <p className="mt-2 text-ink-soft">{words.proposalStep.asked(moment)}</p>
    </>
  );
}

type IntroductionProps = {
  lead: HeldLead;
  proposal: Proposal;
  now: Date;
  hasForm: boolean;
  /** The form is for an agreement by phone. */
  isAgreed: boolean | undefined;
};

/** The introduction to an open proposal. */
function Introduction({ lead, proposal, now, hasForm, isAgreed }: IntroductionProps) {
  const { passed, stands, standsUntilBooked, byPhone } = words.proposalStep;
  if (haveAllPassed(proposal, now)) return <p className="mt-2">{passed}</p>;
  if (hasForm) return <p className="mt-2">{isAgreed ? standsUntilBooked : stands}</p>;
  return lead.isTold ? null : <p className="mt-2">{byPhone}</p>;
}

type CurrentProposalActionsProps = {
  actions: JobActions;
  proposal: Proposal;
  hasPassed: boolean;
  /** Undefined if the form is already open. */
  onChange: OpenProposal['open'] | undefined;
};

function CurrentProposalActions({ actions, proposal, hasPassed, onChange }: CurrentProposalActionsProps) {
  // Fixed when the dialog opens, even if another proposal replaces this one.
  const [withdrawing, setWithdrawing] = useState<string>();
  const { change, agreed, withdraw } = words.proposalStep;
  const canChange = onChange && !hasPassed;

  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2" data-print="hide">
      {onChange && (
        <>
          {hasPassed && (
            <OpenButton actions={actions} className="max-sm:w-full" onOpen={onChange}>
              {change}
            </OpenButton>
          )}
          <OpenButton
            actions={actions}
            variant="secondary"
            className="max-sm:w-full"
            onOpen={() => onChange({ isAgreed: true })}
          >
            {agreed}
          </OpenButton>
        </>
      )}
      {canChange && (
        <OpenButton actions={actions} variant="quiet" onOpen={onChange}>
          {change}
        </OpenButton>
      )}
      <OpenButton actions={actions} variant="quiet" onOpen={() => setWithdrawing(proposal.id)}>
        {withdraw}
      </OpenButton>
      <WithdrawDialog
        actions={actions}
        proposal={proposal.id}
        open={withdrawing === proposal.id}
        onClose={() => setWithdrawing(undefined)}
      />
    </div>
  );
}
