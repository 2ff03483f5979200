import { readdirSync } from 'node:fs';
import path from 'node:path';

const dist = path.resolve('dist');

/** Every public address of the build under test: its documents, but for the not-found page and the tracking shell. */
export const publicPaths = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== '404.html' && file !== 'track.html')
  .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
  .sort();
