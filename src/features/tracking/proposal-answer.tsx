import type { Proposal } from '@functions/contracts/pickup.ts';
import { callUrl } from '@functions/domain/links.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/lib/notify';
import { estimateMeaning, windowInSentence, windowText } from '@/words/shared/pickups';
import { words } from '@/words/tracking';
import { Estimate } from './estimate';
import { HaulerNote } from './hauler-note';
import type { BookedLead } from './pickup-state';
import { TicketChange } from './ticket-change';
import { useLeadUpdate } from './use-lead-update';
import { WindowChoice } from './window-choice';

type ProposalAnswerProps = {
  proposal: Proposal;
  /** The request if its pickup is booked; the proposal is then about another time. */
  booked: BookedLead | undefined;
  /** Whether no other time is above it on the page. */
  hasFirstMoment: boolean;
  /** The hauler's number. */
  phone: string | undefined;
  trackingId: string;
  /** The page shows that this proposal was accepted. */
  onAccepted(id: string): void;
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
  phone,
  trackingId,
  onAccepted,
  onAsk,
  onDecline,
}: ProposalAnswerProps) {
  const [firstId] = useState(proposal.id);
  const [choice, setChoice] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const update = useLeadUpdate(trackingId, 'accept-proposal', {
    failure: words.proposal.acceptFailed,
    onDone: () => {
      onAccepted(proposal.id);
      // If it is mounted, the page shows it.
      if (update.shownIn.current === null) notify('success', words.booked.heading);
    },
  });
  const { windows, note } = proposal;
  const failure = update.failure && isAbout(update.failure, proposal.id) ? update.failure : undefined;
  const canBeAccepted = windows.some(({ isOpen }) => isOpen);
  const news = newsOf(proposal, proposal.id !== firstId);
  const other = booked && canBeAccepted && windows.length === 1 ? windows[0] : undefined;
  const chosen = windows.find((window) => window.isOpen && (windows.length === 1 || windowText(window) === choice));

  function accept(event: SubmitEvent) {
    event.preventDefault();
    update.forgive();
    setMissing(chosen === undefined);
    if (chosen) {
      update.send({
        trackingId,
        action: 'accept-proposal',
        proposal: proposal.id,
        choice: windows.indexOf(chosen) + 1,
      });
    } else {
      update.shownIn.current?.querySelector<HTMLElement>('input:enabled')?.focus();
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
    <div ref={update.shownIn}>
      <div role="status">{news && <p className="mt-2 font-semibold">{news}</p>}</div>
      {booked && other && <TicketChange before={booked.pickup} after={other} hasFirstMoment={hasFirstMoment} />}
      <div className="mt-3">
        <Estimate proposal={proposal} size="large" before={booked?.agreed} />
      </div>
      {booked && <p className="mt-3">{words.proposal.staysBooked(windowInSentence(booked.pickup))}</p>}
      <form noValidate onSubmit={accept} data-part="act" className="mt-3">
        {!other && (
          <WindowChoice
            windows={windows}
            chosen={chosen}
            error={isMissing && canBeAccepted ? words.proposal.choiceRequired : undefined}
            onChoose={(window) => {
              // The queued submission no longer matches the form.
              if (update.isWaiting) update.cancelWaiting();
              update.forgive();
              setChoice(windowText(window));
              setMissing(false);
            }}
          />
        )}
        {(canBeAccepted || failure || update.isWaiting) && (
          <div
            data-print="hide"
            className="mt-3 bg-sand py-3 max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:-mx-5 max-sm:border-line max-sm:border-t max-sm:px-5"
          >
            {failure && <NotBooked reason={failure.reason} phone={phone} canRetry={canBeAccepted} />}
            <WaitingAnswer update={update} />
            {canBeAccepted && (
              <Button type="submit" size="lg" className="w-full sm:w-auto" aria-disabled={update.isUnderWay}>
                {update.isUnderWay ? words.sending : failure ? words.proposal.retry : words.proposal.accept}
              </Button>
            )}
          </div>
        )}
      </form>
      <HaulerNote note={note} />
      <div className="mt-4 flex flex-wrap gap-3" data-print="hide">
        <Button variant={canBeAccepted ? 'secondary' : 'primary'} className="text-balance" {...opens(onAsk)}>
          {words.proposal.ask}
        </Button>
        <Button variant="quiet" className="-ml-2" {...opens(onDecline)}>
          {booked ? words.proposal.keep : words.proposal.decline}
        </Button>
      </div>
      <p className="mt-4 text-ink-soft text-sm">{estimateMeaning(proposal)}</p>
    </div>
  );
}

/** Whether a failed answer was to this proposal or price. A refusal is also about the newer one that caused it. */
export function isAbout({ reason, input }: NonNullable<ReturnType<typeof useLeadUpdate>['failure']>, id: string) {
  return reason !== undefined || Object.values(input).includes(id);
}

type NotBookedProps = { reason: string | undefined; phone: string | undefined; canRetry: boolean };

/** Says that the last answer did not book anything, why, and what to do. */
function NotBooked({ reason, phone = '', canRetry }: NotBookedProps) {
  const { notBooked, notSent, tryAgain, tryAgainOrCall } = words.proposal;
  const href = callUrl(phone);
  return (
    <div role="alert" className="mb-3 rounded-card border-2 border-danger bg-danger-pale p-4">
      <strong className="block text-lg leading-snug">{notBooked}</strong>
      <span>{reason ?? notSent}</span>{' '}
      {!canRetry ? null : href ? (
        <span>
          <span>{tryAgainOrCall}</span>
          <a href={href} className="whitespace-nowrap sentence-link">
            {formatPhone(phone)}
          </a>
          <span>.</span>
        </span>
      ) : (
        <span>{tryAgain}</span>
      )}
    </div>
  );
}

/** Says that an answer waits for the network, and takes it back. */
export function WaitingAnswer({ update }: { update: ReturnType<typeof useLeadUpdate> }) {
  if (!update.isWaiting) return null;
  return (
    <div className="mb-3 rounded-card border border-transparent bg-poppy-pale p-4">
      <p role="status" className="font-semibold">
        {words.proposal.offline}
      </p>
      <Button variant="secondary" className="mt-3" onClick={update.cancelWaiting}>
        {words.proposal.takeBack}
      </Button>
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
