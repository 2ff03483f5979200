import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { splitAddress } from '@functions/domain/languages.ts';
import { pageFile } from '../../scripts/build/static-host.ts';

export const dist = path.resolve('dist');

/** Not public: the 404 page, and pages for addresses with a secret, some also in Spanish. */
const others = ['404', 'track', 'stop-mail', 'pause', 'job', 'review', 'agreement', 'desk'];

/** The addresses of the public pages of the last build. */
export const publicPaths = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
  .filter((address) => !others.includes(splitAddress(address).path.slice(1)))
  .sort();

/** The document of an address in the last build. @throws if there is none. */
export function htmlOf(address: string): string {
  return readFileSync(path.join(dist, pageFile(address)), 'utf8');
}
