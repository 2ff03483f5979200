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

/** One address of the site, or one family of addresses (`/track/:trackingId`). */
export type AppRoute = {
  path: string;
  /** Loads the page with all its words. */
  load(): Promise<ComponentType>;
  /** Whether it is prerendered and stands in the sitemap. */
  isPublic: boolean;
  /** ISO date of the last change, where the page has one of its own. */
  lastModified?: string;
};

/** THE route table: the router, the prerenderer, the sitemap and the tests that visit every page read it. */
export const routes: readonly AppRoute[] = [
  page(paths.home, async () => (await import('@/pages/home/home-page')).HomePage),
  page(paths.services, async () => (await import('@/pages/services/services-page')).ServicesPage),
  ...services.map(({ slug }) => page(paths.service(slug), () => loadService(slug))),
  page(paths.about, async () => (await import('@/pages/about-page')).AboutPage),
  page(paths.contact, async () => (await import('@/pages/contact-page')).ContactPage),
  page(paths.book, async () => (await import('@/pages/book-page')).BookPage),
  page(paths.serviceAreas, async () => (await import('@/pages/service-areas-page')).ServiceAreasPage),
  ...landingPages.map(({ slug }) => page(paths.landingPage(slug), () => loadLandingPage(slug))),
  page(paths.blog, async () => (await import('@/pages/blog-page')).BlogPage),
  ...posts.map(({ slug, publishedAt }) => ({
    ...page(paths.post(slug), () => loadPost(slug)),
    lastModified: publishedAt,
  })),
  page(paths.locations, async () => (await import('@/pages/locations-page')).LocationsPage),
  ...cities.map(({ slug }) => page(paths.city(slug), () => loadCity(slug))),
  page(paths.faq, async () => (await import('@/pages/faq-page')).FaqPage),
  page(paths.beforeYourPickup, async () => (await import('@/pages/before-your-pickup-page')).BeforeYourPickupPage),
  page(paths.reviews, async () => (await import('@/pages/reviews-page')).ReviewsPage),
  page(paths.terms, async () => (await import('@/pages/legal-page')).TermsPage),
  page(paths.privacy, async () => (await import('@/pages/legal-page')).PrivacyPage),
  { path: paths.trackAny, load: loadTracking, isPublic: false },
  { path: paths.track(':trackingId'), load: loadTracking, isPublic: false },
  { path: paths.stopMailAny, load: loadStopMail, isPublic: false },
  { path: paths.stopMail(':token'), load: loadStopMail, isPublic: false },
  { path: paths.jobAny, load: loadJob, isPublic: false },
  { path: paths.job(':token'), load: loadJob, isPublic: false },
  { path: paths.reviewAny, load: loadReview, isPublic: false },
  { path: paths.review(':token'), load: loadReview, isPublic: false },
  { path: paths.deskAny, load: loadDesk, isPublic: false },
  { path: paths.desk(':token'), load: loadDesk, isPublic: false },
  { path: paths.deskRequest(':token', ':leadId'), load: loadDesk, isPublic: false },
  { path: '*', load: async () => (await import('@/pages/not-found-page')).NotFoundPage, isPublic: false },
];

function page(path: string, load: AppRoute['load']): AppRoute {
  return { path, load, isPublic: true };
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

async function loadService(slug: ServiceSlug) {
  const [{ createServicePage }, { words }] = await Promise.all([
    import('@/pages/service/service-page'),
    loadWords(serviceWords, slug),
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
