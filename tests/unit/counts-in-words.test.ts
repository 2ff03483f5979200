import { statuses } from '@functions/rules/statuses.ts';
import { describe, expect, test } from 'vitest';
import { MAX_PHOTOS } from '@/features/booking/photos/photos';
import { steps } from '@/features/booking/steps';
import { inCapitalizedWords, inWords } from '@/lib/number-words';

describe('a count in words', () => {
  test.each([
    [0, 'zero'],
    [12, 'twelve'],
    [15, 'fifteen'],
    [20, 'twenty'],
    [50, 'fifty'],
    [56, 'fifty-six'],
    [99, 'ninety-nine'],
  ])('%i is %s', (count, words) => {
    expect(inWords(count)).toBe(words);
  });

  test('from 100 on it is written in digits', () => {
    expect(inWords(100)).toBe('100');
  });

  test('at the start of a sentence it has a capital letter', () => {
    expect(inCapitalizedWords(15)).toBe('Fifteen');
  });
});

/** The source of every page and of all content. */
const sources = import.meta.glob<string>(['../../src/content/**/*.ts', '../../src/pages/**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

// Content imports no feature, and a page of words does not load the form's rules to count its steps.
test.each([
  { counted: 'steps of the booking form', phrase: /(\w+) short steps/gi, count: steps.length },
  { counted: 'photos of a request', phrase: /That is all (\w+)/g, count: MAX_PHOTOS },
  { counted: 'statuses of a request', phrase: /(\w+) statuses/gi, count: statuses.length },
])('words that count the $counted say how many there are', ({ phrase, count }) => {
  const wrong = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(phrase)]
      .filter(([, number]) => number?.toLowerCase() !== inWords(count))
      .map(([words]) => `${file} says "${words}", but there are ${count}`),
  );
  expect(wrong).toEqual([]);
});
