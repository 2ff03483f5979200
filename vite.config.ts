import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Rolldown } from 'vite';
import { embeddedKeys } from './scripts/backend/keys.ts';
import { embeddedBackend } from './scripts/backend/vite-plugin.ts';
import { staticHost } from './scripts/build/static-host.ts';

/**
 * Few files, cut along what is needed when. A group takes what its files import along with them, unless an earlier group
 * has it. A page's own code and words are files of their own.
 */
const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'index', test: /\/index\.html$|\/src\/main\.ts$/ },
  { name: 'pages', test: /\/src\/app\/start-up\/pages\.ts$|\/src\/content\/en\/(?:posts|services)\.ts$/ },
  {
    name: 'vendor',
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|react-helmet-async)\//,
  },
  {
    name: 'app',
    test: /\/src\/app\/|\/src\/components\/(?:sections|seo)\/|\/src\/components\/(?:service-icon|ui\/link)\.tsx$|\/lucide-react\/dist\/esm\/icons\/check\.\w+$/,
  },
  { name: 'accordion', test: /\/src\/components\/ui\/accordion\.tsx$/ },
  { name: 'dialog', test: /\/src\/components\/ui\/dialog\.tsx$/ },
  {
    name: 'places',
    test: /\/src\/components\/places\/|\/src\/content\/facts\/(?:coverage-map|regions)\.ts$/,
    minShareCount: 2,
  },
  // Pages without a form show a phone number, too.
  { name: 'phone', test: /\/_shared\/rules\/phone\.ts$|\/src\/components\/phone-link\.tsx$/ },
  {
    name: 'forms',
    test: /\/node_modules\/(?:zod|@tanstack)\/|\/src\/components\/ui\/|\/src\/lib\/(?:query-client|refused-error|spam-guard|stored-json)\.ts$|\/_shared\/(?:rules\/(?:lead-fields|plain-text|tracking-id)|words\/en\/errors)\.ts$/,
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
    plugins: [react(), tailwindcss(), ...(hasHostedBackend ? [] : [embeddedBackend()]), staticHost()],
    resolve: { tsconfigPaths: true },
    define: hasHostedBackend
      ? {}
      : { 'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(embeddedKeys.publishable) },
    build: {
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: isSsrBuild
        ? {}
        : {
            // Radix names its functions by calls, which would keep those that nothing uses.
            treeshake: { manualPureFunctions: ['__name'] },
            output: { codeSplitting: { groups: chunkGroups } },
          },
    },
    server: { port: 5173, strictPort: true },
    preview: { port: 4173, strictPort: true },
  };
});
