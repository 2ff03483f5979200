import type { City } from './cities';
import { entryOf } from './entry-of.ts';

/**
 * The slim registry of the static landing pages, each at `/<slug>`. A page's words are in
 * `../en/landing-pages/<slug>.ts` and are loaded only by that page.
 *
 * Coordinates are the cities' in `./city-coordinates.ts`, except for the San Fernando Valley (roughly the middle of the
 * valley floor) and Studio City (center of the Census ZCTA of ZIP 91604).
 */
export const landingPages = [
  { slug: 'los-angeles-junk-removal', place: 'Los Angeles', lat: 34.0522, lng: -118.2437 },
  { slug: 'burbank-junk-removal', place: 'Burbank', lat: 34.1808, lng: -118.309 },
  { slug: 'pasadena-junk-removal', place: 'Pasadena', lat: 34.1478, lng: -118.1445 },
  {
    slug: 'san-fernando-valley-junk-removal',
    place: 'San Fernando Valley',
    lat: 34.19,
    lng: -118.45,
  },
  { slug: 'studio-city-junk-removal', place: 'Studio City', lat: 34.1402, lng: -118.3946 },
  { slug: 'glendale-junk-removal', place: 'Glendale', lat: 34.1425, lng: -118.2551 },
] as const satisfies readonly LandingPage[];

export type LandingPage = {
  slug: string;
  place: string;
  /** Latitude in decimal degrees (WGS 84). */
  lat: number;
  /** Longitude in decimal degrees (WGS 84). */
  lng: number;
};

export type LandingPageSlug = (typeof landingPages)[number]['slug'];

export function findLandingPage(slug: LandingPageSlug): (typeof landingPages)[number] {
  return entryOf(landingPages, slug);
}

/** The landing page for a city's place; undefined for most cities. */
export function landingPageOf({ name }: Pick<City, 'name'>): LandingPage | undefined {
  return landingPages.find(({ place }) => place === name);
}
