import { createContext, use } from 'react';
import type { Language } from './language';

/** Whether the page on the screen exists in the other language. */
export const PagePairContext = createContext(false);

export function useHasPair(): boolean {
  return use(PagePairContext);
}

/** What the two pages of a pair say of each other to search engines: `hreflang`, and in which language that page is. */
export const alternates = (['en', 'es', 'x-default'] as const).map((hrefLang) => ({
  hrefLang,
  // Who reads neither gets the English one.
  inLanguage: hrefLang === 'es' ? hrefLang : 'en',
})) satisfies { hrefLang: string; inLanguage: Language }[];
