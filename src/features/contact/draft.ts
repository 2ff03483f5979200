import { withoutInvisible } from '@functions/domain/plain-text.ts';
import * as z from 'zod/mini';
import { DRAFT_LIFE_MS, readStored, removeStored, writeStored } from '@/lib/forms/stored-json';
import { toSubmit } from '@/lib/forms/submission-id';

const messageDraft = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  // Of an application to haul.
  business: z._default(z.string(), ''),
  phone: z._default(z.string(), ''),
  areas: z._default(z.string(), ''),
  truckCubicYards: z._default(z.string(), ''),
  services: z._default(z.array(z.string()), []),
  /** The content when it was last submitted with this id, as JSON. */
  submitted: z.optional(z.string()),
});

const storedDraft = z.extend(messageDraft, { savedAt: z.number() });

/** An unsent message, with the id that makes retries idempotent. */
export type MessageDraft = z.infer<typeof messageDraft>;

export const emptyMessage = {
  name: '',
  email: '',
  subject: '',
  message: '',
  business: '',
  phone: '',
  areas: '',
  truckCubicYards: '',
  services: [] as string[],
};

/** An empty message with a new id. */
export function newMessageDraft(): MessageDraft {
  return { id: crypto.randomUUID(), ...emptyMessage };
}

/** The message to send now, without invisible characters. */
export function submitMessage(draft: MessageDraft): MessageDraft {
  const { id, submitted, services, ...texts } = draft;
  const visible = Object.entries(texts).map(([name, text]) => [name, withoutInvisible(text)]);
  const content: typeof texts & Pick<MessageDraft, 'services'> = { ...Object.fromEntries(visible), services };
  return toSubmit({ ...content, id, submitted }, content, () => ({ id: crypto.randomUUID() }));
}

/** Starts the message with a line about a request, unless it already mentions the tracking ID. */
export function aboutRequest(
  draft: MessageDraft,
  firstLine: (trackingId: string) => string,
  trackingId: string,
): MessageDraft {
  const message = draft.message.includes(trackingId) ? draft.message : `${firstLine(trackingId)}\n\n${draft.message}`;
  return { ...draft, subject: draft.subject || 'lead-issue', message };
}

/** The message stored on this device under this key, or null if there is none. Removes an expired one. */
export function readMessageDraft(key: string): MessageDraft | null {
  const parsed = storedDraft.safeParse(readStored(key));
  if (!parsed.success) return null;
  const { savedAt, ...draft } = parsed.data;
  if (Date.now() - savedAt > DRAFT_LIFE_MS) {
    clearMessageDraft(key);
    return null;
  }
  return draft;
}

/** Stores the message on this device. */
export function saveMessageDraft(key: string, draft: MessageDraft): void {
  writeStored(key, { ...draft, savedAt: Date.now() });
}

/** Removes the message stored on this device. */
export function clearMessageDraft(key: string): void {
  removeStored(key);
}
