import type { Language } from '@functions/domain/languages.ts';

export { addressIn, documentLanguages, type Language, languages, splitAddress } from '@functions/domain/languages.ts';

/**
 * The language of this visit, which never changes within it: what the document says of itself, not its address. A host
 * may answer an address below `/es` with the English `404.html`.
 */
export function languageOfDocument(): Language {
  return document.documentElement.lang.startsWith('es') ? 'es' : 'en';
}
