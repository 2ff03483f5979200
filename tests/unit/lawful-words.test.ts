import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsOf } from '../fixtures/texts-of';

/** All modules with text: pages, posts, answers, forms and emails. A text with an inserted value is in parts. */
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

test('no text accepts a propane tank, empty or not', () => {
  for (const taken of ['Paint and a propane tank with gas in it are not taken.', 'Grills and propane tanks can go.']) {
    expect(sentencesThatTakePropane(taken)).toEqual([taken]);
  }
  expect(sentencesThatTakePropane('Think of paint and propane tanks. A hauler can’t load them.')).toEqual([]);
  expect(modules.length).toBeGreaterThan(100);
  expect(modules.flatMap(({ texts }) => texts.flatMap(sentencesThatTakePropane))).toEqual([]);
});

test('every page about citrus trees and fruit says to ask first, or mentions the quarantine', () => {
  const says = (texts: readonly string[], words: RegExp) => texts.some((text) => words.test(text));
  const about = modules.filter(({ texts }) => says(texts, /\bcitrus\b(?! Heights)/i));

  expect(about).not.toEqual([]);
  expect(about.filter(({ texts }) => !says(texts, /\bquarantine\b|\bask before\b/i)).map(({ file }) => file)).toEqual(
    [],
  );
});
