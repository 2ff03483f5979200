import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { addressIn, type Language } from '../../../supabase/functions/_shared/domain/languages.ts';
import { entryScripts, scriptsOf } from '../build-manifest.ts';
import { pageFile } from '../static-host.ts';

/** The job page, as named in the build manifest. */
const JOB_PAGE = 'src/pages/job-page.tsx';

/** The most that the worker of one language can store on a phone, in bytes as a host sends them. */
const MAX_BYTES = 268 * 1024;

/** What the job page needs in one language. */
export type FileList = {
  /** The name of its cache. */
  name: string;
  /** The address of the document, which all links share. */
  page: string;
  /** Addresses of the other files; first the script and the stylesheet that the document names. */
  files: readonly string[];
};

/**
 * What the job page needs without a network: its document, and everything that it can load.
 *
 * @param read returns the content of a file of the build, by its path under `dist`.
 * @throws if it is too much for a phone.
 */
export function fileListOf(manifest: Manifest, language: Language, read: (file: string) => Uint8Array): FileList {
  const entry = manifest['index.html'];
  const page = addressIn(language, '/job');
  // Without the other pages, which the route table also imports.
  const scripts = scriptsOf(
    manifest,
    [...entryScripts(manifest), JOB_PAGE],
    ({ dynamicImports = [] }) => !dynamicImports.includes(JOB_PAGE),
  );
  const fonts = (entry?.assets ?? []).filter((file) => file.endsWith('.woff2'));
  const files = new Set([entry?.file ?? '', ...(entry?.css ?? []), ...scripts, ...fonts, 'favicon.svg']);

  const hash = createHash('sha256').update(read(pageFile(page)));
  let bytes = 0;
  for (const file of [pageFile(page), ...files]) {
    const content = read(file);
    bytes += file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length;
    hash.update(file);
  }
  if (bytes > MAX_BYTES) throw new Error(`${page} would keep ${bytes} bytes on a phone, ${MAX_BYTES} at most`);
  return { name: `job-${hash.digest('hex').slice(0, 12)}`, page, files: [...files].map((file) => `/${file}`) };
}

/**
 * The service worker of the job page, registered once for each language.
 *
 * @param lists undefined if job pages don't open offline. Then the worker only removes what an earlier build's worker
 * stored on phones.
 */
export function jobWorker(lists: readonly FileList[] | undefined): string {
  if (!lists) return source('off.js');
  const byScope = Object.fromEntries(lists.map((list) => [`${list.page}/`, list]));
  return `const LISTS = ${JSON.stringify(byScope, null, 1)};\n${source('worker.js')}`;
}

function source(name: string): string {
  return readFileSync(path.join(import.meta.dirname, name), 'utf8');
}
