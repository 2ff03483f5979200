import { callUrl } from '@functions/domain/links.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { parseTrackingId } from '@functions/domain/tracking-id.ts';
import { Button, ButtonLink } from '@/components/ui/button';
import { WriteToUs } from '@/components/ui/write-to-us';
import { AddToCalendar } from '@/features/request/add-to-calendar';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { Ticket } from '@/features/request/ticket';
import { useNow } from '@/lib/use-now';
import { estimateMeaning } from '@/words/shared/pickups';
import { words } from '@/words/tracking';
import type { HaulerAct } from './act-dialog';
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
  onAct(act: HaulerAct): void;
};

/** The booked pickup: when, what it costs and how to change it. */
export function Booking({ stage, lead, haulerName, trackingId, onAsk, onAct }: BookingProps) {
  const { pickup, agreed } = lead;
  const [from, until] = [new Date(pickup.from), new Date(pickup.until)];
  const isAhead = stage === 'booked' || stage === 'today';
  const isOver = stage === 'over';
  const toCall = stage === 'today' ? lead.hauler?.phone : undefined;
  const callHref = toCall ? callUrl(toCall) : null;
  return (
    <>
      <Ticket pickup={pickup} />
      {(isOver || pickup.noShowAt) && <NoShow lead={lead} onAsk={onAsk} onAct={onAct} />}
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
          {lead.door?.state !== 'accepted' && <p className="mt-3 text-ink-soft text-sm">{estimateMeaning(agreed)}</p>}
        </>
      )}
      {(agreed || !isOver) && <HowAgreed lead={lead} haulerName={haulerName} onAsk={onAsk} />}
    </>
  );
}

/** The customer can report that no one came; then, they choose how to go on. */
function NoShow({ lead, onAsk, onAct }: Pick<BookingProps, 'lead' | 'onAsk' | 'onAct'>) {
  const now = useNow();
  const { pickup, agreed, proposal, hauler, door } = lead;
  const { told, sameHauler, otherHauler } = words.noShow;
  const callHref = callUrl(hauler?.phone ?? '');
  if (pickup.noShowAt) {
    return (
      <div data-part="act" className="mt-4">
        <p className="font-semibold">{told(formatLosAngelesClock(pickup.noShowAt, now))}</p>
        <div className="mt-3 flex flex-wrap gap-3" data-print="hide">
          {agreed && !proposal && <Button onClick={onAsk}>{sameHauler}</Button>}
          {!agreed && callHref && (
            <ButtonLink href={callHref}>{words.haulerPanel.call(formatPhone(hauler?.phone ?? ''))}</ButtonLink>
          )}
          <Button variant="secondary" onClick={() => onAct('other-hauler')}>
            {otherHauler}
          </Button>
        </div>
      </div>
    );
  }
  if (pickup.noShowFrom && new Date(pickup.noShowFrom) <= now) {
    return (
      <Button size="lg" className="mt-4 max-sm:w-full" onClick={() => onAct('no-show')} data-print="hide">
        {words.noShow.open}
      </Button>
    );
  }
  // A price at the door means that someone came.
  if (door) return null;
  return (
    <p className="mt-3">
      {words.booked.nobodyCame} <WhomToAsk lead={lead} />
    </p>
  );
}

type HowAgreedProps = { lead: BookedLead; haulerName: string; onAsk(): void };

/**
 * Who agreed to the time, and how to ask for another. While another time is proposed, the customer answers that
 * instead.
 */
function HowAgreed({ lead, haulerName, onAsk }: HowAgreedProps) {
  const { agreed, proposal, pickup } = lead;
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
      {!proposal && !pickup.noShowAt && (
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
