import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, loadEnv, type Rolldown, type UserConfig } from 'vite';
import type { Language } from '../../supabase/functions/_shared/domain/languages.ts';
import { embeddedKeys } from '../backend/keys.ts';
import { reviewsPlugin } from './reviews-plugin.ts';
import { siteLanguage } from './site-language.ts';
import { isSpanishOn } from './static-host.ts';

/**
 * Few files, split by when they are needed; each page's own code and words are separate files. A group pulls in
 * whatever its files import, unless an earlier group already has it.
 */
const chunkGroups = [
  // The entry chunk. Without this group, 89 KB instead of 2 KB load before the first paint.
  { name: 'index', tags: ['$initial' as const] },
  // Lists where each page's code is, so that it is fetched in parallel with React, not after it.
  { name: 'pages', test: /\/src\/app\/(?:routes|start-up\/pages)\./ },
  // Stays in a visitor's cache when a new version of the site is published.
  {
    name: 'vendor',
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|react-helmet-async)\//,
  },
  // Code that most pages use.
  {
    name: 'app',
    test: /\/src\/(?:app\/|content\/(?:sentences|shapes\/prose|e[ns]\/links)|components\/(?:[^/]+$|sections\/|seo\/|reviews\/|ui\/prose-text))|reviews\/claims$|\/icons\/plus\.|\/(?:(?:call-)?promise|final-price|something-else|zip-invalid|ascii-digits)\.ts$/,
  },
  // Code shared by forms, and small files that most of their pages use. Without react-hook-form, which the contact page
  // does not use.
  {
    name: 'forms',
    test: /\/node_modules\/(?:zod|@tanstack)\/|\/src\/(?:components\/(?:fields\/|ui\/choice\.)|lib\/forms\/)|\/(?:write-to-us|tracking-id)\.tsx?$/,
    minShareCount: 2,
  },
  // The words of invalid fields, and their checks: both are small, and no form does without. With a list of 0.1 KB.
  { name: 'errors', test: /\/(?:words\/e[ns]\/(?:errors|contact-subjects)|contracts\/fields)\.ts$/, minShareCount: 2 },
  { name: 'load-sizes', test: /\/load-(?:sizes?|pictures)\.ts$/, minShareCount: 2 },
  { name: 'zip', test: /\/(?:domain\/zip-code\.ts|zip-form\.ts|out-of-state\.tsx)$/ },
  // The ways to the booking form that fill in something there.
  { name: 'choices', test: /\/features\/booking\/(?:zip-form|choice-link)\.tsx$/ },
  // Times of pickups.
  {
    name: 'pickups',
    test: /\/src\/features\/request\/los-angeles-clock\.|\/words\/e[ns]\/pickups\./,
    minShareCount: 2,
  },
  // What several contracts read answers with.
  { name: 'answers', test: /\/contracts\/(?:answers|pickup)\.ts$/, minShareCount: 2 },
].map((group, index, groups): Rolldown.CodeSplittingGroup => ({ ...group, priority: groups.length - index }));

/** The files that the entry chunk loads on every page. */
const STARTED = /^assets\/(?:index|pages|vendor|app|rolldown-runtime)-/;

/**
 * The files to preload with a dynamic import. Leaves out the imported file itself, which is fetched at the same moment,
 * and files that the page has already loaded: listing them would cost 0.5 KB on every page.
 */
function filesToFetch(imported: string, files: string[], { hostId }: { hostId: string }): string[] {
  const others = files.filter((file) => file !== imported);
  return hostId.startsWith('assets/index-') ? others : others.filter((file) => !STARTED.test(file));
}

/** The configuration of the site in one language. */
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
      // As README says. Tailwind CSS needs them.
      target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
      manifest: true,
      modulePreload: { polyfill: false, resolveDependencies: filesToFetch },
      rolldownOptions: {
        // Radix wraps functions in calls of `__name`, which would keep unused ones from being tree-shaken.
        treeshake: { manualPureFunctions: ['__name'] },
        output: {
          // Every page names the files of all others, and hex digits compress best: 0.3 KB less per page. Seven hex
          // digits give 268 million hashes, enough to tell versions of a file apart.
          hashCharacters: 'hex',
          ...(isSsrBuild
            ? {}
            : { chunkFileNames: 'assets/[name]-[hash:7].js', codeSplitting: { groups: chunkGroups } }),
        },
      },
    },
  };
}
