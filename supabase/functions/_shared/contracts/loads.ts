import * as z from 'zod/mini';
import { loadSizes } from '../domain/load-sizes.ts';
import type { FieldError } from './field-errors.ts';

/** How much of a truck is filled; '' if not said. Separate from the other fields, because few pages have loads. */
export const loadSizeChoice = z.enum(['', ...loadSizes], 'load-size-invalid' satisfies FieldError);
