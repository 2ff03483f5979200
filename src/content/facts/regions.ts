import type { City, CitySlug } from './cities';

/** The regions of the service-areas page and their cities, in the order they are shown. */
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

/** The name of the region that a city lies in; undefined for a city outside of all regions. */
export function regionOf(slug: CitySlug): RegionName | undefined {
  return regions.find(({ cities }) => cities.some((each) => each === slug))?.name;
}

/** The name of the county that a city lies in, as regions are named. */
export function countyOf({ county }: City): string {
  return `${county} County`;
}
