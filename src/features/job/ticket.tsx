import type { Pickup } from '@functions/contracts/pickup.ts';
import type { ReactNode } from 'react';
import { DateTile } from '@/features/request/date-tile';
import { Times, WindowZone } from '@/features/request/window-words';
import { dayText } from '@/words/shared/pickups';

type TicketProps = {
  pickup: Pickup;
  hasFirstMoment: boolean;
  /** Below the hours. */
  children: ReactNode;
};

/** A booked time: its day as a calendar's leaf, beside it the hours and what was agreed. */
export function Ticket({ pickup: { from, until }, hasFirstMoment, children }: TicketProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-4 rounded-card border border-transparent bg-white p-3">
      <DateTile moment={from} isLarge />
      <div className="min-w-0 grow basis-32">
        <p className="font-extrabold text-[clamp(1.25rem,5.9vw,1.75rem)] leading-tight">
          {/* For readers and on paper, which have no tile. */}
          <span className="sr-only" data-words="">{`${dayText(from)}, `}</span>
          <Times from={from} until={until} />
          {hasFirstMoment && <WindowZone from={from} />}
        </p>
        {children}
      </div>
    </div>
  );
}
