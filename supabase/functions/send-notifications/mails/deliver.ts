import type { Delivery } from '../delivery.ts';
import type { Mail } from './types.ts';

/** A mail with its addresses. */
export type Letter = Mail & {
  to: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  headers?: Record<string, string>;
};

export type Provider = {
  /** The address of the provider's API, without a slash at the end. */
  apiUrl: string;
  apiKey: string;
  /** `Name <address>`. */
  from: string;
};

const TIMEOUT_MS = 15_000;
const DEFAULT_RETRY_AFTER_MS = 1000;
/** With these a provider says that a field is bad. */
const BAD_FIELD = [400, 422];

/**
 * Hands a mail to the provider's HTTP API, in the format of Resend. A mail that is tried again with the
 * same ID is not sent twice: the ID is its idempotency key, and the tag by which the provider's reports name it. It
 * takes 15 s at most.
 *
 * The address for answers may be one that a visitor typed. If the provider finds a field bad, the mail is handed over
 * once more without it.
 *
 * At a later try the mail may read otherwise, if only for another link to the desk. The provider then says that it has had
 * the mail under this key, as it does for 24 hours, and keeps the first one, whose link works too.
 *
 * @param id of the notification: the same at each try.
 * @see https://resend.com/docs/api-reference/emails/send-email
 */
export async function deliver(provider: Provider, letter: Letter, id: string): Promise<Delivery> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const delivery = await handOver(provider, letter, { id, key: id }, signal);
  if (letter.replyTo === undefined || delivery.outcome !== 'refused' || !BAD_FIELD.includes(delivery.status)) {
    return delivery;
  }
  // With a key of its own: under the first one the provider may repeat its refusal, or say that it has had the mail in
  // other words, which counts as sent.
  return handOver(provider, { ...letter, replyTo: undefined }, { id, key: `${id}-without-reply-to` }, signal);
}

async function handOver(
  provider: Provider,
  { to, replyTo, subject, text, html, headers }: Letter,
  { id, key }: { id: string; key: string },
  signal: AbortSignal,
): Promise<Delivery> {
  try {
    const response = await fetch(`${provider.apiUrl}/emails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${provider.apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({
        from: provider.from,
        to: [to],
        reply_to: replyTo,
        subject,
        text,
        html,
        headers,
        tags: [{ name: 'notification', value: id }],
      }),
      signal,
    });
    return await judge(response);
  } catch (error) {
    return { outcome: 'unanswered', error: String(error) };
  }
}

/** @see https://resend.com/docs/api-reference/errors */
async function judge(response: Response): Promise<Delivery> {
  const { ok, status, headers } = response;
  if (ok) {
    // The mail is sent, even if the rest of the answer does not arrive.
    await response.body?.cancel();
    return { outcome: 'sent' };
  }
  const answer = (await response.text()).slice(0, 400);
  const error = `${status} ${answer}`;
  if (status >= 500) return { outcome: 'unanswered', error };
  if (status === 401) return { outcome: 'unauthorized', status, error };
  if (status === 429) return { outcome: 'busy', error, retryAfterMs: retryAfterMs(headers) };
  // The provider has sent this mail already, with what it said at the first try.
  if (status === 409 && answer.includes('invalid_idempotent_request')) return { outcome: 'sent' };
  return { outcome: 'refused', status, error };
}

function retryAfterMs(headers: Headers): number {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? seconds * 1000 : DEFAULT_RETRY_AFTER_MS;
}
