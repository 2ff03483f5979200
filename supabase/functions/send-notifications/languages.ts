import { type Language, languages } from '../_shared/rules/languages.ts';
import type { HaulerOfOffer } from './mails/types.ts';

/** A language as it is stored. Who has one that this version does not know is written to in English. */
export function toLanguage(stored: string): Language {
  return languages.find((each) => each === stored) ?? 'en';
}

/** In which a hauler is written to: the first that they speak. */
export function languageOf({ languages: [first = 'en'] }: HaulerOfOffer): Language {
  return first;
}
