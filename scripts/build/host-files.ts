import type { HostRules } from './static-host.ts';

/**
 * Netlify and Cloudflare Pages send this with every file by default. It stays out of `_headers`: Cloudflare joins the
 * values of two rules that match one address, and an asset would be immutable and stale at once.
 */
const SENT_ANYWAY = ['Cache-Control: public, max-age=0, must-revalidate'];

/**
 * `_headers` of Netlify and Cloudflare Pages. A `Referrer-Policy` that two rules set is joined as well; browsers take
 * the last policy in the list that they know.
 *
 * @see https://docs.netlify.com/manage/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile({ headers, rewrites }: HostRules): string {
  const belowPages = rewrites.map(({ from }) => from);
  return headers
    .flatMap(({ pattern, values }) => {
      const patterns = belowPages.includes(pattern) ? segmentsBelow(pattern) : [pattern];
      return patterns.map((each) => ({ pattern: each, values }));
    })
    .map(({ pattern, values }) => [
      pattern,
      ...Object.entries(values)
        .map(([name, value]) => `${name}: ${value}`)
        .filter((line) => !SENT_ANYWAY.includes(line))
        .map((line) => `  ${line}`),
    ])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

/**
 * Patterns for the addresses below a page. On Netlify, `/review/*` would also match `/reviews`, which search engines
 * must be able to find; `:id` is a single segment there and on Cloudflare.
 */
function segmentsBelow(pattern: string): string[] {
  return [pattern.replace('*', ':id'), pattern.replace('*', ':id/*')];
}

/**
 * `_redirects` of Netlify and Cloudflare Pages. Both serve `faq.html` at `/faq` and `404.html` for missing pages by
 * default. Cloudflare also redirects `/faq/` and `/faq.html` to `/faq`; Netlify serves them, with the canonical address
 * in the page.
 *
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function redirectsFile({ rewrites, redirects }: HostRules): string {
  return [
    ...redirects.map(({ from, to }) => `${from}/* ${to}/:splat 302\n`),
    ...rewrites.map(({ from, to }) => `${from} ${to} 200\n`),
  ].join('');
}

/**
 * `.netlify/v1/config.json`, which only Netlify reads, and whose rules come after those of `_redirects`. Cloudflare
 * finds the `404.html` of a folder on its own and rejects rules with status 404.
 *
 * @see https://docs.netlify.com/build/frameworks/frameworks-api/
 */
export function netlifyConfig(rules: HostRules): string {
  const redirects = notFoundInFolders(rules).map(({ from, to }) => ({ from, to: `${to}.html`, status: 404 }));
  return `${JSON.stringify({ redirects }, null, 2)}\n`;
}

/**
 * `vercel.json`, for `vercel deploy dist`. When two header rules match one address, the later one wins. The first
 * matching rewrite wins if there is no file; `statusCode` keeps not-found pages from being served with status 200.
 *
 * @see https://vercel.com/docs/project-configuration
 */
export function vercelJson(rules: HostRules): string {
  const { headers, rewrites, redirects } = rules;
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: headers.map(({ pattern, values }) => ({
      source: vercelSource(pattern),
      headers: Object.entries(values).map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects.map(({ from, to }) => ({
      source: `${from}/:rest*`,
      destination: `${to}/:rest*`,
      permanent: false,
    })),
    rewrites: [
      ...rewrites.map(({ from, to }) => ({ source: vercelSource(from), destination: to })),
      ...notFoundInFolders(rules).map(({ from, to }) => ({
        source: vercelSource(from),
        destination: to,
        statusCode: 404,
      })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function vercelSource(pattern: string): string {
  return pattern.replace(/\*$/, '(.*)');
}

/** Rules for folders with a `404.html` of their own. Netlify and Vercel find only the site's. */
function notFoundInFolders({ notFound }: HostRules): { from: string; to: string }[] {
  const inFolders = notFound.filter((address) => address !== '/404');
  return inFolders.map((address) => ({ from: address.replace(/404$/, '*'), to: address }));
}
