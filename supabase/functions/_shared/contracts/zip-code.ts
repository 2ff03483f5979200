import * as z from 'zod/mini';
import { asciiDigits } from '../domain/ascii-digits.ts';
import { ZIP_CODE } from '../domain/zip-code.ts';
import type { FieldError } from './field-errors.ts';
import { required } from './fields.ts';

/** A ZIP code, typed in the digits of any script. */
export function zipCode() {
  return z
    .string()
    .check(
      z.trim(),
      z.overwrite(asciiDigits),
      required('zip-required'),
      z.regex(ZIP_CODE, 'zip-invalid' satisfies FieldError),
    );
}
