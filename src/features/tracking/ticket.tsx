import { DateTile } from '@/features/request/date-tile';
import { Times, WindowZone } from '@/features/request/window-words';
import { dayText } from '@/words/shared/pickups';
import { words } from '@/words/tracking';

type Window = { from: string; until: string };

const card = 'mt-3 rounded-card border border-transparent bg-white p-3';

/** A booked time: its day as a calendar's leaf, its hours beside it. */
export function Ticket({ from, until }: Window) {
  return (
    <p className={`${card} flex flex-wrap items-center gap-4`}>
      <DateTile moment={from} isLarge />
      <span className="min-w-0 grow basis-32 font-extrabold text-[clamp(1.25rem,5.9vw,1.75rem)] leading-tight">
        <DayForReaders moment={from} />
        <Times from={from} until={until} />
        <WindowZone from={from} />
      </span>
    </p>
  );
}

type TicketChangeProps = { before: Window; after: Window; hasFirstMoment: boolean };

/** A booked time, and the one that would replace it. */
export function TicketChange({ before, after, hasFirstMoment }: TicketChangeProps) {
  return (
    <p className={`${card} grid gap-1.5`}>
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

/** The day that a tile shows, in words: read aloud and printed. */
export function DayForReaders({ moment }: { moment: string }) {
  return <span className="sr-only" data-words="">{`${dayText(moment)}, `}</span>;
}
