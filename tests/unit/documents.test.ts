import { expect, test } from 'vitest';
import { heroPreload } from '../../scripts/build/hero-preload.ts';
import { robotsTxt, sitemapXml } from '../../scripts/build/sitemap.ts';
import { splitHead } from '../../scripts/build/split-head.ts';

test('head tags are lifted from the start of a page in any order', () => {
  const head = '<title>A &amp; B</title><meta name="description" content="x"/><link rel="canonical" href="/a"/>';
  expect(splitHead(`${head}<div>Words</div>`)).toEqual({ head, body: '<div>Words</div>' });
});

test('markup that looks like a head tag further down stays where it is', () => {
  const body = '<main><svg><title>Map</title></svg><link rel="x"/></main>';
  expect(splitHead(body)).toEqual({ head: '', body });
});

test('the largest picture of a page is preloaded with its sources and sizes', () => {
  const picture =
    '<picture><source type="image/avif" srcSet="/a-480.avif 480w" sizes="100vw"/><img src="/a.webp" fetchPriority="high"/></picture>';
  expect(heroPreload(`<p>Words</p>${picture}`)).toBe(
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/a-480.avif 480w" imagesizes="100vw" fetchpriority="high">',
  );
});

test('a page without a large picture preloads none', () => {
  expect(
    heroPreload('<picture><source type="image/avif" srcSet="/a.avif 1w" sizes="1px"/><img src="/a.webp"/></picture>'),
  ).toBe('');
});

test('the sitemap lists absolute addresses with the date of the page, or else of the site', () => {
  const xml = sitemapXml(
    'https://a.example',
    [
      { path: '/', language: 'en', hasPair: false },
      { path: '/b', language: 'en', hasPair: false, lastModified: '2025-04-19' },
    ],
    '2026-11-01',
  );
  expect(xml).toContain('<url><loc>https://a.example/</loc><lastmod>2026-11-01</lastmod></url>');
  expect(xml).toContain('<url><loc>https://a.example/b</loc><lastmod>2025-04-19</lastmod></url>');
});

test('without a date the sitemap gives none and escapes addresses', () => {
  expect(sitemapXml('https://a.example', [{ path: '/b&c', language: 'en', hasPair: false }])).toContain(
    '<url><loc>https://a.example/b&amp;c</loc></url>',
  );
});

test('each page of a language pair lists both for search engines, with English as the default', () => {
  const xml = sitemapXml('https://a.example', [
    { path: '/', language: 'en', hasPair: true },
    { path: '/', language: 'es', hasPair: true },
    { path: '/blog', language: 'en', hasPair: false },
  ]);
  const pair =
    '<xhtml:link rel="alternate" hreflang="en" href="https://a.example/"/>' +
    '<xhtml:link rel="alternate" hreflang="es" href="https://a.example/es"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://a.example/"/>';
  expect(xml).toContain(`<url><loc>https://a.example/</loc>${pair}</url>`);
  expect(xml).toContain(`<url><loc>https://a.example/es</loc>${pair}</url>`);
  expect(xml).toContain('<url><loc>https://a.example/blog</loc></url>');
});

test('robots.txt allows everything and links to the sitemap', () => {
  expect(robotsTxt('https://a.example')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\n');
});
