import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import { dueText } from '@/words/clock';

const MINUTE_MS = 60_000;
const SOON_MINUTES = 60;
const DAY_MINUTES = 24 * 60;

type DueChipProps = {
  /** The moment that was promised, ISO 8601. */
  by: string;
  now: Date;
  /** Never green: something is in the way of keeping the promise. */
  isAtRisk?: boolean;
};

/**
 * How long there is until a promised moment, or how late it is: red when late, amber in the last hour, else green.
 * Nothing if it is a day away: no promise is, so the device's clock is wrong.
 */
export function DueChip({ by, now, isAtRisk = false }: DueChipProps) {
  const minutes = Math.ceil((Date.parse(by) - now.getTime()) / MINUTE_MS);
  if (minutes >= DAY_MINUTES) return null;
  return (
    <span
      className={clsx(
        'even-figures inline-flex min-h-7 items-center gap-1.5 rounded-full border border-transparent px-2.5 font-bold text-sm',
        minutes <= 0
          ? 'bg-status-red-pale text-status-red'
          : isAtRisk || minutes < SOON_MINUTES
            ? 'bg-status-amber-pale text-status-amber'
            : 'bg-status-green-pale text-status-green',
      )}
    >
      <Clock aria-hidden="true" className="size-4 shrink-0" />
      <span>{dueText(minutes)}</span>
    </span>
  );
}
