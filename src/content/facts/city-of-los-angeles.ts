import type { CitySlug } from './cities';

/**
 * The places of the registry that are the City of Los Angeles or a neighborhood of it. LA Sanitation picks up bulky
 * items of that city's residents free: they call 311 (sanitation.lacity.gov). Cities of their own, such as Burbank or
 * West Hollywood, are not among them.
 */
const cityOfLosAngeles: readonly CitySlug[] = [
  'los-angeles',
  'chatsworth',
  'encino',
  'north-hollywood',
  'northridge',
  'porter-ranch',
  'reseda',
  'sherman-oaks',
  'tarzana',
  'van-nuys',
  'woodland-hills',
];

export function isInCityOfLosAngeles(slug: CitySlug): boolean {
  return cityOfLosAngeles.includes(slug);
}
