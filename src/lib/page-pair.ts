import { createContext, use } from 'react';
import type { Language } from './language';

/** Whether the page on the screen exists in the other language. */
export const PagePairContext = createContext(false);

export function useHasPair(): boolean {
  return use(PagePairContext);
}

/** What the two pages of a pair say of each other to search engines. Who reads neither language gets the English one. */
export const alternates = [
  { hrefLang: 'en', inLanguage: 'en' },
  { hrefLang: 'es', inLanguage: 'es' },
  { hrefLang: 'x-default', inLanguage: 'en' },
] as const satisfies readonly { hrefLang: string; inLanguage: Language }[];
