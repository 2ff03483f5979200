import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { headersFor, hostRules } from '../static-host.ts';
import { readDist } from './dist-files.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Serves the last build on loopback as a production host does: from memory, with brotli and the host's headers. */
export async function serveDist(): Promise<{ url: string; close(): void }> {
  const files = new Map(readDist().map((file) => [`/${file.name}`, file]));
  const rules = hostRules(undefined);

  function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = pathname === '/' ? '/index.html' : `${pathname}.html`;
    const found = files.get(pathname) ?? files.get(page);
    const file = found ?? files.get('/404.html');
    const isBrotli = file?.brotli !== undefined && request.headers['accept-encoding']?.includes('br');
    const body = (isBrotli ? file.brotli : file?.content) ?? Buffer.from('');
    response.writeHead(found ? 200 : 404, {
      ...headersFor(rules, pathname),
      'Content-Type': TYPES[path.extname(file?.name ?? '')] ?? 'application/octet-stream',
      'Content-Length': body.length,
      ...(isBrotli ? { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' } : {}),
    });
    response.end(body);
  }

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server of the build has no port');
  return {
    url: `http://localhost:${address.port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
