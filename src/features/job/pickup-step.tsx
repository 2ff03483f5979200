import type { HeldLead } from '@functions/contracts/job.ts';
import type { Pickup } from '@functions/contracts/pickup.ts';
import { addressLine } from '@functions/domain/links.ts';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { OpenButton } from '@/features/request/action-button';
import { AddToCalendar } from '@/features/request/add-to-calendar';
import { Ticket } from '@/features/request/ticket';
import { words } from '@/words/job';
import { estimateText, timeText } from '@/words/shared/pickups';
import { serviceLabel } from '@/words/shared/services';
import { DoorPrice } from './door-price';
import { Panel, type PanelPlace } from './panel';
import { type Minutes, SetOutForm } from './set-out-form';
import { canNamePrice, canSetOut, pickupStage } from './steps';
import type { JobActions } from './use-job-actions';

type PickupStepProps = PanelPlace &
  Minutes & {
    lead: HeldLead;
    token: string;
    now: Date;
    actions: JobActions;
    onComplete(): void;
    /** Undefined while another time is being proposed. */
    onPropose: (() => void) | undefined;
  };

/** A job with a booked time, or one that the operator has set to In Progress: do the pickup, then complete it. */
export function PickupStep({ lead, token, now, actions, onComplete, onPropose, ...props }: PickupStepProps) {
  const { minutes, setMinutes, isInBar, ...place } = props;
  const { title, noReminder, haul, complete, anotherTime } = words.pickupStep;
  const stage = pickupStage(lead, now);
  const isMissed = lead.pickup?.noShowAt !== undefined;
  const isAgain = lead.pickup?.onMyWayAt !== undefined;
  const isSettingOut = canSetOut(lead, now);
  const doorPrice = canNamePrice(lead, now) && (
    <DoorPrice lead={lead} now={now} actions={actions} isNext={stage === 'price' && !isMissed} />
  );
  const quietButtons = (
    <div className={clsx('-mx-2 flex flex-wrap gap-x-3 empty:hidden', !isSettingOut && 'mt-3')} data-print="hide">
      {(stage === 'set-out' || stage === 'price') && (
        <OpenButton actions={actions} variant="quiet" onOpen={onComplete}>
          {complete}
        </OpenButton>
      )}
      {lead.pickup && onPropose && (
        <OpenButton actions={actions} variant={isMissed ? 'primary' : 'quiet'} onOpen={onPropose}>
          {anotherTime}
        </OpenButton>
      )}
    </div>
  );
  return (
    <Panel step="pickup" title={place.isFirst && !isMissed ? title[stage] : title.later} actions={actions} {...place}>
      {lead.pickup && <BookedTime lead={lead} pickup={lead.pickup} hasFirstMoment={place.hasFirstMoment} />}
      {stage === 'wait' && lead.pickup && !lead.isTold && <p className="mt-3">{noReminder}</p>}
      {stage !== 'set-out' && doorPrice}
      {stage === 'haul' && (
        <div data-print="hide">
          <p className="mt-3">{haul}</p>
          {!isInBar && (
            <OpenButton actions={actions} size="lg" className="mt-4 max-sm:w-full" onOpen={onComplete}>
              {complete}
            </OpenButton>
          )}
        </div>
      )}
      {isSettingOut && (
        <SetOutForm
          {...{ actions, minutes, setMinutes, isAgain }}
          isNext={stage === 'set-out'}
          isInBar={isInBar && stage === 'set-out'}
        >
          {quietButtons}
        </SetOutForm>
      )}
      {stage === 'set-out' && doorPrice}
      {lead.pickup && stage === 'wait' && (
        <div className="mt-4">
          <AddToCalendar secret={token} event={eventOf(lead, lead.pickup)} />
        </div>
      )}
      {!isSettingOut && quietButtons}
    </Panel>
  );
}

type BookedTimeProps = { lead: HeldLead; pickup: Pickup; hasFirstMoment: boolean };

function BookedTime({ lead: { agreed }, pickup, hasFirstMoment }: BookedTimeProps) {
  const { acceptedBy, estimate, onMyWay } = words.pickupStep;
  return (
    <Ticket pickup={pickup} hasFirstMoment={hasFirstMoment}>
      {pickup.arrivesAt && <p className="mt-1 font-semibold">{onMyWay(timeText(pickup.arrivesAt))}</p>}
      {agreed && (
        <p className="mt-1 text-ink-soft leading-snug">
          {estimate} <strong className="text-ink">{estimateText(agreed)}</strong>
          {agreed.acceptedBy && <span className="block">{acceptedBy[agreed.acceptedBy]}</span>}
        </p>
      )}
    </Ticket>
  );
}

/** The calendar event. Other people may see it, so it has the address but nothing else about the customer. */
function eventOf(
  { services, city, zipCode, streetAddress, unitNumber, agreed }: HeldLead,
  { from, until }: Pickup,
): ComponentProps<typeof AddToCalendar>['event'] {
  const { estimate, eventTitle } = words.pickupStep;
  const unit = unitNumber ? `, ${unitNumber}` : '';
  return {
    title: eventTitle(city ?? zipCode),
    details: [services.map(serviceLabel).join(', '), ...(agreed ? [`${estimate} ${estimateText(agreed)}`] : [])].join(
      '\n',
    ),
    place: addressLine({ streetAddress: streetAddress + unit, city, zipCode }),
    from: new Date(from),
    until: new Date(until),
  };
}
