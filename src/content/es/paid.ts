// English: a4ae46d03fac

import type { words as english } from '../en/paid';
import type { Shape } from '../shape';

// The build reads this file, too.

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

const range = (lower: number, upper: number) =>
  lower === upper ? `unos ${dollars(lower)}` : `${dollars(lower)} a ${dollars(upper)}`;

const lowercased = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

export const words = {
  dollars,
  range,
  sentence: (lower, upper, pickups) =>
    `La mitad de los clientes pagó aquí ${lower === upper ? '' : 'de '}${range(lower, upper)}. ${pickups.toLocaleString('en-US')} recolecciones en los últimos 24 meses.`,
  ofLoad: (load) => `${load}.`,
  ofServiceAndLoad: (service, load) => `Solo “${service}”, ${lowercased(load)}.`,
} satisfies Shape<typeof english>;
