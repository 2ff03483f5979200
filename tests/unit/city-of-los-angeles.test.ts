import { expect, test } from 'vitest';
import { type CitySlug, cities } from '@/content/facts/cities';
import { isInCityOfLosAngeles } from '@/content/facts/city-of-los-angeles';

test("the City of Los Angeles and its neighborhoods get the city's free pickup, and independent cities don't", () => {
  const own: CitySlug[] = ['west-hollywood', 'beverly-hills', 'burbank', 'glendale', 'santa-monica', 'san-diego'];

  expect(cities.filter(({ slug }) => isInCityOfLosAngeles(slug))).toHaveLength(11);
  expect(own.filter(isInCityOfLosAngeles)).toEqual([]);
});
