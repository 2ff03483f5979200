import type { City, CitySlug } from './cities';

/** The regions of the service-areas page and their cities, in display order. */
export const regions = [
  {
    name: 'Los Angeles County',
    cities: [
      'los-angeles',
      'long-beach',
      'pasadena',
      'glendale',
      'santa-monica',
      'burbank',
      'torrance',
      'pomona',
      'west-hollywood',
      'beverly-hills',
    ],
  },
  {
    name: 'Orange County',
    cities: [
      'anaheim',
      'santa-ana',
      'irvine',
      'huntington-beach',
      'garden-grove',
      'orange',
      'fullerton',
      'costa-mesa',
      'newport-beach',
      'laguna-beach',
    ],
  },
  {
    name: 'San Fernando Valley',
    cities: [
      'van-nuys',
      'north-hollywood',
      'sherman-oaks',
      'encino',
      'tarzana',
      'woodland-hills',
      'chatsworth',
      'reseda',
      'northridge',
      'porter-ranch',
    ],
  },
  {
    name: 'Inland Empire',
    cities: [
      'riverside',
      'san-bernardino',
      'ontario',
      'rancho-cucamonga',
      'fontana',
      'corona',
      'moreno-valley',
      'redlands',
      'chino',
      'upland',
    ],
  },
  {
    name: 'Ventura County',
    cities: [
      'ventura',
      'oxnard',
      'thousand-oaks',
      'simi-valley',
      'camarillo',
      'moorpark',
      'santa-paula',
      'fillmore',
      'port-hueneme',
      'ojai',
    ],
  },
] as const satisfies readonly Region[];

export type RegionName = (typeof regions)[number]['name'];

type Region = { name: string; cities: readonly CitySlug[] };

/** The name of a city's region; undefined if it is outside all regions. */
export function regionOf(slug: CitySlug): RegionName | undefined {
  return regions.find(({ cities }) => cities.some((each) => each === slug))?.name;
}

/** The name of a city's county, in the format of region names. */
export function countyOf({ county }: City): string {
  return `${county} County`;
}
