/** The result of handing an email or text to its provider, or of calling the web host. */
export type Delivery = { outcome: 'sent'; error?: undefined } | Failure;

/** Why it was not delivered; after `unanswered`, we don't know whether it was. */
export type Failure =
  /** The provider refuses this one, but may accept others. `isAddress`: because of the address or number. */
  | { outcome: 'refused'; status: number; error: string; isAddress?: boolean }
  /** It can't be sent, now or later, so it is not retried. With the `status` of the answer, if there was one. */
  | { outcome: 'skipped'; status?: number; error: string }
  /** The provider refuses texts to this number, which has replied STOP. */
  | { outcome: 'stopped'; error: string }
  /** The provider refuses our key, or does not know our account. */
  | { outcome: 'unauthorized'; status: number; error: string }
  /** We are sending too many requests. Without `retryAfterMs`, a later call should retry. */
  | { outcome: 'busy'; error: string; retryAfterMs?: number }
  /** The provider gave no answer, or a server error. */
  | { outcome: 'unanswered'; error: string };

/** Thrown while composing what can only be sent after the next release. It waits for that, and counts as no attempt. */
export class NotReleasedError extends Error {}
