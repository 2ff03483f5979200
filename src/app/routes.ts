import type { ComponentType } from 'react';
import { cities } from '@/content/facts/cities';
import { landingPages } from '@/content/facts/landing-pages';
import { posts } from '@/content/facts/posts';
import { type ServiceSlug, services } from '@/content/facts/services';
import type { CityPlace } from '@/content/shapes/city-place';
import type { CityWords } from '@/content/shapes/city-words';
import type { FreePickup } from '@/content/shapes/free-pickup';
import type { LandingPageWords } from '@/content/shapes/landing-page-words';
import type { PostWords } from '@/content/shapes/post-words';
import type { PublishedReview } from '@/content/shapes/published-review';
import type { ServiceWords } from '@/content/shapes/service-words';
import { paths } from '@/lib/paths';

/** A city's words. `scripts/build/reviews-plugin.ts` adds its place, reviews, free pickup and what people paid. */
type CityFile = {
  words: CityWords;
  place: CityPlace;
  reviews: readonly PublishedReview[];
  freePickup: FreePickup | null;
  paid: string | null;
};

/** A service's words. `scripts/build/reviews-plugin.ts` adds what people paid for it. */
type ServiceFile = { words: ServiceWords; paid: string | null };

/** One address of the site, or one pattern (`/track/:trackingId`). */
export type AppRoute = {
  path: string;
  /** Loads the page with its words. */
  load(): Promise<ComponentType>;
  /** Whether the page also exists in Spanish, at the same path under `/es`. */
  spanish?: true;
  /** Whether it is prerendered and listed in the sitemap. */
  isPublic: boolean;
  /**
   * Header and footer of the page and of all addresses below it: those of a work page or of the desk, by default the
   * site's.
   */
  layout?: 'work' | 'desk';
  /** ISO date of the page's own last change, if it has one. */
  lastModified?: string;
};

/** English-only pages. The condition is inline so that the Spanish build drops them before it looks for their files. */
const englishOnly: readonly AppRoute[] =
  import.meta.env.SITE_LANGUAGE === 'en'
    ? [
        ...landingPages.map(({ slug }) =>
          page(paths.landingPage(slug), async () => {
            const [{ createLandingPage }, { words }] = await Promise.all([
              import('@/pages/landing/landing-page'),
              loadWords(import.meta.glob<{ words: LandingPageWords }>('@/content/en/landing-pages/*.ts'), slug),
            ]);
            return createLandingPage(slug, words);
          }),
        ),
        page(paths.blog, async () => (await import('@/pages/blog-page')).BlogPage),
        ...posts.map(({ slug, publishedAt }) => ({
          ...page(paths.post(slug), async () => {
            const [{ createPostPage }, { words }] = await Promise.all([
              import('@/pages/post/post-page'),
              loadWords(import.meta.glob<{ words: PostWords }>('@/content/en/posts/*.ts'), slug),
            ]);
            return createPostPage(slug, words);
          }),
          lastModified: publishedAt,
        })),
        page(paths.locations, async () => (await import('@/pages/locations-page')).LocationsPage),
        ...cities.map(({ slug }) =>
          page(paths.city(slug), async () => {
            const [{ createCityPage }, { words, ...built }] = await Promise.all([
              import('@/pages/city/city-page'),
              loadWords(import.meta.glob<CityFile>('@/content/en/cities/*.ts'), slug),
            ]);
            return createCityPage({ slug, own: words, ...built });
          }),
        ),
        ...linkPages(
          [paths.deskAny, paths.desk(':token'), paths.deskRequest(':token', ':leadId')],
          async () => (await import('@/pages/desk-page')).DeskPage,
          { layout: 'desk' },
        ),
      ]
    : [];

/**
 * The route table, which the router, the prerenderer, the sitemap and the tests of all pages read. In a Spanish build,
 * it has only the pages that exist in Spanish.
 */
