// English: 70b2d68dca7f

import type { words as english } from '../en/paid';
import type { Shape } from '../shape';

// The build reads this file, too: it adds these sentences to pages.

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

const range = (lower: number, upper: number) =>
  lower === upper ? `unos ${dollars(lower)}` : `${dollars(lower)} a ${dollars(upper)}`;

const lowercased = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

export const words = {
  sampleNote: 'Ejemplos: nadie ha pagado esto',
  dollars,
  range,
  sentence: (lower, upper, pickups) =>
    `La mitad de los clientes pagó aquí ${lower === upper ? '' : 'de '}${range(lower, upper)}. ${pickups.toLocaleString('en-US')} recolecciones en los últimos 24 meses.`,
  ofAll: 'Todas las cargas, todas nuestras ciudades.',
  ofService: 'Solo este servicio.',
  ofLoad: (load) => `${load}.`,
  ofServiceAndLoad: (service, load) => `Solo “${service}”, ${lowercased(load)}.`,
  counted(day) {
    const date = new Date(`${day}T12:00`).toLocaleDateString('es-US', { dateStyle: 'long' });
    return `Contado el ${date}, de los 24 meses anteriores.`;
  },
} satisfies Shape<typeof english>;
