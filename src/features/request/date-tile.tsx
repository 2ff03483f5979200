import { clsx } from 'clsx';
import { dayShort } from '@/words/clock';
import { dayText } from '@/words/shared/pickups';

type DateTileProps = {
  moment: string;
  /** Large, for a booked time: weekday, day and month in three lines. Otherwise two lines, for a choice of times. */
  isLarge?: boolean;
};

/** A day in Los Angeles, as a leaf of a calendar. Only a picture: beside it, the day is in words, too. */
export function DateTile({ moment, isLarge = false }: DateTileProps) {
  const { weekday, day, month, date } = dayShort(dayText(moment));
  return (
    <span
      aria-hidden="true"
      data-tile=""
      className={clsx(
        'grid shrink-0 overflow-hidden rounded-xl border-2 border-ink bg-white text-center leading-none',
        isLarge ? 'w-18' : 'w-16',
      )}
    >
      <span className="bg-ink py-1 font-bold text-cream text-xs uppercase">{weekday}</span>
      {isLarge ? (
        <>
          <span className="even-figures pt-1.5 font-extrabold text-2xl">{day}</span>
          <span className="pb-1.5 font-semibold text-ink-soft text-xs uppercase">{month}</span>
        </>
      ) : (
        <span className="py-1 font-bold">{date}</span>
      )}
    </span>
  );
}
