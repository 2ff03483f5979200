import { defineConfig, loadEnv, mergeConfig } from 'vite';
import { embeddedBackend } from './scripts/backend/vite-plugin.ts';
import { siteIn } from './scripts/build/site-config.ts';
import { spanishServer } from './scripts/build/spanish-server.ts';
import { isSpanishOn, staticHost } from './scripts/build/static-host.ts';

/**
 * The servers for development and preview: the English site, with the Spanish one and the embedded backend beside it.
 */
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
