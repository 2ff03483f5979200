import type { LoadSize } from '@functions/domain/load-sizes.ts';
import { addressIn, language } from '@/lib/language';
import { paths } from '@/lib/paths';
import { words as booking } from '@/words/booking';
import { words } from '@/words/final-price';
import { hasFigures, paidFor } from './paid-for';

type PaidForLoadProps = {
  size: LoadSize;
  /** As stored. */
  services: readonly string[];
};

/** What people paid for a load, and who names the price. */
export function PaidForLoad({ size, services }: PaidForLoadProps) {
  const paid = paidFor(size, services);
  return (
    <>
      {paid && <p className="mt-2">{paid}</p>}
      <p className="mt-2">
        {words.finalPrice}{' '}
        {hasFigures && (
          <a href={addressIn(language, paths.prices)} target="_blank" rel="noopener" className="sentence-link">
            <span>{paid ? words.howCounted : words.seePaid}</span>
            <span className="sr-only">{booking.opensInNewTab}</span>
          </a>
        )}
      </p>
    </>
  );
}
