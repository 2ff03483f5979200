import { asciiDigits } from './ascii-digits.ts';

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
