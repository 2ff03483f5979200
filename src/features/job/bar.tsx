import type { HeldLead } from '@functions/contracts/job.ts';
import { callUrl, mapUrl } from '@functions/domain/links.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { ActionButton, OpenButton } from '@/features/request/action-button';
import { ActionNotice } from '@/features/request/action-notice';
import { words } from '@/words/job';
import { focusStep } from './panel';
import { PROPOSAL_FORM } from './proposal/proposal-form';
import type { OpenProposal } from './proposal/use-proposal-draft';
import { SET_OUT_FORM } from './set-out-form';
import type { BarStep } from './steps';
import type { ActionName, JobActions } from './use-job-actions';

type BarProps = {
  lead: HeldLead;
  step: BarStep | undefined;
  actions: JobActions;
  proposing: OpenProposal;
  /** In how many minutes the hauler will arrive. */
  minutes: number;
  onComplete(): void;
  /** Leaves the proposal form. */
  onBack(): void;
};

/** The action of each step; "complete" opens a dialog, and "door" leads to a form. */
const actionOf: Partial<Record<BarStep, ActionName>> = {
  call: 'called',
  proposal: 'propose',
  form: 'propose',
  'set-out': 'on-my-way',
};

/** The action whose notice is in the bar. */
export function actionInBar(step: BarStep | undefined): ActionName | undefined {
  return step && actionOf[step];
}

/**
 * The bar at the bottom of a narrow screen: call, map and the next step, or the proposal form's Back and Send buttons.
 */
export function Bar({ lead, step, actions, proposing, minutes, onComplete, onBack }: BarProps) {
  const { name, call, map, back } = words.bar;
  const callHref = callUrl(lead.phone);
  const action = actionInBar(step);
  const side = { className: 'grow !px-2', 'aria-disabled': step === 'form' && actions.isUnderWay };
  const reason = lead.reportedAt ?? 'promised';
  const [calledBecause, setCalledBecause] = useState<string>();
  const hasToCall = step === 'call' && callHref !== null && calledBecause !== reason;
  return (
    <StickyBar name={name}>
      <ActionNotice
        actions={actions}
        isShown={action !== undefined && actions.unfinished === action}
        words={words.waitingNotice}
      />
      <div className="flex flex-wrap gap-2">
        {step === 'form' ? (
          <Button variant="secondary" {...side} aria-label={back.name} onClick={() => !actions.isUnderWay && onBack()}>
            {back.label}
          </Button>
        ) : (
          <>
            {callHref !== null && (
              <ButtonLink
                variant={hasToCall ? 'primary' : 'dark'}
                className={step === 'call' ? 'grow-2 !px-2' : side.className}
                href={callHref}
                onClick={() => setCalledBecause(reason)}
              >
                {call}
              </ButtonLink>
            )}
            <ButtonLink variant="dark" className={side.className} href={mapUrl(lead)} target="_blank" rel="noreferrer">
              {map}
            </ButtonLink>
          </>
        )}
        {step && <Next key={step} {...{ step, actions, proposing, minutes, hasToCall, onComplete }} />}
      </div>
    </StickyBar>
  );
}

type NextProps = Pick<BarProps, 'actions' | 'proposing' | 'minutes' | 'onComplete'> & {
  step: BarStep;
  /** Whether the call itself comes first: its button has not been pressed yet. */
  hasToCall: boolean;
};

/** The button of the next step. */
function Next({ step, actions, proposing, minutes, hasToCall, onComplete }: NextProps) {
  const button = { actions, className: 'grow-2 !px-2' } as const;
  switch (step) {
    case 'call':
      return (
        <ActionButton
          actions={actions}
          variant={hasToCall ? 'secondary' : 'primary'}
          className="grow !px-2"
          name="called"
          onClick={() => actions.act({ action: 'called' })}
        >
          {words.callStep.call.action}
        </ActionButton>
      );
    case 'set-out':
      return (
        <ActionButton {...button} name="on-my-way" type="submit" form={SET_OUT_FORM}>
          {words.setOutForm.submit(minutes)}
        </ActionButton>
      );
    case 'door':
      return (
        <OpenButton {...button} onOpen={() => focusStep('door')}>
          {words.doorPrice.title}
        </OpenButton>
      );
    case 'complete':
      return (
        <OpenButton {...button} onOpen={onComplete}>
          {words.pickupStep.complete}
        </OpenButton>
      );
    case 'proposal':
      return (
        <OpenButton
          {...button}
          onOpen={() => {
            proposing.write();
            focusStep('proposal');
          }}
        >
          {words.proposalForm.write}
        </OpenButton>
      );
    default:
      return (
        <ActionButton {...button} name="propose" type="submit" form={PROPOSAL_FORM}>
          {sendLabel(proposing)}
        </ActionButton>
      );
  }
}

function sendLabel({ edits }: OpenProposal): string {
  const { send, book } = words.proposalForm;
  return edits.isAgreed ? book : send;
}

type FormButtonsProps = Pick<BarProps, 'actions' | 'proposing'> & {
  /** Leaves the form. Undefined while it is the next step, and stays. */
  onBack: (() => void) | undefined;
};

/** The buttons of the proposal form on a wide screen, which has no bar. */
export function FormButtons({ actions, proposing, onBack }: FormButtonsProps) {
  const { label, name } = words.bar.back;
  return (
    <div className="pt-3" data-print="hide">
      <ActionNotice actions={actions} isShown={actions.unfinished === 'propose'} />
      <div className="flex flex-wrap items-center gap-3">
        <ActionButton size="lg" actions={actions} name="propose" type="submit">
          {sendLabel(proposing)}
        </ActionButton>
        {onBack && (
          <Button
            variant="secondary"
            size="lg"
            aria-label={name}
            aria-disabled={actions.isUnderWay}
            onClick={() => !actions.isUnderWay && onBack()}
          >
            {label}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The share of the screen that the bar can cover. A higher bar, as with large text, is at the end of the page. */
const MAX_HEIGHT = 0.35;

/** Reserves room for the bar at the end of the page, and when the page scrolls to an element. */
function StickyBar({ name, children }: { name: string; children: ReactNode }) {
  const stickyBar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const bar = stickyBar.current;
    if (!bar) return;
    const observer = new ResizeObserver(() => {
      const isTooHigh = bar.offsetHeight > MAX_HEIGHT * window.innerHeight;
      bar.classList.toggle('fixed', !isTooHigh);
      document.body.style.setProperty('--bar', isTooHigh ? '' : `${bar.offsetHeight}px`);
      document.documentElement.style.scrollPaddingBottom = isTooHigh ? '' : `${bar.offsetHeight + 16}px`;
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      document.body.style.removeProperty('--bar');
      document.documentElement.style.scrollPaddingBottom = '';
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: its controls are links, too, and not one question.
    <div
      ref={stickyBar}
      role="group"
      aria-label={name}
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto max-w-3xl px-3 py-2 sm:px-6">{children}</div>
    </div>
  );
}
