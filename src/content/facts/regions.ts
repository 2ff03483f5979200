import type { CitySlug } from './cities';

/** The regions of the service-areas page and their cities, in the order they are shown. */
export const regions = [
  {
    name: 'Los Angeles County',
    note: 'From the harbor to the foothills, apartments and bungalows alike.',
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
    note: 'Tract homes, beach cottages and everything between.',
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
    note: 'Neighborhoods of the City of Los Angeles, north of the hills.',
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
    note: 'Riverside and San Bernardino counties, with room for full garages.',
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
    note: 'The coast, the Conejo Valley and the orchard towns.',
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

/** How many cities the regions have together. */
export const placeCount = regions.flatMap((region): readonly CitySlug[] => region.cities).length;

type Region = { name: string; note: string; cities: readonly CitySlug[] };

/** The name of the region that a city lies in; undefined for a city outside of all regions. */
export function regionOf(slug: CitySlug): string | undefined {
  return regions.find(({ cities }) => cities.some((each) => each === slug))?.name;
}
