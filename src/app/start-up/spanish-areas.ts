import { paths } from '../../lib/paths.ts';

/** Where the Spanish words are that pages share with mails. */
const WORDS = 'supabase/functions/_shared/words/es';

/** What all pages have that show fields and times. */
const commonAreas = ['clock', 'ui', 'words/errors', 'words/services'] as const;

/** The booking form, wherever it stands. */
const formAreas = ['booking', 'consent', ...commonAreas] as const;

/** What shows a request: to its customer and to its hauler. */
const requestAreas = [
  'pickup',
  'words/pickups',
  'words/proposal-refusals',
  'words/reasons',
  'words/refusals',
  'words/statuses',
  ...commonAreas,
] as const;

/** What customers say. */
const reviewAreas = ['published-reviews', 'reviews/figures'] as const;

/** The areas that a page shows beside those around it, by its path; `*` is the page for what is not there. */
const areasOfPages = {
  [paths.home]: ['home', 'services', 'reviews/home', ...reviewAreas],
  [paths.services]: ['services-page', 'services', 'book-panel'],
  [paths.about]: ['about', 'book-panel'],
  [paths.contact]: ['contact', 'ui'],
  [paths.book]: ['book-page', ...formAreas],
  [paths.serviceAreas]: ['service-areas', 'book-panel'],
  [paths.faq]: ['faq', 'book-panel'],
  [paths.reviews]: ['reviews', 'reviews/all', ...reviewAreas],
  [paths.terms]: ['legal-page', 'terms'],
  [paths.privacy]: ['legal-page', 'privacy'],
  [paths.trackAny]: ['tracking', 'consent', 'words/still-looking', ...requestAreas],
  [paths.stopMailAny]: ['stop-mail', 'ui'],
  [paths.jobAny]: ['job', 'published-reviews', 'words/consent-for-haulers', 'words/languages', ...requestAreas],
  [paths.reviewAny]: ['review', 'job', 'published-reviews', 'words/pickups', 'words/refusals', ...commonAreas],
  '*': ['not-found'],
} as const satisfies Record<string, readonly string[]>;

/** The areas of every service page, beside its own words. */
const areasOfServices = ['service-page', 'services', 'quote', ...formAreas] as const;

export type Area = (typeof areasOfPages)[keyof typeof areasOfPages][number] | (typeof areasOfServices)[number];

/**
 * The areas of the Spanish words of a page, by its path in the route table. `booking` is `content/es/booking.ts`,
 * `words/reasons` is `reasons.ts` of the words that pages share with mails, `reviews/home` is `virtual:reviews/es/home`.
 *
 * @throws if no page has this path.
 */
export function areasOf(path: string): readonly Area[] {
  if (path.startsWith(paths.service(''))) return areasOfServices;
  const page = path.replace(/\/:.*/, '');
  if (!isNamed(page)) throw new Error(`No Spanish words are named for ${path}`);
  return areasOfPages[page];
}

function isNamed(page: string): page is keyof typeof areasOfPages {
  return Object.hasOwn(areasOfPages, page);
}

/** The source file of an area. */
export function moduleOf(area: Area): string {
  if (area.startsWith('words/')) return `${WORDS}/${area.replace('words/', '')}.ts`;
  if (area.startsWith('reviews/')) return `virtual:reviews/es/${area.replace('reviews/', '')}`;
  return `src/content/es/${area}.ts`;
}

/**
 * Source files that come as one file of the build: as files of their own they would be many. With an area come the words
 * that only it is made of: left out, they would land in a file of their own that waits for this one, and this one for it.
 */
export const spanishFiles: Readonly<Record<string, readonly string[]>> = {
  common: (['clock', 'ui', 'words/errors', 'words/pickups'] as const).map(moduleOf),
  form: [...(['booking', 'consent'] as const).map(moduleOf), `${WORDS}/next-steps.ts`],
  request: [
    ...(['pickup', 'words/proposal-refusals', 'words/reasons', 'words/refusals', 'words/statuses'] as const).map(
      moduleOf,
    ),
    `${WORDS}/ways-to-reach.ts`,
  ],
  reviews: reviewAreas.map(moduleOf),
};
