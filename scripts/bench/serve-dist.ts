import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { headersFor, hostRules, pageFile } from '../build/static-host.ts';
import { readDist } from './dist-files.ts';

const TYPES: Record<string, string> = {
  ...{
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
  },
  ...{ '.json': 'application/json', '.webmanifest': 'application/manifest+json', '.txt': 'text/plain; charset=utf-8' },
  ...{ '.svg': 'image/svg+xml', '.webp': 'image/webp', '.avif': 'image/avif', '.png': 'image/png' },
  ...{ '.jpg': 'image/jpeg', '.ico': 'image/x-icon', '.woff2': 'font/woff2', '.xml': 'application/xml' },
};

/**
 * Serves the last build to Chromium like a production host: from memory, in Brotli, with the host's headers and HTTP/2.
 *
 * @throws without the openssl command, which makes the certificate.
 */
export async function serveDist(): Promise<{ url: string; close(): void }> {
  const files = new Map(readDist().map((file) => [file.name, file]));
  const rules = hostRules();
  const command = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost';
  const pem = execFileSync('openssl', [...command.split(' '), '-keyout', '-'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const server = createSecureServer({ key: pem, cert: pem }, (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    const found = files.get(pathname.slice(1)) ?? files.get(pageFile(pathname));
    const file = found ?? files.get('404.html');
    response.writeHead(found ? 200 : 404, {
      ...headersFor(rules, pathname),
      'Content-Type': TYPES[path.extname(file?.name ?? '')] ?? 'application/octet-stream',
      ...(file?.brotli ? { 'Content-Encoding': 'br' } : {}),
    });
    response.end(file?.brotli ?? file?.content ?? '');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
