import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { splitAddress } from '@functions/domain/languages.ts';

const dist = path.resolve('dist');

/** Not public: the 404 page, and pages for addresses with a secret, some also in Spanish. */
const others = [
  '404.html',
  'track.html',
  'stop-mail.html',
  'pause.html',
  'job.html',
  'review.html',
  'agreement.html',
  'desk.html',
];

export const publicPaths = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !others.includes(splitAddress(`/${file}`).path.slice(1)))
  .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
  .sort();

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
  return statSync(path.join(dist, `${publicPath}.html`)).size;
}
