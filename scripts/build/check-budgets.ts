/**
 * Measures what the built pages make a phone download and fails if one is over budget: `npm run budgets`, after a
 * build. Counts bytes as a host sends them (text in brotli), not times.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  addressIn,
  type Language,
  languages,
  splitAddress,
} from '../../supabase/functions/_shared/domain/languages.ts';
import { entryScripts, readManifest, scriptsOf } from './build-manifest.ts';
import { codeOfPages } from './page-code.ts';
import { pageFile } from './static-host.ts';

const KB = 1000;
const dist = path.resolve(import.meta.dirname, '../../dist');

/** In KB, except for requests. `firstView` includes fonts and the pictures that a phone loads first. */
type Budget = { scripts: number; requests: number; firstView: number };

/** What the largest page of each class needs, and about 5 % more. All but `content` load the libraries of forms. */
const BUDGETS = {
  content: { scripts: 118, requests: 22, firstView: 178 },
  form: { scripts: 155, requests: 23, firstView: 191 },
  work: { scripts: 152, requests: 25, firstView: 187 },
  trackingAndJob: { scripts: 178, requests: 31, firstView: 212 },
  desk: { scripts: 200, requests: 31, firstView: 233 },
} satisfies Record<string, Budget>;
type PageClass = keyof typeof BUDGETS;

/** By path. Other pages are `content`. */
const CLASSES: Record<string, PageClass> = {
  '/book': 'form',
  '/contact': 'form',
  '/haulers': 'form',
  '/track': 'trackingAndJob',
  '/job': 'trackingAndJob',
  '/stop-mail': 'work',
  '/pause': 'work',
  '/review': 'work',
  '/agreement': 'work',
  '/desk': 'desk',
};

/** Of every page, in KB. */
const STYLES_BUDGET = 11;
const HTML_BUDGET = 14;

/** Scripts that run before the first paint, in KB. */
const STARTER_BUDGET = 3;

/** Loads after everything else, so it doesn't count toward any page. */
const REPORTS = 'src/lib/reports/start.ts';
/** In KB. */
const REPORTS_BUDGET = 1.3;

/** Libraries that only forms need, each with a string that its built code always contains. */
const FORM_LIBRARIES = {
  zod: '~standard',
  'react-hook-form': 'onTouched',
  'TanStack Query': 'networkMode',
  'supabase-js': 'X-Client-Info',
  sonner: 'data-sonner-toast',
};

/** The phone whose first view is measured. */
const PHONE = { width: 390, density: 2, rem: 16 };

/** `scripts`: what runs before the visitor does anything, with everything it imports. */
type Page = { address: string; language: Language; scripts: readonly string[] };

const faults: string[] = [];
const compressedSizes = new Map<string, number>();

const rows: Record<string, Record<string, string>> = {};
for (const language of languages) {
  for (const pages of await pagesByCode(language)) {
    const [shown, ...others] = pages;
    rows[shown.address] = checkPage(shown);
    others.forEach(checkPage);
  }
}
checkTraces();

console.log('\nWhat a phone loads and runs within seconds, in KB (Brotli), out of the budget');
console.table(rows);
console.log('Largest scripts, in KB (Brotli)');
console.table(Object.fromEntries(largestScripts(12)));
for (const fault of faults) console.error(`Over budget: ${fault}`);
if (faults.length > 0) process.exitCode = 1;

/** The prerendered pages of a language, grouped by the code they load. */
async function pagesByCode(language: Language): Promise<[Page, ...Page[]][]> {
  const manifest = readManifest(language);
  const start = entryScripts(manifest).filter((name) => name !== REPORTS);
  if (manifest[REPORTS]) check(`/${manifest[REPORTS].file}`, 'reports', reportsSize(manifest), REPORTS_BUDGET);
  const groups = new Map<string, [Page, ...Page[]]>();
  for (const [route, code] of await codeOfPages(language)) {
    // `/track/:trackingId` is served with the document of `/track`.
    if (route.includes(':')) continue;
    const scripts = scriptsOf(manifest, [...start, ...code]).map((file) => `/${file}`);
    const page: Page = { address: addressIn(language, route === '*' ? '/404' : route), language, scripts };
    const group = groups.get(code[0]);
    if (group) group.push(page);
    else groups.set(code[0], [page]);
  }
  return [...groups.values()];
}

