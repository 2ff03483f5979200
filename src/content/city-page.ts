import type { CitySlug } from './cities';
import type { ServiceSlug } from './services';

/** The services that a city page offers first. */
export function popularServices(slug: CitySlug): readonly ServiceSlug[] {
  return citiesWithEight.includes(slug) ? eightServices : sixServices;
}

/** Whether a city page shows testimonials and the latest posts too. */
export function isLargerCity(slug: CitySlug): boolean {
  return largerCities.includes(slug);
}

const sixServices: readonly ServiceSlug[] = [
  'furniture-removal',
  'garage-cleanouts',
  'estate-cleanouts',
  'old-appliances',
  'electronics-disposal',
  'construction-debris',
];

const eightServices: readonly ServiceSlug[] = [
  'furniture-removal',
  'garage-cleanouts',
  'yard-waste-cleanup',
  'hoarder-house-cleanup',
  'curbside-pickups',
  'construction-debris',
  'electronics-disposal',
  'old-appliances',
];

const citiesWithEight: readonly CitySlug[] = ['riverside', 'ventura', 'tarzana'];

const largerCities: readonly CitySlug[] = [
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
  'irvine',
  'riverside',
  'glendale',
  'pasadena',
];
