import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { embeddedKeys } from './scripts/embedded-backend/keys.ts';
import { embeddedBackend } from './scripts/embedded-backend/vite-plugin.ts';
import { staticHost } from './scripts/static-host.ts';
import { trimLibraries } from './scripts/trim-libraries.ts';

/**
 * Few files, cut along what is needed at once: what every page runs (`vendor`, `app`), what pages of words share
 * (`content`), what forms share (`forms`), and what both do (`shared`). A page's own code and words are files of their own.
 */
const chunkGroups = [
  { name: 'vendor', test: /\/node_modules\/|vite\/preload-helper/, tags: ['$initial' as const], priority: 5 },
  { name: 'app', test: /\/src\/(?!main|app\/)/, tags: ['$initial' as const], priority: 4 },
  {
    name: 'forms',
    test: /\/node_modules\/(zod|@tanstack)\/|\/src\/(components\/ui\/(field|error-summary|honeypot)|lib\/(stored-json|query-client|spam-guard|tracking-id)|features\/booking\/(recent-requests|refused-error))/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'shared',
    test: /\/src\/(components\/(picture|service-icon)|content\/pictures|lib\/(dates|phone))|\/lucide-react\//,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'content', test: /\/src\/components\/(?!ui\/)/, minShareCount: 2, priority: 1 },
];

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
    resolve: { alias: { '@functions': path.resolve('supabase/functions/_shared'), '@': path.resolve('src') } },
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
