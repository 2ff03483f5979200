import { entryOf } from './entry-of.ts';
import type { PopularServices } from './popular-services';

/**
 * The slim registry of every city with a page, for links, cards and the sitemap. A city's words are in
 * `../en/cities/<slug>.ts` and are loaded only by its own page.
 *
 * `county` is the county of the city's ZIP codes, by the Census Bureau's outlines.
 */
export const cities = [
  {
    slug: 'los-angeles',
    name: 'Los Angeles',
    county: 'Los Angeles',
    population: '3.9M',
    isLarge: true,
  },
  {
    slug: 'long-beach',
    name: 'Long Beach',
    county: 'Los Angeles',
    population: '466K',
    isLarge: true,
  },
  { slug: 'pasadena', name: 'Pasadena', county: 'Los Angeles', isLarge: true },
  { slug: 'glendale', name: 'Glendale', county: 'Los Angeles', isLarge: true },
  { slug: 'santa-monica', name: 'Santa Monica', county: 'Los Angeles' },
  { slug: 'burbank', name: 'Burbank', county: 'Los Angeles' },
  { slug: 'torrance', name: 'Torrance', county: 'Los Angeles' },
  { slug: 'pomona', name: 'Pomona', county: 'Los Angeles' },
  { slug: 'west-hollywood', name: 'West Hollywood', county: 'Los Angeles' },
  { slug: 'beverly-hills', name: 'Beverly Hills', county: 'Los Angeles' },
  {
    slug: 'anaheim',
    name: 'Anaheim',
    county: 'Orange',
    population: '346K',
    isLarge: true,
  },
  {
    slug: 'santa-ana',
    name: 'Santa Ana',
    county: 'Orange',
    population: '310K',
    isLarge: true,
  },
  { slug: 'irvine', name: 'Irvine', county: 'Orange', isLarge: true },
  { slug: 'huntington-beach', name: 'Huntington Beach', county: 'Orange' },
  { slug: 'garden-grove', name: 'Garden Grove', county: 'Orange' },
  { slug: 'orange', name: 'Orange', county: 'Orange' },
  { slug: 'fullerton', name: 'Fullerton', county: 'Orange' },
  { slug: 'costa-mesa', name: 'Costa Mesa', county: 'Orange' },
  { slug: 'newport-beach', name: 'Newport Beach', county: 'Orange' },
  { slug: 'laguna-beach', name: 'Laguna Beach', county: 'Orange' },
  { slug: 'van-nuys', name: 'Van Nuys', county: 'Los Angeles' },
  { slug: 'north-hollywood', name: 'North Hollywood', county: 'Los Angeles' },
  { slug: 'sherman-oaks', name: 'Sherman Oaks', county: 'Los Angeles' },
  { slug: 'encino', name: 'Encino', county: 'Los Angeles' },
  { slug: 'tarzana', name: 'Tarzana', county: 'Los Angeles', popularServices: 'eight' },
  { slug: 'woodland-hills', name: 'Woodland Hills', county: 'Los Angeles' },
  { slug: 'chatsworth', name: 'Chatsworth', county: 'Los Angeles' },
  { slug: 'reseda', name: 'Reseda', county: 'Los Angeles' },
  { slug: 'northridge', name: 'Northridge', county: 'Los Angeles' },
  { slug: 'porter-ranch', name: 'Porter Ranch', county: 'Los Angeles' },
  {
    slug: 'riverside',
    name: 'Riverside',
    county: 'Riverside',
    popularServices: 'eight',
    isLarge: true,
  },
  { slug: 'san-bernardino', name: 'San Bernardino', county: 'San Bernardino' },
  { slug: 'ontario', name: 'Ontario', county: 'San Bernardino' },
  { slug: 'rancho-cucamonga', name: 'Rancho Cucamonga', county: 'San Bernardino' },
  { slug: 'fontana', name: 'Fontana', county: 'San Bernardino' },
  { slug: 'corona', name: 'Corona', county: 'Riverside' },
  { slug: 'moreno-valley', name: 'Moreno Valley', county: 'Riverside' },
  { slug: 'redlands', name: 'Redlands', county: 'San Bernardino' },
  { slug: 'chino', name: 'Chino', county: 'San Bernardino' },
  { slug: 'upland', name: 'Upland', county: 'San Bernardino' },
  { slug: 'ventura', name: 'Ventura', county: 'Ventura', popularServices: 'eight' },
  { slug: 'oxnard', name: 'Oxnard', county: 'Ventura' },
  { slug: 'thousand-oaks', name: 'Thousand Oaks', county: 'Ventura' },
  { slug: 'simi-valley', name: 'Simi Valley', county: 'Ventura' },
  { slug: 'camarillo', name: 'Camarillo', county: 'Ventura' },
  { slug: 'moorpark', name: 'Moorpark', county: 'Ventura' },
  { slug: 'santa-paula', name: 'Santa Paula', county: 'Ventura' },
  { slug: 'fillmore', name: 'Fillmore', county: 'Ventura' },
  { slug: 'port-hueneme', name: 'Port Hueneme', county: 'Ventura' },
  { slug: 'ojai', name: 'Ojai', county: 'Ventura' },
  {
    slug: 'san-diego',
    name: 'San Diego',
    county: 'San Diego',
    population: '1.4M',
    isLarge: true,
  },
  {
    slug: 'san-jose',
    name: 'San Jose',
    county: 'Santa Clara',
    population: '1.0M',
    isLarge: true,
  },
  {
    slug: 'sacramento',
    name: 'Sacramento',
    county: 'Sacramento',
    population: '525K',
    isLarge: true,
  },
  { slug: 'fresno', name: 'Fresno', county: 'Fresno', population: '543K', isLarge: true },
  {
    slug: 'oakland',
    name: 'Oakland',
    county: 'Alameda',
    population: '433K',
    isLarge: true,
  },
  {
    slug: 'bakersfield',
    name: 'Bakersfield',
    county: 'Kern',
    population: '384K',
    isLarge: true,
  },
] as const satisfies readonly CityEntry[];

type CityEntry = {
  slug: string;
  name: string;
  county: string;
  /** As in the locations index, such as "3.9M". */
  population?: string;
  /** The services shown first on its page; six by default. */
  popularServices?: PopularServices;
  /** Whether its page also shows the latest posts. */
  isLarge?: boolean;
};

export type CitySlug = (typeof cities)[number]['slug'];
export type City = CityEntry & { slug: CitySlug };

export function findCity(slug: CitySlug): City {
  return entryOf<City>(cities, slug);
}
