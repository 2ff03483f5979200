import type { Enums } from '../database.types.ts';
import { language } from '../enums.ts';

/** The languages of the site, its emails and texts, and of haulers, as BCP 47 tags. */
export const languages = language;

export type Language = Enums<'language'>;

/** The `lang` of a document: all Spanish here is US Spanish. */
export const documentLanguages = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

/** The address of a route in a language: in Spanish, `/book` becomes `/es/book` and `/` becomes `/es`. */
export function addressIn(language: Language, path: string): string {
  return language === 'es' ? `/es${path === '/' ? '' : path}` : path;
}

/** The language of an address, and its path in the route table. */
export function splitAddress(address: string): { language: Language; path: string } {
  const spanish = /^\/es(?=\/|$)/i.exec(address);
  return spanish
    ? { language: 'es', path: address.slice(spanish[0].length) || '/' }
    : { language: 'en', path: address };
}
