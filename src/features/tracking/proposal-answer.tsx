import type { Proposal } from '@functions/contracts/pickup.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { WindowWords, WindowZone } from '@/features/request/window-words';
import { notify } from '@/lib/notify';
import { estimateMeaning, windowInSentence, windowText } from '@/words/shared/pickups';
import { words } from '@/words/tracking';
import { Estimate } from './estimate';
import { HaulerNote } from './hauler-note';
import type { BookedLead } from './pickup-state';
import { useLeadUpdate } from './use-lead-update';
import { WindowChoice } from './window-choice';

type ProposalAnswerProps = {
  proposal: Proposal;
  /** The request if its pickup is booked; the proposal is then about another time. */
  booked: BookedLead | undefined;
  /** Whether no other time is above it on the page. */
  hasFirstMoment: boolean;
  trackingId: string;
  onAsk(): void;
  onDecline(): void;
};

/**
 * The hauler's proposal, and the possible answers. The choice is kept if a newer proposal has the same time. The answer
 * names the proposal on the screen, so nothing else can be accepted.
 */
export function ProposalAnswer({
  proposal,
  booked,
  hasFirstMoment,
  trackingId,
  onAsk,
  onDecline,
}: ProposalAnswerProps) {
  const [firstId] = useState(proposal.id);
  const [choice, setChoice] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const update = useLeadUpdate(trackingId, {
    failure: words.proposal.acceptFailed,
    onDone: () => {
      // If it is mounted, the page shows it.
      if (panel.current === null) notify('success', words.booked.heading);
    },
  });
  const { windows, note } = proposal;
  const canBeAccepted = windows.some(({ isOpen }) => isOpen);
  const news = newsOf(proposal, proposal.id !== firstId);
  const other = booked && canBeAccepted && windows.length === 1 ? windows[0] : undefined;
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

  /** Only one answer at a time. The other answers need no chosen time, so its error is cleared. */
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
    <div ref={panel}>
      <div role="status">{news && <p className="mt-2 font-semibold">{news}</p>}</div>
      {booked && other && (
        <p className="mt-3 text-xl leading-snug">
          <WindowWords {...booked.pickup} /> <span aria-hidden="true">→</span>
          <span className="sr-only">{words.proposal.to}</span>{' '}
          <strong className="inline-block font-extrabold">
            <WindowWords {...other} />
          </strong>
          {hasFirstMoment && <WindowZone from={other.from} />}
        </p>
      )}
      <div className="mt-3">
        <Estimate proposal={proposal} size="large" before={booked?.agreed} />
      </div>
      {booked && <p className="mt-3">{words.proposal.staysBooked(windowInSentence(booked.pickup))}</p>}
      <form noValidate onSubmit={accept} data-part="action" className="mt-4">
        {!other && (
          <WindowChoice
            windows={windows}
            chosen={chosen}
            error={isMissing && canBeAccepted ? words.proposal.choiceRequired : undefined}
            onChoose={(window) => {
              // The queued submission no longer matches the form.
              if (update.isWaiting) update.cancelWaiting();
              setChoice(windowText(window));
              setMissing(false);
            }}
          />
        )}
        {update.isWaiting && (
          <div className="mt-4 rounded-card bg-poppy-pale p-4">
            <p role="status" className="font-semibold">
              {words.proposal.offline}
            </p>
            <Button variant="secondary" className="mt-3" onClick={update.cancelWaiting}>
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
      <HaulerNote note={note} />
      <div className="mt-6 flex flex-wrap gap-3" data-print="hide">
        <Button variant={canBeAccepted ? 'secondary' : 'primary'} className="text-balance" {...opens(onAsk)}>
          {words.proposal.ask}
        </Button>
        <Button variant="quiet" {...opens(onDecline)}>
          {booked ? words.proposal.keep : words.proposal.decline}
        </Button>
      </div>
      <p className="mt-4 text-ink-soft text-sm">{estimateMeaning(proposal)}</p>
    </div>
  );
}

/** The news about a proposal, or an empty string. */
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
