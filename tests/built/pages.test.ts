import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pageFile } from '../../scripts/build/static-host.ts';
import { dist, htmlOf, publicPaths } from '../support/built-pages.ts';

test('every internal link leads to a page, and to a place on it', () => {
  const dead: string[] = [];
  const links = new Map<string, string>();
  for (const address of publicPaths) {
    for (const [, href = ''] of htmlOf(address).matchAll(/<a[^>]+href="([/#][^"]*)"/g)) {
      links.set(href.startsWith('#') ? address + href : href, address);
    }
  }

  for (const [link, address] of links) {
    const { pathname, hash } = new URL(link, 'https://site.example');
    const isPage = existsSync(path.join(dist, pageFile(pathname)));
    if (!isPage || (hash && !htmlOf(pathname).includes(`id="${hash.slice(1)}"`))) dead.push(`${link} on ${address}`);
  }

  expect(dead).toEqual([]);
  expect(links.size).toBeGreaterThan(80);
});

test('a form that is sent before the code is there leads to a page or does nothing', () => {
  const forms = [...publicPaths, '/track'].flatMap((address) => htmlOf(address).match(/<form\b[^>]*>/g) ?? []);

  expect(forms.filter((form) => !/ (action="|method="dialog")/.test(form))).toEqual([]);
  expect(forms.length).toBeGreaterThan(20);
});

test('every page has a picture for link previews', () => {
  const pictures = publicPaths.map(
    (address) => /og:image" content="https?:\/\/[^/"]+([^"]+)"/.exec(htmlOf(address))?.[1],
  );

  expect(pictures.filter((picture) => !picture || !existsSync(path.join(dist, picture)))).toEqual([]);
});

test('titles and descriptions are unique and short enough for a search result', () => {
  const faults: string[] = [];
  const seen = new Map<string, string>();
  for (const address of publicPaths) {
    const html = htmlOf(address);
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const description =
      /<meta name="description" content="([^"]+)"/.exec(html)?.[1]?.replace(/&[a-z0-9#x]+;/g, "'") ?? '';
    if (title.length < 15 || title.length > 65) faults.push(`${address}: a title of ${title.length}`);
    if (description.length < 100 || description.length > 160)
      faults.push(`${address}: a description of ${description.length}`);
    for (const text of [title, description]) {
      if (seen.has(text)) faults.push(`${address}: “${text}”, as on ${seen.get(text)}`);
      seen.set(text, address);
    }
    const canonical = /rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1];
    if (canonical !== address) faults.push(`${address}: canonical is ${canonical}`);
    for (const needed of ['twitter:card', '<h1']) {
      if (!html.includes(needed)) faults.push(`${address}: no ${needed}`);
    }
  }

  expect(faults).toEqual([]);
});

test('a city page says what residents get free from their city', () => {
  expect(htmlOf('/locations/california/van-nuys')).toContain('LA Sanitation picks up bulky items');
  expect(htmlOf('/locations/california/upland')).toContain('Ask your city’s trash service first');
});
