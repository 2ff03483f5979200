import { samples, words } from '../../src/content/en/built-reviews.ts';
import { samples as spanishSamples, words as spanishWords } from '../../src/content/es/built-reviews.ts';
import { cities } from '../../src/content/facts/cities.ts';
import type { KeptWords, PublishedReview, ReviewFigures } from '../../src/content/shapes/published-review.ts';
import type { Language } from '../../supabase/functions/_shared/domain/languages.ts';
import { losAngelesDay } from '../../supabase/functions/_shared/domain/los-angeles-clock.ts';
import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '../../supabase/functions/_shared/domain/promise.ts';
import { LEAST_REVIEWS } from '../../supabase/functions/_shared/domain/review.ts';
import { serviceLabel } from '../../supabase/functions/_shared/words/en/services.ts';
import { serviceLabel as spanishServiceLabel } from '../../supabase/functions/_shared/words/es/services.ts';
import { chooseKeptWords, sampleKeptWords } from './choose-kept-words.ts';
import type { PublishedRow, ReadReviews } from './reviews.ts';

const ON_HOME_PAGE = 3;
const ON_CITY_PAGE = 2;
const ON_PAGE_OF_ALL = 200;

/** In characters. Shorter reviews appear only on the page of all reviews. */
const LEAST_WORDS = 40;

/** The promise figure is shown once there are this many requests. */
const LEAST_REQUESTS = 50;

/** The words about reviews, by the language of the pages. */
const builtIn = {
  en: { samples, words, serviceLabel },
  es: { samples: spanishSamples, words: spanishWords, serviceLabel: spanishServiceLabel },
} satisfies Record<Language, unknown>;

/** The reviews and figures that the pages of one language show. */
export type ChosenReviews = {
  home: readonly PublishedReview[];
  ofCity: (slug: string) => readonly PublishedReview[];
  all: readonly PublishedReview[];
  /** Both counts in one sentence. */
  counts: string | null;
  promise: string | null;
  figures: ReviewFigures | null;
  kept: KeptWords | null;
  areSamples: boolean;
};

/** For a build that deliberately shows no reviews. */
export const noReviews: ChosenReviews = {
  home: [],
  ofCity: () => [],
  all: [],
  counts: null,
  promise: null,
  figures: null,
  kept: null,
  areSamples: false,
};

/**
 * Chooses the reviews for the pages of a language by age, length and, on Spanish pages, language: reviews in Spanish
 * come first there. Never by stars. With too few reviews, none are shown.
 */
export function chooseReviews(
  { reviews: rows, figures, promise, keptWords }: ReadReviews,
  language: Language,
): ChosenReviews {
  const built = builtIn[language];
  const enough = rows.length >= LEAST_REVIEWS;
  const newestFirst = enough ? rows.map((row) => published(row, language)) : [];
  const inOrder = language === 'es' ? ownLanguageFirst : (reviews: readonly PublishedReview[]) => reviews;
  const worthReading = inOrder(newestFirst).filter(({ words: said = '' }) => [...said].length >= LEAST_WORDS);
  const { all_gone: allGone, average_stars: averageStars, may_publish: mayPublish, ...others } = figures;
  return {
    home: worthReading.slice(0, ON_HOME_PAGE),
    ofCity: (slug) => worthReading.filter(isIn(slug)).slice(0, ON_CITY_PAGE),
    all: inOrder(newestFirst.slice(0, ON_PAGE_OF_ALL)),
    counts: built.words.counts(figures),
    promise: promise && promiseSentence(promise, language),
    figures: { ...others, allGone, averageStars, mayPublish },
    kept: chooseKeptWords(keptWords, language),
    areSamples: false,
  };
}

/** The note above sample reviews, and a demo's claim. */
export function wordsOfSamples(language: Language): { sampleNote?: string; sampleClaim?: string } {
  const { sampleNote, sampleClaim } = builtIn[language].words;
  return { sampleNote, sampleClaim };
}

/** What demos show: all samples on the home page, each one on its city's page, and figures on the page of reviews. */
export function chooseSamples(language: Language): ChosenReviews {
  const home = builtIn[language].samples.map((sample, index) => ({
    ...sample,
    rank: index + 1,
    city: nameOf(sample.city),
  }));
  const ofCity: ChosenReviews['ofCity'] = (slug) => home.filter(isIn(slug));
  return { ...noReviews, home, ofCity, kept: sampleKeptWords(language), areSamples: true };
}

function published(row: PublishedRow, language: Language): PublishedReview {
  const built = builtIn[language];
  return {
    rank: row.rank,
    stars: row.stars,
    words: row.words ?? undefined,
    language: row.language === language ? undefined : row.language,
    name: row.first_name,
    city: row.city === null ? undefined : citySpelled(row.city),
    pickup: built.words.pickup(row.services.map(built.serviceLabel), row.month),
  };
}

/** Reviews in the language of the page come first; otherwise the order stays. */
function ownLanguageFirst(reviews: readonly PublishedReview[]): readonly PublishedReview[] {
  const isOwn = ({ language }: PublishedReview) => language === undefined;
  return [...reviews.filter(isOwn), ...reviews.filter((review) => !isOwn(review))];
}

function promiseSentence(
  { as_of, requests, in_time }: NonNullable<ReadReviews['promise']>,
  language: Language,
): string | null {
  if (requests < LEAST_REQUESTS) return null;
  const percent = Math.floor((100 * in_time) / requests);
  return builtIn[language].words.promise(percent, requests, losAngelesDay(as_of), PROMISE_HOURS, PROMISE_HOURS_OF_DAY);
}

function isIn(slug: string): (review: PublishedReview) => boolean {
  const name = nameOf(slug);
  return ({ city }) => name !== undefined && city === name;
}

function nameOf(slug: string): string | undefined {
  return cities.find((city) => city.slug === slug)?.name;
}

/** A city as the site spells it, however the customer typed it; undefined if the site does not have the city. */
function citySpelled(text: string): string | undefined {
  return cities.find(({ name }) => plain(name) === plain(text))?.name;
}

/** Normalizes a city's name: "van  nuys, CA" becomes "van nuys". */
function plain(city: string): string {
  return city
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .replace(/ (?:ca|california) ?$/, '')
    .trim();
}
