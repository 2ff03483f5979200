import { statSync } from 'node:fs';
import path from 'node:path';
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

/** The shortest and longest page of each kind, for tests too slow for every page. */
export const onePerKind = [
  ...publicPaths.filter((each) => !families.some((family) => family.test(each))),
  ...families.flatMap((family) => {
    const bySize = publicPaths.filter((each) => family.test(each)).sort((a, b) => sizeOf(a) - sizeOf(b));
    return [...bySize.slice(0, 1), ...bySize.slice(-1)];
  }),
];

/** In bytes of HTML. */
function sizeOf(publicPath: string): number {
  return statSync(path.join(dist, pageFile(publicPath))).size;
}
