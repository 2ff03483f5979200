import { expect, test } from 'vitest';
import { type CitySlug, cities } from '@/content/facts/cities';
import { isInCityOfLosAngeles } from '@/content/facts/city-of-los-angeles';

test('the City of Los Angeles and its neighborhoods have its free pickup, and cities of their own do not', () => {
  const own: CitySlug[] = ['west-hollywood', 'beverly-hills', 'burbank', 'glendale', 'santa-monica', 'san-diego'];

  expect(cities.filter(({ slug }) => isInCityOfLosAngeles(slug))).toHaveLength(11);
  expect(own.filter(isInCityOfLosAngeles)).toEqual([]);
});
