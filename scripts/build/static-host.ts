import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { secretPages, secretPagesInBoth } from '../../src/lib/paths.ts';
import { addressIn, splitAddress } from '../../supabase/functions/_shared/domain/languages.ts';

/** How any host should serve the site: `npm run preview` follows these rules, and the host files are made from them. */
export type HostRules = {
  /** A pattern is one address, or a prefix that ends with `*`. Later rules win. */
  headers: { pattern: string; values: Record<string, string> }[];
  /**
   * Addresses that are served with another page's document. Pages are named by address, without `.html`: Cloudflare
   * would redirect `.html` to the bare address, and the visitor's own path would be lost.
   */
  rewrites: { from: string; to: string }[];
  /**
   * Temporary redirects from addresses below `from` to the same below `to`. For Spanish links to secret pages that
   * people already have, while the Spanish site is closed.
   */
  redirects: { from: string; to: string }[];
  /** The addresses of the not-found pages. The nearest one up the tree answers. */
  notFound: string[];
};

export type HostOptions = {
  /** Supabase's address; undefined if it is on the site's own origin. */
  backendUrl?: string | undefined;
  /** Google Analytics is loaded only with a measurement ID. */
  measurementId?: string | undefined;
  spanishOn?: boolean;
};

const secretInSpanish = secretPagesInBoth.map((page) => addressIn('es', page));

const YEAR = 31_536_000;

const REVALIDATED = 'public, max-age=0, must-revalidate';

/** The rules of the production host. */
export function hostRules({ backendUrl, measurementId, spanishOn = false }: HostOptions = {}): HostRules {
  const secret = [...secretPages, ...secretInSpanish];
  const backend = backendUrl ? [new URL(backendUrl).origin] : [];
  const tagManager = measurementId ? ['https://*.googletagmanager.com'] : [];
  // https://developers.google.com/tag-platform/security/guides/csp
  const analytics = measurementId
    ? [...tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com']
    : [];
  const contentSecurityPolicy = [
    "default-src 'self'",
    ["script-src 'self'", ...tagManager].join(' '),
    // The dialog and the toaster insert inline styles.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...backend, ...analytics].join(' '),
    ["connect-src 'self'", ...backend, ...analytics].join(' '),
    "font-src 'self'",
    "worker-src 'self'",
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
          'Cache-Control': REVALIDATED,
        },
      },
      { pattern: '/assets/*', values: { 'Cache-Control': `public, max-age=${YEAR}, immutable` } },
      { pattern: '/pictures/*', values: { 'Cache-Control': `public, max-age=${YEAR}` } },
      {
        // The pictures of emails never change, and programs that show emails on another site can load them.
        pattern: '/mail/*',
        values: {
          'Cache-Control': `public, max-age=${YEAR}, immutable`,
          'Cross-Origin-Resource-Policy': 'cross-origin',
        },
      },
      { pattern: '/job-worker.js', values: { 'Content-Type': 'text/javascript', 'Cache-Control': REVALIDATED } },
      ...secret.flatMap((page) =>
        [page, `${page}/*`].map((pattern) => ({
          pattern,
          values: { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' },
        })),
      ),
    ],
    rewrites: [...secretPages, ...(spanishOn ? secretInSpanish : [])].map((page) => ({ from: `${page}/*`, to: page })),
    redirects: (spanishOn ? [] : secretInSpanish).map((page) => ({ from: page, to: splitAddress(page).path })),
    notFound: ['/404', ...(spanishOn ? [addressIn('es', '/404')] : [])],
  };
}

export function headersFor(rules: HostRules, pathname: string): Record<string, string> {
  const matching = rules.headers.filter(({ pattern }) => matches(pattern, pathname));
  return Object.assign({}, ...matching.map((rule) => rule.values));
}

function matches(pattern: string, pathname: string): boolean {
  return pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
}

/** Makes the preview server serve the build like the production host: documents, 404 status, rewrites, headers. */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer(server) {
      const { root, build, env } = server.config;
      const rules = hostRules({
        backendUrl: env['VITE_SUPABASE_URL'],
        measurementId: env['VITE_GA_MEASUREMENT_ID'],
        spanishOn: isSpanishOn(env),
      });
      server.middlewares.use(serveBuild(path.resolve(root, build.outDir), rules));
    },
  };
}

/** Whether the Spanish site is built; see `spanishOn` in `src/lib/env.ts`. */
export function isSpanishOn(environment: Record<string, string>): boolean {
  const isDemo = !environment['VITE_SUPABASE_URL'];
  return isDemo ? environment['VITE_SPANISH'] !== 'off' : environment['VITE_SPANISH'] === 'on';
}

/** The file under `dist` for the page at an address. */
export function pageFile(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** The nearest not-found page. */
function notFoundOf({ notFound }: HostRules, pathname: string): string {
  const fitting = notFound.filter((address) => pathname.startsWith(address.replace(/404$/, '')));
  return fitting.reduce((one, other) => (other.length > one.length ? other : one));
}

function serveBuild(dist: string, rules: HostRules): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`);
    for (const [name, value] of Object.entries(headersFor(rules, pathname))) response.setHeader(name, value);
    // A redirect to an address that starts with `//` would lead to another site.
    const address = pathname.replace(/(?:\/index)?\.html$|\/+$/, '').replace(/^\/*/, '/');
    const isNotFound = pathname.endsWith('/404.html');
    if (pathname !== address && !isNotFound) {
      response.writeHead(308, { location: address + search }).end();
      return;
    }
    if (existsSync(path.join(dist, pathname)) && path.extname(pathname) !== '' && !isNotFound) {
      next();
      return;
    }
    const moved = rules.redirects.find(({ from }) => pathname.startsWith(`${from}/`));
    if (moved) {
      response.writeHead(302, { location: moved.to + pathname.slice(moved.from.length) + search }).end();
      return;
    }
    const pageAt = (address: string) =>
      path.join(dist, pageFile(rules.rewrites.find(({ from }) => matches(from, address))?.to ?? address));
    const page = pageAt(pathname);
    const isThere = existsSync(page) && !isNotFound;
    const inLowerCase = pathname.toLowerCase();
    if (!isThere && inLowerCase !== pathname && existsSync(pageAt(inLowerCase))) {
      response.writeHead(301, { location: inLowerCase + search }).end();
      return;
    }
    const file = isThere ? page : path.join(dist, pageFile(notFoundOf(rules, pathname)));
    response.writeHead(isThere ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(file));
  };
}
