import type { CitySlug } from './cities';

/**
 * The City of Los Angeles and its neighborhoods in the registry. Their residents can call 311 to have LA Sanitation
 * pick up bulky items for free. Separate cities, such as Burbank or West Hollywood, are not included.
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

/** Whether residents have LA Sanitation's free pickup. */
export function isInCityOfLosAngeles(slug: CitySlug): boolean {
  return cityOfLosAngeles.includes(slug);
}
