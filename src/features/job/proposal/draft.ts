import * as z from 'zod/mini';
import { linkDrafts } from '@/lib/link-drafts';
import type { ProposalContent } from './check';
import { type ProposalEdits, proposalEdits } from './values';

const proposalDraft = z.object({
  id: z.uuid(),
  edits: proposalEdits,
  /** What was in it when it was last sent with this id, as JSON. */
  submitted: z.optional(z.string()),
});

/** An unsent proposal, with the id that makes a retry the same proposal. */
export type ProposalDraft = z.infer<typeof proposalDraft>;

/** A proposal with an id of its own. */
export function newProposalDraft(edits: ProposalEdits = {}): ProposalDraft {
  return { id: crypto.randomUUID(), edits };
}

/**
 * A proposal as it is sent now. If it was sent before with other content, it gets a new id: the earlier try may have
 * arrived and only its answer been lost, and the database would take the change for a retry and drop it.
 */
export function submitProposalDraft(draft: ProposalDraft, content: ProposalContent): ProposalDraft {
  const submitted = JSON.stringify(content);
  const isChanged = draft.submitted !== undefined && draft.submitted !== submitted;
  return { ...draft, id: isChanged ? crypto.randomUUID() : draft.id, submitted };
}

/** The proposals kept on this device, by the job's link. */
export const proposalDrafts = linkDrafts('proposal-drafts', proposalDraft);
