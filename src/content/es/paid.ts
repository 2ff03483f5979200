// English: a90457c3fcc1

import { dollars } from '../../../supabase/functions/_shared/words/es/pickups.ts';
import type { words as english } from '../en/paid';
import type { Shape } from '../shape';

const range = (lower: number, upper: number) =>
  lower === upper ? `unos ${dollars(lower)}` : `${dollars(lower)} a ${dollars(upper)}`;

export const words = {
  range,
  sentence: (lower, upper, pickups) =>
    `La mitad de los clientes pagó aquí ${lower === upper ? '' : 'de '}${range(lower, upper)}. ${pickups.toLocaleString('en-US')} recolecciones en los últimos 24 meses.`,
  ofLoad: (load) => `${load}.`,
  ofServiceAndLoad: (service, load) => `Solo “${service}”, ${load}.`,
} satisfies Shape<typeof english>;
