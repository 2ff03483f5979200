// English: 2d406cafecbd

import { dollars, rangeText } from '../../../supabase/functions/_shared/words/es/pickups.ts';
import type { words as english } from '../en/paid';
import type { Shape } from '../shape';
import type { PriceFigure } from '../shapes/price-figure.ts';

type Range = Pick<PriceFigure, 'lower' | 'upper'>;

function halfPaid({ lower, upper }: Range): string | undefined {
  return lower === null || upper === null ? undefined : rangeText(lower, upper);
}

function inSentence({ lower, upper }: Range): string | undefined {
  const isRange = lower !== null && upper !== null && lower !== upper;
  return isRange ? `entre ${dollars(lower)} y ${dollars(upper)}` : halfPaid({ lower, upper });
}

export const words = {
  halfPaid,
  sentence(figure) {
    const half = inSentence(figure);
    const paid = half
      ? `La mitad de nuestros clientes pagó ${half}`
      : `El precio medio fue de ${dollars(figure.median)}`;
    return `${paid}. Al menos ${figure.pickups.toLocaleString('en-US')} recolecciones en los últimos 24 meses.`;
  },
  ofLoad: (load) => `${load}.`,
  ofServiceAndLoad: (service, load) => `Solo “${service}”, ${load}.`,
} satisfies Shape<typeof english>;
