import type { HeldLead, Job } from '@functions/contracts/job.ts';
import { type ReactNode, useRef } from 'react';
import { CallStep } from './call-step';
import { PickupStep } from './pickup-step';
import { ProposalStep } from './proposal/proposal-step';
import type { OpenProposal } from './proposal/use-proposal-draft';
import type { Minutes } from './set-out-form';
import { type BarStep, type Step, stepWithFirstMoment } from './steps';
import type { JobActions } from './use-job-actions';

type NextStepsProps = Minutes & {
  lead: HeldLead;
  paid: Job['paid'];
  token: string;
  now: Date;
  /** The open steps, the next one first. */
  steps: readonly Step[];
  /** Undefined without a bar. */
  barStep: BarStep | undefined;
  /** The buttons of a proposal's form, if no bar has them. */
  formButtons: ReactNode;
  actions: JobActions;
  proposing: OpenProposal;
  onComplete(): void;
};

/** The open steps, the next one on top. */
export function NextSteps({ lead, token, now, steps, barStep, actions, proposing, ...props }: NextStepsProps) {
  const { paid, formButtons, minutes, setMinutes, onComplete } = props;
  const firstTitle = useRef<string>(undefined);
  const withFirstMoment = stepWithFirstMoment(steps, lead);

  return (
    <div className="space-y-4">
      {steps.map((step, index) => {
        const hasFirstMoment = step === withFirstMoment;
        const isFirst = index === 0;
        const isInBar = isFirst && barStep !== undefined && barStep !== 'form';
        const ofStep = { lead, now, actions, isFirst, isInBar, hasFirstMoment, firstTitle };
        switch (step) {
          case 'call':
            return <CallStep key={step} {...ofStep} />;
          case 'proposal':
            return <ProposalStep key={step} {...ofStep} proposing={proposing} paid={paid} formButtons={formButtons} />;
          default:
            return (
              <PickupStep
                key={step}
                {...ofStep}
                {...{ token, minutes, setMinutes }}
                onComplete={onComplete}
                onPropose={proposing.isOpen || lead.proposal || lead.agreed?.asked ? undefined : proposing.open}
              />
            );
        }
      })}
    </div>
  );
}
