// The build reads this file, too.
import { dollars, rangeText } from '../../../supabase/functions/_shared/words/en/pickups.ts';
import type { PriceFigure } from '../shapes/price-figure.ts';

type Figure = Pick<PriceFigure, 'pickups' | 'lower' | 'median' | 'upper'>;

/** Undefined if only the middle price is known. */
function halfPaid({ lower, upper }: Figure): string | undefined {
  return lower === null || upper === null ? undefined : rangeText(lower, upper);
}

/** What people paid. */
export const words = {
  halfPaid,
  sentence(figure: Figure) {
    const half = halfPaid(figure);
    const paid = half ? `Half of our customers paid ${half}` : `The middle price was ${dollars(figure.median)}`;
    return `${paid}. At least ${figure.pickups.toLocaleString('en-US')} pickups in the last 24 months.`;
  },
  /** @param load such as "Half a truck"; within a sentence, as "half a truck". */
  ofLoad: (load: string) => `${load}.`,
  ofServiceAndLoad: (service: string, load: string) => `${service} only, ${load}.`,
};
