import { words as shell } from '@/content/es/shell';
import { words as site } from '@/content/es/site';
import { words as toasts } from '@/content/es/toasts';
import type { ServiceWords } from '@/content/shapes/service-words';
import { keepSpanish } from '@/lib/words';
import { type Area, areasOf } from './spanish-areas';

/** The words of the service pages, by file. */
export const spanishServices = import.meta.glob<{ words: ServiceWords }>('./*.ts', {
  base: '../../content/es/services',
});

// Around every page.
keepSpanish('shell', shell);
keepSpanish('site', site);
keepSpanish('toasts', toasts);

/** The areas of words: those of pages, and those that pages share with mails. */
const areas: Record<Area, () => Promise<unknown>> = {
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
  'words/pickups': () => import('@functions/words/es/pickups.ts'),
  'words/proposal-refusals': () => import('@functions/words/es/proposal-refusals.ts'),
  'words/reasons': () => import('@functions/words/es/reasons.ts'),
  'words/refusals': () => import('@functions/words/es/refusals.ts'),
  'words/services': () => import('@functions/words/es/services.ts'),
  'words/statuses': () => import('@functions/words/es/statuses.ts'),
  'words/still-looking': () => import('@functions/words/es/still-looking.ts'),
};

/** Loads the Spanish words of a page, by its path in the route table, for `useWords`. */
export async function loadSpanish(path: string): Promise<void> {
  await Promise.all(areasOf(path).map(async (area) => keepSpanish(area, await areas[area]())));
}
