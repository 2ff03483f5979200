// The build reads this file, too.
import { dollars } from '../../../supabase/functions/_shared/words/en/pickups.ts';
import type { PriceFigure } from '../shapes/price-figure.ts';

type Figure = Pick<PriceFigure, 'pickups' | 'lower' | 'median' | 'upper'>;

function range({ lower, upper }: Figure): string | undefined {
  if (lower === null || upper === null) return undefined;
  return lower === upper ? `about ${dollars(lower)}` : `${dollars(lower)} to ${dollars(upper)}`;
}

/** What people paid. */
export const words = {
  range: (figure: Figure) => range(figure) ?? 'too few to say',
  /** The same, or undefined. */
  halfPaid: range,
  sentence(figure: Figure) {
    const half = range(figure);
    const paid = half ? `Half of our customers paid ${half}` : `The middle price was ${dollars(figure.median)}`;
    return `${paid}. At least ${figure.pickups.toLocaleString('en-US')} pickups in the last 24 months.`;
  },
  /** @param load such as "Half a truck"; within a sentence, as "half a truck". */
  ofLoad: (load: string) => `${load}.`,
  ofServiceAndLoad: (service: string, load: string) => `${service} only, ${load}.`,
};
