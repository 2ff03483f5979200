/** Fails and names each place where the site or a function imports what it may not: part of `npm run lint`. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The folders of `src/` and, for each, the others that it may import from. */
const folders: Record<string, readonly string[]> = {
  lib: [],
  content: [],
  components: ['content', 'lib'],
  features: ['components', 'content', 'lib'],
  pages: ['features', 'components', 'content', 'lib'],
  app: ['pages', 'features', 'components', 'content', 'lib'],
};

/** The brand is words, and the variables of the build name it. */
const exceptions: Record<string, string> = { 'content/facts/site': 'lib/env' };

/** What of `supabase/functions/_shared/` the site may import: all but what only functions can run. */
const sharedFolders = ['contracts', 'domain', 'words', 'database.types.ts', 'enums.ts'];

/**
 * The folders of `supabase/functions/_shared/` and, for each, what of it may be imported there. What the site runs too
 * must not lead to what only functions can run.
 */
const sharedImports: Record<string, readonly string[]> = {
  domain: ['domain', 'database.types.ts', 'enums.ts'],
  contracts: ['contracts', 'domain', 'database.types.ts', 'enums.ts'],
  words: ['words', 'contracts', 'domain'],
  server: ['server', 'words', 'contracts', 'domain', 'database.types.ts'],
};

/** What a feature shows to the rest of the site, other features included. Everything else in its folder is its own. */
const featureExports = [
  'features/analytics/track-event',
  'features/booking/book-link',
  'features/booking/book-panel',
  'features/booking/booking-form',
  'features/booking/quote-section',
  'features/booking/recent-requests',
  'features/contact/contact-form',
  'features/desk/desk',
  'features/job/act-button',
  'features/job/act-dialog',
  'features/job/act-notice',
  'features/job/customer',
  'features/job/job',
  'features/job/job-facts',
  'features/job/job-heading',
  'features/job/link-states',
  'features/job/los-angeles-clock',
  'features/job/proposal/amounts',
  'features/job/proposal/pending-proposal',
  'features/job/proposal/times-fields',
  'features/job/proposal/windows',
  'features/job/use-los-angeles-clock',
  'features/pickup/add-to-calendar',
  'features/pickup/window-words',
  'features/review/review',
  'features/stop-mail/stop-mail',
  'features/tracking/choice-group',
  'features/tracking/status-badge',
  'features/tracking/tracking',
];

/**
 * Says what is wrong with an import of the site, or undefined if nothing is.
 *
 * @param file path of the importing file in `src/`, such as `pages/faq-page.tsx`.
 * @param specifier what it imports, such as `@/lib/paths`, `./hero` or `react`.
 */
export function importFault(file: string, specifier: string): string | undefined {
  const [from = '', fromFeature] = file.split('/');
  const allowed = folders[from];
  if (!file.includes('/')) return undefined;
  if (!allowed) return `src/${from} is not among the folders of scripts/lint/imports.ts`;
  const ofFunctions = pathInFunctions(file, specifier);
  if (ofFunctions !== undefined) return faultOfFunctions(file, ofFunctions);
  const target = pathInSrc(file, specifier);
  if (target === undefined) {
    return from === 'content' ? `content is data and words, without ${specifier}` : undefined;
  }
  if (exceptions[withoutExtension(file)] === target) return undefined;
  const [to = '', toFeature] = target.split('/');
  if (isFact(file) && to === 'content' && toFeature !== 'facts') return `facts have no language, without ${specifier}`;
  if (to !== from && !allowed.includes(to)) return `${from} may not import from ${to}`;
  const isOwnFeature = from === 'features' && toFeature === fromFeature;
  if (to === 'features' && !isOwnFeature && !featureExports.includes(target)) {
    return `${target} is not among the exports of its feature`;
  }
  return undefined;
}

/**
 * Says what is wrong with an import of a function, or undefined if nothing is.
 *
 * @param file path of the importing file in `supabase/functions/`, such as `job/handler.ts`.
 * @param specifier what it imports, such as `../_shared/domain/phone.ts` or `zod/mini`.
 */
export function functionImportFault(file: string, specifier: string): string | undefined {
  if (/^@(functions)?\//.test(specifier)) return `functions know no alias, without ${specifier}`;
  if (!specifier.startsWith('.')) return undefined;
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const [from = '', fromShared = ''] = file.split('/');
  const [to = '', toShared = ''] = target.split('/');
  if (to === '..') return `functions are deployed alone, without ${specifier}`;
  if (to !== from && to !== '_shared') return `${from} may not import from ${to}`;
  if (from === '_shared' && !sharedImports[fromShared]?.includes(toShared)) {
    return `_shared/${fromShared} may not import from _shared/${toShared}`;
  }
  return undefined;
}

/** What is wrong with an import of the functions' shared code by the site; `target` is its path in `_shared/`. */
function faultOfFunctions(file: string, target: string): string | undefined {
  const [to = ''] = target.split('/');
  if (!sharedFolders.includes(to)) return `${target} is for functions alone`;
  if (to === 'words' && isFact(file)) return `facts have no language, without ${target}`;
  if (to === 'words' && file.startsWith('lib/')) return `lib has no words, without ${target}`;
  return undefined;
}

function isFact(file: string): boolean {
  return file.startsWith('content/facts/');
}

/** The imported file as a path in `supabase/functions/_shared/`; undefined for what is not in `supabase/functions/`. */
function pathInFunctions(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('@functions/')) return specifier.slice('@functions/'.length);
  if (!specifier.startsWith('.')) return undefined;
  const inProject = path.posix.join('src', path.posix.dirname(file), specifier);
  return inProject.startsWith('supabase/functions/')
    ? path.posix.relative('supabase/functions/_shared', inProject)
    : undefined;
}

/** The imported file as a path in `src/` without its extension; undefined for what is not in `src/`. */
function pathInSrc(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('@/')) return withoutExtension(specifier.slice(2));
  if (specifier.startsWith('.')) return withoutExtension(path.posix.join(path.posix.dirname(file), specifier));
  return undefined;
}

function withoutExtension(file: string): string {
  return file.replace(/\.tsx?$/, '');
}

/** What is wrong with the imports of all files below a folder of the project, each with its place. */
function faultsBelow(folder: string, faultOf: typeof importFault): string[] {
  const root = path.resolve(import.meta.dirname, '../..', folder);
  return globSync('**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return ts.preProcessFile(text).importedFiles.flatMap(({ fileName, pos }) => {
      const fault = faultOf(file, fileName);
      return fault ? `${folder}/${file}:${text.slice(0, pos).split('\n').length} ${fault}` : [];
    });
  });
}

if (import.meta.main) {
  const faults = [...faultsBelow('src', importFault), ...faultsBelow('supabase/functions', functionImportFault)];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
