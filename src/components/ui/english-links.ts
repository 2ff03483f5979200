import type { AnchorHTMLAttributes } from 'react';
import { language } from '@/lib/language';

type Target = { to: string } | (Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'hrefLang'> & { href: string });

/**
 * Where a link leads to a page that is in English alone: from an English page within the site, from a Spanish one to
 * another document, since no visit changes its language.
 */
export function toEnglish(path: string): Target {
  return language === 'en' ? { to: path } : { href: path, hrefLang: 'en' };
}
