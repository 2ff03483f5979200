import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, defineConfig, loadEnv, mergeConfig, type Rolldown, type UserConfig } from 'vite';
import { embeddedKeys } from './scripts/backend/keys.ts';
import { embeddedBackend } from './scripts/backend/vite-plugin.ts';
import { reviewsPlugin } from './scripts/build/reviews-plugin.ts';
import { siteLanguage } from './scripts/build/site-language.ts';
import { spanishServer } from './scripts/build/spanish-server.ts';
import { isSpanishOn, staticHost } from './scripts/build/static-host.ts';
import type { Language } from './supabase/functions/_shared/domain/languages.ts';

/**
 * Few files, cut along what is needed when. A group takes what its files import along with them, unless an earlier group
 * has it. A page's own code and words are files of their own. Above each group stands what it is paid for, in KB as
 * `npm run budgets` counts them.
 */
const chunkGroups = (language: Language): Rolldown.CodeSplittingGroup[] =>
  [
    // The starter. Without the group there are 90 KB instead of 2 before the first paint.
    { name: 'index', tags: ['$initial' as const] },
    // Says where a page's code is, which is so fetched beside React and not after it. That costs 0.7 KB and 1 request.
    {
      name: 'pages',
      test: within(
        'src/app/start-up/pages.ts',
        `src/content/${language}/posts.ts`,
        `src/content/${language}/services.ts`,
      ),
    },
    // 73 KB that a visitor's cache keeps when a new version of the site is published. That costs 0.7 KB and 1 request.
    {
      name: 'vendor',
      test: within(
        'node_modules/react/',
        'node_modules/react-dom/',
        'node_modules/scheduler/',
        'node_modules/react-router/',
        'node_modules/react-router-dom/',
        'node_modules/react-helmet-async/',
      ),
    },
    // What most pages are made of. Without the group the home page has 5 KB and 13 requests more.
    {
      name: 'app',
      test: within(
        'src/app/',
        'src/components/sections/',
        'src/components/seo/',
        'src/components/service-icon.tsx',
        'src/components/phone-link.tsx',
        'src/components/ui/link.tsx',
        'node_modules/lucide-react/dist/esm/icons/check.',
        '_shared/domain/phone.ts',
        '_shared/domain/promise.ts',
      ),
    },
    // What the pages that show reviews share. As files of their own they would be named by every page.
    {
      name: 'reviews',
      test: within(
        'src/components/reviews/',
        `src/content/${language}/published-reviews.ts`,
        'virtual:reviews/figures',
      ),
    },
    // Saves 0.4 KB and 1 request on every page with questions, for 4 KB more on the tracking page, which has a dialog.
    { name: 'accordion', test: within('src/components/ui/accordion.tsx') },
    // Saves 0.2 KB and 2 requests on a city page, for 2 KB more on a landing page.
    {
      name: 'places',
      test: within('src/components/places/', 'src/content/facts/coverage-map.ts', 'src/content/facts/regions.ts'),
      minShareCount: 2,
    },
    // Saves 6 requests on the booking page and 4 on the contact page.
    // Small things that pages share are here too: as files of their own, each would be named by every page.
    {
      name: 'forms',
      test: within(
        'node_modules/zod/',
        'node_modules/@tanstack/',
        'src/components/ui/error-summary.tsx',
        'src/components/ui/field.tsx',
        'src/components/ui/honeypot.tsx',
        'src/lib/query-client.ts',
        'src/lib/refused-error.ts',
        'src/lib/spam-guard.ts',
        'src/lib/stored-json.ts',
        'src/lib/use-is-hydrated.ts',
        '_shared/contracts/fields.ts',
        '_shared/domain/los-angeles-clock.ts',
        '_shared/domain/plain-text.ts',
        '_shared/domain/tracking-id.ts',
        '_shared/domain/zip-code.ts',
        `_shared/words/${language}/errors.ts`,
      ),
      minShareCount: 2,
    },
    // Saves 4 KB on the booking page, which would fetch the next group for it.
    {
      name: 'write-to-us',
      test: within(
        'src/components/write-to-us.tsx',
        '_shared/domain/contact-subjects.ts',
        `_shared/words/${language}/contact-subjects.ts`,
      ),
    },
    // What asks the server, with its client: as files of their own they would be named by every page.
    {
      name: 'supabase',
      test: within(
        'node_modules/@supabase/',
        'src/features/booking/api.ts',
        'src/features/contact/api.ts',
        'src/features/stop-mail/api.ts',
        'src/lib/read-refusal.ts',
        'src/lib/supabase.ts',
        '_shared/contracts/refusals.ts',
      ),
    },
    // What the pages of a request share: for the customer, the hauler and the desk. Saves 0.1 KB on every page, which names
    // fewer files so, for 1 request more on these.
    {
      name: 'request',
      test: within(
        'src/features/request/',
        'src/features/tracking/',
        `src/content/${language}/pickup.ts`,
        '_shared/contracts/job.ts',
        '_shared/domain/links.ts',
        '_shared/contracts/pickup.ts',
        '_shared/domain/statuses.ts',
        '_shared/contracts/update-lead.ts',
        `_shared/words/${language}/consent-for-haulers.ts`,
        `_shared/words/${language}/pickups.ts`,
        `_shared/words/${language}/refusals.ts`,
      ),
      minShareCount: 2,
    },
    // What the pages of jobs, of the question whether all is gone and of the desk share. Saves 0.1 KB on every page, for
    // 4 KB more on the page of the question.
    {
      name: 'acts',
      test: within(
        'src/features/job/',
        `src/content/${language}/job.ts`,
        'src/lib/is-first-click.ts',
        '_shared/domain/review.ts',
      ),
      // The booking page has some of it, and not the rest.
      includeDependenciesRecursively: false,
      minShareCount: 2,
    },
  ].map((group, index, groups) => ({ ...group, priority: groups.length - index }));