export const routes: readonly AppRoute[] = [
  inBothLanguages(paths.home, async () => (await import('@/pages/home/home-page')).HomePage),
  inBothLanguages(paths.services, async () => (await import('@/pages/services/services-page')).ServicesPage),
  ...services.map(({ slug }) => inBothLanguages(paths.service(slug), () => loadService(slug))),
  inBothLanguages(paths.about, async () => (await import('@/pages/about-page')).AboutPage),
  inBothLanguages(paths.contact, async () => (await import('@/pages/contact-page')).ContactPage),
  inBothLanguages(paths.book, async () => (await import('@/pages/book-page')).BookPage),
  inBothLanguages(paths.serviceAreas, async () => (await import('@/pages/service-areas-page')).ServiceAreasPage),
  inBothLanguages(paths.faq, async () => (await import('@/pages/faq-page')).FaqPage),
  inBothLanguages(
    paths.beforeYourPickup,
    async () => (await import('@/pages/before-your-pickup-page')).BeforeYourPickupPage,
  ),
  inBothLanguages(paths.haulers, async () => (await import('@/pages/haulers-page')).HaulersPage),
  inBothLanguages(paths.prices, async () => (await import('@/pages/prices/prices-page')).PricesPage),
  inBothLanguages(paths.reviews, async () => (await import('@/pages/reviews-page')).ReviewsPage),
  inBothLanguages(paths.terms, async () => (await import('@/pages/legal-page')).TermsPage),
  inBothLanguages(paths.privacy, async () => (await import('@/pages/legal-page')).PrivacyPage),
  inBothLanguages(paths.accessibility, async () => (await import('@/pages/legal-page')).AccessibilityPage),
  ...englishOnly,
  ...linkPages(
    [paths.trackAny, paths.track(':trackingId')],
    async () => (await import('@/pages/track-page')).TrackPage,
    { spanish: true },
  ),
  ...linkPages(
    [paths.stopMailAny, paths.stopMail(':token')],
    async () => (await import('@/pages/stop-mail-page')).StopMailPage,
  ),
  ...linkPages([paths.pauseAny, paths.pause(':token')], async () => (await import('@/pages/pause-page')).PausePage),
  ...linkPages([paths.jobAny, paths.job(':token')], async () => (await import('@/pages/job-page')).JobPage),
  ...linkPages([paths.reviewAny, paths.review(':token')], async () => (await import('@/pages/review-page')).ReviewPage),
  ...linkPages(
    [paths.agreementAny, paths.agreement(':token')],
    async () => (await import('@/pages/agreement-page')).AgreementPage,
  ),
  ...linkPages(['*'], async () => (await import('@/pages/not-found-page')).NotFoundPage, { spanish: true }),
];

function page(path: string, load: AppRoute['load']): AppRoute {
  return { path, load, isPublic: true };
}

/** A page that exists in both languages. */
function inBothLanguages(path: string, load: AppRoute['load']): AppRoute {
  return { ...page(path, load), spanish: true };
}

/**
 * The page of a secret link, at each of `paths`; by default in both languages and with a single task, such as accepting a
 * job. Only the first path is prerendered.
 */
function linkPages(
  paths: readonly string[],
  load: AppRoute['load'],
  options: Pick<AppRoute, 'spanish' | 'layout'> = { spanish: true, layout: 'work' },
): AppRoute[] {
  return paths.map((path) => ({ path, load, isPublic: false, ...options }));
}

/** Loads the words of a page. @throws if there are none: the registry and the files do not match. */
function loadWords<File>(files: Record<string, () => Promise<File>>, slug: string): Promise<File> {
  const file = Object.keys(files).find((each) => each.endsWith(`/${slug}.ts`));
  const load = file && files[file];
  if (!load) throw new Error(`No words of ${slug}`);
  return load();
}

async function loadService(slug: ServiceSlug) {
  const [{ createServicePage }, { words, paid }] = await Promise.all([
    import('@/pages/service/service-page'),
    loadWords(import.meta.glob<ServiceFile>('@/words/services/*.ts'), slug),
  ]);
  return createServicePage(slug, words, paid);
}
