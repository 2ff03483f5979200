// English: 960391f85d51

import type { words as english, samples as englishSamples } from '../en/built-reviews';
import type { Shape } from '../shape';

// Only the build reads this file; pages contain nothing of it unless the build adds it.

/** Fictional sample reviews for demos and the development server; see the English ones. */
export const samples: typeof englishSamples = [
  {
    words:
      'Mandé tres fotos del garaje antes de comer. A la mañana siguiente ya estaba vacío, y por fin metí el carro.',
    name: 'Denise R.',
    city: 'torrance',
    stars: 5,
  },
  {
    words: 'Pagué el precio que acordamos en la puerta. Bajaron el sofá viejo dos pisos sin tocar ni una pared.',
    name: 'Marco T.',
    city: 'glendale',
    stars: 5,
  },
  {
    words:
      'Vaciar la casa de mi mamá fue difícil. La empresa tuvo paciencia y me apartó una caja de fotos que yo no había visto.',
    name: 'Linda H.',
    city: 'fullerton',
    stars: 5,
  },
];

const inDigits = (count: number) => count.toLocaleString('es-US');
const dateOf = (day: string) => new Date(`${day}T12:00`).toLocaleDateString('es-US', { dateStyle: 'long' });

export const words = {
  sampleNote: 'Ejemplos: nadie ha dicho esto',
  sampleClaim: 'Miles de personas confían en nosotros (ejemplo)',
  pickup(services, month) {
    const ofYear = new Date(`${month}-15`).toLocaleDateString('es-US', { month: 'long', year: 'numeric' });
    // Non-breaking, so that no line begins with the dot.
    return [services.join(', '), ofYear].join('\u00A0· ');
  },
  counts: ({ asked, answered, published }) =>
    `Preguntamos a ${inDigits(asked)} ${asked === 1 ? 'cliente' : 'clientes'}, ${answered === 1 ? 'contestó' : 'contestaron'} ${inDigits(answered)} y hay ${inDigits(published)} ${published === 1 ? 'opinión publicada' : 'opiniones publicadas'}.`,
  /** Names the hours of the day itself, because the argument is in English. */
  promise: (percent, requests, day, hours) =>
    `En el ${percent}% de ${inDigits(requests)} solicitudes se comunicaron con el cliente en menos de ${hours} horas (de 8 a.m. a 8 p.m.), según lo que anotan las empresas y nuestro equipo, en los 90 días anteriores al ${dateOf(day)}`,
  claim: (hours) => hours.replace('–', ' a ').replace('hours', 'horas'),
  pickups(percent, pickups, day, percentWithin4Hours) {
    const sooner = percentWithin4Hours === null ? '' : ` (el ${percentWithin4Hours}% en 4 horas)`;
    return `El ${percent}% de ${inDigits(pickups)} recolecciones con cita se hizo en las 48 horas después de la solicitud, en los 90 días anteriores al ${dateOf(day)}${sooner}.`;
  },
  kept: {
    said: {
      came: 'Llegaron en el horario acordado, según los clientes:',
      price: 'Precio final igual o menor al estimado:',
      gone: 'Se llevaron todo, según los clientes:',
    },
    count: (kept, counted) => `${inDigits(kept)} de ${inDigits(counted)}`,
    how: (day) =>
      `De los 12 meses anteriores al ${dateOf(day)}. Mostramos un número a partir de 20. Cada cliente cuenta una vez como cumplido y una como no cumplido, y ninguna empresa es más de la tercera parte. Las empresas anotan los precios; los clientes pueden desmentirlos.`,
    sampleNote: 'Ejemplos: no son cifras reales',
  },
} satisfies Shape<typeof english>;
