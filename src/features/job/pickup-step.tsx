import type { HeldLead } from '@functions/contracts/job.ts';
import type { Pickup } from '@functions/contracts/pickup.ts';
import { addressLine } from '@functions/domain/links.ts';
import type { ComponentProps } from 'react';
import { OpenButton } from '@/features/request/action-button';
import { AddToCalendar } from '@/features/request/add-to-calendar';
import { WindowWords, WindowZone } from '@/features/request/window-words';
import { words } from '@/words/job';
import { estimateText, timeText } from '@/words/shared/pickups';
import { serviceLabel } from '@/words/shared/services';
import { Panel, type PanelPlace } from './panel';
import { SetOutForm } from './set-out-form';
import { canSetOut, isDue } from './steps';
import type { JobActions } from './use-job-actions';

type PickupStepProps = PanelPlace & {
  lead: HeldLead;
  token: string;
  now: Date;
  actions: JobActions;
  onComplete(): void;
  /** Undefined while another time is being proposed. */
  onPropose: (() => void) | undefined;
};

/** A job with a booked time, or one that the operator has set to In Progress: do the pickup, then complete it. */
export function PickupStep({ lead, token, now, actions, onComplete, onPropose, isInBar, ...place }: PickupStepProps) {
  const { noReminder, haul, complete, anotherTime } = words.pickupStep;
  const due = isDue(lead, now);
  const isAgain = lead.pickup?.onMyWayAt !== undefined;
  const setOut = canSetOut(lead, now) && (
    <SetOutForm key={`${isAgain}`} actions={actions} isNext={!due} isInBar={isInBar && !due} isAgain={isAgain} />
  );
  return (
    <Panel step="pickup" title={titleOf(due, place.isFirst)} actions={actions} {...place}>
      {lead.pickup && <BookedTime lead={lead} pickup={lead.pickup} hasFirstMoment={place.hasFirstMoment} />}
      {lead.pickup && !due && !setOut && !lead.isTold && <p className="mt-2">{noReminder}</p>}
      {due && (
        <>
          <p className="mt-4">{haul}</p>
          {!isInBar && (
            <OpenButton actions={actions} size="lg" className="mt-4 max-sm:w-full" onOpen={onComplete}>
              {complete}
            </OpenButton>
          )}
        </>
      )}
      {setOut}
      {lead.pickup && !due && (
        <div className="mt-6">
          <AddToCalendar secret={token} event={eventOf(lead, lead.pickup)} />
        </div>
      )}
      <div className="mt-6 flex flex-col flex-wrap gap-3 empty:hidden sm:flex-row">
        {!due && setOut && (
          <OpenButton actions={actions} variant="secondary" onOpen={onComplete}>
            {complete}
          </OpenButton>
        )}
        {lead.pickup && onPropose && (
          <OpenButton actions={actions} variant="secondary" onOpen={onPropose}>
            {anotherTime}
          </OpenButton>
        )}
      </div>
    </Panel>
  );
}

function titleOf(isDue: boolean, isFirst: boolean): string {
  const { title } = words.pickupStep;
  if (!isFirst) return title.later;
  return isDue ? title.haul : title.pickup;
}

type BookedTimeProps = { lead: HeldLead; pickup: Pickup; hasFirstMoment: boolean };

function BookedTime({ lead: { agreed }, pickup, hasFirstMoment }: BookedTimeProps) {
  const { acceptedBy, estimate, onMyWay } = words.pickupStep;
  return (
    <>
      <p className="mt-3 font-bold text-lede">
        <WindowWords {...pickup} />
        {hasFirstMoment && <WindowZone from={pickup.from} />}
      </p>
      {pickup.arrivesAt && <p className="mt-1 font-semibold">{onMyWay(timeText(pickup.arrivesAt))}</p>}
      {agreed && (
        <p className="mt-1">
          <span>{agreed.acceptedBy && `${acceptedBy[agreed.acceptedBy]} `}</span>
          {estimate} <strong>{estimateText(agreed)}</strong>
        </p>
      )}
    </>
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
