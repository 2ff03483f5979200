// English: 3a2ef07c9df4

import { dollars } from '../../../supabase/functions/_shared/words/es/pickups.ts';
import type { words as english } from '../en/paid';
import type { Shape } from '../shape';
import type { PriceFigure } from '../shapes/price-figure.ts';

function range({ lower, upper }: Pick<PriceFigure, 'lower' | 'upper'>): string | undefined {
  if (lower === null || upper === null) return undefined;
  return lower === upper ? `unos ${dollars(lower)}` : `${dollars(lower)} a ${dollars(upper)}`;
}

export const words = {
  range: (figure) => range(figure) ?? 'aún son muy pocas',
  sentence(figure) {
    const half = range(figure);
    const paid = half
      ? `La mitad de los clientes pagó aquí ${figure.lower === figure.upper ? '' : 'de '}${half}`
      : `El precio de en medio aquí fue de ${dollars(figure.median)}`;
    return `${paid}. Al menos ${figure.pickups.toLocaleString('en-US')} recolecciones en los últimos 24 meses.`;
  },
  ofLoad: (load) => `${load}.`,
  ofServiceAndLoad: (service, load) => `Solo “${service}”, ${load}.`,
} satisfies Shape<typeof english>;
