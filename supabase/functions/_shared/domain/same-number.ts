import { phoneDigits } from './phone.ts';

/** Are these the same number, with and without the 1 of North America? The database's `canonical_phone` says the same. */
export function isSameNumber(one: string, other: string): boolean {
  return nationalDigits(one) === nationalDigits(other);
}

/** The digits of a phone number, without the 1 of North America. */
export function nationalDigits(phone: string): string {
  return phoneDigits(phone).replace(/^1(?=\d{10}$)/, '');
}
