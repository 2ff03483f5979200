import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../fixtures/texts-of';

/** All modules with text: pages, posts, answers, forms and emails. */
const modules = globSync(['src/content/en/**/*.ts', 'supabase/functions/**/words/**/*.ts']).map((file) => ({
  file,
  texts: textsOf(file),
}));

/** Words that keep something off the truck or call it hazardous waste, which is never taken. */
const REFUSES = /\b(?:not|\w+n[’']t|never|nor|cannot|without|stays?|are out|hazardous)\b/i;
/** A tank that seems empty may still contain gas. */
const REFUSES_ONLY_FULL =
  /\bpropane\b[^.?!]*\b(?:(?:that|which) (?:is|are|still|holds?)|with gas in)\b|\bfull propane\b/i;

/** Sentences that accept a propane tank: neither they nor the next sentence refuse it, even if empty. */
function sentencesThatTakePropane(text: string): string[] {
  const sentences = text.split(/(?<=[.?!])\s+/);
  return sentences.filter((sentence, index) => {
    if (!/\bpropane\b/i.test(sentence) || sentence.endsWith('?')) return false;
    return !REFUSES.test(`${sentence} ${sentences[index + 1] ?? ''}`) || REFUSES_ONLY_FULL.test(sentence);
  });
}

/** Citrus trees and fruit. Citrus Heights is a place. */
const CITRUS = /\bcitrus\b(?! Heights)/i;

function namesCitrusAlone(texts: readonly string[]): boolean {
  return texts.some((text) => CITRUS.test(text)) && !texts.some((text) => /\bquarantine\b/i.test(text));
}

describe('text that accepts a propane tank', () => {
  test.each([
    'Hazardous waste stays behind: paint, fuel and any propane tank that still holds gas.',
    'Paint and a propane tank with gas in it are not taken.',
    'Grills, propane tanks and patio heaters can go. Fridges can go, too.',
  ])('is found: %s', (text) => {
    expect(sentencesThatTakePropane(text)).not.toEqual([]);
  });

  test.each([
    'Grills without their propane tanks can go.',
    'Paint, fuel, ammunition and propane tanks stay where they are.',
    'Paint and propane tanks, which may hold gas even when they seem empty, aren’t taken.',
    'Can an empty propane tank go?',
    'Think of paint and propane tanks. A hauler can’t load them.',
  ])('is not seen in: %s', (text) => {
    expect(sentencesThatTakePropane(text)).toEqual([]);
  });

  test('citrus without the quarantine is found', () => {
    expect(namesCitrusAlone(['Haulers take citrus prunings.'])).toBe(true);
    expect(namesCitrusAlone(['Citrus Heights North'])).toBe(false);
    expect(namesCitrusAlone(['The citrus years.', 'In a quarantine area, leaves stay out of the load.'])).toBe(false);
  });
});

test('no text accepts a propane tank, empty or not', () => {
  const faults = modules.flatMap(({ file, texts }) =>
    texts.flatMap(sentencesThatTakePropane).map((sentence) => `${file}: ${sentence}`),
  );

  expect(modules.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

test('every text about citrus mentions the quarantine', () => {
  expect(modules.filter(({ texts }) => namesCitrusAlone(texts)).map(({ file }) => file)).toEqual([]);
});
