import * as z from 'zod/mini';
import { linkDrafts } from '@/lib/link-drafts';
import { reviewEdits } from './values';

const reviewDraft = z.object({
  edits: reviewEdits,
  /** Something was typed or chosen on the page; otherwise it holds the stars of the link alone. */
  isTyped: z.boolean(),
  /** What had been said when it was begun, as `fingerprintOf` gives it. */
  basedOn: z.optional(z.string()),
});

/** An answer that is not sent. */
export type ReviewDraft = z.infer<typeof reviewDraft>;

/** The answers kept on this device, by link. */
export const reviewDrafts = linkDrafts('review-drafts', reviewDraft);
