import type { FieldError, FieldErrorCode } from '../../rules/field-errors.ts';
import { MAX_PRICE } from '../../rules/proposals.ts';

type FieldErrorWords = {
  [Code in FieldErrorCode]: Code extends 'too-long' ? (limit: number) => string : string;
};

export const fieldErrors: FieldErrorWords = {
  'service-required': 'Choose at least one service',
  'street-required': 'Street address is required',
  'zip-required': 'ZIP code is required',
  'zip-invalid': 'Please enter a valid ZIP code',
  'name-required': 'Full name is required',
  'phone-required': 'Phone number is required',
  'phone-invalid': 'Please enter a valid phone number',
  'email-invalid': 'Please enter a valid email address',
  'terms-required': 'You must agree to the Terms of Service and Privacy Policy',
  'too-long': (limit) => `Please use ${limit} characters or fewer`,
  'not-text': 'Please remove characters that are not text',
  'reason-required': 'Please say why',
  'reasons-required': 'Choose at least one reason',
  'too-many-reasons': 'Please give five reasons or fewer',
  'cancel-reason-required': 'Please give at least one reason.',
  'change-required': 'Please say what has changed.',
  'line-required': 'Please say what you would like instead',
  'price-invalid': `Please enter whole dollars, from 0 to ${MAX_PRICE.toLocaleString('en-US')}`,
  'price-range-invalid': 'Please enter the lower amount first',
  'stars-required': 'Choose how many stars',
  'shown-name-required': 'Enter the name to show',
  'shown-name-invalid': 'Enter a name, without digits or signs',
  'tracking-id-invalid': 'The tracking ID is not valid.',
  'link-invalid': 'This link is incomplete.',
};

const words = new Map<string, string | ((limit: number) => string)>(Object.entries(fieldErrors));

/** The words of a field's error, such as `zip-invalid` or `too-long:200`; undefined for one that is not known. */
export function knownFieldError(error: string): string | undefined {
  const [code = '', limit] = error.split(':');
  const text = words.get(code);
  if (typeof text !== 'function') return text;
  return limit === undefined ? undefined : text(Number(limit));
}

/** Whether a text is the error of a field. */
export function isFieldError(text: string): text is FieldError {
  return knownFieldError(text) !== undefined;
}

/** What a form says of a field's error; undefined if there is none. */
export function fieldErrorText(error: string | undefined): string | undefined {
  return error && (knownFieldError(error) ?? 'Invalid input');
}
