import { phoneDigits } from './phone.ts';

/** Whether two numbers are the same, with or without the country code 1. Same as the database's `canonical_phone`. */
export function isSameNumber(one: string, other: string): boolean {
  return nationalDigits(one) === nationalDigits(other);
}

/** The digits of a phone number, without the country code 1. */
export function nationalDigits(phone: string): string {
  return phoneDigits(phone).replace(/^1(?=\d{10}$)/, '');
}
