import path from 'node:path';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { addressIn } from '../../supabase/functions/_shared/domain/languages.ts';
import { isSpanishOn } from '../build/static-host.ts';
import { type EmbeddedBackend, isOurPath, startEmbeddedBackend } from './backend.ts';
import { makeDeskLink } from './desk.ts';
import { type DevAddresses, renderDevPage } from './dev-page.ts';
import { isFromThisMachine } from './mailbox/is-from-this-machine.ts';
import { addSampleLeads, addSampleReviews, findSamples } from './sample-leads.ts';
import { settingsOfDeveloper } from './text-settings.ts';

type Kind = 'development' | 'preview';

const PREFIXES = ['/rest/v1/', '/storage/v1/', '/functions/v1/', '/auth/v1/'];

type Running = { backend: EmbeddedBackend; siteUrl: string; addresses: DevAddresses };

/**
 * A development server that restarts, since a file that its configuration needs was edited, loads this file anew in the
 * same process: here it finds the backend that is running, with its emails and its links.
 */
const memory = globalThis as { embeddedBackend?: Promise<Running> };

/**
 * Serves the embedded backend on the development and the preview server, under Supabase's own paths, its mailbox, and
 * `/dev`, which leads to all that is there. `EMBEDDED_DATA_DIR` names its data directory, so that several servers can
 * run side by side. The development server fills an empty database with sample requests and haulers, and so does the
 * preview server with `--samples`, which has two reviews to write without it; neither does if `EMBEDDED_SAMPLE_LEADS` is 0.
 * `EMBEDDED_MAIL=off` leaves the functions without a mail provider, as a project is whose operator has not chosen one,
 * and `EMBEDDED_TEXTS=off` without a text provider. Some settings of the functions go on to them from the environment.
 */
export function embeddedBackend(): Plugin {
  async function start({ config }: ViteDevServer | PreviewServer, kind: Kind): Promise<Running> {
    const ports = { development: config.server.port, preview: config.preview.port };
    const origins = Object.values(ports).flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]);
    // `strictPort`: no other than the configured port is listened on.
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
        if (kind === 'development' || process.argv.includes('--samples')) await addSampleLeads(url);
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
    // Vite ends when its input does, and a server in the background has none.
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
    // Without a provider of texts, no page of the demo says that we text.
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
    // It leads to the desk, which is nobody else's.
    else if (request.url === '/dev' && isFromThisMachine(request)) {
      findSamples(backend.url).then((samples) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:");
        response.end(renderDevPage(addresses, samples));
      }, next);
    } else next();
  };
}
