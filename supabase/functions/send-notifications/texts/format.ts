import type { Language } from '../../_shared/domain/languages.ts';
import { formatPhone, nationalDigits } from '../../_shared/domain/phone.ts';
import type { LeadOfMail, Site } from '../mails/types.ts';
import { toGsm } from './gsm-7.ts';
import type { Text } from './types.ts';
import { textWordingIn } from './wording.ts';

/** Longer brands are cut: brand, words, link and stop notice share the 160 characters of one segment. */
const BRAND_LENGTH = 20;

/** The parts of a text. */
export type Parts = {
  /** As stored: the digits of a North American number. */
  phone: string;
  what: string;
  /** Null if it has no link. */
  url: string | null;
  /** The language of the words. */
  language: Language;
  saysStop: boolean;
};

/** A complete text. It fits into one segment if the site's address has at most 40 characters. */
export function textOf({ phone, what, url, language, saysStop }: Parts, site: Site): Text {
  const { words } = textWordingIn(language);
  const brand = brandOf(site);
  const text = url === null ? words.textWithoutLink(brand, what) : words.text(brand, what, url);
  return { to: `+1${nationalDigits(phone)}`, body: saysStop ? `${text} ${words.stop}` : text };
}

/** The name of the site in GSM-7 characters. */
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
