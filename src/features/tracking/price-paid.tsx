import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { loadSizesInText } from '@/words/shared/load-sizes';
import { dollars } from '@/words/shared/pickups';
import { words } from '@/words/tracking';

/** The price and the load that the hauler reported, with a link to dispute them; nothing if they reported neither. */
export function PricePaid({ lead }: { lead: LeadDetails }) {
  const entered = enteredBy(lead);
  if (!entered) return null;
  return (
    <p className="mt-3 break-words text-lede">
      <span>{words.pricePaid.before(entered, lead.hauler?.name ?? words.yourHauler)}</span>
      <Link to={paths.contact} className="sentence-link">
        {words.pricePaid.link}
      </Link>
      {words.pricePaid.after}
    </p>
  );
}

function enteredBy({ pricePaid, loadSizeHauled }: LeadDetails): string | undefined {
  const load = loadSizeHauled && loadSizesInText[loadSizeHauled];
  if (pricePaid === undefined) return load && words.pricePaid.load(load);
  const price = dollars(pricePaid);
  return load ? words.pricePaid.priceAndLoad(price, load) : words.pricePaid.price(price);
}
