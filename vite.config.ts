import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Rolldown } from 'vite';
import { embeddedKeys } from './scripts/backend/keys.ts';
import { embeddedBackend } from './scripts/backend/vite-plugin.ts';
import { staticHost } from './scripts/build/static-host.ts';
import { trimLibraries } from './scripts/trim-libraries.ts';

const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'));

/**
 * Few files, cut along what is needed when: what a page itself starts with (`index`), what every page runs (`vendor`,
 * `app`), what forms share (`forms`), what pages of words share (`content`), and what both do (`shared`). A page's own code
 * and words are files of their own. An earlier group goes before a later one.
 */
const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'index',
    test: anyOf(
      '/index\\.html$',
      '/src/main\\.ts$',
      '/src/app/(?:first-touch|reload-once)\\.ts$',
      'vite/preload-helper',
    ),
  },
  {
    name: 'vendor',
    test: anyOf(
      '/node_modules/(?:react|react-dom|scheduler|react-router|react-router-dom|clsx)/',
      '/node_modules/(?:react-helmet-async|react-fast-compare|invariant|shallowequal)/',
      '/node_modules/lucide-react/dist/esm/(?!icons)',
    ),
  },
  {
    name: 'app',
    test: anyOf(
      '/src/app/',
      '/src/content/(?:site|entry-of|cities/index|services/index|posts/index|landing-pages/index)\\.ts$',
      '/src/lib/(?:paths|notify|social-image)\\.ts$',
      '/src/components/(?:seo/(?:seo|breadcrumbs)|logo|toaster-host|ui/button)\\.tsx?$',
      '/src/features/(?:analytics/|booking/book-link)',
    ),
  },
  {
    name: 'forms',
    test: anyOf(
      '/node_modules/(?:zod|@tanstack)/',
      '/src/components/ui/(?:field|error-summary|honeypot)\\.tsx$',
      '/src/lib/(?:stored-json|query-client|refused-error|spam-guard|tracking-id)\\.ts$',
      '/src/features/booking/recent-requests\\.ts$',
    ),
    minShareCount: 2,
  },
  {
    name: 'shared',
    test: anyOf(
      '/src/components/(?:picture|service-icon|breadcrumbs|seo/structured-data)\\.tsx?$',
      '/src/content/pictures\\.ts$',
      '/src/lib/(?:dates|phone)\\.ts$',
      '/node_modules/lucide-react/',
    ),
    minShareCount: 2,
  },
  {
    name: 'content',
    test: anyOf('/src/components/(?!ui/)', '/src/components/ui/link\\.tsx$', '/src/features/booking/book-panel\\.tsx$'),
    minShareCount: 2,
  },
].map((group, index, groups) => ({ ...group, priority: groups.length - index }));

export default defineConfig(({ mode, command, isSsrBuild }) => {
  const environment = loadEnv(mode, process.cwd(), 'VITE_');
  const hasHostedBackend = Boolean(environment['VITE_SUPABASE_URL']);
  if (command === 'build' && !hasHostedBackend && !isSsrBuild) {
    console.warn(
      'VITE_SUPABASE_URL is not set: this build works with `npm run preview` and its embedded backend only.',
    );
  }
  return {
    plugins: [react(), tailwindcss(), ...(hasHostedBackend ? [] : [embeddedBackend()]), staticHost(), trimLibraries()],
    resolve: { tsconfigPaths: true },
    define: hasHostedBackend
      ? {}
      : { 'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(embeddedKeys.publishable) },
    build: {
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunkGroups } } },
    },
    server: { port: 5173, strictPort: true },
    preview: { port: 4173, strictPort: true },
  };
});
