import { expect, test } from 'vitest';
import { freePickups } from '@/content/en/free-pickups';
import { type CitySlug, cities } from '@/content/facts/cities';
import { isInCityOfLosAngeles } from '@/content/facts/city-of-los-angeles';
import { chooseFreePickup, warningOfOldPickups } from '../../scripts/build/choose-free-pickup.ts';

const known = Object.entries(freePickups);
const firstDay = new Date(Math.min(...known.map(([, { checkedOn }]) => Date.parse(checkedOn))));
const aYearLater = new Date(firstDay.getTime() + 366 * 24 * 3_600_000);

test('a city whose page was read within a year says what it picks up, with that page as its source', () => {
  const { 'long-beach': longBeach } = freePickups;

  expect(longBeach).toBeDefined();
  expect(chooseFreePickup('long-beach', firstDay)).toEqual({
    sentence: longBeach?.sentence,
    source: longBeach?.source,
  });
  expect(chooseFreePickup('anaheim', firstDay)).toBeNull();
  expect(warningOfOldPickups(firstDay)).toBeUndefined();
});

test('a city whose page was read more than a year ago says nothing of its own, and the build names it', () => {
  expect(chooseFreePickup('long-beach', aYearLater)).toBeNull();
  expect(warningOfOldPickups(aYearLater)).toContain('NOT SHOWN for long-beach');
});

test.each(known)('what %s picks up is from a page of its own, read on a real day', (slug, pickup) => {
  expect(cities.map((city) => city.slug)).toContain(slug);
  expect(isInCityOfLosAngeles(slug as keyof typeof freePickups)).toBe(false);
  expect(new URL(pickup.source).protocol).toBe('https:');
  expect(new Date(pickup.checkedOn).toISOString().slice(0, 10)).toBe(pickup.checkedOn);
});

test("the City of Los Angeles and its neighborhoods get the city's free pickup, and independent cities don't", () => {
  const own: CitySlug[] = ['west-hollywood', 'beverly-hills', 'burbank', 'glendale', 'santa-monica', 'san-diego'];

  expect(cities.filter(({ slug }) => isInCityOfLosAngeles(slug))).toHaveLength(11);
  expect(own.filter(isInCityOfLosAngeles)).toEqual([]);
});
