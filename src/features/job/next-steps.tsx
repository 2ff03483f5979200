import type { HeldLead } from '@functions/contracts/job.ts';
import { useRef } from 'react';
import { CallStep } from './call-step';
import { PickupStep } from './pickup-step';
import { ProposalStep } from './proposal/proposal-step';
import type { OpenProposal } from './proposal/use-proposal-draft';
import { type BarStep, type Step, stepWithFirstMoment } from './steps';
import type { JobActions } from './use-job-actions';

type NextStepsProps = {
  lead: HeldLead;
  token: string;
  now: Date;
  /** The open steps, the next one first. */
  steps: readonly Step[];
  barStep: BarStep | undefined;
  actions: JobActions;
  proposing: OpenProposal;
  onComplete(): void;
};

/** The open steps, the next one on top. */
export function NextSteps({ lead, token, now, steps, barStep, actions, proposing, onComplete }: NextStepsProps) {
  const firstTitle = useRef<string>(undefined);
  const withFirstMoment = stepWithFirstMoment(steps, lead);

  return (
    <div className="space-y-6">
      {steps.map((step, index) => {
        const hasFirstMoment = step === withFirstMoment;
        const isFirst = index === 0;
        const isInBar = isFirst && barStep !== undefined && barStep !== 'form';
        const props = { lead, now, actions, isFirst, isInBar, hasFirstMoment, firstTitle };
        switch (step) {
          case 'call':
            return <CallStep key={step} {...props} />;
          case 'proposal':
            return <ProposalStep key={step} {...props} proposing={proposing} />;
          default:
            return (
              <PickupStep
                key={step}
                {...props}
                token={token}
                onComplete={onComplete}
                onPropose={proposing.isOpen || lead.proposal || lead.agreed?.asked ? undefined : proposing.open}
              />
            );
        }
      })}
    </div>
  );
}
