import { line } from '@functions/contracts/fields.ts';
import type { ReviewView } from '@functions/contracts/review.ts';
import { canBeName, goneAnswers, priceAnswers, SHOWN_NAME_LENGTH } from '@functions/domain/review.ts';
import * as z from 'zod/mini';

/** Input as stored on the device. Any field may be missing. */
export const reviewEdits = z.object({
  gone: z.optional(z.enum(goneAnswers)),
  leftBehind: z.optional(z.string()),
  price: z.optional(z.enum(priceAnswers)),
  amountPaid: z.optional(z.string()),
  cameInWindow: z.optional(z.boolean()),
  /** 0 is "No stars"; undefined means no choice yet. */
  stars: z.optional(z.int().check(z.minimum(0), z.maximum(5))),
  words: z.optional(z.string()),
  mayPublish: z.optional(z.boolean()),
  shownName: z.optional(z.string()),
});

export type ReviewEdits = z.infer<typeof reviewEdits>;

export type ReviewValues = {
  gone: ReviewEdits['gone'];
  leftBehind: string;
  price: ReviewEdits['price'];
  amountPaid: string;
  cameInWindow: boolean | undefined;
  stars: number | undefined;
  words: string;
  mayPublish: boolean;
  shownName: string;
};

/** Form values: what was typed, else the earlier answer, else just the name. */
export function valuesOf(review: ReviewView['review'], edits: ReviewEdits | undefined): ReviewValues {
  const isAnswered = review.gone !== null;
  return {
    gone: review.gone ?? undefined,
    leftBehind: review.leftBehind ?? '',
    price: review.price ?? undefined,
    amountPaid: review.amountPaid?.toString() ?? '',
    cameInWindow: review.cameInWindow ?? undefined,
    stars: review.stars ?? (isAnswered ? 0 : undefined),
    words: review.words ?? '',
    mayPublish: review.mayPublish,
    shownName: review.shownName ?? nameToShow(review.firstName),
    ...edits,
  };
}

/** Whether the customer reports a price other than the agreed one. */
export function isAnotherPrice(price: ReviewValues['price']): boolean {
  return price !== undefined && price !== 'as-agreed';
}

/** The name from the booking may not be suitable for publication. */
function nameToShow(firstName: string): string {
  return line(SHOWN_NAME_LENGTH).safeParse(firstName).success && canBeName(firstName) ? firstName : '';
}
