import * as z from 'zod/mini';
import {
  canBeName,
  goneAnswers,
  priceAnswers,
  REVIEW_LENGTH,
  SHOWN_NAME_LENGTH,
  withheldReasons,
} from '../domain/review.ts';
import { moderation } from '../enums.ts';
import { flag, list, maybe, orNull } from './answers.ts';
import type { FieldError } from './field-errors.ts';
import { area, language, line, moment, secret, whole } from './fields.ts';
import { price } from './pickup.ts';

const token = secret('link-invalid');

/**
 * What the page sends to the function `review`. An `answer` is complete: absent values are not answered. Publication
 * requires stars, and uses the customer's first name if they give no name. `language` is that of the page.
 */
export const reviewInput = z.discriminatedUnion('action', [
  z.object({ token, action: z.literal('view') }),
  z.object({ token, action: z.literal('unpublish') }),
  z
    .object({
      token,
      action: z.literal('answer'),
      gone: z.enum(goneAnswers),
      leftBehind: z.optional(area(REVIEW_LENGTH)),
      price: z.optional(z.enum(priceAnswers)),
      amountPaid: z.optional(price),
      cameInWindow: z.optional(z.boolean()),
      stars: z.optional(whole(1, 5)),
      words: z.optional(area(REVIEW_LENGTH)),
      mayPublish: z.optional(z.boolean()),
      language: z.optional(language),
      shownName: z.optional(
        line(SHOWN_NAME_LENGTH).check(z.refine(canBeName, 'shown-name-invalid' satisfies FieldError)),
      ),
    })
    .check(
      z.refine(({ mayPublish, stars }) => !mayPublish || stars !== undefined, 'stars-required' satisfies FieldError),
      z.refine(
        ({ mayPublish, shownName }) => !mayPublish || shownName !== '',
        'shown-name-required' satisfies FieldError,
      ),
    ),
]);

export type ReviewInput = z.input<typeof reviewInput>;

/** What the review link shows. */
export const reviewView = z.object({
  /** `open`: it can be answered. `answered`: the answer can be changed. `closed`: neither. */
  state: z.enum(['open', 'answered', 'closed']),
  review: z.object({
    firstName: z.string(),
    city: orNull(z.string()),
    services: list(z.string()),
    /** Whether a pickup window was booked, so that the customer can say whether they came in the agreed time. */
    hadWindow: flag(),
    /** The hauler the answer is about, otherwise the one with the job; null if there is none. */
    hauler: orNull(z.string()),
    /** When it can no longer be answered or changed. */
    until: moment,
    /** Whether it is published on the site; `no` if the customer has not allowed it. */
    publication: z.catch(z.enum(['no', ...moderation]), 'waiting'),
    withheldBecause: orNull(z.enum(withheldReasons)),
    /** The host builds the site by itself once a review is published; absent if the operator does. */
    buildsItself: maybe(z.literal(true)),
    /** The answer; null if there is none. */
    gone: orNull(z.enum(goneAnswers)),
    leftBehind: orNull(z.string()),
    price: orNull(z.enum(priceAnswers)),
    amountPaid: orNull(z.number()),
    cameInWindow: orNull(z.boolean()),
    stars: orNull(z.number()),
    words: orNull(z.string()),
    mayPublish: flag(),
    shownName: orNull(z.string()),
  }),
});

export type ReviewView = z.infer<typeof reviewView>;
