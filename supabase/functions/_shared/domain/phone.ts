import { asciiDigits } from './ascii-digits.ts';

/** The format of a North American number, without its country code. */
const NORTH_AMERICAN = /^[2-9][0-8]\d[2-9]\d{6}$/;

/** Short codes, and area codes that are toll-free, premium, personal or unassigned. */
const SPECIAL_NUMBERS = /^(.11|37|96|5(00|2[1-9]|33|44|66|77|88)|700|710|8(00|22|33|44|55|66|77|88)|900)/;

/** Area codes of islands where texts cost more, including US territories such as Puerto Rico. */
const ISLANDS =
  /^(242|246|264|268|284|340|345|441|473|649|658|664|670|671|684|721|758|767|784|787|809|829|849|868|869|876|939)/;

/** The digits of a phone number as people type it, in any script. */
export function phoneDigits(text: string): string {
  return asciiDigits(text).replace(/\D/g, '');
}

/** Whether two numbers are the same, with or without the country code 1. Same as the database's `canonical_phone`. */
export function isSameNumber(one: string, other: string): boolean {
  return nationalDigits(one) === nationalDigits(other);
}

/** The forms in which a number can be stored: with and without the country code 1. */
export function writtenWays(phone: string): string[] {
  const national = nationalDigits(phone);
  return national.length === 10 ? [national, `1${national}`] : [phone];
}

/** The digits of a phone number, without the country code 1. */
export function nationalDigits(phone: string): string {
  return phoneDigits(phone).replace(/^1(?=\d{10}$)/, '');
}

/** Whether a US number may lack a digit: no area code and no exchange begins with 0 or 1. */
export function mayLackDigit(text: string): boolean {
  const national = nationalDigits(text);
  return national.length === 10 && /^[01]|^\d{3}[01]/.test(national);
}

/**
 * Formats a US phone number, even while it is being typed: `(213) 555-0142`, with `+1` in front if it was given.
 * Numbers of other lengths stay unchanged.
 */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  const national = digits.length > 10 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (national.length > 10) return text;
  if (national.length < 4) return text.startsWith('+') ? text : digits;
  const prefix = national === digits ? '' : '+1 ';
  const area = `${prefix}(${national.slice(0, 3)})`;
  return national.length < 7 ? `${area} ${national.slice(3)}` : `${area} ${national.slice(3, 6)}-${national.slice(6)}`;
}

/**
 * Whether we can text this number, as typed, at US rates: it must be North American and not premium or otherwise
 * special, so that no one can earn money by having us text their number. Canadian numbers pass. Same as the database's
 * `private.is_us_number`.
 */
export function canBeTexted(phone: string): boolean {
  const number = nationalDigits(phone);
  return NORTH_AMERICAN.test(number) && !SPECIAL_NUMBERS.test(number) && !ISLANDS.test(number);
}
