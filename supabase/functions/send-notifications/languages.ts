import type { Language } from '../_shared/domain/languages.ts';
import type { HaulerOfOffer } from './mails/types.ts';

/** The language of our messages to a hauler: the first that they speak. */
export function languageOf({ languages: [first = 'en'] }: HaulerOfOffer): Language {
  return first;
}
