import type { Proposal } from '@functions/contracts/pickup.ts';
import { type Ref, type SubmitEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/lib/notify';
import { windowText } from '@/words/shared/pickups';
import { words } from '@/words/tracking';
import { Estimate } from './estimate';
import { useLeadUpdate } from './use-lead-update';
import { WindowChoice } from './window-choice';

type ProposalPanelProps = {
  proposal: Proposal;
  /** When the pickup is, if it is booked: this is about another time for it. */
  bookedWindow: string | undefined;
  haulerName: string;
  trackingId: string;
  heading: Ref<HTMLHeadingElement>;
  onAsk(): void;
  onDecline(): void;
};

/**
 * What the hauler proposes, and the ways to answer it. The choice is kept when another proposal takes its place and has
 * the same time. What is accepted is what is on the screen: the answer names it.
 */
export function ProposalPanel({
  proposal,
  bookedWindow,
  haulerName,
  trackingId,
  heading,
  onAsk,
  onDecline,
}: ProposalPanelProps) {
  const [firstId] = useState(proposal.id);
  const [choice, setChoice] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  const update = useLeadUpdate(trackingId, {
    failure: words.proposal.acceptFailed,
    onDone: () => {
      // Otherwise the page shows it.
      if (panel.current === null) notify('success', words.booked.heading);
    },
  });
  const { windows, note } = proposal;
  const canBeAccepted = windows.some(({ isOpen }) => isOpen);
  const news = newsOf(proposal, proposal.id !== firstId);
  const chosen = windows.find((window) => window.isOpen && (windows.length === 1 || windowText(window) === choice));

  function accept(event: SubmitEvent) {
    event.preventDefault();
    setMissing(chosen === undefined);
    if (chosen) {
      update.send({
        trackingId,
        action: 'accept-proposal',
        proposal: proposal.id,
        choice: windows.indexOf(chosen) + 1,
      });
    } else {
      panel.current?.querySelector<HTMLElement>('input:enabled')?.focus();
    }
  }

  /** One answer at a time. Who gives another one need not choose a time. */
  function opens(open: () => void) {
    return {
      'aria-disabled': update.isUnderWay,
      onClick: () => {
        if (update.isUnderWay) return;
        setMissing(false);
        open();
      },
    } as const;
  }

  return (
    <section
      ref={panel}
      aria-labelledby={id}
      className="mt-5 rounded-panel border-2 border-poppy bg-paper p-5 shadow-card sm:p-8"
    >
      <h2 ref={heading} id={id} tabIndex={-1} className="break-words font-extrabold text-heading">
        {words.proposal.heading(haulerName)}
      </h2>
      {bookedWindow && <p className="mt-2">{words.proposal.staysBooked(bookedWindow)}</p>}
      <div role="status">{news && <p className="mt-2 font-semibold">{news}</p>}</div>
      <div className="mt-3">
        <Estimate proposal={proposal} size="large" />
      </div>
      <form noValidate onSubmit={accept} className="mt-5">
        <WindowChoice
          windows={windows}
          chosen={chosen}
          error={isMissing && canBeAccepted ? words.proposal.choiceRequired : undefined}
          onChoose={(window) => {
            // What waits for the connection is not what is meant any more.
            if (update.isWaiting) update.takeBack();
            setChoice(windowText(window));
            setMissing(false);
          }}
        />
        {update.isWaiting && (
          <div className="mt-4 rounded-card bg-poppy-pale p-4">
            <p role="status" className="font-semibold">
              {words.proposal.offline}
            </p>
            <Button variant="secondary" className="mt-3" onClick={update.takeBack}>
              {words.proposal.takeBack}
            </Button>
          </div>
        )}
        {canBeAccepted && (
          <Button type="submit" size="lg" className="mt-4 w-full sm:w-auto" aria-disabled={update.isUnderWay}>
            {update.isUnderWay ? words.sending : words.proposal.accept}
          </Button>
        )}
      </form>
      {note && (
        <div className="mt-6">
          <h3 className="font-bold">{words.proposal.note}</h3>
          <p className="mt-1 whitespace-pre-wrap break-words">{note}</p>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3" data-print="hide">
        <Button variant={canBeAccepted ? 'secondary' : 'primary'} className="text-balance" {...opens(onAsk)}>
          {words.proposal.ask}
        </Button>
        <Button variant="quiet" {...opens(onDecline)}>
          {words.proposal.decline}
        </Button>
      </div>
    </section>
  );
}

/** What has become of a proposal, or an empty text. */
function newsOf({ asked, windows }: Proposal, isNew: boolean): string {
  const canBeAccepted = windows.some(({ isOpen }) => isOpen);
  const hasPassed = windows.every(({ from }) => Date.parse(from) <= Date.now());
  const tooLate = hasPassed ? words.proposal.allPassed : words.proposal.allTooLate;
  return [
    asked ? words.proposal.asked[asked.for] : isNew && words.proposal.hasArrived,
    canBeAccepted ? asked && words.proposal.mayStillAccept : tooLate,
  ]
    .filter(Boolean)
    .join(' ');
}
