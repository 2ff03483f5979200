import * as z from 'zod/mini';
import { DRAFT_LIFE_MS, readStored, removeStored, writeStored } from '@/lib/forms/stored-json';

const KEY = 'contact-draft';

const messageDraft = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** What was in it when Send was last pressed with this id, as JSON. */
  submitted: z.optional(z.string()),
});

const storedDraft = z.extend(messageDraft, { savedAt: z.number() });

/** An unsent message, with the id that makes a retry the same message. */
export type MessageDraft = z.infer<typeof messageDraft>;

export const emptyMessage = { name: '', email: '', subject: '', message: '' };

/** An empty message with an id of its own. */
export function newMessageDraft(): MessageDraft {
  return { id: crypto.randomUUID(), ...emptyMessage };
}

/**
 * A message as it is sent now. If it was sent before in other words, it gets a new id: the earlier try may have arrived
 * and only its answer been lost, and the database would take the correction for a retry and drop it.
 */
export function submitMessage(draft: MessageDraft): MessageDraft {
  const { name, email, subject, message } = draft;
  const submitted = JSON.stringify([name, email, subject, message]);
  const isCorrected = draft.submitted !== undefined && draft.submitted !== submitted;
  return { ...draft, id: isCorrected ? crypto.randomUUID() : draft.id, submitted };
}

/** A message that names a request first, unless it names it already. */
export function aboutRequest(
  draft: MessageDraft,
  firstLine: (trackingId: string) => string,
  trackingId: string,
): MessageDraft {
  const message = draft.message.includes(trackingId) ? draft.message : `${firstLine(trackingId)}\n\n${draft.message}`;
  return { ...draft, subject: draft.subject || 'lead-issue', message };
}

/** The message kept on this device, or null if there is none. One that is too old is forgotten. */
export function readMessageDraft(): MessageDraft | null {
  const parsed = storedDraft.safeParse(readStored(KEY));
  if (!parsed.success) return null;
  const { savedAt, ...draft } = parsed.data;
  if (Date.now() - savedAt > DRAFT_LIFE_MS) {
    clearMessageDraft();
    return null;
  }
  return draft;
}

/** Keeps the message on this device. */
export function saveMessageDraft(draft: MessageDraft): void {
  writeStored(KEY, { ...draft, savedAt: Date.now() });
}

/** Forgets the message kept on this device. */
export function clearMessageDraft(): void {
  removeStored(KEY);
}
