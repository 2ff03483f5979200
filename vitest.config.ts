import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { reviewsPlugin } from './scripts/build/reviews-plugin.ts';
import { siteLanguage } from './scripts/build/site-language.ts';
import type { Language } from './supabase/functions/_shared/domain/languages.ts';

/** In milliseconds. Generous, so that a slow machine does not fail tests. */
const testTimeout = 60_000;

/** Component tests run in English. In Spanish there is one test of each page, and of what is only in Spanish. */
function componentsIn(language: Language, include: string[]): TestProjectConfiguration {
  return {
    plugins: [react(), siteLanguage(language), reviewsPlugin(language)],
    resolve: { tsconfigPaths: true },
    test: {
      name: language === 'en' ? 'components' : 'components-es',
      include,
      environment: 'jsdom',
      setupFiles: ['tests/components/setup.ts'],
      env: {
        SITE_LANGUAGE: language,
        TZ: 'America/Los_Angeles',
        VITE_SUPABASE_URL: 'http://backend.test',
        VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
        VITE_SPANISH: 'on',
      },
      testTimeout,
    },
  };
}

export default defineConfig({
  test: {
    reporters: ['default', './scripts/test/counts-reporter.ts'],
    // Tests wait for timers and other processes now and then: the default leaves a core for that.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [siteLanguage('en'), reviewsPlugin('en')],
        resolve: { tsconfigPaths: true },
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], testTimeout, env: { SITE_LANGUAGE: 'en' } },
      },
      // What the last build contains: `npm run build` first.
      {
        plugins: [siteLanguage('en')],
        resolve: { tsconfigPaths: true },
        test: { name: 'built', include: ['tests/built/*.test.ts'], testTimeout },
      },
      componentsIn('en', ['tests/components/*.test.tsx']),
      componentsIn('es', ['tests/components/spanish/*.test.tsx']),
      // These start Postgres servers of their own.
      {
        plugins: [siteLanguage('en')],
        resolve: { tsconfigPaths: true },
        test: { name: 'postgres', include: ['tests/postgres/**/*.test.ts'], testTimeout },
      },
      {
        plugins: [siteLanguage('en')],
        resolve: { tsconfigPaths: true },
        test: {
          name: 'backend',
          include: ['tests/database/**/*.test.ts', 'tests/functions/**/*.test.ts'],
          globalSetup: ['tests/support/start-backends.ts'],
          testTimeout,
          // Hooks forget the rows of the file before.
          hookTimeout: testTimeout,
        },
      },
    ],
  },
});
