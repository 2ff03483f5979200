// English: bc9d464ad500

import type { words as english } from '../en/built-prices';
import type { Shape } from '../shape';

// Only the build reads this file; pages contain nothing of it unless the build adds it.

export const words = {
  sampleNote: 'Ejemplos: nadie ha pagado esto',
  all: (range, pickups) =>
    `Todas las cargas: ${range}. Al menos ${pickups.toLocaleString('en-US')} recolecciones en los últimos 24 meses.`,
  ofAll: 'Todas las cargas, todas nuestras ciudades.',
  ofService: 'Solo este servicio.',
  counted(day) {
    const date = new Date(`${day}T12:00`).toLocaleDateString('es-US', { dateStyle: 'long' });
    return `Conteo del ${date}, de los 24 meses anteriores.`;
  },
} satisfies Shape<typeof english>;
