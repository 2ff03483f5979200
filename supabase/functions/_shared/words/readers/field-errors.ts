import type { FieldErrorCode } from '../../contracts/field-errors.ts';

export type FieldErrorWords = {
  [Code in FieldErrorCode]: Code extends 'too-long' ? (limit: number) => string : string;
};

/**
 * Makes what reads the errors of fields.
 *
 * @param otherwise what a form says of an error that is not known.
 */
export function fieldErrorReader(fieldErrors: FieldErrorWords, otherwise: string) {
  const words = new Map<string, string | ((limit: number) => string)>(Object.entries(fieldErrors));

  /** The words of a field's error, such as `zip-invalid` or `too-long:200`; undefined for one that is not known. */
  function knownFieldError(error: string): string | undefined {
    const [code = '', limit] = error.split(':');
    const text = words.get(code);
    if (typeof text !== 'function') return text;
    return limit === undefined ? undefined : text(Number(limit));
  }

  /** What a form says of a field's error; undefined if there is none. */
  function fieldErrorText(error: string | undefined): string | undefined {
    return error && (knownFieldError(error) ?? otherwise);
  }

  return { knownFieldError, fieldErrorText };
}
