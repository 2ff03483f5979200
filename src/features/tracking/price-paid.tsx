import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { dollars } from '@/words/shared/pickups';
import { words } from '@/words/tracking';

type PricePaidProps = { price: number; haulerName: string };

/** The price that the hauler reported, with a link to dispute it. */
export function PricePaid({ price, haulerName }: PricePaidProps) {
  return (
    <p className="mt-3 break-words text-lede">
      {words.pricePaid.before(dollars(price), haulerName)}
      <Link to={paths.contact} className="sentence-link">
        {words.pricePaid.link}
      </Link>
      {words.pricePaid.after}
    </p>
  );
}
