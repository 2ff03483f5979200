import { callUrl } from '@functions/domain/links.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { parseTrackingId } from '@functions/domain/tracking-id.ts';
import { Button, ButtonLink } from '@/components/ui/button';
import { WriteToUs } from '@/components/ui/write-to-us';
import { AddToCalendar } from '@/features/request/add-to-calendar';
import { Ticket } from '@/features/request/ticket';
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
  const toCall = stage === 'today' ? lead.hauler?.phone : undefined;
  const callHref = toCall ? callUrl(toCall) : null;
  return (
    <>
      <Ticket pickup={pickup} />
      {isOver && (
        <p className="mt-3">
          {words.booked.nobodyCame} <WhomToAsk lead={lead} />
        </p>
      )}
      {agreed && (
        <div className="mt-3">
          <Estimate proposal={agreed} size="small" />
        </div>
      )}
      {isAhead && (
        <div data-part="act" className="mt-4">
          {stage === 'today' && lead.hauler && <p className="mb-4 font-semibold">{words.booked.saysOnTheWay}</p>}
          {lead.updates?.by === 'none' && <p className="mb-4">{words.booked.noReminder}</p>}
          {toCall && callHref && (
            <ButtonLink href={callHref} size="lg" className="mb-2 max-sm:w-full" data-print="hide">
              {words.haulerPanel.call(formatPhone(toCall))}
            </ButtonLink>
          )}
          <AddToCalendar
            rank={callHref ? 'quiet' : 'primary'}
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
      {agreed && (
        <>
          <HaulerNote note={agreed.note} />
          <p className="mt-3 text-ink-soft text-sm">{estimateMeaning(agreed)}</p>
        </>
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
      {agreed.acceptedBy === 'hauler' && <p className="mt-3">{words.booked.byHauler(haulerName)}</p>}
      <div role="status">
        {agreed.asked && (
          <p className="mt-2 font-semibold">
            <span>{words.proposal.asked[agreed.asked.for]}</span> {words.booked.staysBooked}
          </p>
        )}
      </div>
      {!proposal && (
        <Button variant="quiet" className="mt-2 -ml-2 text-balance" onClick={onAsk} data-print="hide">
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
