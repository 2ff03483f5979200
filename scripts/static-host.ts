import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';

/** How the site wants to be served, whatever the host: `npm run preview` follows it, host files are made from it. */
export type HostRules = { headers: { pattern: string; values: Record<string, string> }[] };

const YEAR = 31_536_000;

/**
 * The headers of the production host.
 *
 * @param backendUrl Supabase's address; undefined when it answers on the site's own origin.
 */
export function hostRules(backendUrl: string | undefined): HostRules {
  const backend = backendUrl ? ` ${new URL(backendUrl).origin}` : '';
  const contentSecurityPolicy = [
    "default-src 'self'",
    "script-src 'self' https://www.googletagmanager.com",
    // The dialog and the toaster set styles of their own.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${backend} https://*.google-analytics.com`,
    `connect-src 'self'${backend} https://*.google-analytics.com https://*.analytics.google.com`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    headers: [
      {
        pattern: '/*',
        values: {
          'Content-Security-Policy': contentSecurityPolicy,
          'Strict-Transport-Security': `max-age=${2 * YEAR}; includeSubDomains`,
          'X-Content-Type-Options': 'nosniff',
          'X-Frame-Options': 'DENY',
          'Referrer-Policy': 'strict-origin-when-cross-origin',
          'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
          'Cache-Control': 'public, max-age=0, must-revalidate',
        },
      },
      { pattern: '/assets/*', values: { 'Cache-Control': `public, max-age=${YEAR}, immutable` } },
      { pattern: '/pictures/*', values: { 'Cache-Control': `public, max-age=${YEAR}` } },
      { pattern: '/track', values: { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' } },
      { pattern: '/track/*', values: { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' } },
    ],
  };
}

/** The headers of one address: later rules win. */
function headersFor(rules: HostRules, pathname: string): Record<string, string> {
  const matching = rules.headers.filter(({ pattern }) =>
    pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
  );
  return Object.assign({}, ...matching.map((rule) => rule.values));
}

/** Serves the build on the preview server as the production host does: documents, 404 status, `/track/*`, headers. */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer(server) {
      const dist = path.resolve(server.config.root, server.config.build.outDir);
      server.middlewares.use(serveBuild(dist, hostRules(undefined)));
    },
  };
}

function serveBuild(dist: string, rules: HostRules): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of Object.entries(headersFor(rules, pathname))) response.setHeader(name, value);
    if (pathname !== '/' && pathname.endsWith('/')) {
      response.writeHead(308, { location: pathname.replace(/\/+$/, '') + search }).end();
      return;
    }
    if (existsSync(path.join(dist, pathname)) && path.extname(pathname) !== '' && pathname !== '/404.html') {
      next();
      return;
    }
    const page = pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
    const isTracking = pathname === '/track' || pathname.startsWith('/track/');
    const file = isTracking ? 'track.html' : existsSync(path.join(dist, page)) ? page : '404.html';
    response.writeHead(file === '404.html' ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(path.join(dist, file)));
  };
}