/** The size of the reports. They must be one file, so that they load even if another file is broken. */
function reportsSize(manifest: ReturnType<typeof readManifest>): number {
  const files = scriptsOf(manifest, [REPORTS]);
  if (files.length > 1) faults.push(`Reports need ${files.slice(1)}, which may be what is broken`);
  return sum(files.map((file) => compressedSize(`/${file}`)));
}

/** Measures a page and returns its row of the table. */
function checkPage({ address, language, scripts: loaded }: Page): Record<string, string> {
  const pageClass = CLASSES[splitAddress(address).path] ?? 'content';
  const budget = BUDGETS[pageClass];
  const html = readFileSync(path.join(dist, pageFile(address)), 'utf8');
  const scripts = [...new Set([...loaded, ...namedScripts(html)])];
  const styles = attributesOf(html, 'link', 'stylesheet').flatMap(({ href }) => href ?? []);
  const fonts = attributesOf(html, 'link', 'preload').flatMap(({ as, href }) => (as === 'font' && href ? href : []));
  const icons = attributesOf(html, 'link', 'icon').slice(0, 1);
  const eager = eagerPictures(html);
  const drawings = drawingFiles(html);
  const kilobytes = {
    scripts: sum(scripts.map(compressedSize)),
    styles: sum(styles.map(compressedSize)),
    html: brotliCompressSync(html).length / KB,
    fonts: sum(fonts.map(size)),
    pictures: sum(eager.map(size)) + sum(drawings.map(compressedSize)),
  };
  const firstView = sum(Object.values(kilobytes));
  const requests = 1 + scripts.length + styles.length + fonts.length + eager.length + drawings.length + icons.length;

  check(address, 'JavaScript', kilobytes.scripts, budget.scripts);
  check(address, 'CSS', kilobytes.styles, STYLES_BUDGET);
  check(address, 'HTML', kilobytes.html, HTML_BUDGET);
  check(address, 'first view', firstView, budget.firstView);
  check(address, 'requests', requests, budget.requests);
  if (pageClass === 'content') checkLibraries(address, scripts);
  checkStarter(address, html, language);
  return {
    JavaScript: ofBudget(kilobytes.scripts, budget.scripts),
    CSS: ofBudget(kilobytes.styles, STYLES_BUDGET),
    HTML: ofBudget(kilobytes.html, HTML_BUDGET),
    font: kilobytes.fonts.toFixed(1),
    pictures: kilobytes.pictures.toFixed(1),
    'first view': ofBudget(firstView, budget.firstView),
    requests: ofBudget(requests, budget.requests),
  };
}

function check(address: string, what: string, value: number, limit: number) {
  if (value > limit) faults.push(`${address} ${what} ${value.toFixed(1)} of ${limit}`);
}

function ofBudget(value: number, limit: number): string {
  return `${Number.isInteger(value) ? value : value.toFixed(1)} of ${limit}`;
}

/** The scripts that the HTML itself requests. */
function namedScripts(html: string): string[] {
  const named = [...attributesOf(html, 'script'), ...attributesOf(html, 'link', 'modulepreload')];
  return named.flatMap(({ src, href }) => src ?? href ?? []);
}

/** Only the entry chunk may run before the first paint. */
function checkStarter(address: string, html: string, language: Language) {
  const starter = scriptsOf(readManifest(language), ['index.html']).map((file) => `/${file}`);
  check(address, 'starter', sum(starter.map(compressedSize)), STARTER_BUDGET);
  const others = namedScripts(html).filter((file) => !starter.includes(file));
  if (others.length > 0) faults.push(`${address} loads ${others} before the first paint`);
}

function checkLibraries(address: string, scripts: readonly string[]) {
  for (const [library, trace] of Object.entries(FORM_LIBRARIES)) {
    if (scripts.some((file) => read(file).includes(trace)))
      faults.push(`${address} runs ${library}, which only forms need`);
  }
}

