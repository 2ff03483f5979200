import type { CitySlug } from './cities';

/**
 * The places of the registry that are the City of Los Angeles or a neighborhood of it, whose residents call 311 for LA
 * Sanitation to pick up bulky items free. Cities of their own, such as Burbank or West Hollywood, are not among them.
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

/** Whether residents of a place have the free pickup of LA Sanitation. */
export function isInCityOfLosAngeles(slug: CitySlug): boolean {
  return cityOfLosAngeles.includes(slug);
}
