import type { AnchorHTMLAttributes } from 'react';
import { language } from '@/lib/language';

type Target = { to: string } | (Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'hrefLang'> & { href: string });

/**
 * The target of a link to an English-only page: a route on English pages, a separate document on Spanish ones, because
 * a document never changes its language.
 */
export function toEnglish(path: string): Target {
  return language === 'en' ? { to: path } : { href: path, hrefLang: 'en' };
}