/** Checks that each trace is in some script: a trace that is in none could never detect its library. */
function checkTraces() {
  for (const [library, trace] of Object.entries(FORM_LIBRARIES)) {
    if (!allScripts().some((file) => read(file).includes(trace))) faults.push(`${library} no longer contains ${trace}`);
  }
}

/** Pictures without lazy loading, as the phone picks them, in AVIF where there is a choice. */
function eagerPictures(html: string): string[] {
  const pictures = html.match(/<picture>.*?<\/picture>|<img [^>]*>/gs) ?? [];
  return pictures
    .filter((markup) => !/ loading="lazy"/.test(markup))
    .flatMap((markup) => {
      const [best] = [...attributesOf(markup, 'source'), ...attributesOf(markup, 'img')];
      if (!best?.['srcset'] || !best['sizes']) return best?.['src'] ?? [];
      return pick(best['srcset'], shownWidth(best['sizes']));
    });
}

/** The SVG files that the page references with `<use>`. */
function drawingFiles(html: string): string[] {
  const files = attributesOf(html, 'use').flatMap(({ href }) => href?.split('#')[0] ?? []);
  return [...new Set(files)];
}

/**
 * The file that Chromium picks: the lowest density that is high enough, or the one below if that is closer.
 *
 * @param shown width on the screen in CSS pixels.
 */
function pick(srcset: string, shown: number): string {
  const candidates = srcset
    .split(/,\s*/)
    .map((candidate) => candidate.split(/\s+/))
    .map(([file = '', width = '']) => ({ file, density: Number.parseInt(width, 10) / shown }))
    .sort((one, other) => one.density - other.density);
  const chosen = candidates.find(({ density }, index) => {
    const next = candidates[index + 1]?.density ?? Number.POSITIVE_INFINITY;
    return PHONE.density <= density || PHONE.density < Math.sqrt(density * next);
  });
  return (chosen ?? candidates.at(-1))?.file ?? '';
}

/** Evaluates a `sizes` attribute whose conditions are all `min-width`. */
function shownWidth(sizes: string): number {
  const fitting = sizes.split(/,\s*/).find((entry) => {
    const least = /\(min-width: ([^)]+)\)/.exec(entry)?.[1];
    return !least || pixels(least) <= PHONE.width;
  });
  return pixels(fitting?.replace(/^\([^)]*\)\s*/, '') ?? '100vw');
}

/** @throws if the length has a unit that no page has used yet. */
function pixels(length: string): number {
  const [, value, unit] = /^([\d.]+)(px|rem|vw)$/.exec(length.trim()) ?? [];
  if (unit === 'px') return Number(value);
  if (unit === 'rem') return Number(value) * PHONE.rem;
  if (unit === 'vw') return (Number(value) * PHONE.width) / 100;
  throw new Error(`Unknown length: ${length}`);
}

/** The attributes, by lower-case name, of every element with this tag; with `rel`, only of links with that `rel`. */
function attributesOf(html: string, element: string, rel?: string): Record<string, string>[] {
  return (html.match(new RegExp(`<${element}\\s[^>]*>`, 'g')) ?? [])
    .map((tag) =>
      [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
    )
    .map((attributes): Record<string, string> => Object.fromEntries(attributes))
    .filter((attributes) => rel === undefined || attributes['rel'] === rel);
}

function largestScripts(count: number) {
  return allScripts()
    .map((file): [string, number] => [path.basename(file), Number(compressedSize(file).toFixed(1))])
    .sort(([, one], [, other]) => other - one)
    .slice(0, count);
}

function allScripts(): string[] {
  return readdirSync(path.join(dist, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/assets/${file}`);
}

function read(file: string): Buffer {
  const target = path.join(dist, file);
  if (!existsSync(target)) throw new Error(`A page loads ${file}, which is not in the build`);
  return readFileSync(target);
}

function size(file: string): number {
  return statSync(path.join(dist, file)).size / KB;
}

function compressedSize(file: string): number {
  const known = compressedSizes.get(file);
  if (known !== undefined) return known;
  const measured = brotliCompressSync(read(file)).length / KB;
  compressedSizes.set(file, measured);
  return measured;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
