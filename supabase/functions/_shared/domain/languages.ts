import type { Enums } from '../database.types.ts';
import { language } from '../enums.ts';

/** The languages that the site, its mails and its texts are in, and that haulers speak, as BCP 47 has them. */
export const languages = language;

export type Language = Enums<'language'>;

/** What `lang` says of a document: all Spanish here is that of the United States. */
export const documentLanguages = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

/** The address of a path of the route table in a language: of `/book` it is `/es/book` in Spanish, of `/` it is `/es`. */
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
