import type { ComponentType } from 'react';
import { type CitySlug, cities } from '@/content/facts/cities';
import { type LandingPageSlug, landingPages } from '@/content/facts/landing-pages';
import { type PostSlug, posts } from '@/content/facts/posts';
import { type ServiceSlug, services } from '@/content/facts/services';
import type { CityWords } from '@/content/shapes/city-words';
import type { LandingPageWords } from '@/content/shapes/landing-page-words';
import type { PostWords } from '@/content/shapes/post-words';
import type { PublishedReview } from '@/content/shapes/published-review';
import type { ServiceWords } from '@/content/shapes/service-words';
import { paths } from '@/lib/paths';

/** What loads the Spanish words. */
type Spanish = typeof import('./start-up/load-spanish');

/** One address of the site, or one family of addresses (`/track/:trackingId`). */
export type AppRoute = {
  path: string;
  /** Loads the page, with the words that it is made with: the Spanish ones where they are given. */
  load(spanish?: Promise<Spanish>): Promise<ComponentType>;
  /** Whether there is one in Spanish, too, at the same path behind `/es`. */
  spanish?: true;
  /** Whether it is prerendered and stands in the sitemap. */
  isPublic: boolean;
  /** ISO date of the last change, where the page has one of its own. */
  lastModified?: string;
};

/** THE route table: the router, the prerenderer, the sitemap and the tests that visit every page read it. */
export const routes: readonly AppRoute[] = [
  pair(paths.home, async () => (await import('@/pages/home/home-page')).HomePage),
  pair(paths.services, async () => (await import('@/pages/services/services-page')).ServicesPage),
  ...services.map(({ slug }) => pair(paths.service(slug), (spanish) => loadService(slug, spanish))),
  pair(paths.about, async () => (await import('@/pages/about-page')).AboutPage),
  pair(paths.contact, async () => (await import('@/pages/contact-page')).ContactPage),
  pair(paths.book, async () => (await import('@/pages/book-page')).BookPage),
  pair(paths.serviceAreas, async () => (await import('@/pages/service-areas-page')).ServiceAreasPage),
  ...landingPages.map(({ slug }) => page(paths.landingPage(slug), () => loadLandingPage(slug))),
  page(paths.blog, async () => (await import('@/pages/blog-page')).BlogPage),
  ...posts.map(({ slug, publishedAt }) => ({
    ...page(paths.post(slug), () => loadPost(slug)),
    lastModified: publishedAt,
  })),
  page(paths.locations, async () => (await import('@/pages/locations-page')).LocationsPage),
  ...cities.map(({ slug }) => page(paths.city(slug), () => loadCity(slug))),
  pair(paths.faq, async () => (await import('@/pages/faq-page')).FaqPage),
  page(paths.beforeYourPickup, async () => (await import('@/pages/before-your-pickup-page')).BeforeYourPickupPage),
  pair(paths.reviews, async () => (await import('@/pages/reviews-page')).ReviewsPage),
  pair(paths.terms, async () => (await import('@/pages/legal-page')).TermsPage),
  pair(paths.privacy, async () => (await import('@/pages/legal-page')).PrivacyPage),
  { path: paths.trackAny, load: loadTracking, isPublic: false, spanish: true },
  { path: paths.track(':trackingId'), load: loadTracking, isPublic: false, spanish: true },
  { path: paths.stopMailAny, load: loadStopMail, isPublic: false, spanish: true },
  { path: paths.stopMail(':token'), load: loadStopMail, isPublic: false, spanish: true },
  { path: paths.jobAny, load: loadJob, isPublic: false, spanish: true },
  { path: paths.job(':token'), load: loadJob, isPublic: false, spanish: true },
  { path: paths.reviewAny, load: loadReview, isPublic: false, spanish: true },
  { path: paths.review(':token'), load: loadReview, isPublic: false, spanish: true },
  { path: paths.deskAny, load: loadDesk, isPublic: false },
  { path: paths.desk(':token'), load: loadDesk, isPublic: false },
  { path: paths.deskRequest(':token', ':leadId'), load: loadDesk, isPublic: false },
  {
    path: '*',
    load: async () => (await import('@/pages/not-found-page')).NotFoundPage,
    isPublic: false,
    spanish: true,
  },
];

function page(path: string, load: AppRoute['load']): AppRoute {
  return { path, load, isPublic: true };
}

/** A page in both languages. */
function pair(path: string, load: AppRoute['load']): AppRoute {
  return { ...page(path, load), spanish: true };
}

async function loadTracking() {
  return (await import('@/pages/track-page')).TrackPage;
}

async function loadStopMail() {
  return (await import('@/pages/stop-mail-page')).StopMailPage;
}

async function loadJob() {
  return (await import('@/pages/job-page')).JobPage;
}

async function loadReview() {
  return (await import('@/pages/review-page')).ReviewPage;
}

async function loadDesk() {
  return (await import('@/pages/desk-page')).DeskPage;
}

const serviceWords = import.meta.glob<{ words: ServiceWords }>('./*.ts', { base: '../content/en/services' });
const cityWords = import.meta.glob<{ words: CityWords; reviews: readonly PublishedReview[] }>('./*.ts', {
  base: '../content/en/cities',
});
const landingPageWords = import.meta.glob<{ words: LandingPageWords }>('./*.ts', {
  base: '../content/en/landing-pages',
});
const postWords = import.meta.glob<{ words: PostWords }>('./*.ts', { base: '../content/en/posts' });

/** Loads the words of a page. @throws if there are none: the registry and the files have drifted apart. */
function loadWords<File>(files: Record<string, () => Promise<File>>, slug: string): Promise<File> {
  const load = files[`./${slug}.ts`];
  if (!load) throw new Error(`There are no words of ${slug}`);
  return load();
}

async function loadService(slug: ServiceSlug, spanish?: Promise<Spanish>) {
  const [{ createServicePage }, { words }] = await Promise.all([
    import('@/pages/service/service-page'),
    spanish ? spanish.then((loaded) => loadWords(loaded.spanishServices, slug)) : loadWords(serviceWords, slug),
  ]);
  return createServicePage(slug, words);
}

async function loadCity(slug: CitySlug) {
  const [{ createCityPage }, { words, reviews }] = await Promise.all([
    import('@/pages/city/city-page'),
    loadWords(cityWords, slug),
  ]);
  return createCityPage(slug, words, reviews);
}

async function loadLandingPage(slug: LandingPageSlug) {
  const [{ createLandingPage }, { words }] = await Promise.all([
    import('@/pages/landing/landing-page'),
    loadWords(landingPageWords, slug),
  ]);
  return createLandingPage(slug, words);
}

async function loadPost(slug: PostSlug) {
  const [{ createPostPage }, { words }] = await Promise.all([import('@/pages/post-page'), loadWords(postWords, slug)]);
  return createPostPage(slug, words);
}
