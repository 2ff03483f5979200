/**
 * Turns the built single-page app into what a static host serves: one HTML document per public address, `404.html`, the
 * shells of `/track/*`, `/stop-mail/*`, `/job/*`, `/review/*` and `/desk/*`, the same in Spanish but for the desk, and
 * around them the sitemap, the host's own files and the pictures for link previews. Runs after both builds, see
 * `npm run build`.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnv } from 'vite';
import { type Language, languages, splitAddress } from '../../supabase/functions/_shared/domain/languages.ts';
import { refuseCircles, scriptsOf, startOf, takeManifest } from './build-manifest.ts';
import { heroPreload } from './hero-preload.ts';
import { headersFile, redirectsFile, vercelJson } from './host-files.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import { drawSocialImages } from './social-images.ts';
import { splitHead } from './split-head.ts';
import { hostRules, pageFile } from './static-host.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'dist');
const serverBuild = path.join(root, 'dist-ssr');

const server: typeof import('../../src/app/entry-server.tsx') = await import(path.join(serverBuild, 'entry-server.js'));
const template = await readFile(path.join(dist, 'index.html'), 'utf8');

/** The files of the booking form that no page has anyway. Pages fetch them ahead: see `src/app/start-up/prefetch.ts`. */
const manifest = takeManifest(dist);
refuseCircles(manifest);
const onEveryPage = scriptsOf(manifest, startOf(manifest));
const bookingCode = scriptsOf(manifest, ['src/pages/book-page.tsx'])
  .filter((file) => !onEveryPage.includes(file))
  .map((file) => `/${file}`);
const bookingHint = `<meta name="booking-code" content="${bookingCode.join(' ')}">`;

async function write(file: string, content: string | Uint8Array) {
  const target = path.join(dist, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

/** Writes the page of a path in a language and returns what it says in its head. */
async function prerender(pagePath: string, language: Language): Promise<string> {
  const { head, body } = splitHead(await server.render(pagePath, language));
  const html = template
    .replace(`lang="${server.documentLanguages.en}"`, `lang="${server.documentLanguages[language]}"`)
    .replace('<!--app-head-->', () => head + heroPreload(body) + bookingHint)
    .replace('<!--app-html-->', () => body);
  await write(pageFile(addressIn(language, pagePath)), html);
  return head;
}

/** The date of the last commit that changed what the pages say; undefined without git. */
function lastContentChange(): string | undefined {
  try {
    const args = ['log', '-1', '--format=%cs', '--', 'src', 'public'];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

const started = performance.now();
const { spanishOn, addressIn } = server;
const inLanguages = languages.filter((language) => language === 'en' || spanishOn);
const publicPages = inLanguages.flatMap((language) =>
  server.routes
    .filter(({ isPublic, spanish = false }) => isPublic && (language === 'en' || spanish))
    .map((route) => ({ ...route, language, hasPair: spanishOn && route.spanish === true })),
);
/** By language and path, what the pages say in their heads. */
const heads = new Map(inLanguages.map((language) => [language, new Map<string, string>()]));
for (const { path: pagePath, language } of publicPages) {
  heads.get(language)?.set(pagePath, await prerender(pagePath, language));
}
const otherPages = [...hostRules({ spanishOn }).notFound, ...hostRules({ spanishOn }).rewrites.map(({ to }) => to)];
for (const address of otherPages) {
  const { language, path: pagePath } = splitAddress(address);
  await prerender(pagePath, language);
}
await rm(serverBuild, { recursive: true });
const prerendered = performance.now();
console.log(`Prerendered ${publicPages.length + otherPages.length} pages in ${Math.round(prerendered - started)} ms`);

const appManifest = JSON.parse(await readFile(path.join(dist, 'manifest.webmanifest'), 'utf8'));
const { name } = server.site;
await write('manifest.webmanifest', JSON.stringify({ ...appManifest, name, short_name: name }));
await write('sitemap.xml', sitemapXml(server.site.url, publicPages, lastContentChange()));
await write('robots.txt', robotsTxt(server.site.url));

const environment = loadEnv('production', root, 'VITE_');
const rules = hostRules({
  backendUrl: environment['VITE_SUPABASE_URL'],
  measurementId: environment['VITE_GA_MEASUREMENT_ID'],
  spanishOn,
});
await write('_headers', headersFile(rules));
await write('_redirects', redirectsFile(rules));
await write('vercel.json', vercelJson(rules));

const drawings = await Promise.all(
  [...heads].map(([language, ofLanguage]) =>
    drawSocialImages(server.site.name, server.socialImageWords[language], ofLanguage, language, write),
  ),
);
const drawn = drawings.reduce((total, count) => total + count);
console.log(`Drew ${drawn} pictures for link previews in ${Math.round(performance.now() - prerendered)} ms`);
