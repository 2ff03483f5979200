import { splitAddress } from '../../../supabase/functions/_shared/domain/languages.ts';
import { type Answer, ask, describeAnswer, problemsOf, type Target } from './check.ts';

/** Compares the sitemap, the pages it lists, and the pages they link to. */
export async function sitemapProblems(target: Target, site: string): Promise<string[]> {
  const robots = await ask(target, `${site}/robots.txt`);
  const sitemap = await ask(target, `${site}/sitemap.xml`);
  const addresses = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? ''));
  if (sitemap.status !== 200 || addresses.length === 0) return [`/sitemap.xml: HTTP ${sitemap.status}, no addresses`];

  const named = new Set(addresses.map(({ pathname }) => pathname));
  const linked = new Set<string>();
  const problems = await problemsOf(addresses, async (address) => {
    const page = await ask(target, site + address.pathname);
    for (const path of linksOf(page.text)) linked.add(path);
    return pageProblems(page, address, site);
  });
  const forgotten = [...linked].filter(
    (address) => !named.has(address) && !splitAddress(address).path.startsWith('/track'),
  );
  return [
    ...(/^sitemap:/im.test(robots.text) ? [] : ['/robots.txt does not list the sitemap']),
    ...problems,
    ...forgotten.map((path) => `${path} is linked to but not in the sitemap`),
  ];
}

function pageProblems(page: Answer, address: URL, site: string): string[] {
  if (page.status !== 200) return [`${address.pathname}: ${describeAnswer({ ...page, text: '' })}`];
  const canonical = /<link[^>]+rel="canonical"[^>]+href="([^"]+)"/.exec(page.text)?.[1];
  return [
    // A build tested on a developer's machine has the address that it was built for.
    ...(address.origin === site || isLocal(site) ? [] : [`${address.href} is not on ${site}`]),
    ...(canonical !== undefined && new URL(canonical, site).href === address.href
      ? []
      : [`${address.pathname}: its canonical address is ${canonical ?? 'missing'}`]),
    ...(/<meta[^>]+content="[^"]*noindex/.test(page.text) ? [`${address.pathname}: noindex`] : []),
  ];
}

function isLocal(site: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(site).hostname);
}

/** The pages of the site that a page links to. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*href="(\/[^"/?#][^"?#]*|\/)["?#]/g)].map(([, path]) => path ?? '');
}
