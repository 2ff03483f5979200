import { onePerKind, publicPaths } from './support/public-paths';
import { expect, test } from './support/test';
import { openWholePage, violationsOf } from './support/whole-page';

for (const path of onePerKind) {
  test(`${path} has one heading, a quiet console, no sideways scroll and no accessibility violations`, async ({
    page,
  }) => {
    await openWholePage(page, path);

    expect(await violationsOf(page)).toEqual([]);
  });
}

/** How many pages a test opens in a row. Their shared code comes from the browser's cache, as for a visitor. */
const AT_ONCE = 8;
const others = publicPaths.filter((path) => !onePerKind.includes(path));

for (let first = 0; first < others.length; first += AT_ONCE) {
  const paths = others.slice(first, first + AT_ONCE);
  test(`${paths.join(', ')} have one heading, a quiet console and no sideways scroll`, async ({ page }) => {
    for (const path of paths) await test.step(path, () => openWholePage(page, path));
  });
}

test('no internal link is dead', async ({ request }) => {
  const seen = new Set<string>();
  const dead: string[] = [];
  for (const path of publicPaths) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a[^>]+href="(\/[^"]*)"/g)) {
      const [target = '', fragment] = href.split('#');
      if (seen.has(href)) continue;
      seen.add(href);
      const response = await request.get(target || path);
      if (response.status() !== 200) dead.push(`${href} on ${path}`);
      else if (fragment && !(await response.text()).includes(`id="${fragment}"`)) dead.push(`${href} on ${path}`);
    }
  }
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThan(80);
});

test('titles and descriptions are unique and short enough for a search result', async ({ request }) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const faults: string[] = [];
  for (const path of publicPaths) {
    const html = await (await request.get(path)).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const description =
      /<meta name="description" content="([^"]+)"/.exec(html)?.[1]?.replaceAll(/&[a-z0-9#x]+;/g, "'") ?? '';
    if (title.length < 15 || title.length > 65) faults.push(`${path}: a title of ${title.length}`);
    if (description.length < 100 || description.length > 160)
      faults.push(`${path}: a description of ${description.length}`);
    if (titles.has(title)) faults.push(`${path}: the title of ${titles.get(title)}`);
    if (descriptions.has(description)) faults.push(`${path}: the description of ${descriptions.get(description)}`);
    titles.set(title, path);
    descriptions.set(description, path);
    for (const needed of ['rel="canonical"', 'og:image', 'twitter:card', '<h1']) {
      if (!html.includes(needed)) faults.push(`${path}: no ${needed}`);
    }
  }
  expect(faults).toEqual([]);
});
