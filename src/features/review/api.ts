import { type ReviewInput, type ReviewView, reviewView } from '@functions/contracts/review.ts';
import { askByLink } from '@/lib/call-function';

/**
 * Looks at what a customer is asked, answers it, or takes back that the answer may be published. Asked again, it is the
 * same.
 *
 * @returns how it stands then; null if nobody was asked by this link.
 * @throws as `askByLink`.
 */
export function askReview(input: ReviewInput): Promise<ReviewView | null> {
  return askByLink('review', input, reviewView);
}
