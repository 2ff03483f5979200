import { losAngelesDay } from '../../_shared/rules/los-angeles-clock.ts';
import { formatPhone } from '../../_shared/rules/phone.ts';
import { nationalDigits } from '../../_shared/rules/same-number.ts';
import { dayText, timesText, timeText, type Window } from '../../_shared/words/en/pickups.ts';
import type { LeadOfMail, Site } from '../mails/types.ts';
import { GSM_7 } from './gsm-7.ts';
import type { Text } from './types.ts';
import { words } from './words/en.ts';

/** A longer brand is cut: one segment has 160 characters for brand, words, link and how to stop. */
const BRAND_LENGTH = 20;

/** One such character makes of the 160 of a segment 70. */
const NOT_GSM_7 = new RegExp(`[^${GSM_7}]`, 'g');

/** What a text is made of. */
export type Parts = {
  /** As it is stored: digits of North America. */
  phone: string;
  what: string;
  url: string;
  saysStop: boolean;
};

/** A text as it goes out, in one segment if the address of the site has 40 characters at most. */
export function textOf({ phone, what, url, saysStop }: Parts, site: Site): Text {
  const text = words.text(brandOf(site), what, url);
  return { to: `+1${nationalDigits(phone)}`, body: saysStop ? `${text} ${words.stop}` : text };
}

/** The name of the site in letters that texts have: of others, those without their accents. */
function brandOf({ name }: Site): string {
  const typed = name.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-');
  const letters = typed.replace(NOT_GSM_7, (letter) => letter.normalize('NFKD').replace(NOT_GSM_7, ''));
  return letters.slice(0, BRAND_LENGTH).trim();
}

/** A moment in Los Angeles: "10:00 AM", "10:00 AM Mon" if it is not today. */
export function momentOf(moment: Date, now: Date): string {
  const isToday = losAngelesDay(moment) === losAngelesDay(now);
  return isToday ? timeText(moment) : `${timeText(moment)} ${dayText(moment).slice(0, 3)}`;
}

/** When a hauler comes: "Wed, Nov 25, 10:00 AM-12:45 PM". */
export function windowOf(window: Window): string {
  const [weekday = '', month = '', day] = dayText(window.from).split(' ');
  return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${day}, ${timesOf(window)}`;
}

/** The times alone: "9:00-11:00 AM". */
export function timesOf(window: Window): string {
  return timesText(window).replace('–', '-');
}

/** A phone number without its country code: "(213) 555-0142". */
export function phoneOf(phone: string): string {
  return formatPhone(nationalDigits(phone));
}

/** The five digits of a ZIP code that may have nine. */
export function zipOf({ zipCode }: LeadOfMail): string {
  return zipCode.slice(0, 5);
}
