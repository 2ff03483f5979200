import { expect, test } from 'vitest';
import { cities } from '@/content/facts/cities';
import { type ChosenReviews, chooseReviews, chooseSamples } from '../../scripts/build/choose-reviews.ts';
import { enoughWords, publishedRows, readOf } from '../fixtures/reviews.ts';

type Change = Parameters<typeof publishedRows>[1];

const chosenOf = (amount: number, change?: Change) => chooseReviews(readOf(publishedRows(amount, change)), 'en');

/** The ranks of the reviews on the home page. */
const home = (chosen: ChosenReviews) => chosen.home.map(({ rank }) => rank);

test('with fewer than five reviews no page shows any, and the figures are still shown', () => {
  const chosen = chosenOf(4);

  expect(chosen).toMatchObject({ home: [], all: [] });
  expect(chosen.ofCity('torrance')).toEqual([]);
  expect(chosen.counts).toBe('212 customers were asked, 90 answered, 4 reviews are published.');
  expect(chosen.figures).toMatchObject({
    allGone: 80,
    averageStars: 4.3,
    waiting: 2,
    withheld: { 'personal-data': 1 },
  });
});

test('the home page shows the three newest of 40 characters or more, an emoji being one', () => {
  const words = [null, 'Great.', enoughWords.slice(1), enoughWords, 'x'.repeat(500)];

  expect(enoughWords).toHaveLength(40);
  expect(home(chosenOf(5))).toEqual([1, 2, 3]);
  expect(home(chosenOf(5, (rank) => ({ words: words[rank - 1] ?? null })))).toEqual([4, 5]);
  expect(home(chosenOf(5, () => ({ words: '👍'.repeat(39) })))).toEqual([]);
});

test("stars don't influence the choice", () => {
  for (const newest of [1, 5]) {
    const chosen = chosenOf(9, (rank) => ({ stars: rank <= 3 ? newest : 6 - newest }));
    expect(chosen.home.map(({ stars }) => stars)).toEqual([newest, newest, newest]);
  }
});

test('a review shows its whole text, its pickup and month, and its language if that is another', () => {
  const words = `${'It took a while. '.repeat(29)}\n\nEnd.`;
  const services = ['Garage Cleanouts', 'Home Cleaning - Deep Cleaning'];

  const chosen = chosenOf(5, (rank) => ({ words, services, month: '2026-01', language: rank === 2 ? 'es' : 'en' }));

  expect(chosen.home[0]).toMatchObject({
    words,
    pickup: 'Garage Cleanouts, Home Cleaning - Deep Cleaning\u00A0· January 2026',
  });
  expect(chosen.home.map(({ language }) => language)).toEqual([undefined, 'es', undefined]);
});

test('a city page shows the two newest of that city, however it is spelled', () => {
  const chosen = chosenOf(9, (rank) => ({ city: rank % 2 ? 'Torrance' : 'Long Beach' }));

  expect(chosen.ofCity('torrance').map(({ rank }) => rank)).toEqual([1, 3]);
  expect(chosen.ofCity('long-beach').map(({ rank }) => rank)).toEqual([2, 4]);
  expect(chosen.ofCity('burbank')).toEqual([]);
  for (const city of ['torrance', ' TORRANCE ', 'Torrance, CA', 'Torrance, California', 'Torrance CA.']) {
    expect(chosenOf(5, () => ({ city })).home[0]?.city).toBe('Torrance');
  }
});

test.each(['Nowhere', 'Torrance Beach', '', 'CA', null])(
  'a review from %j is shown without a city and on no city page',
  (city) => {
    const chosen = chosenOf(5, () => ({ city }));

    expect(chosen.home.map((review) => review.city)).toEqual([undefined, undefined, undefined]);
    expect([...cities.map(({ slug }) => slug), 'city-words'].flatMap((slug) => chosen.ofCity(slug))).toEqual([]);
  },
);

test('the page of all reviews shows the newest 200, including those without text', () => {
  const chosen = chosenOf(1210, () => ({ words: null }));

  expect(chosen.all.map(({ rank }) => rank)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  expect(chosen.counts).toContain('1,210 reviews are published');
});

test.each([
  [212, 201, /^94% of 212 requests were reached within 2 hours \(8 AM–8 PM\), by our .* before November 22, 2026$/],
  [1000, 999, /^99% of 1,000 requests/],
  [100, 29, /^29%/],
  [50, 0, /^0% of 50/],
])('of %i requests, %i in time, the promise figure is rounded down, even if it is bad', (requests, in_time, figure) => {
  const read = readOf([], { requests, in_time, as_of: '2026-11-22T18:00:00Z' });

  expect(chooseReviews(read, 'en').promise).toMatch(figure);
});

test('the promise figure is dated by Los Angeles, and missing below 50 requests or before the first count', () => {
  const promiseAt = (requests: number, as_of: string) =>
    chooseReviews(readOf([], { requests, in_time: 49, as_of }), 'en').promise;

  expect(promiseAt(50, '2026-11-22T07:59:00Z')).toMatch(/before November 21, 2026$/);
  expect(promiseAt(50, '2026-11-22T08:00:00Z')).toMatch(/before November 22, 2026$/);
  expect([promiseAt(49, '2026-11-22T18:00:00Z'), chooseReviews(readOf([]), 'en').promise]).toEqual([null, null]);
});

test('a demo shows three samples on the home page, each also on the page of its city', () => {
  const chosen = chooseSamples('en');

  expect(chosen.home).toHaveLength(3);
  expect(chosen.areSamples).toBe(true);
  for (const sample of chosen.home) {
    const shown = cities.filter(({ slug }) => chosen.ofCity(slug).includes(sample)).map(({ name }) => name);
    expect(shown).toEqual([sample.city]);
  }
});

test('on Spanish pages Spanish reviews come first, then the others, newest first, with Spanish words around them', () => {
  // Of 250 reviews, the 4th, with one star, and the 240th are in Spanish.
  const rows = publishedRows(250, (rank) => ({
    language: rank === 4 || rank === 240 ? 'es' : 'en',
    stars: rank === 4 ? 1 : 5,
  }));
  const chosen = chooseReviews(readOf(rows, { as_of: '2026-11-22T18:00:00Z', requests: 212, in_time: 201 }), 'es');

  expect(home(chosen)).toEqual([4, 240, 1]);
  expect(chosen.home.map(({ language }) => language)).toEqual([undefined, undefined, 'en']);
  expect(chosen.home[0]?.pickup).toBe('Recoger muebles viejos\u00A0· noviembre de 2026');
  expect(chosen.home[2]?.words).toBe(`1. ${enoughWords}`);
  expect(chosen.all.map(({ rank }) => rank).slice(0, 5)).toEqual([4, 1, 2, 3, 5]);
  expect(chosen.all.at(-1)?.rank).toBe(200);
  expect(chosen.counts).toBe('Preguntamos a 212 clientes, contestaron 90 y hay 250 opiniones publicadas.');
  expect(chosen.promise).toMatch(
    /^En el 94% de 212 solicitudes .* en los 90 días anteriores al 22 de noviembre de 2026$/,
  );
  expect(chooseReviews(readOf(rows.slice(0, 4)), 'es')).toMatchObject({ home: [], all: [] });
});
