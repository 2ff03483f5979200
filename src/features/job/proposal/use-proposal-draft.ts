import type { HeldLead } from '@functions/contracts/job.ts';
import { useState } from 'react';
import type { ProposalContent } from './check';
import { newProposalDraft, type ProposalDraft, proposalDrafts, submitProposalDraft } from './draft';
import type { ProposalEdits, ProposalValues } from './values';

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

/** The proposal that a hauler is about to send: it comes back from the device, and is kept there at each change. */
export function useProposalDraft(token: string, lead: HeldLead): OpenProposal {
  const [kept, setKept] = useState(() => proposalDrafts.read(token));
  const [isOpenedNow, setOpenedNow] = useState(false);
  // Sent, and the page was left before the answer came.
  const isSent = kept !== undefined && [lead.proposal?.id, lead.agreed?.id].includes(kept.id);
  const draft = isSent ? undefined : kept;

  function keep(next: ProposalDraft): ProposalDraft {
    proposalDrafts.save(token, next);
    setKept(next);
    return next;
  }

  return {
    isOpen: draft !== undefined,
    isOpenedNow,
    edits: draft?.edits ?? {},
    open(edits) {
      keep(newProposalDraft(edits));
      setOpenedNow(true);
    },
    edit(values) {
      // What was sent may have arrived: what is filled in after that is another proposal.
      keep(draft && !draft.submitted ? { ...draft, edits: values } : newProposalDraft(values));
    },
    submit: (content) => keep(submitProposalDraft(draft ?? newProposalDraft(), content)).id,
    close(id = draft?.id) {
      if (proposalDrafts.read(token)?.id === id) proposalDrafts.clear(token);
      setKept((current) => (current?.id === id ? undefined : current));
    },
  };
}
