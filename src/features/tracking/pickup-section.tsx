import type { Proposal } from '@functions/contracts/pickup.ts';
import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { toStatus } from '@functions/domain/statuses.ts';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { words } from '@/words/tracking';
import type { HaulerAct } from './act-dialog';
import { AskDialog } from './ask-dialog';
import { Booking } from './booking';
import { DeclineDialog } from './decline-dialog';
import { isBooked } from './pickup-state';
import { ProposalAnswer } from './proposal-answer';
import type { Stage } from './stages';

type AnswerDialog = 'ask' | 'decline';

export type PickupSectionProps = {
  stage: Stage;
  lead: LeadDetails;
  trackingId: string;
  /** The customer wants to cancel the request. */
  onCancel(): void;
  /** The customer wants to report that no one came, or another hauler. */
  onAct(act: HaulerAct): void;
};

/** The proposal, the booked pickup, and the dialogs to answer. */
export function PickupSection({ stage, lead, trackingId, onCancel, onAct }: PickupSectionProps) {
  // Includes the proposal that it was opened for, because the page may show a newer one behind the dialog.
  const [open, setOpen] = useState<{ dialog: AnswerDialog; proposalId: string }>();
  const [acceptedId, setAcceptedId] = useState<string>();
  const news = useRef<HTMLParagraphElement>(null);
  const { proposal, agreed } = lead;
  const booked = isBooked(lead) ? lead : undefined;
  const haulerName = lead.hauler?.name ?? words.yourHauler;
  const answered = proposal ?? agreed;
  const isJustAccepted = booked && acceptedId !== undefined && agreed?.id === acceptedId;

  useEffect(() => {
    if (isJustAccepted) news.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [isJustAccepted]);

  function opens(dialog: AnswerDialog) {
    return () => answered && setOpen({ dialog, proposalId: answered.id });
  }

  /** A saved answer closes only its own dialog, because another one may be open by then. */
  function dialogOf(dialog: AnswerDialog, shown: Proposal) {
    const isOpen = open?.dialog === dialog;
    const onClose = () => setOpen((current) => (current?.dialog === dialog ? undefined : current));
    return { haulerName, trackingId, open: isOpen, onClose, proposalId: isOpen ? open.proposalId : shown.id };
  }

  function fate() {
    if (booked) return 'stays-booked';
    return toStatus(lead.status) === 'Sent Proposal' ? 'goes-on' : 'stays-with-hauler';
  }

  return (
    <>
      {isJustAccepted && (
        <p ref={news} className="mt-3 flex gap-2 font-semibold">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-leaf" />
          <span>{words.booked.justAccepted(haulerName)}</span>
        </p>
      )}
      {booked && stage !== 'another-time' && (
        <>
          <Booking lead={booked} {...{ stage, haulerName, trackingId, onAct }} onAsk={opens('ask')} />
          {proposal && <h3 className="mt-6 font-extrabold text-xl">{words.proposal.anotherTime(haulerName)}</h3>}
        </>
      )}
      {proposal && (
        <ProposalAnswer
          proposal={proposal}
          booked={booked}
          hasFirstMoment={stage === 'another-time'}
          phone={lead.hauler?.phone}
          trackingId={trackingId}
          onAccepted={setAcceptedId}
          onAsk={opens('ask')}
          onDecline={opens('decline')}
        />
      )}
      {answered && <AskDialog {...dialogOf('ask', answered)} />}
      {proposal && <DeclineDialog {...dialogOf('decline', proposal)} fate={fate()} onCancelInstead={onCancel} />}
    </>
  );
}
