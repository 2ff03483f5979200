import { createContext, use } from 'react';
import type { Language } from './language';

/** Whether the current page exists in the other language. */
export const TranslationContext = createContext(false);

export function useHasTranslation(): boolean {
  return use(TranslationContext);
}

/** The `hreflang` links between the two pages of a pair, with the language of the page that each points to. */
export const alternates = (['en', 'es', 'x-default'] as const).map((hrefLang) => ({
  hrefLang,
  // Readers of other languages get the English page.
  inLanguage: hrefLang === 'es' ? hrefLang : 'en',
})) satisfies { hrefLang: string; inLanguage: Language }[];
