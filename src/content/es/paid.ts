// English: c96c2d3e777c

import { dollars } from '../../../supabase/functions/_shared/words/es/pickups.ts';
import type { words as english } from '../en/paid';
import type { Shape } from '../shape';
import type { PriceFigure } from '../shapes/price-figure.ts';

function range({ lower, upper }: Pick<PriceFigure, 'lower' | 'upper'>, between: string, and: string) {
  if (lower === null || upper === null) return undefined;
  return lower === upper ? `unos ${dollars(lower)}` : `${between}${dollars(lower)} ${and} ${dollars(upper)}`;
}

export const words = {
  range: (figure) => range(figure, '', 'a') ?? 'aún son muy pocas',
  halfPaid: (figure) => range(figure, '', 'a'),
  sentence(figure) {
    const half = range(figure, 'entre ', 'y');
    const paid = half
      ? `La mitad de nuestros clientes pagó ${half}`
      : `El precio medio fue de ${dollars(figure.median)}`;
    return `${paid}. Al menos ${figure.pickups.toLocaleString('en-US')} recolecciones en los últimos 24 meses.`;
  },
  ofLoad: (load) => `${load}.`,
  ofServiceAndLoad: (service, load) => `Solo “${service}”, ${load}.`,
} satisfies Shape<typeof english>;
