import * as z from 'zod/mini';
import { phoneDigits } from './phone.ts';
import { isPlainText } from './plain-text.ts';

const EMAIL = /^[^\s@,;<>()"\\]+@[^\s@,;<>()"\\]+\.[^\s@,;<>()"\\]+$/;

/** A text on one line, without blanks around it. */
export function line(maxLength: number) {
  return z.string().check(
    z.trim(),
    z.maxLength(maxLength, `Please use ${maxLength} characters or fewer`),
    z.refine((text) => isPlainText(text), 'Please remove characters that are not text'),
  );
}

/** An address of one mailbox, or nothing. */
export function optionalEmail() {
  return line(254).check(z.refine((text) => text === '' || EMAIL.test(text), 'Please enter a valid email address'));
}

/** A phone number as people type it. `phoneDigits` makes of it what is stored. */
export function phone() {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Phone number is required'),
      z.refine(isPhone, 'Please enter a valid phone number'),
    );
}

/** At least ten digits; an optional plus, a digit that is not 0, and up to 15 more. Spaces, dots, brackets and hyphens may stand between. */
function isPhone(text: string): boolean {
  if (/[^\d\s().+-]/.test(text)) return false;
  const compact = text.replace(/[^\d+]/g, '');
  return phoneDigits(text).length >= 10 && /^\+?[1-9]\d{0,15}$/.test(compact);
}
