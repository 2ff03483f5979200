import { words as shell } from '@/content/es/shell';
import { words as site } from '@/content/es/site';
import { words as toasts } from '@/content/es/toasts';
import type { ServiceWords } from '@/content/shapes/service-words';
import { paths } from '@/lib/paths';
import { keepSpanish } from '@/lib/words';

/** The words of the service pages, by file. */
export const spanishServices = import.meta.glob<{ words: ServiceWords }>('./*.ts', {
  base: '../../content/es/services',
});

// Around every page.
keepSpanish('shell', shell);
keepSpanish('site', site);
keepSpanish('toasts', toasts);

/** The areas of words: those of pages, and those that pages share with mails. */
const areas = {
  about: async () => (await import('@/content/es/about')).words,
  'book-page': async () => (await import('@/content/es/book-page')).words,
  'book-panel': async () => (await import('@/content/es/book-panel')).words,
  booking: async () => (await import('@/content/es/booking')).words,
  clock: () => import('@/content/es/clock'),
  consent: () => import('@/content/es/consent'),
  contact: async () => (await import('@/content/es/contact')).words,
  faq: async () => (await import('@/content/es/faq')).words,
  home: async () => (await import('@/content/es/home')).words,
  job: async () => (await import('@/content/es/job')).words,
  'legal-page': async () => (await import('@/content/es/legal-page')).words,
  'not-found': async () => (await import('@/content/es/not-found')).words,
  pickup: async () => (await import('@/content/es/pickup')).words,
  privacy: async () => (await import('@/content/es/privacy')).privacy,
  'published-reviews': async () => (await import('@/content/es/published-reviews')).words,
  quote: async () => (await import('@/content/es/quote')).words,
  review: async () => (await import('@/content/es/review')).words,
  reviews: async () => (await import('@/content/es/reviews')).words,
  'reviews/all': () => import('virtual:reviews/es/all'),
  'reviews/figures': () => import('virtual:reviews/es/figures'),
  'reviews/home': () => import('virtual:reviews/es/home'),
  'service-areas': async () => (await import('@/content/es/service-areas')).words,
  'service-page': async () => (await import('@/content/es/service-page')).words,
  services: async () => (await import('@/content/es/services')).words,
  'services-page': async () => (await import('@/content/es/services-page')).words,
  'stop-mail': async () => (await import('@/content/es/stop-mail')).words,
  terms: async () => (await import('@/content/es/terms')).terms,
  tracking: async () => (await import('@/content/es/tracking')).words,
  ui: async () => (await import('@/content/es/ui')).words,
  'words/consent-for-haulers': () => import('@functions/words/es/consent-for-haulers.ts'),
  'words/errors': () => import('@functions/words/es/errors.ts'),
  'words/languages': () => import('@functions/words/es/languages.ts'),
  'words/never-taken': () => import('@functions/words/es/never-taken.ts'),
  'words/pickups': () => import('@functions/words/es/pickups.ts'),
  'words/proposal-refusals': () => import('@functions/words/es/proposal-refusals.ts'),
  'words/reasons': () => import('@functions/words/es/reasons.ts'),
  'words/refusals': () => import('@functions/words/es/refusals.ts'),
  'words/services': () => import('@functions/words/es/services.ts'),
  'words/statuses': () => import('@functions/words/es/statuses.ts'),
  'words/still-looking': () => import('@functions/words/es/still-looking.ts'),
} satisfies Record<string, () => Promise<unknown>>;

type Area = keyof typeof areas;

/** What pages show that have reviews. */
const reviewAreas: readonly Area[] = ['published-reviews', 'reviews/figures'];

/** The booking form, wherever it stands. */
const formAreas: readonly Area[] = ['booking', 'clock', 'consent', 'ui', 'words/errors', 'words/services'];

/** What the pages share that show a request: to its customer, to its hauler, and after it. */
const requestAreas: readonly Area[] = [
  'clock',
  'pickup',
  'ui',
  'words/consent-for-haulers',
  'words/errors',
  'words/pickups',
  'words/proposal-refusals',
  'words/reasons',
  'words/refusals',
  'words/services',
  'words/statuses',
];

/** The areas that a page shows beside those around it, by its path in the route table; `*` is the page for what is not there. */
const areasOfPages: Readonly<Record<string, readonly Area[]>> = {
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
  [paths.jobAny]: ['job', 'published-reviews', 'words/languages', ...requestAreas],
  [paths.reviewAny]: [
    'clock',
    'job',
    'published-reviews',
    'review',
    'ui',
    'words/errors',
    'words/pickups',
    'words/refusals',
    'words/services',
  ],
  '*': ['not-found'],
};

/** The areas of every service page, beside its own words. */
const areasOfServices: readonly Area[] = ['service-page', 'services', 'quote', ...formAreas];

/** @throws if no page has this path in the route table. */
export function areasOf(path: string): readonly Area[] {
  const areasOfPage = path.startsWith(paths.service('')) ? areasOfServices : areasOfPages[path.replace(/\/:.*/, '')];
  if (!areasOfPage) throw new Error(`No Spanish words are named for ${path}`);
  return areasOfPage;
}

/** Loads the Spanish words of a page, by its path in the route table, for `useWords`. */
export async function loadSpanish(path: string): Promise<void> {
  await Promise.all(areasOf(path).map(async (area) => keepSpanish(area, await areas[area]())));
}
