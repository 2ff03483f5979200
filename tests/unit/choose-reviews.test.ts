import { describe, expect, test } from 'vitest';
import { cities } from '@/content/facts/cities';
import { type ChosenReviews, chooseReviews, chooseSamples } from '../../scripts/build/choose-reviews.ts';
import { enoughWords, publishedRows, readOf } from '../fixtures/reviews.ts';

/** The ranks of the reviews on the home page. */
const home = (chosen: ChosenReviews) => chosen.home.map(({ rank }) => rank);

describe('with fewer than five reviews', () => {
  const chosen = chooseReviews(readOf(publishedRows(4)), 'en');

  test('no page shows reviews', () => {
    expect(chosen).toMatchObject({ home: [], all: [] });
    expect(chosen.ofCity('torrance')).toEqual([]);
  });

  test('the figures are still shown', () => {
    expect(chosen.counts).toBe('212 customers were asked, 90 answered, 4 reviews are published.');
    expect(chosen.figures).toMatchObject({
      allGone: 80,
      averageStars: 4.3,
      waiting: 2,
      withheld: { 'personal-data': 1 },
    });
  });
});

test('with five or more reviews, the home page shows the three newest', () => {
  expect(home(chooseReviews(readOf(publishedRows(5)), 'en'))).toEqual([1, 2, 3]);
});

test('the home page shows only reviews of 40 characters or more', () => {
  const words = [null, 'Great.', enoughWords.slice(1), enoughWords, 'x'.repeat(500)];
  const rows = publishedRows(5, (rank) => ({ words: words[rank - 1] ?? null }));

  expect(enoughWords).toHaveLength(40);
  expect(home(chooseReviews(readOf(rows), 'en'))).toEqual([4, 5]);
});

test('an emoji counts as one character', () => {
  const rows = publishedRows(5, () => ({ words: '👍'.repeat(39) }));

  expect(home(chooseReviews(readOf(rows), 'en'))).toEqual([]);
});

test("stars don't influence the choice", () => {
  const stars = (chosen: ChosenReviews) => chosen.home.map((review) => review.stars);
  const worst = publishedRows(9, (rank) => ({ stars: rank <= 3 ? 1 : 5 }));
  const best = publishedRows(9, (rank) => ({ stars: rank <= 3 ? 5 : 1 }));

  expect(stars(chooseReviews(readOf(worst), 'en'))).toEqual([1, 1, 1]);
  expect(stars(chooseReviews(readOf(best), 'en'))).toEqual([5, 5, 5]);
});

test('the text of a review is not cut and keeps its line breaks', () => {
  const words = `${'It took a while. '.repeat(29)}\n\nEnd.`;
  const [first] = chooseReviews(readOf(publishedRows(5, () => ({ words }))), 'en').home;

  expect(first?.words).toBe(words);
});

test('a city page shows the two newest of that city', () => {
  const rows = publishedRows(9, (rank) => ({ city: rank % 2 ? 'Torrance' : 'Long Beach' }));
  const chosen = chooseReviews(readOf(rows), 'en');

  expect(chosen.ofCity('torrance').map(({ rank }) => rank)).toEqual([1, 3]);
  expect(chosen.ofCity('long-beach').map(({ rank }) => rank)).toEqual([2, 4]);
  expect(chosen.ofCity('burbank')).toEqual([]);
});

test.each(['torrance', ' TORRANCE ', 'Torrance, CA', 'Torrance, California', 'Torrance CA.'])(
  '%j is recognized as a city of the site',
  (city) => {
    const [first] = chooseReviews(readOf(publishedRows(5, () => ({ city }))), 'en').home;

    expect(first?.city).toBe('Torrance');
  },
);

test.each(['Nowhere', 'Torrance Beach', '', 'CA', null])(
  'a review from %j is shown without a city and on no city page',
  (city) => {
    const chosen = chooseReviews(readOf(publishedRows(5, () => ({ city }))), 'en');

    expect(chosen.home.map((review) => review.city)).toEqual([undefined, undefined, undefined]);
    expect(cities.flatMap(({ slug }) => chosen.ofCity(slug))).toEqual([]);
    expect(chosen.ofCity('city-words')).toEqual([]);
  },
);

