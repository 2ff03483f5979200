/** What came of a try to hand a mail or a text to its provider, or to tell the host. */
export type Delivery = { outcome: 'sent'; error?: undefined } | Trouble;

/** Why the provider does not have it; after `unanswered` nobody knows whether it does. */
export type Trouble =
  /** The provider does not take this one, and may take others. `isAddress`: because of where it goes to. */
  | { outcome: 'refused'; status: number; error: string; isAddress?: boolean }
  /** Nobody takes it, and nobody will: it is not tried again. With the `status` of who said so. */
  | { outcome: 'skipped'; status?: number; error: string }
  /** The provider takes no text for this number, which told it STOP. */
  | { outcome: 'stopped'; error: string }
  /** The provider refuses our key, or knows nothing of our account. */
  | { outcome: 'unauthorized'; status: number; error: string }
  /** We are asking too often. Without `retryAfterMs`, a later call is to ask again. */
  | { outcome: 'busy'; error: string; retryAfterMs?: number }
  /** The provider said nothing, or that it is in trouble itself. */
  | { outcome: 'unanswered'; error: string };
