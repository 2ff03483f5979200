import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../fixtures/texts-of';

/** All modules of words: pages, posts, answers, forms and mails. */
const modules = globSync(['src/content/en/**/*.ts', 'supabase/functions/**/words/**/*.ts']).map((file) => ({
  file,
  texts: textsOf(file),
}));

/** Keeps something off the truck, or calls it hazardous waste, which never goes. */
const REFUSES = /\b(?:not|\w+n[’']t|never|nor|cannot|without|stays?|are out|hazardous)\b/i;
/** A tank that seems empty may still hold gas. */
const REFUSES_ONLY_FULL =
  /\bpropane\b[^.?!]*\b(?:(?:that|which) (?:is|are|still|holds?)|with gas in)\b|\bfull propane\b/i;

/** The sentences that let a propane tank onto the truck: neither they nor the next one refuse it, empty ones too. */
function sentencesThatTakePropane(text: string): string[] {
  const sentences = text.split(/(?<=[.?!])\s+/);
  return sentences.filter((sentence, index) => {
    if (!/\bpropane\b/i.test(sentence) || sentence.endsWith('?')) return false;
    return !REFUSES.test(`${sentence} ${sentences[index + 1] ?? ''}`) || REFUSES_ONLY_FULL.test(sentence);
  });
}

/** Citrus itself, in gardens or in history. Citrus Heights is the name of a place. */
const CITRUS = /\bcitrus\b(?! Heights)/i;

function namesCitrusAlone(texts: readonly string[]): boolean {
  return texts.some((text) => CITRUS.test(text)) && !texts.some((text) => /\bquarantine\b/i.test(text));
}

describe('what counts as words that load it', () => {
  test.each([
    'Hazardous waste stays behind: paint, fuel and any propane tank that still holds gas.',
    'Paint and a propane tank with gas in it are not taken.',
    'Grills, propane tanks and patio heaters can go. Fridges can go, too.',
  ])('%s', (text) => {
    expect(sentencesThatTakePropane(text)).not.toEqual([]);
  });

  test.each([
    'Grills without their propane tanks can go.',
    'Paint, fuel, ammunition and propane tanks stay where they are.',
    'Paint and propane tanks, which may hold gas even when they seem empty, aren’t taken.',
    'Is an empty propane tank allowed?',
    'Think of paint and propane tanks. A hauler can’t load them.',
  ])('not: %s', (text) => {
    expect(sentencesThatTakePropane(text)).toEqual([]);
  });

  test('citrus without the quarantine', () => {
    expect(namesCitrusAlone(['Haulers take citrus prunings.'])).toBe(true);
    expect(namesCitrusAlone(['Citrus Heights North'])).toBe(false);
    expect(namesCitrusAlone(['The citrus years.', 'In a quarantine area, leaves stay out of the load.'])).toBe(false);
  });
});

test('no words let a propane tank onto the truck, empty or not', () => {
  const faults = modules.flatMap(({ file, texts }) =>
    texts.flatMap(sentencesThatTakePropane).map((sentence) => `${file}: ${sentence}`),
  );

  expect(modules.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

test('words that name citrus name the quarantine too, which keeps its leaves, branches and fruit out of a load', () => {
  expect(modules.filter(({ texts }) => namesCitrusAlone(texts)).map(({ file }) => file)).toEqual([]);
});
