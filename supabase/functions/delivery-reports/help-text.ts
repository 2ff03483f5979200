import { addressIn, type Language } from '../_shared/domain/languages.ts';
import type { Site } from '../_shared/server/site.ts';

/** Longer brands are cut, so that the answer fits into the 160 characters of one text. */
const BRAND_LENGTH = 20;

/**
 * The answer to a request for help in Spanish: who we are, how to reach us, what it can cost and how to opt out. It
 * must not contain á, í, ó or ú: a single one reduces the 160 characters of a text to 70.
 *
 * @param language of the page it links to: the Spanish pages may be switched off for people who don't read Spanish.
 */
export function helpText({ name, url }: Site, language: Language): string {
  const page = `${url}${addressIn(language, '/contact')}${language === 'en' ? ' (en inglés)' : ''}`;
  return `${plain(name)}: Le ayudamos en ${page} - Los mensajes y datos pueden tener costo. STOP para salir`;
}

/** The brand in letters that every text can contain. */
function plain(name: string): string {
  const letters = name.normalize('NFKD').replace(/[^\w &'.-]/g, '');
  return letters.slice(0, BRAND_LENGTH).trim();
}
