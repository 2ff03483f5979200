import type { HeldLead } from '@functions/contracts/job.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { linkDrafts, useLinkDraft } from '@/lib/link-drafts';
import type { ProposalContent } from './schema';
import { type ProposalEdits, type ProposalValues, proposalEdits } from './values';

/** An unsent proposal, with the id that makes a retry the same proposal. */
const proposalDraft = z.object({
  id: z.uuid(),
  edits: proposalEdits,
  /** What was in it when it was last sent with this id, as JSON. */
  submitted: z.optional(z.string()),
});

type ProposalDraft = z.infer<typeof proposalDraft>;

/** The proposals kept on this device, by the job's link. */
export const proposalDrafts = linkDrafts('proposal-drafts', proposalDraft);

function newDraft(edits: ProposalEdits = {}): ProposalDraft {
  return { id: crypto.randomUUID(), edits };
}

export type OpenProposal = ReturnType<typeof useProposalDraft>;

/** The proposal that a hauler is about to send. */
export function useProposalDraft(token: string, lead: HeldLead) {
  const { draft: kept, keep, forget } = useLinkDraft(proposalDrafts, token);
  const [isOpenedNow, setOpenedNow] = useState(false);
  // Sent, and the page was left before the answer came.
  const isSent = kept !== undefined && [lead.proposal?.id, lead.agreed?.id].includes(kept.id);
  const draft = isSent ? undefined : kept;

  return {
    /** There is one that is not sent. */
    isOpen: draft !== undefined,
    /** It was opened by a press on this visit. */
    isOpenedNow,
    edits: draft?.edits ?? {},
    open(edits?: ProposalEdits) {
      keep(newDraft(edits));
      setOpenedNow(true);
    },
    edit(values: ProposalValues) {
      // What was sent may have arrived: what is filled in after that is another proposal.
      keep(draft && !draft.submitted ? { ...draft, edits: values } : newDraft(values));
    },
    /** @returns the id that it is sent with. */
    submit(content: ProposalContent) {
      const sent = draft ?? newDraft();
      const submitted = JSON.stringify(content);
      // The earlier try may have arrived and its answer been lost: by the same id, the database would drop a change.
      const isChanged = sent.submitted !== undefined && sent.submitted !== submitted;
      return keep({ ...sent, ...(isChanged && newDraft(sent.edits)), submitted }).id;
    },
    /** Forgets what was sent with this id, or else what is there. What was filled in after it was sent stays. */
    close: (id = draft?.id) => forget((each) => each.id === id),
  };
}
