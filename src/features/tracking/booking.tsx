import { parseTrackingId } from '@functions/domain/tracking-id.ts';
import { Button } from '@/components/ui/button';
import { WriteToUs } from '@/components/ui/write-to-us';
import { AddToCalendar } from '@/features/request/add-to-calendar';
import { Day, Times, WindowWords, WindowZone } from '@/features/request/window-words';
import { estimateMeaning } from '@/words/shared/pickups';
import { words } from '@/words/tracking';
import { Estimate } from './estimate';
import { HaulerNote } from './hauler-note';
import type { BookedLead } from './pickup-state';
import type { Stage } from './stages';

type BookingProps = {
  stage: Stage;
  lead: BookedLead;
  haulerName: string;
  trackingId: string;
  onAsk(): void;
};

/** The booked pickup: when, what it costs and how to change it. */
export function Booking({ stage, lead, haulerName, trackingId, onAsk }: BookingProps) {
  const { pickup, agreed } = lead;
  const [from, until] = [new Date(pickup.from), new Date(pickup.until)];
  const isAhead = stage === 'booked' || stage === 'today';
  const isOver = stage === 'over';
  return (
    <>
      {isAhead || isOver ? (
        <p className="mt-2 font-extrabold text-title">
          <Day moment={pickup.from} />{' '}
          <span className="block">
            <Times {...pickup} />
          </span>
          <WindowZone from={pickup.from} />
        </p>
      ) : (
        <p className="mt-2 font-bold text-lede">
          <WindowWords {...pickup} />
        </p>
      )}
      {isOver && (
        <p className="mt-2">
          {words.booked.nobodyCame} <WhomToAsk lead={lead} />
        </p>
      )}
      {agreed && (
        <div className="mt-4">
          <Estimate proposal={agreed} size="small" />
          <p className="mt-2 text-ink-soft text-sm">{estimateMeaning(agreed)}</p>
          <HaulerNote note={agreed.note} />
        </div>
      )}
      {isAhead && (
        <div data-part="action" className="mt-5">
          {lead.updates?.by === 'none' && <p className="mb-4">{words.booked.noReminder}</p>}
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
      {(agreed || !isOver) && <HowAgreed lead={lead} haulerName={haulerName} onAsk={onAsk} />}
    </>
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
        <span>{words.booked.byHand}</span> <WhomToAsk lead={lead} />
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
            <span>{words.proposal.asked[agreed.asked.for]}</span> {words.booked.staysBooked}
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
      <span>{hauler && words.booked.callHauler}</span>
      <WriteToUs isWithinSentence={hauler !== undefined} />
      <span>.</span>
    </>
  );
}
