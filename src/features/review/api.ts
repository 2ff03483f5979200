import { type ReviewInput, type ReviewView, reviewView } from '@functions/contracts/review.ts';
import { askByLink } from '@/lib/call-function';

/**
 * Reads the question that a customer was asked, answers it, or withdraws the permission to publish. Idempotent.
 *
 * @returns the resulting view; null if the link is unknown.
 * @throws as `askByLink`.
 */
export function askReview(input: ReviewInput): Promise<ReviewView | null> {
  return askByLink('review', input, reviewView);
}
