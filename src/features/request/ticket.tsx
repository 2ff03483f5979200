import type { ReactNode } from 'react';
import { dayText } from '@/words/shared/pickups';
import { DateTile } from './date-tile';
import { Times, WindowZone } from './window-words';

export type Window = { from: string; until: string };

/** The white card around it. */
export const ticketCard = 'mt-3 rounded-card border border-transparent bg-white p-3';

type TicketProps = {
  pickup: Window;
  /** Whether it is the first time on its page. */
  hasFirstMoment?: boolean;
  /** Below the hours. */
  children?: ReactNode;
};

/** A booked time: its day as a calendar's leaf, beside it the hours and what was agreed. */
export function Ticket({ pickup: { from, until }, hasFirstMoment = true, children }: TicketProps) {
  return (
    <div className={`${ticketCard} flex flex-wrap items-center gap-4`}>
      <DateTile moment={from} isLarge />
      <div className="min-w-0 grow basis-32">
        <p className="font-extrabold text-[clamp(1.25rem,5.9vw,1.75rem)] leading-tight">
          <DayForReaders moment={from} />
          <Times from={from} until={until} />
          {hasFirstMoment && <WindowZone from={from} />}
        </p>
        {children}
      </div>
    </div>
  );
}

/** The day that a tile shows, in words: read aloud and printed. */
export function DayForReaders({ moment }: { moment: string }) {
  return <span className="sr-only" data-words="">{`${dayText(moment)}, `}</span>;
}