test('a review shows its language if it differs from the language of the site', () => {
  const rows = publishedRows(5, (rank) => ({ language: rank === 2 ? 'es' : 'en' }));

  expect(chooseReviews(readOf(rows), 'en').home.map(({ language }) => language)).toEqual([undefined, 'es', undefined]);
});

test('a review shows what was picked up and the month of the review', () => {
  const services = ['Garage Cleanouts', 'Home Cleaning - Deep Cleaning'];
  const [first] = chooseReviews(readOf(publishedRows(5, () => ({ services, month: '2026-01' }))), 'en').home;

  expect(first?.pickup).toBe('Garage Cleanouts, Home Cleaning - Deep Cleaning\u00A0· January 2026');
});

test('the page of all reviews shows the newest 200, including those without text', () => {
  const chosen = chooseReviews(readOf(publishedRows(1210, () => ({ words: null }))), 'en');

  expect(chosen.all.map(({ rank }) => rank)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  expect(chosen.counts).toContain('1,210 reviews are published');
});

describe('the promise figure', () => {
  const promiseOf = (requests: number, in_time: number, as_of = '2026-11-22T18:00:00Z') =>
    chooseReviews(readOf([], { requests, in_time, as_of }), 'en').promise;

  test('is rounded down', () => {
    expect(promiseOf(212, 201)).toBe(
      '94% of 212 requests were reached within 2 hours (8 AM–8 PM), by our haulers’ and team’s own reports, in the 90 days before November 22, 2026',
    );
    expect(promiseOf(1000, 999)).toMatch(/^99% of 1,000 requests/);
    expect(promiseOf(100, 29)).toMatch(/^29%/);
  });

  test('is shown from 50 requests on, even if it is bad', () => {
    expect(promiseOf(49, 49)).toBeNull();
    expect(promiseOf(50, 0)).toMatch(/^0% of 50/);
  });

  test('uses the date in Los Angeles', () => {
    expect(promiseOf(50, 50, '2026-11-22T07:59:00Z')).toMatch(/before November 21, 2026$/);
    expect(promiseOf(50, 50, '2026-11-22T08:00:00Z')).toMatch(/before November 22, 2026$/);
  });

  test('is not shown before the first count', () => {
    expect(chooseReviews(readOf([]), 'en').promise).toBeNull();
  });
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

describe('on Spanish pages', () => {
  /** Of 250 reviews, the 4th and the 240th are in Spanish. */
  const rows = publishedRows(250, (rank) => ({ language: rank === 4 || rank === 240 ? 'es' : 'en' }));
  const chosen = chooseReviews(readOf(rows, { as_of: '2026-11-22T18:00:00Z', requests: 212, in_time: 201 }), 'es');

  test('Spanish reviews come first, then the others, newest first', () => {
    expect(home(chosen)).toEqual([4, 240, 1]);
    expect(chosen.home.map(({ language }) => language)).toEqual([undefined, undefined, 'en']);
  });

  test('the page of all reviews shows the newest 200, Spanish ones first', () => {
    expect(chosen.all.map(({ rank }) => rank).slice(0, 5)).toEqual([4, 1, 2, 3, 5]);
    expect(chosen.all.at(-1)?.rank).toBe(200);
  });

  test("stars don't influence the choice", () => {
    const stars = publishedRows(9, (rank) => ({ language: rank > 5 ? 'es' : 'en', stars: rank === 6 ? 1 : 5 }));

    expect(home(chooseReviews(readOf(stars), 'es'))).toEqual([6, 7, 8]);
  });

  test('the words of the site are in Spanish, and reviews are not translated', () => {
    expect(chosen.home[0]?.pickup).toBe('Recoger muebles viejos\u00A0· noviembre de 2026');
    expect(chosen.home[2]?.words).toBe(`1. ${enoughWords}`);
    expect(chosen.counts).toBe('Preguntamos a 212 clientes, contestaron 90 y hay 250 opiniones publicadas.');
    expect(chosen.promise).toBe(
      'En el 94% de 212 solicitudes se comunicaron con el cliente en menos de 2 horas (de 8 a.m. a 8 p.m.), según lo que anotan las empresas y nuestro equipo, en los 90 días anteriores al 22 de noviembre de 2026',
    );
  });

  test('fewer than five reviews are not shown', () => {
    expect(chooseReviews(readOf(publishedRows(4, () => ({ language: 'es' }))), 'es')).toMatchObject({
      home: [],
      all: [],
    });
  });
});
