import type { Proposal } from '@functions/contracts/pickup.ts';
import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { toStatus } from '@functions/domain/statuses.ts';
import { type Ref, useState } from 'react';
import { useNow } from '@/lib/use-now';
import { words } from '@/words/tracking';
import { AskDialog } from './ask-dialog';
import { BookedPanel } from './booked-panel';
import { DeclineDialog } from './decline-dialog';
import { isBooked, showsBooking } from './pickup-state';
import { ProposalPanel } from './proposal-panel';

type AnswerDialog = 'ask' | 'decline';

type PickupSectionProps = {
  lead: LeadDetails;
  trackingId: string;
  /** Ref to the first heading. */
  heading: Ref<HTMLHeadingElement>;
  /** The customer wants to cancel the request. */
  onCancel(): void;
};

/** The proposal, the booked pickup, and the dialogs to answer. */
export function PickupSection({ lead, trackingId, heading, onCancel }: PickupSectionProps) {
  // Includes the proposal that it was opened for, because the page may show a newer one behind the dialog.
  const [open, setOpen] = useState<{ dialog: AnswerDialog; proposalId: string }>();
  const now = useNow();
  const { proposal, agreed } = lead;
  const booked = isBooked(lead) ? lead : undefined;
  const haulerName = lead.hauler?.name ?? words.yourHauler;
  const answered = proposal ?? agreed;

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
      {proposal && (
        <ProposalPanel
          proposal={proposal}
          booked={booked}
          haulerName={haulerName}
          trackingId={trackingId}
          heading={heading}
          onAsk={opens('ask')}
          onDecline={opens('decline')}
        />
      )}
      {showsBooking(lead, now) && (
        <BookedPanel
          lead={lead}
          haulerName={haulerName}
          trackingId={trackingId}
          heading={proposal ? undefined : heading}
          onAsk={opens('ask')}
        />
      )}
      {answered && <AskDialog {...dialogOf('ask', answered)} />}
      {proposal && <DeclineDialog {...dialogOf('decline', proposal)} fate={fate()} onCancelInstead={onCancel} />}
    </>
  );
}
