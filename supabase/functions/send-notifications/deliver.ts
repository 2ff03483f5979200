import type { Mail } from './mails/types.ts';

/** A mail with its addresses. */
export type Letter = Mail & {
  to: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  headers?: Record<string, string>;
};

/** What came of a try to hand a mail to the provider. */
export type Delivery =
  | { outcome: 'sent' }
  /** The provider will never take this mail. */
  | { outcome: 'skipped'; error: string }
  /** The provider failed, or did not answer. */
  | { outcome: 'failed'; error: string }
  /** We are asking too often. */
  | { outcome: 'busy'; error: string; retryAfterMs: number }
  /** Our key, our domain or the provider's address is wrong: no mail can go out until somebody corrects it. */
  | { outcome: 'misconfigured'; error: string };

export type Provider = {
  /** The address of the provider's API, without a slash at the end. */
  apiUrl: string;
  apiKey: string;
  /** `Name <address>`. */
  from: string;
};

const TIMEOUT_MS = 15_000;
const DEFAULT_RETRY_AFTER_MS = 1000;

/**
 * Hands a mail to the provider's HTTP API, in the format of Resend. A mail that is tried again with the
 * same key is not sent twice.
 *
 * @param idempotencyKey tells the provider which tries are of the same mail.
 * @see https://resend.com/docs/api-reference/emails/send-email
 */
export async function deliver(provider: Provider, letter: Letter, idempotencyKey: string): Promise<Delivery> {
  const { to, replyTo, subject, text, html, headers } = letter;
  try {
    const response = await fetch(`${provider.apiUrl}/emails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${provider.apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify({ from: provider.from, to: [to], reply_to: replyTo, subject, text, html, headers }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await judge(response);
  } catch (error) {
    return { outcome: 'failed', error: String(error) };
  }
}

/** @see https://resend.com/docs/api-reference/errors */
async function judge(response: Response): Promise<Delivery> {
  if (response.ok) {
    // The mail is sent, even if the rest of the answer does not arrive.
    await response.body?.cancel();
    return { outcome: 'sent' };
  }
  const answer = (await response.text()).slice(0, 400);
  const error = `${response.status} ${answer}`;
  switch (response.status) {
    case 400:
    case 413:
    case 422:
      return { outcome: 'skipped', error };
    case 401:
    case 403:
    case 404:
    case 405:
      return { outcome: 'misconfigured', error };
    case 409:
      // The provider has sent this mail already, with what it said at the first try.
      return answer.includes('invalid_idempotent_request') ? { outcome: 'sent' } : { outcome: 'failed', error };
    case 429:
      return { outcome: 'busy', error, retryAfterMs: retryAfterMs(response.headers) };
    default:
      return { outcome: 'failed', error };
  }
}

function retryAfterMs(headers: Headers): number {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? seconds * 1000 : DEFAULT_RETRY_AFTER_MS;
}
