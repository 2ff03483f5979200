import type { DeskReview } from '@functions/contracts/desk.ts';

/** What a customer says that somebody has to mend: what was not taken, or a price above what was agreed. */
export type Problem = 'partly' | 'no' | 'price';

/** The problem that a customer tells of a pickup; undefined if they tell of none. */
export function problemOf(review: DeskReview | null): Problem | undefined {
  if (review === null) return undefined;
  if (review.gone !== 'yes') return review.gone;
  return review.price === 'higher' ? 'price' : undefined;
}
