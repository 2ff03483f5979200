import { DateTile } from '@/features/request/date-tile';
import { DayForReaders, ticketCard, type Window } from '@/features/request/ticket';
import { Times, WindowZone } from '@/features/request/window-words';
import { words } from '@/words/tracking';

type TicketChangeProps = { before: Window; after: Window; hasFirstMoment: boolean };

/** A booked time, and the one that would replace it. */
export function TicketChange({ before, after, hasFirstMoment }: TicketChangeProps) {
  return (
    <p className={`${ticketCard} grid gap-1.5`}>
      <span className="flex flex-wrap items-center gap-3 text-ink-soft">
        <DateTile moment={before.from} />
        <span className="min-w-0 grow basis-32 text-xl leading-tight">
          <DayForReaders moment={before.from} />
          <Times {...before} />
        </span>
      </span>
      <span aria-hidden="true" className="w-17 text-center font-bold">
        ↓
      </span>
      <span className="sr-only" data-words="">{` ${words.proposal.to} `}</span>
      <span className="flex flex-wrap items-center gap-3">
        <DateTile moment={after.from} />
        <strong className="min-w-0 grow basis-32 font-extrabold text-xl leading-tight">
          <DayForReaders moment={after.from} />
          <Times {...after} />
          {hasFirstMoment && <WindowZone from={after.from} />}
        </strong>
      </span>
    </p>
  );
}
