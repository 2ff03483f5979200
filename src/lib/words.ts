import { createContext, use } from 'react';
import type { Language } from './language';

/** The language of the visit: what the document is in, see `languageOfDocument`. */
export const LanguageContext = createContext<Language>('en');

/** The language of the visit. */
export function useLanguage(): Language {
  return use(LanguageContext);
}

/** The Spanish words that this visit has loaded, by area. */
const spanish = new Map<string, unknown>();

/** Keeps the Spanish words of an area that has been loaded, for `useWords`. */
export function keepSpanish(area: string, words: unknown): void {
  spanish.set(area, words);
}

/** The areas of what stands around every page, which must be shown even if no Spanish arrives. */
export const aroundPages: readonly string[] = ['shell', 'site', 'toasts'];

/**
 * The words of an area in the language of the visit. The English ones are part of the code that asks for them; the
 * Spanish ones were loaded with the page, see `load-spanish.ts`.
 *
 * @param area names the module of the words: `booking` is `content/en/booking.ts`, `words/reasons` is `reasons.ts` of the
 * words that pages share with mails.
 * @param english what that module says: its `words`, or all of it where it has several.
 * @throws if the page's list of areas does not name this one.
 */
export function useWords<Words>(area: string, english: Words): Words {
  if (use(LanguageContext) === 'en') return english;
  if (spanish.has(area)) return spanish.get(area) as Words;
  if (aroundPages.includes(area)) return english;
  throw new Error(`No Spanish words of ${area}: see spanish-areas.ts`);
}
