import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { toStatus } from '@functions/domain/statuses.ts';
import { Link } from 'react-router-dom';
import { TruckPicture } from '@/components/truck-picture';
import { DateTile } from '@/features/request/date-tile';
import { DayForReaders, ticketCard } from '@/features/request/ticket';
import { paths } from '@/lib/paths';
import { loadSizeLabels } from '@/words/shared/load-sizes';
import { dollars } from '@/words/shared/pickups';
import { words } from '@/words/tracking';

/**
 * A receipt: when the job was completed, and the price and the load that the hauler reported, with a link to dispute
 * them. Nothing if they reported neither.
 */
export function PricePaid({ lead }: { lead: LeadDetails }) {
  const { pricePaid, loadSizeHauled, hauler, history } = lead;
  const completed = history.findLast(({ status }) => toStatus(status) === 'Completed');
  const hasPrice = pricePaid !== undefined;
  if (!hasPrice && !loadSizeHauled) return null;
  return (
    <>
      <div className={`${ticketCard} flex flex-wrap items-center gap-4`}>
        {completed && <DateTile moment={completed.at} isLarge />}
        <div className="min-w-0 grow basis-32">
          {completed && <DayForReaders moment={completed.at} />}
          <p className="text-ink-soft text-sm">{hasPrice ? words.pricePaid.price : words.pricePaid.load}</p>
          {hasPrice && (
            <p className="even-figures font-extrabold text-[clamp(1.25rem,5.9vw,1.75rem)] leading-tight">
              {dollars(pricePaid)}
            </p>
          )}
          {loadSizeHauled && (
            <p className="mt-1 flex items-center gap-2 font-semibold leading-snug">
              <TruckPicture load={loadSizeHauled} className="w-16 shrink-0 rounded-lg" />
              <span>{loadSizeLabels[loadSizeHauled]}</span>
            </p>
          )}
        </div>
      </div>
      <p className="mt-2 break-words text-ink-soft text-sm">
        <span>{words.pricePaid.before(hauler?.name ?? words.yourHauler)}</span>
        <Link to={paths.contact} className="sentence-link">
          {words.pricePaid.link}
        </Link>
        {words.pricePaid.after}
      </p>
    </>
  );
}
