/**
 * Turns the built single-page app into static HTML: one document per public address, `404.html`, and the shell that
 * the host serves for `/track/*`. Runs after both builds, see `npm run build`.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { splitHead } from './split-head.ts';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const serverBuild = path.join(root, 'dist-ssr');

const server: typeof import('../src/app/entry-server.tsx') = await import(path.join(serverBuild, 'entry-server.js'));
const template = await readFile(path.join(dist, 'index.html'), 'utf8');

async function write(address: string, file: string) {
  const { head, body } = splitHead(await server.render(address));
  const html = template.replace('<!--app-head-->', () => head).replace('<!--app-html-->', () => body);
  const target = path.join(dist, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, html);
}

const started = performance.now();
const publicRoutes = server.routes.filter((route) => route.isPublic);
for (const { path: address } of publicRoutes) {
  await write(address, address === '/' ? 'index.html' : `${address.slice(1)}.html`);
}
await write('/404', '404.html');
await write('/track', 'track.html');
await rm(serverBuild, { recursive: true });

console.log(`Prerendered ${publicRoutes.length + 2} pages in ${Math.round(performance.now() - started)} ms`);
