import type { AnchorHTMLAttributes } from 'react';
import { language } from '@/lib/language';

type Target = { to: string } | (Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'hrefLang'> & { href: string });

/**
 * The target of a link to an English-only page: a route of the site on English pages, another document on Spanish ones,
 * since no visit changes its language.
 */
export function toEnglish(path: string): Target {
  return language === 'en' ? { to: path } : { href: path, hrefLang: 'en' };
}
