import type { Enums } from '../_shared/database.types.ts';

/** What a provider says became of a mail or a text that went out. */
export type Report = {
  /** The ID of the notification. */
  id: string;
  channel: 'mail' | 'text';
  event: Enums<'delivery_event'>;
  /** Why, in the words of the provider, or by its code. */
  error?: string;
  /** Whether the address itself is at fault, and not this try. */
  isAddress?: boolean;
};

/** A text that somebody has sent us. */
export type Reply = {
  /** By which the provider knows it. */
  messageSid: string;
  /** Digits only. */
  phone: string;
  body: string;
  /** What it asks for, if it is one of the words that the law or the provider knows. */
  wish: Enums<'text_wish'> | null;
  /** It asks for help in a word of Spanish, which its provider has left to us. */
  awaitsHelp?: true;
};

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The ID of a notification; null for what is none, which may be of a message that is not ours. */
export function notificationId(text: string | null | undefined): string | null {
  return text && UUID.test(text) ? text : null;
}

/** The text without what no database keeps: NUL, and halves of a character cut in two. */
export function storable(text: string): string {
  return text.replace(/[\0\p{Cs}]/gu, '\uFFFD');
}
