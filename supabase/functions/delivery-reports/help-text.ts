import { addressIn, type Language } from '../_shared/domain/languages.ts';
import type { Site } from '../_shared/server/site.ts';

/** A longer brand is cut, so that all fits into the 160 characters of one text. */
const BRAND_LENGTH = 20;

/**
 * What is answered to who asks for help in Spanish: who we are, how to reach us, what it may cost and how to end it. No
 * á, í, ó or ú is in it: one of them makes of the 160 characters of a text 70.
 *
 * @param language in which the site answers them: pages in Spanish may not be there for who is no reader of them.
 */
export function helpText({ name, url }: Site, language: Language): string {
  const page = `${url}${addressIn(language, '/contact')}${language === 'en' ? ' (en inglés)' : ''}`;
  return `${plain(name)}: Le ayudamos en ${page} Los mensajes y datos pueden tener costo. STOP para parar`;
}

/** The brand in letters that all texts have. */
function plain(name: string): string {
  const letters = name.normalize('NFKD').replace(/[^\w &'.-]/g, '');
  return letters.slice(0, BRAND_LENGTH).trim();
}
