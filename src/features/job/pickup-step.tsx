import type { HeldLead } from '@functions/rules/job-contract.ts';
import type { Pickup } from '@functions/rules/proposals.ts';
import { estimateText, timeText } from '@functions/words/en/pickups.ts';
import { Button } from '@/components/ui/button';
import { words } from '@/content/en/job';
import { Panel, type PanelPlace } from './panel';
import { SetOutForm } from './set-out-form';
import { canSetOut, isDue } from './steps';
import type { JobActs } from './use-job-acts';
import { WindowWords } from './window-words';

type PickupStepProps = PanelPlace & {
  lead: HeldLead;
  token: string;
  now: Date;
  acts: JobActs;
  onComplete(): void;
  /** Undefined while another time is being proposed. */
  onPropose: (() => void) | undefined;
};

/** A job whose time is booked, or that the operator has set in progress: be there, then say that it is done. */
export function PickupStep({ lead, token, now, acts, onComplete, onPropose, ...place }: PickupStepProps) {
  const { title, haul, complete, anotherTime } = words.pickupStep;
  const due = isDue(lead, now);
  const isAgain = lead.pickup?.onMyWayAt !== undefined;
  const setOut = canSetOut(lead, now) && <SetOutForm key={`${isAgain}`} acts={acts} isNext={!due} isAgain={isAgain} />;
  const waiting = { 'aria-disabled': acts.isUnderWay } as const;
  return (
    <Panel step="pickup" title={due ? title.haul : title.pickup} acts={acts} {...place}>
      {lead.pickup && <BookedTime lead={lead} pickup={lead.pickup} />}
      {due && (
        <>
          <p className="mt-4">{haul}</p>
          <Button size="lg" className="mt-4 max-sm:w-full" {...waiting} onClick={onComplete}>
            {complete}
          </Button>
        </>
      )}
      {setOut}
      <div className="mt-6 flex flex-wrap gap-3 empty:hidden max-sm:flex-col">
        {!due && setOut && (
          <Button variant="secondary" {...waiting} onClick={onComplete}>
            {complete}
          </Button>
        )}
        {lead.pickup && onPropose && (
          <Button variant="secondary" {...waiting} onClick={onPropose}>
            {anotherTime}
          </Button>
        )}
      </div>
    </Panel>
  );
}

type BookedTimeProps = { lead: HeldLead; pickup: Pickup };

function BookedTime({ lead: { agreed }, pickup }: BookedTimeProps) {
  const { acceptedBy, estimate, onMyWay } = words.pickupStep;
  return (
    <>
      <p className="mt-3 font-bold text-lede">
        <WindowWords {...pickup} />
      </p>
      {pickup.arrivesAt && <p className="mt-1 font-semibold">{onMyWay(timeText(pickup.arrivesAt))}</p>}
      {agreed && (
        <p className="mt-1">
          {agreed.acceptedBy && `${acceptedBy[agreed.acceptedBy]} `}
          {estimate} <strong>{estimateText(agreed)}</strong>
        </p>
      )}
    </>
  );
}
