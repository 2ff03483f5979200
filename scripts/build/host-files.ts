import type { HostRules } from './static-host.ts';

/**
 * What Netlify and Cloudflare Pages send with every file by themselves. It stays out of `_headers`: of two rules for
 * one address Cloudflare joins the values, and an asset would be immutable and stale at once.
 */
const SENT_ANYWAY = ['Cache-Control: public, max-age=0, must-revalidate'];

/**
 * `_headers` of Netlify and Cloudflare Pages. A `Referrer-Policy` that two rules set is joined as well; browsers take
 * the last one they know of such a list.
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
 * The addresses below a page. Netlify's parser lets `/review/*` match `/reviews` too, which search engines must find; its
 * `:id` is one segment, as Cloudflare's.
 */
function segmentsBelow(pattern: string): string[] {
  return [pattern.replace('*', ':id'), pattern.replace('*', ':id/*')];
}

/**
 * `_redirects` of Netlify and Cloudflare Pages. Both serve `faq.html` at `/faq` and `404.html` for what is not there,
 * by themselves; Cloudflare also sends `/faq/` and `/faq.html` on to `/faq`, and Netlify serves them, with the
 * canonical address in the page.
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
 * finds the `404.html` of a folder by itself, and calls a rule with status 404 invalid.
 *
 * @see https://docs.netlify.com/build/frameworks/frameworks-api/
 */
export function netlifyConfig(rules: HostRules): string {
  const redirects = notFoundInFolders(rules).map(({ from, to }) => ({ from, to: `${to}.html`, status: 404 }));
  return `${JSON.stringify({ redirects }, null, 2)}\n`;
}

/**
 * `vercel.json`, for `vercel deploy dist`. Of two rules for headers of one address the later one wins. Of rewrites the
 * first one wins, once there is no file; by `statusCode`, a page for what is not there is not answered with 200.
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

/** What is not there, in each folder with a `404.html` of its own. Netlify and Vercel find only that of the site. */
function notFoundInFolders({ notFound }: HostRules): { from: string; to: string }[] {
  const inFolders = notFound.filter((address) => address !== '/404');
  return inFolders.map((address) => ({ from: address.replace(/404$/, '*'), to: address }));
}
