import { parseTrackingId } from '@functions/domain/tracking-id.ts';
import { type Ref, useId } from 'react';
import { Button } from '@/components/ui/button';
import { WriteToUs } from '@/components/ui/write-to-us';
import { AddToCalendar } from '@/features/request/add-to-calendar';
import { Day, Times, WindowZone } from '@/features/request/window-words';
import { useNow } from '@/lib/use-now';
import { timeText } from '@/words/shared/pickups';
import { words } from '@/words/tracking';
import { Estimate } from './estimate';
import { type BookedLead, isOnTheWay } from './pickup-state';

type BookedPanelProps = {
  lead: BookedLead;
  haulerName: string;
  trackingId: string;
  heading: Ref<HTMLHeadingElement> | undefined;
  onAsk(): void;
};

/** The booked pickup: when, what it costs and how to change it. */
export function BookedPanel({ lead, haulerName, trackingId, heading, onAsk }: BookedPanelProps) {
  const now = useNow();
  const id = useId();
  const { pickup, agreed } = lead;
  const [from, until] = [new Date(pickup.from), new Date(pickup.until)];
  const isOver = now > until && !isOnTheWay(pickup, now);
  return (
    <section aria-labelledby={id} className="mt-5 rounded-panel bg-leaf-pale p-5 sm:p-8">
      <h2 ref={heading} id={id} tabIndex={-1} className="font-extrabold text-heading">
        {isOver ? words.booked.headingAfter : words.booked.heading}
      </h2>
      <p className="mt-2 font-extrabold text-title">
        <Day moment={pickup.from} />{' '}
        <span className="block">
          <Times {...pickup} />
        </span>
        {!lead.proposal && <WindowZone from={pickup.from} />}
      </p>
      <div role="status">
        {!isOver && pickup.arrivesAt && (
          <p className="mt-2 font-bold text-xl leading-snug">
            {words.booked.onTheWay(haulerName, timeText(pickup.arrivesAt))}
          </p>
        )}
      </div>
      {isOver && (
        <p className="mt-2">
          {words.booked.nobodyCame} <WhomToAsk lead={lead} />
        </p>
      )}
      {agreed && (
        <div className="mt-4">
          <Estimate proposal={agreed} size="small" />
        </div>
      )}
      {(agreed || !isOver) && <HowAgreed lead={lead} haulerName={haulerName} onAsk={onAsk} />}
      {!isOver && (
        <div className="mt-4">
          {lead.updates.by === 'none' && <p className="mb-4">{words.booked.noReminder}</p>}
          <AddToCalendar
            secret={parseTrackingId(trackingId) ?? trackingId}
            event={{
              title: words.calendarEvent.title(haulerName),
              details: words.calendarEvent.details,
              from,
              until,
            }}
          />
        </div>
      )}
    </section>
  );
}

type HowAgreedProps = { lead: BookedLead; haulerName: string; onAsk(): void };

/**
 * Who agreed to the time, and how to ask for another. While another time is proposed, the customer answers that
 * instead.
 */
function HowAgreed({ lead, haulerName, onAsk }: HowAgreedProps) {
  const { agreed, proposal } = lead;
  if (!agreed) {
    return (
      <p className="mt-4">
        {words.booked.byHand} <WhomToAsk lead={lead} />
      </p>
    );
  }
  return (
    <>
      <p className="mt-4">
        {agreed.acceptedBy === 'hauler' ? words.booked.byHauler(haulerName) : words.booked.byCustomer}
      </p>
      <div role="status">
        {agreed.asked && (
          <p className="mt-2 font-semibold">
            {words.proposal.asked[agreed.asked.for]} {words.booked.staysBooked}
          </p>
        )}
      </div>
      {!proposal && (
        <Button variant="secondary" className="mt-3 text-balance" onClick={onAsk} data-print="hide">
          {words.proposal.ask}
        </Button>
      )}
    </>
  );
}

function WhomToAsk({ lead: { hauler } }: { lead: BookedLead }) {
  return (
    <>
      {hauler && words.booked.callHauler}
      <WriteToUs isWithinSentence={hauler !== undefined} />.
    </>
  );
}
