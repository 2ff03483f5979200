import type { LeadDetails } from '@functions/rules/contract.ts';
import { toStatus } from '@functions/rules/statuses.ts';
import { windowText } from '@functions/words/en/pickups.ts';
import { type Ref, useState } from 'react';
import { words } from '@/content/en/tracking';
import { AskDialog } from './ask-dialog';
import { BookedPanel } from './booked-panel';
import { DeclineDialog } from './decline-dialog';
import { isBooked } from './pickup-state';
import { ProposalPanel } from './proposal-panel';

type PickupSectionProps = {
  lead: LeadDetails;
  trackingId: string;
  /** Of what comes first. */
  heading: Ref<HTMLHeadingElement>;
  /** The customer wants nothing picked up. */
  onCancel(): void;
};

/** What is proposed to the customer, what is booked, and the dialogs to answer. */
export function PickupSection({ lead, trackingId, heading, onCancel }: PickupSectionProps) {
  const [open, setOpen] = useState<'ask' | 'decline'>();
  const { proposal, agreed } = lead;
  const booked = isBooked(lead) ? lead : undefined;
  const haulerName = lead.hauler?.name ?? words.yourHauler;
  const answered = proposal ?? agreed;

  /** An answer that has been saved closes its own dialog. Another one may be open by then. */
  function dialogOf(dialog: 'ask' | 'decline') {
    const onClose = () => setOpen((current) => (current === dialog ? undefined : current));
    return { haulerName, trackingId, open: open === dialog, onClose };
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
          bookedWindow={booked && windowText(booked.pickup)}
          haulerName={haulerName}
          trackingId={trackingId}
          heading={heading}
          onAsk={() => setOpen('ask')}
          onDecline={() => setOpen('decline')}
        />
      )}
      {booked && (
        <BookedPanel
          lead={booked}
          haulerName={haulerName}
          trackingId={trackingId}
          heading={proposal ? undefined : heading}
          onAsk={() => setOpen('ask')}
        />
      )}
      {answered && <AskDialog {...dialogOf('ask')} proposalId={answered.id} />}
      {proposal && (
        <DeclineDialog {...dialogOf('decline')} proposalId={proposal.id} fate={fate()} onCancelInstead={onCancel} />
      )}
    </>
  );
}
