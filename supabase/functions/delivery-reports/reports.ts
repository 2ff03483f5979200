import type { Enums } from '../_shared/database.types.ts';

/** What happened to an email or text. */
export type Outcome = {
  event: Enums<'delivery_event'>;
  /** The provider's explanation or error code. */
  error?: string;
  /** Whether the address itself is at fault, not this attempt. */
  isAddress?: boolean;
};

/**
 * A provider's report about an email or text, by the ID of its notification. `email` is the address it went to, which may
 * have been corrected since.
 */
export type Report = Outcome & { id: string; channel: 'mail' | 'text'; email?: string | undefined };

/** A text that someone has sent us. */
export type Reply = {
  /** The provider's ID. */
  messageSid: string;
  /** Digits only. */
  phone: string;
  body: string;
  /** What it asks for, if it is a keyword that the law or the provider defines. */
  wish: Enums<'text_wish'> | null;
  /** It asks for help with a Spanish keyword that the provider does not answer. */
  awaitsHelp?: true;
};

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The ID of a notification; null if it is not one, for example if the message is not ours. */
export function notificationId(text: string | null | undefined): string | null {
  return text && UUID.test(text) ? text : null;
}

/** Replaces what no database can store: NUL, and halves of a character cut in two. */
export function storable(text: string): string {
  return text.replace(/[\0\p{Cs}]/gu, '\uFFFD');
}
