import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { secretPages, secretPagesInBoth } from '../../src/lib/paths.ts';
import { addressIn, splitAddress } from '../../supabase/functions/_shared/domain/languages.ts';

/** How the site wants to be served, whatever the host: `npm run preview` follows it, host files are made from it. */
export type HostRules = {
  /** A pattern ends with `*` or names one address. Later rules win. */
  headers: { pattern: string; values: Record<string, string> }[];
  /**
   * Addresses that are answered with another page. Pages go by their addresses, without `.html`: Cloudflare would send
   * the visitor on to the address and lose what they came with.
   */
  rewrites: { from: string; to: string }[];
  /**
   * Addresses below `from` that are sent on to the same below `to`, for now: links to secret pages in Spanish, which
   * people have been sent, where the Spanish side is not open or was closed.
   */
  redirects: { from: string; to: string }[];
  /** The addresses of the pages for what is not there. The one that is nearest up the tree answers. */
  notFound: string[];
};

export type HostOptions = {
  /** Supabase's address; undefined when it answers on the site's own origin. */
  backendUrl?: string | undefined;
  /** Google Analytics is loaded only with a measurement ID. */
  measurementId?: string | undefined;
  /** Whether the site has its Spanish side. */
  spanishOn?: boolean;
};

const secretInSpanish = secretPagesInBoth.map((page) => addressIn('es', page));

const YEAR = 31_536_000;

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
    // The dialog and the toaster set styles of their own.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...backend, ...analytics].join(' '),
    ["connect-src 'self'", ...backend, ...analytics].join(' '),
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

/** The headers of one address: later rules win. */
export function headersFor(rules: HostRules, pathname: string): Record<string, string> {
  const matching = rules.headers.filter(({ pattern }) => matches(pattern, pathname));
  return Object.assign({}, ...matching.map((rule) => rule.values));
}

function matches(pattern: string, pathname: string): boolean {
  return pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
}

/** Serves the build on the preview server as the production host does: documents, 404 status, rewrites, headers. */
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

/** Whether a build has its Spanish side, see `spanishOn` of `src/lib/env.ts`. */
export function isSpanishOn(environment: Record<string, string>): boolean {
  const isDemo = !environment['VITE_SUPABASE_URL'];
  return isDemo ? environment['VITE_SPANISH'] !== 'off' : environment['VITE_SPANISH'] === 'on';
}

/** The file under `dist` that holds the page of an address. */
export function pageFile(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** The nearest page for what is not there. */
function notFoundOf({ notFound }: HostRules, pathname: string): string {
  const fitting = notFound.filter((address) => pathname.startsWith(address.replace(/404$/, '')));
  return fitting.reduce((one, other) => (other.length > one.length ? other : one));
}

function serveBuild(dist: string, rules: HostRules): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`);
    for (const [name, value] of Object.entries(headersFor(rules, pathname))) response.setHeader(name, value);
    // With two slashes at its front a redirect would leave for another site.
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
    const page = pageFile(rules.rewrites.find(({ from }) => matches(from, pathname))?.to ?? pathname);
    const isThere = existsSync(path.join(dist, page)) && !isNotFound;
    const file = isThere ? page : pageFile(notFoundOf(rules, pathname));
    response.writeHead(isThere ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(path.join(dist, file)));
  };
}
