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

export type OpenProposal = {
  /** There is one that is not sent. */
  isOpen: boolean;
  /** It was opened by a press on this visit. */
  isOpenedNow: boolean;
  edits: ProposalEdits;
  open(edits?: ProposalEdits): void;
  edit(values: ProposalValues): void;
  /** The id that it is sent with. */
  submit(content: ProposalContent): string;
  /** What was sent with this id, or else what is there, is forgotten. What was filled in after it was sent stays. */
  close(id?: string): void;
};

/** The proposal that a hauler is about to send. */
export function useProposalDraft(token: string, lead: HeldLead): OpenProposal {
  const { draft: kept, keep, forget } = useLinkDraft(proposalDrafts, token);
  const [isOpenedNow, setOpenedNow] = useState(false);
  // Sent, and the page was left before the answer came.
  const isSent = kept !== undefined && [lead.proposal?.id, lead.agreed?.id].includes(kept.id);
  const draft = isSent ? undefined : kept;

  return {
    isOpen: draft !== undefined,
    isOpenedNow,
    edits: draft?.edits ?? {},
    open(edits) {
      keep(newDraft(edits));
      setOpenedNow(true);
    },
    edit(values) {
      // What was sent may have arrived: what is filled in after that is another proposal.
      keep(draft && !draft.submitted ? { ...draft, edits: values } : newDraft(values));
    },
    submit(content) {
      const sent = draft ?? newDraft();
      const submitted = JSON.stringify(content);
      // The earlier try may have arrived and only its answer been lost: by the same id, the database would drop a change.
      const isChanged = sent.submitted !== undefined && sent.submitted !== submitted;
      return keep({ ...sent, ...(isChanged && newDraft(sent.edits)), submitted }).id;
    },
    close: (id = draft?.id) => forget((each) => each.id === id),
  };
}
