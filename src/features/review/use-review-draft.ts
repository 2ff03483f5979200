import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { linkDrafts, useLinkDraft } from '@/lib/link-drafts';
import { type ReviewValues, reviewEdits } from './values';

/** An unsent answer. */
const reviewDraft = z.object({
  edits: reviewEdits,
  /** Whether anything was typed or chosen on the page. Otherwise it has only the stars from the link. */
  isTyped: z.boolean(),
  /** The stored answer when editing started, as a `fingerprintOf` value. */
  basedOn: z.optional(z.string()),
});

type ReviewDraft = z.infer<typeof reviewDraft>;

const reviewDrafts = linkDrafts('review-drafts', reviewDraft);

export type OpenReview = ReturnType<typeof useReviewDraft>;

/**
 * The answer that a customer is editing. The stars in our email link to `#stars=4`, which preselects them and is
 * removed from the address.
 */
export function useReviewDraft(token: string) {
  const { draft, keep, forget } = useLinkDraft(reviewDrafts, token);
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address brings stars.
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
    /** Saves the form's values. `storedFingerprint` is of the stored answer, if there is one. */
    edit(edits: ReviewValues, storedFingerprint: string | undefined) {
      const basedOn = draft?.isTyped ? draft.basedOn : storedFingerprint;
      keep({ edits, isTyped: true, ...(basedOn && { basedOn }) });
    },
    discard: () => forget(),
    /** Deletes what was sent. Anything entered later stays. */
    forgetSent: (sent: ReviewDraft) => forget(({ edits }) => JSON.stringify(edits) === JSON.stringify(sent.edits)),
  };
}
