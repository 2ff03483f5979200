import * as z from 'zod/mini';
import { asciiDigits } from '../domain/ascii-digits.ts';
import { languages } from '../domain/languages.ts';
import { MAX_TRUCK_CUBIC_YARDS } from '../domain/limits.ts';
import { phoneDigits } from '../domain/phone.ts';
import { isPlainText, withoutInvisible } from '../domain/plain-text.ts';
import { parseTrackingId } from '../domain/tracking-id.ts';
import type { FieldError } from './field-errors.ts';

/**
 * A domain has only ASCII letters, digits and hyphens with single dots between: others have several spellings, which a
 * limit per address would count separately.
 */
const EMAIL = /^[^\s@,;<>()"\\]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;
/** What providers of email send to before the @: RFC 5322, section 3.2.3, at most 64 (RFC 5321, section 4.5.3.1.1). */
const MAILBOX = /^[\w.!#$%&'*+/=?^`{|}~-]+@/;
const MISPLACED_DOT = /^\.|\.[.@]/;
const MAX_MAILBOX = 64;

/** A moment from the database, normalized to ISO 8601 in UTC. */
export const moment = z.string().check(
  z.refine((text) => !Number.isNaN(Date.parse(text)), { abort: true }),
  z.overwrite((text) => new Date(text).toISOString()),
);

/** A tracking ID, or the token of a link, which has the same format. `error` is the error for anything else. */
export function secret(error: FieldError) {
  return z.pipe(
    z.string().check(z.maxLength(60)),
    z.transform((text, { issues }) => {
      const id = parseTrackingId(text);
      if (id === null) {
        issues.push({ code: 'custom', message: error, input: text });
        return z.NEVER;
      }
      return id;
    }),
  );
}

/** A text on one line, trimmed, without invisible characters. */
export function line(maxLength: number) {
  return text(maxLength, { multiline: false });
}

/** A text that can have several lines, trimmed, without invisible characters. */
export function area(maxLength: number) {
  return text(maxLength, { multiline: true });
}

function text(maxLength: number, { multiline }: { multiline: boolean }) {
  return z.string().check(
    z.overwrite((value) => withoutInvisible(multiline ? value : value.replace(/[\t\r\n]+/g, ' '))),
    z.trim(),
    z.maxLength(maxLength, `too-long:${maxLength}` satisfies FieldError),
    z.refine((value) => isPlainText(value, { multiline }), 'not-text' satisfies FieldError),
  );
}

/** Refuses an empty text or list. */
export function required(error: FieldError) {
  return z.minLength(1, error);
}

/** A reason in someone's own words, possibly empty. */
export const ownReason = line(200);

/** A reason: one from a list, or someone's own words. */
export const reason = ownReason.check(required('reason-required'));

/** Why a request is canceled: one to five reasons. */
export const cancelReasons = reasons(5);

/** Why a hauler cancels a job: one to six, all that their page has. */
export const cancelReasonsOfHauler = reasons(6);

function reasons(most: number) {
  return z
    .array(reason)
    .check(required('reasons-required'), z.maxLength(most, 'too-many-reasons' satisfies FieldError));
}

/** The address of one mailbox, or empty. */
export function optionalEmail() {
  return line(254).check(
    z.overwrite(withoutMailto),
    z.check(({ value, issues }) => {
      const message = value === '' ? undefined : emailProblem(value);
      if (message) issues.push({ code: 'custom', message, input: value });
    }),
  );
}

/** The address in a pasted link, or the text itself. */
export function withoutMailto(text: string): string {
  return text.replace(/^mailto:/i, '');
}

/** What is wrong with an email address, if anything. The database refuses the same. */
export function emailProblem(email: string): FieldError | undefined {
  if (!EMAIL.test(email)) return 'email-invalid';
  if (!MAILBOX.test(email)) return 'email-letters';
  if (MISPLACED_DOT.test(email)) return 'email-dots';
  return email.indexOf('@') > MAX_MAILBOX ? 'email-long' : undefined;
}

/** The language someone chose, or that of the page they are on. */
export const language = z.enum(languages, 'bad-language' satisfies FieldError);

/** A phone number as people type it. `phoneDigits` converts it to what is stored. */
export function phone() {
  return z
    .string()
    .check(z.trim(), required('phone-required'), z.refine(isPhone, 'phone-invalid' satisfies FieldError));
}

/**
 * At least ten digits: an optional plus, a digit that is not 0, and up to 15 more, possibly with spaces, dots,
 * parentheses and hyphens between.
 */
export function isPhone(text: string): boolean {
  const ascii = asciiDigits(text);
  if (/[^\d\s().+-]/.test(ascii)) return false;
  const compact = ascii.replace(/[^\d+]/g, '');
  return phoneDigits(text).length >= 10 && /^\+?[1-9]\d{0,15}$/.test(compact);
}

/** A whole number in a range, both ends included. */
export function whole(min: number, max: number, error?: FieldError) {
  return z.int(error).check(z.minimum(min, error), z.maximum(max, error));
}

/** What a hauler's truck holds, in whole cubic yards. Null: not noted. */
export function truckCubicYards() {
  return z.nullable(whole(1, MAX_TRUCK_CUBIC_YARDS, 'truck-invalid'));
}

/** What a truck holds, as someone types it. Null: nothing; `NaN`: no whole number. */
export function parseCubicYards(typed: string): number | null {
  const digits = asciiDigits(typed.trim());
  if (digits === '') return null;
  return /\D/.test(digits) ? Number.NaN : Number(digits);
}
