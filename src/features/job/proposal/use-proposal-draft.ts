import type { HeldLead } from '@functions/contracts/job.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { toSubmit } from '@/lib/forms/submission-id';
import { linkDrafts, useLinkDraft } from '@/lib/link-drafts';
import type { ProposalContent } from './schema';
import { type ProposalEdits, type ProposalValues, proposalEdits } from './values';

/** An unsent proposal, with the id that makes retries idempotent. */
const proposalDraft = z.object({
  id: z.uuid(),
  edits: proposalEdits,
  /** The content when it was last sent with this id, as JSON. */
  submitted: z.optional(z.string()),
});

type ProposalDraft = z.infer<typeof proposalDraft>;

/** The proposals stored on this device, by the job's token. */
export const proposalDrafts = linkDrafts('proposal-drafts', proposalDraft);

function newDraft(edits: ProposalEdits = {}): ProposalDraft {
  return { id: crypto.randomUUID(), edits };
}

export type OpenProposal = ReturnType<typeof useProposalDraft>;

/** The proposal that a hauler is editing. */
export function useProposalDraft(token: string, lead: HeldLead) {
  const { draft: kept, keep, forget } = useLinkDraft(proposalDrafts, token);
  const [isOpenedNow, setOpenedNow] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  // It was sent, and the page was left before the response.
  const isSent = kept !== undefined && [lead.proposal?.id, lead.agreed?.id].includes(kept.id);
  const draft = isSent ? undefined : kept;

  return {
    /** Whether there is an unsent one. */
    isOpen: draft !== undefined,
    /** Whether it was opened by a click on this visit. */
    isOpenedNow,
    /** Whether the hauler is filling in the form. False once they leave it; the draft stays. */
    isWriting: draft !== undefined && !hasLeft,
    edits: draft?.edits ?? {},
    open(edits?: ProposalEdits) {
      keep(newDraft(edits));
      setOpenedNow(true);
      setLeft(false);
    },
    /** Opens the form, with what was typed before. */
    write() {
      if (!draft) keep(newDraft());
      setOpenedNow(true);
      setLeft(false);
    },
    edit(values: ProposalValues) {
      setLeft(false);
      // The submitted one may have been stored, so later edits belong to a new proposal.
      keep(draft && !draft.submitted ? { ...draft, edits: values } : newDraft(values));
    },
    /** @returns the id to send it with. */
    submit(content: ProposalContent) {
      return keep(toSubmit(draft ?? newDraft(), content, () => ({ id: crypto.randomUUID() }))).id;
    },
    /** Leaves the form and keeps its draft. */
    leave: () => setLeft(true),
    /** Deletes the draft with this id, by default the current one. Anything entered after it was sent stays. */
    close: (id = draft?.id) => forget((each) => each.id === id),
  };
}
