import { useEffect, useState } from 'react';
import { addressIn, language } from '@/lib/language';
import { paths } from '@/lib/paths';
import { withoutReload } from '@/lib/without-reload';
import { words as booking } from '@/words/booking';
import { words } from '@/words/final-price';
import type { LoadSizeValue } from './load-size-field';
import type { paidFor } from './paid-for';

type PaidForLoadProps = {
  size: LoadSizeValue;
  /** As stored. */
  services: readonly string[];
};

/**
 * What people paid for a load, and who names the price; nothing until a load is chosen. Render it with its step, so that
 * the figures are loaded by then.
 */
export function PaidForLoad({ size, services }: PaidForLoadProps) {
  const [find, setFind] = useState<typeof paidFor>();

  useEffect(() => {
    // The form does without the figures.
    withoutReload(() => import('./paid-for'))
      .then(({ paidFor }) => setFind(() => paidFor))
      .catch(() => undefined);
  }, []);

  if (!size) return null;
  const paid = find?.(size, services);
  return (
    <>
      {paid && (
        <p className="mt-2">
          {paid.sampleNote && <strong className="block">{paid.sampleNote}</strong>}
          {paid.text}
        </p>
      )}
      <p className="mt-2">
        {words.finalPrice}{' '}
        <a href={addressIn(language, paths.prices)} target="_blank" rel="noopener" className="sentence-link">
          {words.howCounted}
          <span className="sr-only">{booking.opensInNewTab}</span>
        </a>
      </p>
    </>
  );
}
