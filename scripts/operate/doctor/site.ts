import { randomUUID } from 'node:crypto';
import { words as prices } from '../../../src/content/en/built-prices.ts';
import { secretPages, secretPagesInBoth } from '../../../src/lib/paths.ts';
import { addressIn } from '../../../supabase/functions/_shared/domain/languages.ts';
import { type Answer, type Area, ask, describeAnswer, problemsOf, type Target } from './check.ts';

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

/** The pages whose addresses hold secrets, each at such an address. */
async function behindLinks(target: Target): Promise<{ path: string; answer: Answer }[]> {
  const isInSpanish = /hreflang="es"/i.test((await page(target, '/')).text);
  const inSpanish = isInSpanish ? secretPagesInBoth.map((path) => addressIn('es', path)) : [];
  return Promise.all(
    [...secretPages, ...inSpanish].map(async (path) => ({
      path,
      answer: await page(target, `${path}/0000-0000-0000-0000`),
    })),
  );
}

const hasHeading = ({ text }: Answer) => /<h1[\s>]/.test(text);

/** Downloads the site's scripts, starting from the home page, and looks for keys. */
async function keyProblems(target: Target): Promise<string[]> {
  const home = await page(target, '/');
  const known = new Set<string>();
  let hasKey = false;
  let found = [...home.text.matchAll(/["\s](\/assets\/[^"\s]+\.js)(?=["\s])/g)].map(([, path]) => path ?? '');
  const problems: string[] = [];
  while (found.length > 0) {
    for (const path of found) known.add(path);
    const next = new Set<string>();
    problems.push(
      ...(await problemsOf(found, async (path) => {
        const { status, text } = await page(target, path);
        if (status !== 200) return [`${path}: HTTP ${status}`];
        hasKey ||= text.includes(target.key);
        for (const [, name] of text.matchAll(/["'`](?:\.|\/?assets)\/([\w.-]+\.js)["'`]/g)) next.add(`/assets/${name}`);
        return /sb_secret_\w/.test(text) ? [`${path} contains a secret key`] : [];
      })),
    );
    found = [...next].filter((path) => !known.has(path));
  }
  return hasKey ? problems : [...problems, `none of ${known.size} files contains the key`];
}

/** What tells that the repository's samples are shown, by what is said about it. The numbers and names are reserved. */
const samples: Record<string, RegExp> = {
  'sample reviews are shown: set VITE_SUPABASE_URL':
    /and I finally parked inside|never touched a wall|a box of photos I had missed/,
  'sample prices are shown: set VITE_SUPABASE_URL': RegExp(prices.sampleNote),
  'the phone number is a sample: set VITE_SITE_PHONE': /tel:\+1\d{3}55501\d{2}\b/,
  'the email address is a sample: set VITE_SITE_EMAIL': /mailto:[^"]+\.example\b/,
};

export const site: Area = {
  name: 'the site',
  needs: 'site',
  checks: [
    {
      title: 'The host answers the home page, secret links and unknown addresses with their page',
      advice: `Check --site. Build with \`npm run build\`, which prerenders. ${HOST} An unknown address needs status 404, so no catch-all rewrite to index.html.`,
      async run(target) {
        const home = await page(target, '/');
        if (home.status !== 200) throw new Error(describeAnswer(home));
        const unknown = await page(target, `/doctor-${randomUUID()}`);
        const links = await behindLinks(target);
        return [
          ...(hasHeading(home) ? [] : ['the HTML of the home page is empty without JavaScript']),
          ...(unknown.status === 404 ? [] : [`an unknown address: HTTP ${unknown.status}`]),
          ...(hasHeading(unknown) ? [] : ['an unknown address: the page is not ours']),
          ...links.flatMap(({ path, answer }) =>
            answer.status === 200
              ? []
              : [`HTTP ${answer.status}: ${path}/* must be answered with ${path.slice(1)}.html`],
          ),
        ];
      },
    },
    {
      title: 'The host sends the headers for security, caching and secret links',
      advice: HOST,
      async run(target) {
        const home = await page(target, '/');
        const script = /"(\/assets\/[^"]+)"/.exec(home.text)?.[1] ?? '/';
        const kept = await page(target, script);
        const scripts = policyOf(home, 'script-src');
        const reached = policyOf(home, 'connect-src');
        const isReached = target.api === target.site ? reached.includes("'self'") : reached.includes(target.api);
        const cache = (answer: Answer) => header(answer, 'cache-control');
        return [
          ...(scripts.length > 0 && !scripts.includes("'unsafe-inline'") ? [] : ['inline scripts are allowed']),
          ...(isReached ? [] : [`pages cannot connect to ${target.api}: build with VITE_SUPABASE_URL set to it`]),
          ...(policyOf(home, 'frame-ancestors').join() === "'none'" ? [] : ['other sites can frame ours']),
          ...(/max-age=\d{7,}/.test(header(home, 'strict-transport-security')) ? [] : ['no Strict-Transport-Security']),
          ...(/no-cache|no-store|max-age=0\b/.test(cache(home)) ? [] : [`pages: Cache-Control is "${cache(home)}"`]),
          ...(/immutable/.test(cache(kept)) ? [] : [`${script}: Cache-Control is "${cache(kept)}"`]),
          ...(await behindLinks(target)).flatMap(({ path, answer }) => [
            ...(/noindex/.test(header(answer, 'x-robots-tag')) ? [] : [`${path}/*: no X-Robots-Tag: noindex`]),
            // Some hosts join two rules; browsers take the last policy.
            ...(/(^|,\s*)no-referrer$/.test(header(answer, 'referrer-policy'))
              ? []
              : [`${path}/*: no Referrer-Policy: no-referrer`]),
          ]),
        ];
      },
    },
    {
      title: 'The sitemap lists pages of this address, and they are there',
      advice: 'Build with VITE_SITE_URL set to the address of the site, and publish the whole of dist/.',
      async run(target) {
        const { status, text } = await page(target, '/sitemap.xml');
        const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? ''));
        if (status !== 200 || listed.length === 0) return [`/sitemap.xml: HTTP ${status}, no addresses`];
        // A build tested on a developer's machine has the address that it was built for.
        const isLocal = new URL(`${target.site}`).hostname === 'localhost';
        return problemsOf(listed, async ({ origin, pathname }) => {
          if (origin !== target.site && !isLocal) return [`${origin}${pathname} is not on ${target.site}`];
          const listedPage = await page(target, pathname);
          return listedPage.status === 200 ? [] : [`${pathname}: HTTP ${listedPage.status}`];
        });
      },
    },
    {
      title: 'The site’s code contains this key and no secret key',
      advice:
        'Build with VITE_SUPABASE_PUBLISHABLE_KEY set to the key given here. If a secret key is in the code, delete that key in the dashboard at once: Settings, API Keys.',
      run: keyProblems,
    },
    {
      title: 'Reviews, prices, phone and email are real, not samples',
      advice:
        'Build with your own settings before you open: docs/operating.md, Before you open. Fake reviews are illegal.',
      isWarning: true,
      async run(target) {
        const pages = await Promise.all(['/', '/contact', '/prices'].map((path) => page(target, path)));
        const text = pages.map((each) => each.text).join('\n');
        return Object.keys(samples).filter((problem) => samples[problem]?.test(text));
      },
    },
  ],
};
