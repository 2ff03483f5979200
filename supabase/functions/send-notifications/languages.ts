import type { Language } from '../_shared/domain/languages.ts';
import type { HaulerOfOffer } from './mails/types.ts';

/** In which a hauler is written to: the first that they speak. */
export function languageOf({ languages: [first = 'en'] }: HaulerOfOffer): Language {
  return first;
}
