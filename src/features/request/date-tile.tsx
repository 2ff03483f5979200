import { clsx } from 'clsx';
import { dayShort } from '@/words/clock';
import { dayText } from '@/words/shared/pickups';

type DateTileProps = {
  moment: string;
  /** Large, for a booked time: weekday, day and month in three lines. Otherwise two lines, for a choice of times. */
  isLarge?: boolean;
  /** Whether it is too late for this day. */
  isOver?: boolean;
};

/** A day in Los Angeles, as a leaf of a calendar. Only a picture: beside it, the day is in words, too. */
export function DateTile({ moment, isLarge = false, isOver = false }: DateTileProps) {
  const { weekday, day, month, date } = dayShort(dayText(moment));
  return (
    <span
      aria-hidden="true"
      data-tile=""
      className={clsx(
        // Dark behind the rounded corners, where the light part would shine through.
        'grid shrink-0 overflow-hidden rounded-xl border-2 text-center leading-none',
        isOver ? 'border-ink-soft bg-ink-soft' : 'border-ink bg-ink',
        isLarge ? 'w-18' : 'w-17',
      )}
    >
      <span className="py-1 font-bold text-cream text-xs uppercase">{weekday}</span>
      {isLarge ? (
        <>
          <span className="even-figures bg-white pt-1.5 font-extrabold text-2xl">{day}</span>
          <span className="bg-white pb-1.5 font-semibold text-ink-soft text-xs uppercase">{month}</span>
        </>
      ) : (
        <span className="bg-white py-1 font-bold">{date}</span>
      )}
    </span>
  );
}
