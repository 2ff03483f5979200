import type { Language } from './language';

/**
 * Path of the picture, 1200×630, that a link preview of a page shows. The build draws one for every public page.
 *
 * @param path the page's path; null for pages that search engines shall not list.
 */
export function socialImage(path: string | null, language: Language): string {
  const name = path === null ? 'default' : path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/social${language === 'es' ? '/es' : ''}/${name}.png`;
}
