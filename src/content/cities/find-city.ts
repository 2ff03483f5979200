import { type City, type CitySlug, cities } from './index';

/** The registry entry of a city. */
export function findCity(slug: CitySlug): City & { slug: CitySlug } {
  const city = cities.find((each) => each.slug === slug);
  if (!city) throw new Error(`There is no city ${slug}`);
  return city;
}
