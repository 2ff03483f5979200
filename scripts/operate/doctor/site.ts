import { randomUUID } from 'node:crypto';
import { secretPages, secretPagesInBoth } from '../../../src/lib/paths.ts';
import { addressIn } from '../../../supabase/functions/_shared/domain/languages.ts';
import { type Answer, type Area, ask, describeAnswer, problemsOf, type Target } from './check.ts';
import { isInSpanish } from './languages.ts';
import { codeProblems } from './site-code.ts';
import { samplePriceProblems, sampleProblems, sampleReviewProblems } from './site-samples.ts';
import { sitemapProblems } from './sitemap.ts';

const HOST = 'Publish dist/ with the header and redirect files in it: docs/operating.md, Build and publish the site.';

function page(target: Target, path: string): Promise<Answer> {
  return ask(target, `${target.site}${path}`);
}

function header(answer: Answer, name: string): string {
  return answer.headers.get(name) ?? '';
}

/** The sources that a directive of a page's Content Security Policy allows. */
function policyOf(answer: Answer, directive: string): string[] {
  const rules = header(answer, 'content-security-policy').split(';');
  const rule = rules.map((each) => each.trim().split(/\s+/)).find(([name]) => name === directive);
  return rule?.slice(1) ?? [];
}

/** The parts that a page lacks without JavaScript. */
function missingParts({ text }: Answer): string[] {
  const parts = { title: /<title[^>]*>[^<]+<\/title>/, h1: /<h1[\s>]/, description: /<meta[^>]+name="description"/ };
  return Object.entries(parts).flatMap(([name, pattern]) => (pattern.test(text) ? [] : [name]));
}

export const site: Area = {
  name: 'the site',
  checks: [
    {
      title: 'The home page is complete without JavaScript',
      advice: `Check --site. Build with \`npm run build\`, which prerenders. ${HOST}`,
      async run(target) {
        const home = await page(target, '/');
        if (home.status !== 200) return [describeAnswer(home)];
        return missingParts(home).map((part) => `the HTML has no ${part}`);
      },
    },
    {
      title: 'An unknown address returns status 404 and a page',
      advice: `The host must serve 404.html with status 404, and no catch-all rewrite to index.html. ${HOST}`,
      async run(target) {
        const answer = await page(target, `/doctor-${randomUUID()}`);
        if (answer.status !== 404) return [`HTTP ${answer.status}`];
        return /<h1[\s>]/.test(answer.text) ? [] : ['the page is not ours'];
      },
    },
    {
      title: 'Pages have the security headers',
      advice: HOST,
      async run(target) {
        const home = await page(target, '/');
        const scripts = policyOf(home, 'script-src');
        const reached = policyOf(home, 'connect-src');
        const isReached = target.api === target.site ? reached.includes("'self'") : reached.includes(target.api);
        return [
          ...(scripts.length > 0 && !scripts.includes("'unsafe-inline'") ? [] : ['inline scripts are allowed']),
          ...(isReached ? [] : [`pages cannot connect to ${target.api}: build with VITE_SUPABASE_URL set to it`]),
          ...(policyOf(home, 'frame-ancestors').join() === "'none'" ? [] : ['other sites can frame ours']),
          ...(/max-age=\d{7,}/.test(header(home, 'strict-transport-security')) ? [] : ['no Strict-Transport-Security']),
          ...(header(home, 'x-content-type-options') === 'nosniff' ? [] : ['no X-Content-Type-Options: nosniff']),
          ...(header(home, 'referrer-policy') === '' ? ['no Referrer-Policy'] : []),
          ...(header(home, 'permissions-policy') === '' ? ['no Permissions-Policy'] : []),
        ];
      },
    },
    {
      title: 'Pages are always fresh; files with a hash in their name are cached forever',
      advice: HOST,
      async run(target) {
        const home = await page(target, '/');
        const asset = /"(\/assets\/[^"]+)"/.exec(home.text)?.[1];
        if (asset === undefined) return ['the home page loads no file from /assets/'];
        const file = await page(target, asset);
        const isFresh = /no-cache|no-store|max-age=0\b/.test(header(home, 'cache-control'));
        const isKept = file.status === 200 && /immutable/.test(header(file, 'cache-control'));
        return [
          ...(isFresh ? [] : [`pages: Cache-Control is "${header(home, 'cache-control')}"`]),
          ...(isKept ? [] : [`${asset}: HTTP ${file.status}, Cache-Control is "${header(file, 'cache-control')}"`]),
        ];
      },
    },
    {
      title: 'Pages behind secret links stay out of search engines and send no referrer',
      advice: HOST,
      async run(target) {
        const inSpanish = (await isInSpanish(target)) ? secretPagesInBoth.map((path) => addressIn('es', path)) : [];
        return problemsOf([...secretPages, ...inSpanish], async (path) => {
          const answer = await page(target, `${path}/0000-0000-0000-0000`);
          if (answer.status !== 200)
            return [`HTTP ${answer.status}: ${path}/* must be answered with ${path.slice(1)}.html`];
          return [
            ...(/noindex/.test(header(answer, 'x-robots-tag')) ? [] : [`${path}/*: no X-Robots-Tag: noindex`]),
            // Some hosts join two rules; browsers take the last policy.
            ...(/(^|,\s*)no-referrer$/.test(header(answer, 'referrer-policy'))
              ? []
              : [`${path}/*: no Referrer-Policy: no-referrer`]),
          ];
        });
      },
    },
    {
      title: 'The sitemap lists every page, and every page it lists exists',
      advice: 'Build with VITE_SITE_URL set to the address of the site, and publish the whole of dist/.',
      run: (target) => sitemapProblems(target, `${target.site}`),
    },
    {
      title: 'The site’s code contains this key and no secret key',
      advice:
        'Build with VITE_SUPABASE_PUBLISHABLE_KEY set to the key given here. If a secret key is in the code, delete that key in the dashboard at once: Settings, API Keys.',
      run: (target) => codeProblems(target, `${target.site}`),
    },
    {
      title: 'Reviews are real, not samples',
      advice:
        'Build with VITE_SUPABASE_URL set: `npm run build` reads the reviews of that project. Fake reviews are illegal.',
      run: (target) => sampleReviewProblems(target, `${target.site}`),
    },
    {
      title: 'Prices are real, not samples',
      advice:
        'Build with VITE_SUPABASE_URL set: `npm run build` reads what people paid from that project. No one has paid the samples.',
      run: (target) => samplePriceProblems(target, `${target.site}`),
    },
    {
      title: 'Phone and email are the operator’s own, not samples',
      advice: 'Build with your own settings before you open: docs/operating.md, Before you open.',
      isWarning: true,
      run: (target) => sampleProblems(target, `${target.site}`),
    },
  ],
};
