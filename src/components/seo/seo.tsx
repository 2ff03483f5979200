import { Helmet } from 'react-helmet-async';
import type { Graph, Thing } from 'schema-dts';
import type { PictureName } from '@/content/facts/pictures';
import { site } from '@/content/facts/site';
import { addressIn, documentLanguages, language } from '@/lib/language';
import { alternates, useHasTranslation } from '@/lib/translation';
import { breadcrumbList, type Crumb, withHome } from './breadcrumbs';

type SeoProps = {
  /** Without the brand. */
  title: string;
  description: string;
  /** The page's path; null for pages that search engines should not list. */
  path: string | null;
  /** What link previews show: one of `public/social`, see `scripts/generate/social-images.ts`. */
  picture?: PictureName;
  type?: 'website' | 'article';
  publishedAt?: string;
  /** The same trail as the page's breadcrumbs, for search engines. */
  trail?: readonly Crumb[];
  structuredData?: readonly Thing[];
  /** Keeps the address out of the Referer header. */
  noReferrer?: boolean;
};

/** A page's title and metadata in `<head>`. Every page renders exactly one. */
export function Seo({
  title,
  description,
  path,
  picture = 'truck',
  type = 'website',
  publishedAt,
  trail,
  structuredData = [],
  noReferrer,
}: SeoProps) {
  const fullTitle = title.includes(site.name) ? title : `${title} | ${site.name}`;
  const hasTranslation = useHasTranslation();
  const addressOf = (address: string, inLanguage = language) => site.url + addressIn(inLanguage, address);
  const imageUrl = `${site.url}/social/${picture}.jpg`;
  const crumbs = trail && breadcrumbList(withHome(trail), addressOf);
  const things = crumbs ? [...structuredData, crumbs] : structuredData;
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {path === null ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={addressOf(path)} />}
      {path !== null &&
        hasTranslation &&
        alternates.map(({ hrefLang, inLanguage }) => (
          <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={addressOf(path, inLanguage)} />
        ))}
      {noReferrer && <meta name="referrer" content="no-referrer" />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={documentLanguages[language].replace('-', '_')} />
      {path !== null && <meta property="og:url" content={addressOf(path)} />}
      <meta property="og:image" content={imageUrl} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {publishedAt && <meta property="article:published_time" content={publishedAt} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={imageUrl} />
      {things.length > 0 && (
        <script type="application/ld+json">{JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>
      )}
    </Helmet>
  );
}
