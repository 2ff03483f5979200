import { samples, words } from '../../src/content/en/built-reviews.ts';
import { cities } from '../../src/content/facts/cities.ts';
import type { PublishedReview, ReviewFigures } from '../../src/content/shapes/published-review.ts';
import { losAngelesDay } from '../../supabase/functions/_shared/rules/los-angeles-clock.ts';
import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '../../supabase/functions/_shared/rules/promise.ts';
import { LEAST_REVIEWS } from '../../supabase/functions/_shared/rules/review.ts';
import { serviceLabel } from '../../supabase/functions/_shared/words/en/services.ts';
import type { PublishedRow, ReadReviews } from './reviews.ts';

const ON_HOME_PAGE = 3;
const ON_CITY_PAGE = 2;
const ON_PAGE_OF_ALL = 200;

/** In characters. Shorter ones stand on the page of all reviews alone. */
const LEAST_WORDS = 40;

/** From so many requests on the promise figure is shown. */
const LEAST_REQUESTS = 50;

/** In which the site is. */
const LANGUAGE = 'en';

/** What the pages show. */
export type ChosenReviews = {
  home: readonly PublishedReview[];
  ofCity: (slug: string) => readonly PublishedReview[];
  all: readonly PublishedReview[];
  /** Both in a sentence. */
  counts: string | null;
  promise: string | null;
  figures: ReviewFigures | null;
  areSamples: boolean;
};

/** What a build shows that has none on purpose. */
export const noReviews: ChosenReviews = {
  home: [],
  ofCity: () => [],
  all: [],
  counts: null,
  promise: null,
  figures: null,
  areSamples: false,
};

/** Chooses what the pages show, by its age and its length, never by its stars. With too few there are none. */
export function chooseReviews({ reviews: rows, figures, promise }: ReadReviews): ChosenReviews {
  const enough = rows.length >= LEAST_REVIEWS;
  const all = enough ? rows.map(published) : [];
  const worthReading = all.filter(({ words }) => words !== undefined && [...words].length >= LEAST_WORDS);
  const { all_gone: allGone, average_stars: averageStars, may_publish: mayPublish, ...others } = figures;
  return {
    home: worthReading.slice(0, ON_HOME_PAGE),
    ofCity: (slug) => worthReading.filter(isIn(slug)).slice(0, ON_CITY_PAGE),
    all: all.slice(0, ON_PAGE_OF_ALL),
    counts: words.counts(figures),
    promise: promise && promiseSentence(promise),
    figures: { ...others, allGone, averageStars, mayPublish },
    areSamples: false,
  };
}

/** What demos show: the samples on the home page, and each on the page of its city. */
export function chooseSamples(): ChosenReviews {
  const home = samples.map((sample, index) => ({ ...sample, rank: index + 1, city: nameOf(sample.city) }));
  return { ...noReviews, home, ofCity: (slug) => home.filter(isIn(slug)), areSamples: true };
}

function published({
  rank,
  stars,
  words: text,
  language,
  first_name,
  city,
  services,
  month,
}: PublishedRow): PublishedReview {
  return {
    rank,
    stars,
    words: text ?? undefined,
    language: language === LANGUAGE ? undefined : language,
    name: first_name,
    city: city === null ? undefined : citySpelled(city),
    pickup: words.pickup(services.map(serviceLabel), month),
  };
}

function promiseSentence({ as_of, requests, in_time }: NonNullable<ReadReviews['promise']>): string | null {
  if (requests < LEAST_REQUESTS) return null;
  const percent = Math.floor((100 * in_time) / requests);
  return words.promise(percent, requests, losAngelesDay(as_of), PROMISE_HOURS, PROMISE_HOURS_OF_DAY);
}

function isIn(slug: string): (review: PublishedReview) => boolean {
  const name = nameOf(slug);
  return ({ city }) => name !== undefined && city === name;
}

function nameOf(slug: string): string | undefined {
  return cities.find((city) => city.slug === slug)?.name;
}

/** A city as the site spells it; undefined if the site does not know it. Customers write what they like. */
function citySpelled(text: string): string | undefined {
  return cities.find(({ name }) => plain(name) === plain(text))?.name;
}

/** "van  nuys, CA" is Van Nuys. */
function plain(city: string): string {
  return city
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .replace(/ (?:ca|california) ?$/, '')
    .trim();
}
