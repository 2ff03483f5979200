import * as z from 'zod/mini';
import { DRAFT_LIFE_MS, readStored, removeStored, writeStored } from '@/lib/stored-json';
import { reviewEdits } from './values';

const KEY = 'review-drafts';

const reviewDraft = z.object({
  edits: reviewEdits,
  /** Something was typed or chosen on the page; otherwise it holds the stars of the link alone. */
  isTyped: z.boolean(),
  /** What had been said when it was begun, as `fingerprintOf` gives it. */
  basedOn: z.optional(z.string()),
});

/** Each with the token of its link. */
const storedDrafts = z.array(z.extend(reviewDraft, { token: z.string(), savedAt: z.number() }));

/** An answer that is not sent. */
export type ReviewDraft = z.infer<typeof reviewDraft>;

/** The answer kept on this device for a link; undefined if there is none. */
export function readReviewDraft(token: string): ReviewDraft | undefined {
  return readDrafts().find((draft) => draft.token === token);
}

/** Keeps an answer on this device. */
export function saveReviewDraft(token: string, draft: ReviewDraft): void {
  const others = readDrafts().filter((each) => each.token !== token);
  writeStored(KEY, [...others, { ...draft, token, savedAt: Date.now() }]);
}

/** Forgets the answer kept on this device for a link. */
export function clearReviewDraft(token: string): void {
  const others = readDrafts().filter((draft) => draft.token !== token);
  if (others.length > 0) writeStored(KEY, others);
  else removeStored(KEY);
}

/** Those that are not too old. */
function readDrafts() {
  const drafts = storedDrafts.safeParse(readStored(KEY)).data ?? [];
  return drafts.filter(({ savedAt }) => Date.now() - savedAt <= DRAFT_LIFE_MS);
}
