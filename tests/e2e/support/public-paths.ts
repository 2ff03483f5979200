import { statSync } from 'node:fs';
import path from 'node:path';
import { addressIn, splitAddress } from '@functions/domain/languages.ts';
import { secretPages, secretPagesInBoth } from '@/lib/paths';
import { pageFile } from '../../../scripts/build/static-host.ts';
import { dist, publicPaths } from '../../support/built-pages.ts';

/** Addresses shown by the same component count as one kind. Every other address is its own kind. */
const families = [
  /^\/services\/./,
  /^\/es\/services\/./,
  /^\/locations\/california\/./,
  /^\/blog\/./,
  /^\/[a-z-]+-junk-removal$/,
];

/** By kind of public page, the addresses to look at: the page in each language, or a family's shortest and longest page and the longest name. */
export const publicKinds: string[][] = [
  ...inLanguages(publicPaths.filter((each) => !families.some((family) => family.test(each)))),
  ...families.map((family) => {
    const bySize = publicPaths.filter((each) => family.test(each)).sort((a, b) => sizeOf(a) - sizeOf(b));
    const byName = bySize.toSorted((a, b) => a.length - b.length);
    return [...new Set([...bySize.slice(0, 1), ...bySize.slice(-1), ...byName.slice(-1)])];
  }),
];

/** The documents of pages behind a secret link, in each language. */
export const secretKinds: string[][] = secretPages.map((page) =>
  secretPagesInBoth.includes(page) ? [page, addressIn('es', page)] : [page],
);

function inLanguages(addresses: string[]): string[][] {
  const english = addresses.filter((each) => splitAddress(each).language === 'en');
  return english.map((each) => [each, addressIn('es', each)].filter((address) => addresses.includes(address)));
}

/** In bytes of HTML. */
function sizeOf(publicPath: string): number {
  return statSync(path.join(dist, pageFile(publicPath))).size;
}
