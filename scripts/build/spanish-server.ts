import { createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite';
import { addressIn, splitAddress } from '../../supabase/functions/_shared/domain/languages.ts';

/**
 * Serves the Spanish side on the development server: by a server of its own behind `/es`, which starts with the first
 * visit.
 *
 * @param configure makes the configuration of the Spanish site.
 */
export function spanishServer(configure: () => InlineConfig): Plugin {
  let spanish: Promise<ViteDevServer> | undefined;
  return {
    name: 'spanish-server',
    apply: 'serve',
    configureServer(server) {
      const start = () =>
        createServer({
          ...configure(),
          configFile: false,
          base: `${addressIn('es', '/')}/`,
          cacheDir: 'node_modules/.vite/es',
          server: { middlewareMode: true, hmr: server.httpServer ? { server: server.httpServer } : false },
        });
      server.middlewares.use(async (request, response, next) => {
        if (splitAddress(request.url ?? '/').language === 'en') return next();
        spanish ??= start();
        (await spanish).middlewares(request, response, next);
      });
      server.httpServer?.once('close', async () => (await spanish)?.close());
    },
  };
}
