import type { CitySlug } from '../facts/cities';
import type { Coordinates } from '../facts/city-coordinates';

/** Where a city is. */
export type CityPlace = {
  coordinates: Coordinates;
  /** The cities that its page links to, closest first. */
  others: readonly CitySlug[];
  /** Whether the others are close enough to be called so. */
  areClose: boolean;
};
