import path from 'node:path';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { addressIn, type Language } from '../../supabase/functions/_shared/domain/languages.ts';
import { isSpanishOn } from '../build/static-host.ts';
import { type EmbeddedBackend, isOurPath, startEmbeddedBackend } from './backend.ts';
import { makeDeskLink } from './desk.ts';
import { addSampleLeads, addSampleReviews, type Samples } from './sample-leads.ts';
import type { FoundReview } from './sample-reviews.ts';
import { settingsOfDeveloper } from './text-settings.ts';

const PREFIXES = ['/rest/v1/', '/storage/v1/', '/functions/v1/', '/auth/v1/'];

/** A restarted development server loads this file anew, in the same process: here it finds what is still running. */
const memory = globalThis as { embeddedBackend?: EmbeddedBackend | undefined };

/**
 * Serves the embedded backend on the development and the preview server, under Supabase's own paths, and its mailbox.
 * `EMBEDDED_DATA_DIR` names its data directory, so that several servers can run side by side. The development server
 * fills an empty database with sample requests and haulers, and the preview server with two reviews to write, unless
 * `EMBEDDED_SAMPLE_LEADS` is 0. `EMBEDDED_MAIL=off` leaves the functions without a mail provider, as a project is whose
 * operator has not chosen one, and `EMBEDDED_TEXTS=off` without a text provider. Some settings of the functions go on to
 * them from the environment.
 */
export function embeddedBackend(): Plugin {
  async function mount(
    server: ViteDevServer | PreviewServer,
    kind: 'development' | 'preview',
    fill = async (_url: string) => {},
  ) {
    const ports = { development: server.config.server.port, preview: server.config.preview.port };
    const origins = Object.values(ports).flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]);
    const isRestart = 'embeddedBackend' in memory;
    await memory.embeddedBackend?.close();
    memory.embeddedBackend = undefined;
    const backend = await startEmbeddedBackend({
      dataDir: process.env['EMBEDDED_DATA_DIR'] ?? path.resolve('supabase/.temp', kind),
      allowedOrigins: origins,
      // `strictPort`: no other than the configured port is listened on.
      mail: { siteUrl: `http://localhost:${ports[kind]}`, provider: process.env['EMBEDDED_MAIL'] !== 'off' },
      texts: hasTexts(),
      digest: kind === 'development',
      fill,
      environment: settingsOfDeveloper(process.env),
      studio: kind === 'development',
    });
    server.middlewares.use(route(backend));
    memory.embeddedBackend = backend;
    const end = () => void Promise.resolve(memory.embeddedBackend?.close()).finally(() => process.exit());
    if (!isRestart) process.once('SIGINT', end).once('SIGTERM', end);
    return backend;
  }

  return {
    name: 'embedded-backend',
    // Without a provider of texts, no page of the demo says that we text.
    config: () => (hasTexts() ? {} : { define: { 'import.meta.env.VITE_TEXTS': '"off"' } }),
    async configureServer(server) {
      let samples: Samples = { leads: [], jobs: [], reviews: [] };
      const backend = await mount(server, 'development', async (url) => {
        if (hasSamples()) samples = await addSampleLeads(url);
      });
      const addresses = [
        `  Tables:  ${backend.url}/`,
        ...(await addressesOf(backend, server.config.server.port)),
        ...spanishAddresses(server, server.config.server.port),
      ];
      server.config.logger.info(['', ...addresses].join('\n'));
      printSamples(server, samples);
      printReviews(server, server.config.server.port, samples.reviews);
    },
    async configurePreviewServer(server) {
      let reviews: FoundReview[] = [];
      const backend = await mount(server, 'preview', async (url) => {
        if (hasSamples()) reviews = await addSampleReviews(url);
      });
      const { port } = server.config.preview;
      const addresses = [...(await addressesOf(backend, port)), ...spanishAddresses(server, port)];
      server.config.logger.info(['', ...addresses].join('\n'));
      printReviews(server, port, reviews);
    },
  };
}

function hasSamples(): boolean {
  return process.env['EMBEDDED_SAMPLE_LEADS'] !== '0';
}

function hasTexts(): boolean {
  return process.env['EMBEDDED_TEXTS'] !== 'off';
}

function route(backend: EmbeddedBackend): Connect.NextHandleFunction {
  return (request, response, next) => {
    const isOurs = isOurPath(request.url) || PREFIXES.some((prefix) => request.url?.startsWith(prefix));
    if (isOurs) backend.handle(request, response);
    else next();
  };
}

/** Where the operator reads and works. Each start makes a link to the desk of its own. */
async function addressesOf(backend: EmbeddedBackend, port: number): Promise<string[]> {
  const token = await makeDeskLink(backend.database);
  const mailbox = `  Mailbox: ${backend.url}/mailbox`;
  return token === undefined ? [mailbox] : [mailbox, `  Desk:    http://localhost:${port}/desk/${token}`];
}

/** Where the site is in Spanish, if it is. */
function spanishAddresses({ config }: ViteDevServer | PreviewServer, port: number): string[] {
  return isSpanishOn(config.env) ? [`  Spanish: http://localhost:${port}${addressIn('es', '/')}`] : [];
}

function printSamples({ config }: ViteDevServer, { leads, jobs }: Samples) {
  const pageOf = (language: Language = 'en', path: string) =>
    `http://localhost:${config.server.port}${addressIn(isSpanishOn(config.env) ? language : 'en', path)}`;
  const requestLines = leads.map(({ trackingId, status, language, pickup, told }) =>
    [`  ${status.padEnd(13)} ${pageOf(language, `/track/${trackingId}`)}`, pickup ?? [], told ?? []].flat().join('  '),
  );
  const jobLines = jobs.map(({ token, state, language, hauler, pickup, told }) =>
    [`  ${state.padEnd(13)} ${pageOf(language, `/job/${token}`)}  ${hauler}`, pickup ?? [], told ?? []]
      .flat()
      .join(', '),
  );
  if (leads.length > 0) config.logger.info(['\n  Sample requests:', ...requestLines].join('\n'));
  if (jobs.length > 0) config.logger.info(['\n  Sample jobs, as haulers see them:', ...jobLines].join('\n'));
}

function printReviews({ config }: ViteDevServer | PreviewServer, port: number, reviews: readonly FoundReview[]) {
  const lines = reviews.map(({ token, state }) => `  ${state.padEnd(13)} http://localhost:${port}/review/${token}`);
  if (lines.length > 0) config.logger.info(['\n  Sample reviews:', ...lines].join('\n'));
}
