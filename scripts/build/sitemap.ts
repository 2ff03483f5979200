type PublicRoute = {
  path: string;
  /** ISO date of the page's own last change. */
  lastModified?: string;
};

/**
 * @param siteUrl the site's origin, without a trailing slash.
 * @param lastmod ISO date for routes that know none of their own; without it they go without.
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemapXml(siteUrl: string, routes: readonly PublicRoute[], lastmod?: string): string {
  const urls = routes.map(({ path, lastModified = lastmod }) => {
    const changed = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
    return `  <url><loc>${escapeXml(siteUrl + path)}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/**
 * Everything may be crawled: pages that must not be listed say so themselves, and a crawler has to read them for that.
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
