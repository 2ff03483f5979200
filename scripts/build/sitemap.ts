import { alternates } from '../../src/lib/translation.ts';
import { addressIn, type Language } from '../../supabase/functions/_shared/domain/languages.ts';

type PublicPage = {
  path: string;
  language: Language;
  /** Whether the page also exists in the other language. */
  hasTranslation: boolean;
  /** ISO date of the page's own last change. */
  lastModified?: string;
};

/**
 * @param siteUrl the site's origin, without a trailing slash.
 * @param lastmod ISO date for pages without a date of their own; if undefined, they get none.
 * @see https://www.sitemaps.org/protocol.html
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export function sitemapXml(siteUrl: string, pages: readonly PublicPage[], lastmod?: string): string {
  const urlOf = (language: Language, path: string) => escapeXml(siteUrl + addressIn(language, path));
  const urls = pages.map(({ path, language, hasTranslation, lastModified = lastmod }) => {
    const pair = alternates.map(
      ({ hrefLang, inLanguage }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${urlOf(inLanguage, path)}"/>`,
    );
    const changed = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
    return `  <url><loc>${urlOf(language, path)}</loc>${changed}${hasTranslation ? pair.join('') : ''}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}

/**
 * Allows crawling everything: pages that must not be listed have `noindex`, which a crawler sees only if it can fetch
 * them.
 */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
