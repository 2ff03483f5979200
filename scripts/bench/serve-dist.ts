import { execFileSync } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { headersFor, hostRules, pageFile } from '../build/static-host.ts';
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

const OPENSSL = 'openssl';

type Answer = { status: number; headers: Record<string, string>; body: Buffer };
type DistServer = { url: string; protocol: string; close(): void };

/**
 * Serves the last build on loopback like a production host: from memory, with Brotli, the host's headers and HTTP/2.
 * Falls back to HTTP/1.1 without the openssl command, which makes its certificate.
 */
export async function serveDist(): Promise<DistServer> {
  const answer = createAnswers();
  const listener: RequestListener = (request, response) => {
    const { status, headers, body } = answer(request.url ?? '/', String(request.headers['accept-encoding'] ?? ''));
    response.writeHead(status, headers).end(body);
  };
  const certificate = makeCertificate();
  if (!certificate) {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return {
      url: `http://localhost:${(server.address() as AddressInfo).port}`,
      protocol: 'HTTP/1.1',
      close: () => server.close(),
    };
  }
  const server = createSecureServer(certificate, (request, response) => {
    const { status, headers, body } = answer(request.url, String(request.headers['accept-encoding'] ?? ''));
    response.writeHead(status, headers);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    protocol: 'HTTP/2',
    close: () => server.close(),
  };
}

function createAnswers(): (url: string, acceptedEncodings: string) => Answer {
  const files = new Map(readDist().map((file) => [file.name, file]));
  const rules = hostRules();
  return (url, acceptedEncodings) => {
    const { pathname } = new URL(url, 'http://localhost');
    const found = files.get(pathname.slice(1)) ?? files.get(pageFile(pathname));
    const file = found ?? files.get('404.html');
    const compressed = acceptedEncodings.includes('br') ? file?.brotli : undefined;
    const body = compressed ?? file?.content ?? Buffer.alloc(0);
    return {
      status: found ? 200 : 404,
      headers: {
        ...headersFor(rules, pathname),
        'Content-Type': TYPES[path.extname(file?.name ?? '')] ?? 'application/octet-stream',
        'Content-Length': String(body.length),
        ...(compressed ? { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' } : {}),
      },
      body,
    };
  };
}

/** A certificate valid for a day, only for this machine; undefined if it cannot be made. */
function makeCertificate(): { key: string; cert: string } | undefined {
  const command = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost';
  try {
    const pem = execFileSync(OPENSSL, [...command.split(' '), '-keyout', '-'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return { key: pem, cert: pem };
  } catch {
    return undefined;
  }
}
