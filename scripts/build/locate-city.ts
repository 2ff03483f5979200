import { type CitySlug, cities } from '../../src/content/facts/cities.ts';
import { type Coordinates, cityCoordinates } from '../../src/content/facts/city-coordinates.ts';
import type { CityPlace } from '../../src/content/shapes/city-place.ts';

const MOST = 5;
/** Cities that are farther away are not close. */
const CLOSE_KM = 40;
const KM_PER_DEGREE = 111.2;

/** Where a city is, and the closest cities: those that are close, or if there are none, the closest of all. */
export function locateCity(slug: CitySlug): CityPlace {
  const coordinates = cityCoordinates[slug];
  const byDistance = cities
    .filter((other) => other.slug !== slug)
    .map((other) => ({ slug: other.slug, km: kilometersBetween(coordinates, cityCoordinates[other.slug]) }))
    .sort((one, other) => one.km - other.km)
    .slice(0, MOST);
  const close = byDistance.filter(({ km }) => km <= CLOSE_KM);
  const others = (close.length > 0 ? close : byDistance).map((other) => other.slug);
  return { coordinates, others, areClose: close.length > 0 };
}

/** The straight-line distance, on a flat surface: accurate within one percent over the length of California. */
function kilometersBetween(one: Coordinates, other: Coordinates): number {
  const middle = (((one.lat + other.lat) / 2) * Math.PI) / 180;
  return KM_PER_DEGREE * Math.hypot(one.lat - other.lat, (one.lng - other.lng) * Math.cos(middle));
}
