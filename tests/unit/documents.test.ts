import { expect, test } from 'vitest';
import { heroPreload } from '../../scripts/build/hero-preload.ts';
import { robotsTxt, sitemapXml } from '../../scripts/build/sitemap.ts';
import { splitHead } from '../../scripts/build/split-head.ts';

test('head tags are lifted from the start of a page in any order, and what looks like one further down stays', () => {
  const head = '<title>A &amp; B</title><meta name="description" content="x"/><link rel="canonical" href="/a"/>';
  const body = '<main><svg><title>Map</title></svg><link rel="x"/></main>';

  expect(splitHead(head + body)).toEqual({ head, body });
  expect(splitHead(body)).toEqual({ head: '', body });
});

test('the largest picture of a page is preloaded with its sources and sizes, and others are not', () => {
  const source = '<source type="image/avif" srcSet="/a-480.avif 480w" sizes="100vw"/>';

  expect(heroPreload(`<p>Words</p><picture>${source}<img src="/a.webp" fetchPriority="high"/></picture>`)).toBe(
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/a-480.avif 480w" imagesizes="100vw" fetchpriority="high">',
  );
  expect(heroPreload(`<picture>${source}<img src="/a.webp"/></picture>`)).toBe('');
});

const alone = { language: 'en', hasTranslation: false } as const;

test('the sitemap lists escaped addresses with the date of the page, or else of the site, if there is one', () => {
  const site = 'https://a.example';
  const pages = [
    { ...alone, path: '/' },
    { ...alone, path: '/b&c', lastModified: '2025-04-19' },
  ];

  const xml = sitemapXml(site, pages, '2026-11-01');
  expect(xml).toContain('<url><loc>https://a.example/</loc><lastmod>2026-11-01</lastmod></url>');
  expect(xml).toContain('<url><loc>https://a.example/b&amp;c</loc><lastmod>2025-04-19</lastmod></url>');
  expect(sitemapXml(site, pages)).toContain('<url><loc>https://a.example/</loc></url>');
});

test('each page of a language pair lists both for search engines, with English as the default', () => {
  const xml = sitemapXml('https://a.example', [
    { path: '/', language: 'en', hasTranslation: true },
    { path: '/', language: 'es', hasTranslation: true },
    { path: '/blog', ...alone },
  ]);

  const pair = [
    ['en', ''],
    ['es', 'es'],
    ['x-default', ''],
  ].map(([hreflang, path]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="https://a.example/${path}"/>`);
  expect(xml).toContain(`<url><loc>https://a.example/</loc>${pair.join('')}</url>`);
  expect(xml).toContain(`<url><loc>https://a.example/es</loc>${pair.join('')}</url>`);
  expect(xml).toContain('<url><loc>https://a.example/blog</loc></url>');
});

test('robots.txt allows everything and links to the sitemap', () => {
  expect(robotsTxt('https://a.example')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\n');
});
