/**
 * Builds the site into `dist/`. For each language: its scripts and the prerendered HTML of every public address,
 * `404.html`, and the shells of `/track/*`, `/stop-mail/*`, `/pause/*`, `/job/*`, `/review/*`, `/agreement/*` and, only
 * in English, `/desk/*`. Then the sitemap, the job page's service worker and the host's own files.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, loadEnv } from 'vite';
import { addressIn, type Language, splitAddress } from '../../supabase/functions/_shared/domain/languages.ts';
import { entryScripts, moveManifest, readManifest, refuseImportCycles, scriptsOf } from './build-manifest.ts';
import { heroPreload } from './hero-preload.ts';
import { headersFile, netlifyConfig, redirectsFile, vercelJson } from './host-files.ts';
import { fileListOf, jobWorker } from './job-worker/job-worker.ts';
import { siteIn } from './site-config.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import { splitHead } from './split-head.ts';
import { hostRules, isSpanishOn, pageFile } from './static-host.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'dist');
const serverBuild = path.join(root, 'dist-ssr');

type Server = typeof import('../../src/app/entry-server.tsx');

const mode = 'production';
const environment = loadEnv(mode, root, 'VITE_');
const spanishOn = isSpanishOn(environment);
const release = environment['VITE_REPORTS'] === 'off' ? '' : `<meta name="release" content="${releaseId()}">`;
const rules = hostRules({
  backendUrl: environment['VITE_SUPABASE_URL'],
  measurementId: environment['VITE_GA_MEASUREMENT_ID'],
  spanishOn,
});
const otherPages = [...rules.notFound, ...rules.rewrites.map(({ to }) => to)].map(splitAddress);

if (!environment['VITE_SUPABASE_URL']) {
  console.warn('VITE_SUPABASE_URL is not set: this build works only with `npm run preview` and its embedded backend.');
}
await rm(dist, { recursive: true, force: true });
const english = await buildSite('en');
const sites = spanishOn ? [english, await buildSite('es')] : [english];

// After all builds, because each of them writes an `index.html`.
const started = performance.now();
const publicPages: (Server['routes'][number] & { language: Language; hasTranslation: boolean; isEmpty: boolean })[] =
  [];
for (const { language, template, server } of sites) {
  for (const route of server.routes.filter(({ isPublic }) => isPublic)) {
    await prerender(route.path);
    const isEmpty = server.emptyPages.includes(route.path);
    publicPages.push({ ...route, language, hasTranslation: spanishOn && route.spanish === true, isEmpty });
  }
  for (const page of otherPages.filter((each) => each.language === language)) await prerender(page.path);

  async function prerender(pagePath: string) {
    const { head, body } = splitHead(await server.render(pagePath));
    const html = template
      .replace('<!--app-head-->', () => head + heroPreload(body))
      .replace('<!--app-html-->', () => body);
    await write(pageFile(addressIn(language, pagePath)), html);
  }
}
await rm(serverBuild, { recursive: true });
console.log(
  `Prerendered ${publicPages.length + otherPages.length} pages in ${Math.round(performance.now() - started)} ms`,
);

const { name, url } = english.server.site;
const appManifest = JSON.parse(await readFile(path.join(dist, 'manifest.webmanifest'), 'utf8'));
await write('manifest.webmanifest', JSON.stringify({ ...appManifest, name, short_name: name }));
const listed = publicPages.filter(({ isEmpty }) => !isEmpty);
await write('sitemap.xml', sitemapXml(url, listed, lastContentChange()));
await write('robots.txt', robotsTxt(url));
const isJobOffline = environment['VITE_JOB_OFFLINE'] !== 'off';
const fileLists = sites.map(({ language }) => fileListOf(readManifest(language), language, readBuilt));
await write('job-worker.js', jobWorker(isJobOffline ? fileLists : undefined));
await write('_headers', headersFile(rules));
await write('_redirects', redirectsFile(rules));
await write(path.join(root, '.netlify/v1/config.json'), netlifyConfig(rules));
await write('vercel.json', vercelJson(rules));

async function buildSite(language: Language) {
  return { language, template: await buildClient(language), server: await buildServer(language) };
}

/**
 * Builds the client.
 *
 * @returns the HTML template. It lists the booking form's files that are not on every page anyway, so that pages can
 * prefetch them: see `src/app/start-up/prefetch.ts`.
 */
async function buildClient(language: Language): Promise<string> {
  const site = siteIn(language, { mode, command: 'build' });
  await build({ ...site, configFile: false, build: { ...site.build, emptyOutDir: false } });
  const manifest = moveManifest(dist, language);
  refuseImportCycles(manifest);
  const onEveryPage = scriptsOf(manifest, entryScripts(manifest));
  const bookingCode = scriptsOf(manifest, ['src/pages/book-page.tsx'])
    .filter((file) => !onEveryPage.includes(file))
    .map((file) => `/${file}`);
  const template = await readFile(path.join(dist, 'index.html'), 'utf8');
  return template.replace(
    '<!--app-head-->',
    (mark) => `${mark}${release}<meta name="booking-code" content="${bookingCode.join(' ')}">`,
  );
}

/** Builds the server that prerenders the pages. */
async function buildServer(language: Language): Promise<Server> {
  const outDir = path.join(serverBuild, language);
  const site = siteIn(language, { mode, command: 'build', isSsrBuild: true });
  await build({
    ...site,
    configFile: false,
    build: { ...site.build, ssr: 'src/app/entry-server.tsx', outDir, emptyOutDir: true },
  });
  return import(path.join(outDir, 'entry-server.js'));
}

/** A file of `dist/`. */
function readBuilt(file: string): Uint8Array {
  return readFileSync(path.join(dist, file));
}

/** Writes a file to `dist/`, or to an absolute path. */
async function write(file: string, content: string | Uint8Array) {
  const target = path.resolve(dist, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

/** Identifies the build in error reports: the short commit hash, or the build time without git. */
function releaseId(): string {
  return git('rev-parse', '--short=8', 'HEAD') ?? Date.now().toString(36);
}

/** The date of the last commit that changed the pages' content; undefined without git. */
function lastContentChange(): string | undefined {
  return git('log', '-1', '--format=%cs', '--', 'src', 'public');
}

/** The output of git; undefined if it is empty or git is missing. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
