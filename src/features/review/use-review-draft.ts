import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { linkDrafts, useLinkDraft } from '@/lib/link-drafts';
import { type ReviewValues, reviewEdits } from './values';

/** An answer that is not sent. */
const reviewDraft = z.object({
  edits: reviewEdits,
  /** Something was typed or chosen on the page. Otherwise it holds only the stars from the link. */
  isTyped: z.boolean(),
  /** What had been said when it was begun, as `fingerprintOf` gives it. */
  basedOn: z.optional(z.string()),
});

type ReviewDraft = z.infer<typeof reviewDraft>;

const reviewDrafts = linkDrafts('review-drafts', reviewDraft);

export type OpenReview = ReturnType<typeof useReviewDraft>;

/**
 * The answer that a customer is about to send. A star of our mail leads to `#stars=4`: that chooses as many, and goes
 * from the address.
 */
export function useReviewDraft(token: string) {
  const { draft, keep, forget } = useLinkDraft(reviewDrafts, token);
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address brings stars.
  useEffect(() => {
    const stars = Number(/^#stars=([1-5])$/.exec(hash)?.[1] ?? 0);
    if (stars > 0) {
      const kept = reviewDrafts.read(token);
      keep({ isTyped: false, ...kept, edits: { ...kept?.edits, stars } });
    }
    if (hash.startsWith('#stars')) void navigate(pathname, { replace: true });
  }, [hash, pathname, token]);

  return {
    draft,
    /** Keeps what stands in the form. `said` tells what had been said before, if something had. */
    edit(edits: ReviewValues, said: string | undefined) {
      const basedOn = draft?.isTyped ? draft.basedOn : said;
      keep({ edits, isTyped: true, ...(basedOn && { basedOn }) });
    },
    /** Forgets it. */
    discard: () => forget(),
    /** Forgets what was sent. What was filled in after that stays. */
    forgetSent: (sent: ReviewDraft) => forget(({ edits }) => JSON.stringify(edits) === JSON.stringify(sent.edits)),
  };
}
