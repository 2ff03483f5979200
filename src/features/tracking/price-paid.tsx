import * as englishPickups from '@functions/words/en/pickups.ts';
import { Link } from 'react-router-dom';
import { words as english } from '@/content/en/tracking';
import { paths } from '@/lib/paths';
import { useWords } from '@/lib/words';

type PricePaidProps = { price: number; haulerName: string };

/** What the customer paid, as the hauler says, and where to say otherwise. */
export function PricePaid({ price, haulerName }: PricePaidProps) {
  const words = useWords('tracking', english);
  const { dollars } = useWords('words/pickups', englishPickups);
  return (
    <p className="mt-3 break-words text-lede">
      {words.pricePaid.before(dollars(price), haulerName)}
      <Link to={paths.contact} className="font-semibold text-rust underline underline-offset-2">
        {words.pricePaid.link}
      </Link>
      {words.pricePaid.after}
    </p>
  );
}
