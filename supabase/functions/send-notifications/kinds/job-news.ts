import type { Language } from '../../_shared/domain/languages.ts';
import { toHauler } from '../audiences.ts';
import { type AboutJob, type HaulerContent, jobContent, wordingOf } from '../mails/hauler-parts.ts';
import type { LeadOfMail, OfferOfMail, Site } from '../mails/types.ts';
import { textToHauler } from '../texts/audiences.ts';
import type { Kind } from './kind.ts';

type News = { mail: AboutJob; text: string };

/** News with the same words for every job. `contentOf` makes only the content of the email. */
export function jobNews<Name extends Kind['kind']>(kind: Name, words: Record<Language, News>) {
  function contentOf(lead: LeadOfMail, offer: OfferOfMail, site: Site): HaulerContent {
    return jobContent(lead, offer, site, words[wordingOf(offer).language].mail);
  }
  return {
    contentOf,
    kind,
    audience: 'hauler',
    words,
    mail: toHauler(({ lead, offer, site }) => contentOf(lead, offer, site)),
    text: textToHauler(({ language }) => words[language].text),
  } as const;
}
