import path from 'node:path';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { addressIn } from '../../supabase/functions/_shared/domain/languages.ts';
import { isSpanishOn } from '../build/static-host.ts';
import { type EmbeddedBackend, isOurPath, startEmbeddedBackend } from './backend.ts';
import { makeDeskLink } from './desk.ts';
import { type DevAddresses, devPlaces, renderDevPage } from './dev-page.ts';
import { isFromThisMachine } from './mailbox/is-from-this-machine.ts';
import { addSampleReviews, addSamples } from './samples/add-samples.ts';
import { findSamples } from './samples/find-samples.ts';
import { settingsOfDeveloper } from './text-settings.ts';

type Kind = 'development' | 'preview';

const PREFIXES = ['/rest/v1/', '/storage/v1/', '/functions/v1/', '/auth/v1/'];

type Running = { backend: EmbeddedBackend; siteUrl: string; addresses: DevAddresses };

/**
 * When the development server restarts because a file that its configuration imports was edited, it loads this file
 * again in the same process. This finds the running backend, with its emails and links.
 */
const memory = globalThis as { embeddedBackend?: Promise<Running> };

/**
 * Serves the embedded backend on the development and preview servers: Supabase's own paths, its mailbox, and `/dev`,
 * which links to all of them (`/dev.json` has the same as data). The development server fills an empty database with
 * sample requests and haulers, and so does the preview server with `--samples`; without it, the preview server adds two
 * reviews to answer. Some of the functions' settings are passed on from the environment.
 *
 * - `EMBEDDED_DATA_DIR` sets the data directory, so that several servers can run side by side.
 * - `EMBEDDED_SAMPLE_LEADS=0` turns samples off.
 * - `EMBEDDED_MAIL=off` leaves the functions without an email provider, `EMBEDDED_TEXTS=off` without a text provider.
 */
export function embeddedBackend(): Plugin {
  async function start({ config }: ViteDevServer | PreviewServer, kind: Kind): Promise<Running> {
    const ports = { development: config.server.port, preview: config.preview.port };
    const origins = Object.values(ports).flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]);
    // With `strictPort`, the server listens on the configured port or not at all.
    const siteUrl = `http://localhost:${ports[kind]}`;
    config.logger.info('Starting the database, which takes a few seconds…');
    const backend = await startEmbeddedBackend({
      dataDir: process.env['EMBEDDED_DATA_DIR'] ?? path.resolve('supabase/.temp', kind),
      allowedOrigins: origins,
      mail: { siteUrl, provider: process.env['EMBEDDED_MAIL'] !== 'off' },
      texts: hasTexts(),
      digest: kind === 'development',
      fill: async (url) => {
        if (process.env['EMBEDDED_SAMPLE_LEADS'] === '0') return;
        if (kind === 'development' || process.argv.includes('--samples')) await addSamples(url);
        else await addSampleReviews(url);
      },
      environment: settingsOfDeveloper(process.env),
      studio: kind === 'development',
    });
    const end = () => void backend.close().finally(() => process.exit());
    process.once('SIGINT', end).once('SIGTERM', end);
    const desk = await makeDeskLink(backend.database);
    const addresses = {
      desk: desk && `${siteUrl}/desk/${desk}`,
      mailbox: `${siteUrl}/mailbox`,
      tables: kind === 'development' ? `${backend.url}/` : undefined,
      spanish: isSpanishOn(config.env) ? siteUrl + addressIn('es', '/') : undefined,
    };
    return { backend, siteUrl, addresses };
  }

  async function serve(server: ViteDevServer | PreviewServer, kind: Kind) {
    // Vite exits when stdin ends, and a server in the background has none.
    process.stdin.removeAllListeners('end');
    memory.embeddedBackend ??= start(server, kind);
    const { backend, siteUrl, addresses } = await memory.embeddedBackend;
    server.middlewares.use(route(backend, addresses));
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      const { spanish, desk, mailbox } = addresses;
      const lines = { Español: spanish, Desk: desk, Mailbox: mailbox, Samples: `${siteUrl}/dev` };
      for (const [name, address] of Object.entries(lines)) {
        if (address) server.config.logger.info(`  ➜  ${`${name}:`.padEnd(9)}${address}`);
      }
    };
  }

  return {
    name: 'embedded-backend',
    // Without a text provider, no page of the demo says that we send texts.
    config: () => (hasTexts() ? {} : { define: { 'import.meta.env.VITE_TEXTS': '"off"' } }),
    configureServer: (server) => serve(server, 'development'),
    configurePreviewServer: (server) => serve(server, 'preview'),
  };
}

function hasTexts(): boolean {
  return process.env['EMBEDDED_TEXTS'] !== 'off';
}

function route(backend: EmbeddedBackend, addresses: DevAddresses): Connect.NextHandleFunction {
  return (request, response, next) => {
    const isOurs = isOurPath(request.url) || PREFIXES.some((prefix) => request.url?.startsWith(prefix));
    if (isOurs) backend.handle(request, response);
    // It links to the desk, which only this machine can open.
    else if ((request.url === '/dev' || request.url === '/dev.json') && isFromThisMachine(request)) {
      findSamples(backend.url).then((samples) => {
        const places = devPlaces(addresses, samples);
        const isJson = request.url === '/dev.json';
        response.setHeader('content-type', isJson ? 'application/json' : 'text/html; charset=utf-8');
        response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:");
        response.end(isJson ? JSON.stringify(places) : renderDevPage(places));
      }, next);
    } else next();
  };
}
