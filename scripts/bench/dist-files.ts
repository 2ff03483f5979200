import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const dist = path.resolve(import.meta.dirname, '../../dist');

const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.xml', '.webmanifest', '.map', '.md']);

export type DistFile = {
  /** Relative to `dist`. */
  name: string;
  content: Buffer;
  /** As a host sends it, if compressed. */
  brotli: Buffer | undefined;
};

/** All files of the last build, as a static host would serve them. @throws if there is no build. */
export function readDist(): DistFile[] {
  if (!existsSync(path.join(dist, 'index.html'))) throw new Error('There is no build in dist/: run `npm run build`.');
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const content = readFileSync(file);
      // Static hosts compress when a site is published, so they use the best quality, which is Node's default.
      const brotli = COMPRESSED.has(path.extname(file)) ? brotliCompressSync(content) : undefined;
      return { name: path.relative(dist, file), content, brotli };
    });
}
