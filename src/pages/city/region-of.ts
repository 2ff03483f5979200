import type { CitySlug } from '@/content/cities';
import { regions } from '@/content/regions';

/** The region of the service areas that a city lies in; undefined for a city outside of all. */
export function regionOf(slug: CitySlug) {
  return regions.find(({ cities }) => cities.some((each) => each === slug))?.name;
}
