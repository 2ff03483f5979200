import * as z from 'zod/mini';
import { DRAFT_LIFE_MS, readStored, removeStored, writeStored } from '@/lib/stored-json';
import type { ProposalContent } from './check';
import { type ProposalEdits, proposalEdits } from './values';

const KEY = 'proposal-drafts';

const proposalDraft = z.object({
  id: z.uuid(),
  edits: proposalEdits,
  /** What was in it when it was last sent with this id, as JSON. */
  submitted: z.optional(z.string()),
});

/** Each with the token of its job's link. */
const storedDrafts = z.array(z.extend(proposalDraft, { token: z.string(), savedAt: z.number() }));

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

/** The proposal kept on this device for the job of a link; undefined if there is none. */
export function readProposalDraft(token: string): ProposalDraft | undefined {
  return readDrafts().find((draft) => draft.token === token);
}

/** Keeps a proposal on this device. */
export function saveProposalDraft(token: string, draft: ProposalDraft): void {
  const others = readDrafts().filter((each) => each.token !== token);
  writeStored(KEY, [...others, { ...draft, token, savedAt: Date.now() }]);
}

/** Forgets the proposal kept on this device for the job of a link. */
export function clearProposalDraft(token: string): void {
  const others = readDrafts().filter((draft) => draft.token !== token);
  if (others.length > 0) writeStored(KEY, others);
  else removeStored(KEY);
}

/** Those that are not too old. */
function readDrafts() {
  const drafts = storedDrafts.safeParse(readStored(KEY)).data ?? [];
  return drafts.filter(({ savedAt }) => Date.now() - savedAt <= DRAFT_LIFE_MS);
}
