// English: eb1678c031f2

import type { neverTaken as english } from '../en/never-taken.ts';

/** What no hauler takes, in the order of the English list. */
export const neverTaken: typeof english = [
  'pintura',
  'solventes',
  'pesticidas',
  'químicos de alberca (piscina) y de jacuzzi',
  'gasolina y otros combustibles',
  'aceite de motor',
  'tanques de propano (ni siquiera vacíos)',
  'pilas y baterías sueltas',
  'baterías de plomo (de carros y de equipos de respaldo de luz)',
  'tubos y focos fluorescentes',
  'termostatos y termómetros con mercurio',
  'asbesto',
  'escombros y ceniza de un edificio quemado',
  'agujas',
  'medicinas',
  'armas de fuego',
  'municiones',
  'fuegos artificiales',
];

/** The same list for the middle of a sentence. */
export const neverTakenInASentence = `${neverTaken.slice(0, -1).join(', ')} y ${neverTaken.at(-1)}`;
