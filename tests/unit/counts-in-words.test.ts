import { statuses } from '@functions/domain/statuses.ts';
import { statusWords } from '@functions/words/en/statuses.ts';
import { expect, test } from 'vitest';
import { words as about } from '@/content/en/about';
import { words as faq } from '@/content/en/faq';
import { words as locations } from '@/content/en/locations';
import { words as serviceAreas } from '@/content/en/service-areas';
import { words as servicesPage } from '@/content/en/services-page';
import { largestCities } from '@/content/facts/largest-cities';
import { regions } from '@/content/facts/regions';
import { services } from '@/content/facts/services';
import { steps } from '@/features/booking/steps';

const numbers: Record<number, string> = {
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  10: 'ten',
  15: 'fifteen',
  50: 'fifty',
};

function inWords(count: number): string {
  const word = numbers[count];
  if (!word) throw new Error(`Say here how ${count} is written in words`);
  return word;
}

const places = regions.flatMap(({ cities }): readonly string[] => cities);

test.each([
  { text: servicesPage.description, says: `${services.length} kinds of pickup` },
  { text: servicesPage.lede, says: `${inWords(services.length)} kinds of pickup` },
  { text: serviceAreas.description, says: `${inWords(places.length)} places` },
  { text: serviceAreas.lede, says: `${inWords(regions.length)} regions, ${inWords(places.length)} places` },
  { text: locations.serviceAreas, says: `${inWords(places.length)} places` },
  { text: locations.largestCities, says: `${inWords(largestCities.length)} of the largest` },
  { text: about.steps.heading, says: `${inWords(about.steps.list.length)} steps` },
])('the page says "$says": $text', ({ text, says }) => {
  expect(text.toLowerCase()).toContain(says);
});

test('the answer that explains the statuses names every status', () => {
  const answers = faq.sections.flatMap(({ faqs }) => faqs).filter(({ question }) => /statuses mean/.test(question));

  expect(answers).toHaveLength(1);
  expect(statuses.filter((status) => !answers[0]?.answer.includes(`${statusWords[status].label} `))).toEqual([]);
});

const sources = import.meta.glob<string>('../../src/content/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

// Content imports no features, and text pages must not load the form's rules to count its steps.
test.each([
  { counted: 'steps of the booking form', phrase: /(\w+) short steps/gi, count: steps.length },
  { counted: 'statuses of a request', phrase: /(\w+) statuses/gi, count: statuses.length },
])('text that counts the $counted gives the right number', ({ phrase, count }) => {
  const found = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(phrase)].map(([words, number]) => ({ file, words, number })),
  );
  expect(found).not.toEqual([]);
  expect(found.filter(({ number }) => number?.toLowerCase() !== inWords(count))).toEqual([]);
});
