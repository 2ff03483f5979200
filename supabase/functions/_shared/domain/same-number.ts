import { phoneDigits } from './phone.ts';

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
