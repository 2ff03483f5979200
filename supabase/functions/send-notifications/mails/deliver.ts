import type { Delivery } from '../delivery.ts';
import type { Mail } from './types.ts';

/** An email with its addresses. */
export type Letter = Mail & {
  to: string;
  /** The reply address, if it is not the sender. */
  replyTo?: string;
  headers?: Record<string, string>;
};

export type Provider = {
  /** The address of the provider's API, without a trailing slash. */
  apiUrl: string;
  apiKey: string;
  /** `Name <address>`. */
  from: string;
};

const TIMEOUT_MS = 15_000;
const DEFAULT_RETRY_AFTER_MS = 1000;
/** The statuses for an invalid field. */
const BAD_FIELD = [400, 422];
/** How the provider says that it will never send to this address: "Invalid `to` field." */
const BAD_ADDRESS = '`to`';
/** The provider accepts keys of 256 characters; ours gets a suffix. */
const MAX_KEY = 200;

/**
 * Sends an email through the provider's HTTP API, in Resend's format, within 15 s. Retrying it does not send it twice:
 * the ID and the address are the idempotency key. The ID is also the tag that identifies it in the provider's reports.
 *
 * The reply address may be typed by a visitor. If the provider rejects a field, the email is sent again without it.
 *
 * A later attempt may differ, if only in its desk link. If the first one was accepted, the provider then reports a
 * conflicting idempotency key for 24 hours and keeps the first email, whose link works as well.
 *
 * @param id of the notification: the same in each attempt.
 * @see https://resend.com/docs/api-reference/emails/send-email
 */
export async function deliver(provider: Provider, letter: Letter, id: string): Promise<Delivery> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const key = `${id}-${encodeURIComponent(letter.to)}`.slice(0, MAX_KEY);
  const delivery = await handOver(provider, letter, { id, key }, signal);
  if (delivery.outcome !== 'refused' || delivery.isAddress || !BAD_FIELD.includes(delivery.status)) return delivery;
  if (letter.replyTo === undefined) return delivery;
  // With a different key: under the first one, the provider might repeat its refusal, or report a conflict with the
  // first content, which counts as sent.
  return handOver(provider, { ...letter, replyTo: undefined }, { id, key: `${key}-without-reply-to` }, signal);
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
    // The email is sent, even if the rest of the answer does not arrive.
    await response.body?.cancel().catch(() => undefined);
    return { outcome: 'sent' };
  }
  const answer = (await response.text()).slice(0, 400);
  const error = `${status} ${answer}`;
  if (status >= 500) return { outcome: 'unanswered', error };
  if (status === 401) return { outcome: 'unauthorized', status, error };
  // Waiting doesn't help against a used-up quota of the day or month.
  if (status === 429 && answer.includes('quota_exceeded')) return { outcome: 'busy', error };
  if (status === 429) return { outcome: 'busy', error, retryAfterMs: retryAfterMs(headers) };
  // The provider has already sent this email, with the content of the first attempt.
  if (status === 409 && answer.includes('invalid_idempotent_request')) return { outcome: 'sent' };
  const isAddress = BAD_FIELD.includes(status) && answer.includes(BAD_ADDRESS);
  return { outcome: 'refused', status, error, ...(isAddress && { isAddress }) };
}

function retryAfterMs(headers: Headers): number {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? seconds * 1000 : DEFAULT_RETRY_AFTER_MS;
}
