import type { CitySlug } from './cities';

/** The cities of the locations index, in display order. The first three have the largest cards. */
export const largestCities = [
  'los-angeles',
  'san-diego',
  'san-jose',
  'sacramento',
  'fresno',
  'long-beach',
  'oakland',
  'bakersfield',
  'anaheim',
  'santa-ana',
] as const satisfies readonly CitySlug[];
