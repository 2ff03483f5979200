import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '@/lib/stored-json';

const KEY = 'contact-draft';

const messageDraft = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});

/** An unsent message, with the id that makes a retry the same message. */
export type MessageDraft = z.infer<typeof messageDraft>;

export const emptyMessage = { name: '', email: '', subject: '', message: '' };

export function newMessageDraft(): MessageDraft {
  return { id: crypto.randomUUID(), ...emptyMessage };
}

/** The message kept on this device, or null. */
export function readMessageDraft(): MessageDraft | null {
  return messageDraft.safeParse(readStored(KEY)).data ?? null;
}

export function saveMessageDraft(draft: MessageDraft): void {
  writeStored(KEY, draft);
}

export function clearMessageDraft(): void {
  removeStored(KEY);
}
