import * as z from 'zod/mini';
import { isWantedWord } from '../domain/wanted.ts';
import type { FieldError } from './field-errors.ts';

const INVALID = 'wanted-day-invalid' satisfies FieldError;

const day = z.iso.date().check(z.startsWith('2'));

/**
 * When it should be gone; '' if not said. A form also checks that the day can be chosen now, with `canBeWanted`; the
 * database does so when it changes.
 */
export const wantedChoice = z
  .string(INVALID)
  .check(z.refine((wanted) => wanted === '' || isWantedWord(wanted) || day.safeParse(wanted).success, INVALID));
