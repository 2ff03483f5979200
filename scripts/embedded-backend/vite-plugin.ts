import path from 'node:path';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { type EmbeddedBackend, startEmbeddedBackend } from './backend.ts';

const PREFIXES = ['/rest/v1/', '/storage/v1/', '/functions/v1/', '/auth/v1/', '/_system'];

/**
 * Serves the embedded backend on the development and the preview server, under Supabase's own paths.
 * `EMBEDDED_DATA_DIR` names its data directory, so that several servers can run side by side.
 */
export function embeddedBackend(): Plugin {
  async function mount(server: ViteDevServer | PreviewServer, defaultDir: string) {
    const port = server.config.server.port;
    const origins = [port, server.config.preview.port].flatMap((each) => [
      `http://localhost:${each}`,
      `http://127.0.0.1:${each}`,
    ]);
    const backend = await startEmbeddedBackend({
      dataDir: process.env['EMBEDDED_DATA_DIR'] ?? path.resolve('supabase/.temp', defaultDir),
      allowedOrigins: origins,
      functionRequestsPerMinute: Number(process.env['EMBEDDED_REQUESTS_PER_MINUTE'] ?? 30),
    });
    server.middlewares.use(route(backend));
    const close = () => void backend.close().finally(() => process.exit());
    process.once('SIGINT', close);
    process.once('SIGTERM', close);
  }

  return {
    name: 'embedded-backend',
    configureServer: (server) => mount(server, 'development'),
    configurePreviewServer: (server) => mount(server, 'preview'),
  };
}

function route(backend: EmbeddedBackend): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (PREFIXES.some((prefix) => request.url?.startsWith(prefix))) backend.handle(request, response);
    else next();
  };
}
