import type { Language } from './language';

/**
 * The path of a page's link preview picture, 1200×630. The build draws one for every public page.
 *
 * @param path the page's path; null for pages that search engines should not list.
 */
export function socialImage(path: string | null, language: Language): string {
  const name = path === null ? 'default' : path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/social${language === 'es' ? '/es' : ''}/${name}.png`;
}
