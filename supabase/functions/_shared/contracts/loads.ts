import * as z from 'zod/mini';
import { loadSizes } from '../domain/load-sizes.ts';
import { isWantedWord } from '../domain/wanted.ts';
import type { FieldError } from './field-errors.ts';

// Separate from the other fields, because few pages ask about a load and a day.

/** How much of a truck is filled; '' if not said. */
export const loadSizeChoice = z.enum(['', ...loadSizes], 'load-size-invalid' satisfies FieldError);

const INVALID = 'wanted-day-invalid' satisfies FieldError;

const day = z.iso.date().check(z.startsWith('2'));

/**
 * When it should be gone; '' if not said. A form also checks that the day can be chosen now, with `wantedNow`; the
 * database does so when it changes.
 */
export const wantedChoice = z
  .string(INVALID)
  .check(z.refine((wanted) => wanted === '' || isWantedWord(wanted) || day.safeParse(wanted).success, INVALID));
