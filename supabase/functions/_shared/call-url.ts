import { phoneDigits } from './phone.ts';

/** The address that calls a stored phone number. Ten digits are a number of the United States. */
export function callUrl(phone: string): string {
  const digits = phoneDigits(phone);
  return digits.length === 10 ? `tel:+1${digits}` : `tel:+${digits}`;
}
