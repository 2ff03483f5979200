import type { FieldErrorCode } from '../../contracts/field-errors.ts';

export type FieldErrorWords = {
  [Code in FieldErrorCode]: Code extends 'too-long' ? (limit: number) => string : string;
};

/**
 * Creates the functions that turn field errors into words.
 *
 * @param otherwise the text for an unknown error.
 */
export function fieldErrorReader(fieldErrors: FieldErrorWords, otherwise: string) {
  const words = new Map<string, string | ((limit: number) => string)>(Object.entries(fieldErrors));

  /** The words for a field error, such as `zip-invalid` or `too-long:200`; undefined if it is unknown. */
  function knownFieldError(error: string): string | undefined {
    const [code = '', limit] = error.split(':');
    const text = words.get(code);
    if (typeof text !== 'function') return text;
    return limit === undefined ? undefined : text(Number(limit));
  }

  /** The text that a form shows for a field error; undefined if there is none. */
  function fieldErrorText(error: string | undefined): string | undefined {
    return error && (knownFieldError(error) ?? otherwise);
  }

  return { knownFieldError, fieldErrorText };
}