/** The files that the starter fetches on every page. */
const STARTED = /^assets\/(?:index|pages|vendor|app|rolldown-runtime)-/;

/**
 * Which files are fetched along with one that is imported when it is needed: not itself, which is fetched at the same
 * moment, and none that the page has by then. Their names would stand beside each. Saves 0.5 KB on every page.
 */
function filesToFetch(imported: string, files: string[], { hostId }: { hostId: string }): string[] {
  const others = files.filter((file) => file !== imported);
  return hostId.startsWith('assets/index-') ? others : others.filter((file) => !STARTED.test(file));
}

/** Tells the files in one of these places. */
function within(...places: string[]): (file: string) => boolean {
  return (file) => places.some((place) => file.includes(`/${place}`) || file === `\0${place}`);
}

/** How the site is built in one language, see `scripts/build/site.ts`. */
export function siteIn(language: Language, { mode, isSsrBuild }: ConfigEnv): UserConfig {
  const environment = loadEnv(mode, process.cwd(), 'VITE_');
  return {
    plugins: [react(), tailwindcss(), siteLanguage(language), reviewsPlugin(language)],
    resolve: { tsconfigPaths: true },
    define: {
      'import.meta.env.VITE_SPANISH': JSON.stringify(isSpanishOn(environment) ? 'on' : 'off'),
      ...(environment['VITE_SUPABASE_URL']
        ? {}
        : { 'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(embeddedKeys.publishable) }),
    },
    build: {
      manifest: true,
      modulePreload: { polyfill: false, resolveDependencies: filesToFetch },
      rolldownOptions: {
        // Radix names its functions by calls, which would keep those that nothing uses.
        treeshake: { manualPureFunctions: ['__name'] },
        output: {
          // Each page names the files of all others, and hex digits compress best: 0.3 KB less a page. Of seven there are
          // 268 million, enough to tell the versions of a file apart.
          hashCharacters: 'hex',
          ...(isSsrBuild ? {} : { chunkFileNames: 'assets/[name]-[hash:7].js' }),
          ...(isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups(language) } }),
        },
      },
    },
  };
}

/** The servers for development and preview: the English site, with the Spanish one and the embedded backend beside it. */
export default defineConfig((environment) => {
  const variables = loadEnv(environment.mode, process.cwd(), 'VITE_');
  return mergeConfig(siteIn('en', environment), {
    plugins: [
      ...(isSpanishOn(variables) ? [spanishServer(() => siteIn('es', environment))] : []),
      ...(variables['VITE_SUPABASE_URL'] ? [] : [embeddedBackend()]),
      staticHost(),
    ],
    server: { port: 5173, strictPort: true },
    preview: { port: 4173, strictPort: true },
  });
});
