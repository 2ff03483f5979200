import type { Language } from '../../_shared/domain/languages.ts';
import { formatPhone } from '../../_shared/domain/phone.ts';
import { nationalDigits } from '../../_shared/domain/same-number.ts';
import type { LeadOfMail, Site } from '../mails/types.ts';
import { toGsm } from './gsm-7.ts';
import type { Text } from './types.ts';
import { textWordingIn } from './wording.ts';

/** A longer brand is cut: one segment has 160 characters for brand, words, link and how to stop. */
const BRAND_LENGTH = 20;

/** What a text is made of. */
export type Parts = {
  /** As it is stored: digits of North America. */
  phone: string;
  what: string;
  /** Null if it has no link. */
  url: string | null;
  /** That the words are in. */
  language: Language;
  saysStop: boolean;
};

/** A text as it goes out, in one segment if the address of the site has 40 characters at most. */
export function textOf({ phone, what, url, language, saysStop }: Parts, site: Site): Text {
  const { words } = textWordingIn(language);
  const brand = brandOf(site);
  const text = url === null ? words.textWithoutLink(brand, what) : words.text(brand, what, url);
  return { to: `+1${nationalDigits(phone)}`, body: saysStop ? `${text} ${words.stop}` : text };
}

/** The name of the site in letters that texts have. */
function brandOf({ name }: Site): string {
  return toGsm(name).slice(0, BRAND_LENGTH).trim();
}

/** A phone number without its country code: "(213) 555-0142". */
export function phoneOf(phone: string): string {
  return formatPhone(nationalDigits(phone));
}

/** The five digits of a ZIP code that may have nine. */
export function zipOf({ zipCode }: LeadOfMail): string {
  return zipCode.slice(0, 5);
}
