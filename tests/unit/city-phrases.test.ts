import { describe, expect, test } from 'vitest';
import { cities } from '@/content/facts/cities';
import type { CityWords } from '@/content/shapes/city-words';

const files = import.meta.glob<CityWords>('../../src/content/en/cities/*.ts', { import: 'words', eager: true });

const pages = cities.map(({ slug, name }) => {
  const words = files[`../../src/content/en/cities/${slug}.ts`];
  if (!words) throw new Error(`${slug} has no words`);
  return { slug, name, words, text: textOf(words) };
});

/** All of a page's own text, including the meta description. */
function textOf({ metaDescription, lede, intro, pickups, neighborhoodNote, tips, faqs }: CityWords): string {
  return [
    metaDescription,
    lede,
    ...intro,
    ...pickups.flatMap(({ heading, body }) => [heading, body]),
    neighborhoodNote,
    ...tips,
    ...faqs.flatMap(({ question, answer }) => [question, answer]),
  ].join('\n');
}

function slugsWhere(isMeant: (page: (typeof pages)[number]) => boolean): string[] {
  return pages.filter(isMeant).map(({ slug }) => slug);
}

/** One to four words without a comma or period. */
const THING = String.raw`[^\s,.:;?!]+(?: [^\s,.:;?!]+){0,3}?`;
/** "Sofas, boxes and…", "Sofas, boxes, …". */
const LIST = new RegExp(`^${THING}, ${THING}(?:,| and | or )`);
/** "After a move, sofas and…" sets a scene before its first comma. */
const SCENE = /^(?:after|at|before|behind|between|down|for|from|if|in|near|north|of|on|once|south|when|where|with)\b/i;

function opensWithList(text: string): boolean {
  return LIST.test(text) && !SCENE.test(text);
}

const FREE_QUOTE = /\bfree\b[^.?!]{0,40}\b(?:quotes?|estimates?)\b|\b(?:quotes?|estimates?)\b[^.?!]{0,40}\bfree\b/i;

describe('text that opens with a list', () => {
  test.each([
    'Sofas, boxes and an old fridge: Upland haulers take them.',
    'Old patio sets, boat gear, a garage full of boxes.',
    'Dressers, desks or beds?',
  ])('is recognized: %s', (text) => {
    expect(opensWithList(text)).toBe(true);
  });

  test.each([
    'South of Ventura Boulevard, Encino driveways get steep and narrow.',
    'After a move, sofas and boxes stay behind.',
    'A garage full of boxes and a broken sofa can go in one load.',
    'Alleys run behind most houses here, so a truck can park close and stay there.',
  ])('is not mistaken for other text: %s', (text) => {
    expect(opensWithList(text)).toBe(false);
  });
});

test('few city pages open with a list of things', () => {
  expect(slugsWhere(({ words }) => opensWithList(words.lede)).length).toBeLessThanOrEqual(6);
});

test('no two city pages open with the same five words', () => {
  const openings = pages.map(({ words, name }) =>
    words.lede.replaceAll(name, 'Anytown').split(/\s+/).slice(0, 5).join(' '),
  );

  expect(openings.filter((opening, index) => openings.indexOf(opening) !== index)).toEqual([]);
});

test('at most a quarter of the city pages mention the 2 hours', () => {
  expect(slugsWhere(({ text }) => /\b(?:2|two) hours\b/i.test(text)).length).toBeLessThanOrEqual(pages.length / 4);
});

test('at most a quarter of the city pages say that a quote is free', () => {
  expect(slugsWhere(({ text }) => FREE_QUOTE.test(text)).length).toBeLessThanOrEqual(pages.length / 4);
});

/** The beginning of a sentence that tells people what to write. */
const ORDER = /^(?:Ask|Say|Describe|Mention|Tell)\b/;

function ordersOf(text: string): string[] {
  return text.split(/(?<=[.?!])\s+|\n/).filter((sentence) => ORDER.test(sentence));
}

test('at most 50 sentences on the city pages begin with Ask, Say, Describe, Mention or Tell', () => {
  const counts = pages
    .map(({ slug, text }) => ({ slug, count: ordersOf(text).length }))
    .sort((one, other) => other.count - one.count);
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const most = counts.slice(0, 10).map(({ slug, count }) => `${slug} ${count}`);

  expect(all, `Most are on ${most.join(', ')}`).toBeLessThanOrEqual(50);
});
