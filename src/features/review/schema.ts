import type { FieldError } from '@functions/contracts/field-errors.ts';
import { area, line, required } from '@functions/contracts/fields.ts';
import type { ReviewView } from '@functions/contracts/review.ts';
import {
  canBeName,
  goneAnswers,
  isSomethingLeft,
  priceAnswers,
  REVIEW_LENGTH,
  SHOWN_NAME_LENGTH,
} from '@functions/domain/review.ts';
import * as z from 'zod/mini';
import { typedPrice } from '@/features/request/amounts';
import { words } from '@/words/review';
import { isAnotherPrice, type ReviewValues } from './values';

/** The ids of the fields, in order; for radio groups, that of the first button. */
export const fieldIds = {
  gone: `gone-${goneAnswers[0]}`,
  leftBehind: 'left-behind',
  amountPaid: 'amount-paid',
  stars: 'stars-1',
  words: 'words',
  shownName: 'shown-name',
} as const;

/**
 * Converts the form's values to the answer to send, except for the page's language. Unanswered fields are undefined.
 */
export const reviewSchema = z.pipe(
  z.transform(({ gone, price, cameInWindow, stars, mayPublish, ...typed }: ReviewValues): unknown => ({
    gone,
    leftBehind: isSomethingLeft(gone) ? typed.leftBehind.trim() || undefined : undefined,
    price,
    amountPaid: isAnotherPrice(price) ? typed.amountPaid.trim() || undefined : undefined,
    cameInWindow,
    // Null is rejected as missing; undefined is allowed.
    stars: stars || (mayPublish ? null : undefined),
    words: typed.words.trim() || undefined,
    mayPublish: mayPublish || undefined,
    shownName: mayPublish ? typed.shownName : undefined,
  })),
  z.object({
    gone: z.enum(goneAnswers, words.form.goneRequired),
    leftBehind: z.optional(area(REVIEW_LENGTH)),
    price: z.optional(z.enum(priceAnswers)),
    amountPaid: z.optional(typedPrice),
    cameInWindow: z.optional(z.boolean()),
    stars: z.optional(z.number('stars-required' satisfies FieldError)),
    words: z.optional(area(REVIEW_LENGTH)),
    mayPublish: z.optional(z.boolean()),
    shownName: z.optional(
      line(SHOWN_NAME_LENGTH).check(
        required('shown-name-required'),
        z.refine(canBeName, 'shown-name-invalid' satisfies FieldError),
      ),
    ),
  }),
);

/** A string to compare a form's answer with a stored one. Undefined if there is no answer. */
export function fingerprintOf(answer: z.infer<typeof reviewSchema> | ReviewView['review']): string | undefined {
  if (!answer.gone) return undefined;
  const { gone, leftBehind, price, amountPaid, cameInWindow, stars, words, mayPublish, shownName } = answer;
  const fields = [gone, leftBehind, price, amountPaid, stars, words, mayPublish || null, mayPublish ? shownName : null];
  // Only if it's answered: a draft may have been compared before this was asked.
  const answered = cameInWindow == null ? fields : [...fields, cameInWindow];
  return JSON.stringify(answered.map((each) => each ?? null));
}
