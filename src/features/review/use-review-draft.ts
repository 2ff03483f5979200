import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ReviewDraft, reviewDrafts } from './draft';
import type { ReviewValues } from './values';

/** The answer that a customer is about to send. */
export type OpenReview = {
  draft: ReviewDraft | undefined;
  /** Keeps what stands in the form. `said` tells what had been said before, if something had. */
  edit(values: ReviewValues, said: string | undefined): void;
  /** Forgets it. */
  discard(): void;
  /** Forgets what was sent. What was filled in after that stays. */
  forgetSent(sent: ReviewDraft): void;
};

/**
 * The answer that a customer is about to send: it comes back from the device, and is kept there at each change. A star
 * of our mail leads to `#stars=4`: that chooses as many, and goes from the address.
 */
export function useReviewDraft(token: string): OpenReview {
  const [draft, setDraft] = useState(() => reviewDrafts.read(token));
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

  function keep(next: ReviewDraft) {
    reviewDrafts.save(token, next);
    setDraft(next);
  }

  return {
    draft,
    edit(edits, said) {
      const basedOn = draft?.isTyped ? draft.basedOn : said;
      keep({ edits, isTyped: true, ...(basedOn && { basedOn }) });
    },
    discard() {
      reviewDrafts.clear(token);
      setDraft(undefined);
    },
    forgetSent(sent) {
      if (JSON.stringify(reviewDrafts.read(token)?.edits) === JSON.stringify(sent.edits)) reviewDrafts.clear(token);
      setDraft((current) => (current === sent ? undefined : current));
    },
  };
}
