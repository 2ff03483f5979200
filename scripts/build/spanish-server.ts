import { createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite';
import { addressIn, splitAddress } from '../../supabase/functions/_shared/domain/languages.ts';

/**
 * Serves the Spanish site under `/es` on the development server, from a second Vite server that starts at the first
 * visit.
 *
 * @param configure returns the configuration of the Spanish site.
 */
export function spanishServer(configure: () => InlineConfig): Plugin {
  let spanish: Promise<ViteDevServer> | undefined;
  return {
    name: 'spanish-server',
    apply: 'serve',
    configureServer({ middlewares, httpServer }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (splitAddress(pathname).language === 'en') return next();
        spanish ??= createServer({
          ...configure(),
          configFile: false,
          base: `${addressIn('es', '/')}/`,
          cacheDir: 'node_modules/.vite/es',
          server: { middlewareMode: true, hmr: httpServer ? { server: httpServer } : false },
        });
        spanish.then((server) => server.middlewares(request, response, next), next);
      });
    },
    async buildEnd() {
      await (await spanish)?.close();
    },
  };
}
