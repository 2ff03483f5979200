import type { Language } from '@functions/domain/languages.ts';

export { addressIn, documentLanguages, type Language, splitAddress } from '@functions/domain/languages.ts';

/** The language of this build. The site is built once per language, see `scripts/build/site-language.ts`. */
export const language: Language = import.meta.env.SITE_LANGUAGE;
