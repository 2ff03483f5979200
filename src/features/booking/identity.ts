const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes retries idempotent: created with the draft and kept until it is sent. */
export type RequestIdentity = { leadId: string; trackingId: string };

/** Creates the ids of a new request: a version 4 UUID, and a tracking ID of 80 random bits in Crockford base 32. */
export function createRequestIdentity(): RequestIdentity {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return {
    leadId: crypto.randomUUID(),
    // 256 is a multiple of 32, so every character is equally likely.
    trackingId: Array.from(bytes, (byte) => CROCKFORD.charAt(byte % 32)).join(''),
  };
}
