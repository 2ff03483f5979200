import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { loadSizesInText } from '@/words/shared/load-sizes';
import { dollars } from '@/words/shared/pickups';
import { words } from '@/words/tracking';

/** The price and the load that the hauler reported, with a link to dispute them. */
export function PricePaid({ lead: { pricePaid, loadSizeHauled, hauler } }: { lead: LeadDetails }) {
  const price = pricePaid === undefined ? undefined : dollars(pricePaid);
  const load = loadSizeHauled && loadSizesInText[loadSizeHauled];
  if (!price && !load) return null;
  return (
    <p className="mt-3 break-words text-lede">
      {words.pricePaid.before(price, load, hauler?.name ?? words.yourHauler)}
      <Link to={paths.contact} className="sentence-link">
        {words.pricePaid.link}
      </Link>
      {words.pricePaid.after}
    </p>
  );
}
