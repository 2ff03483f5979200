import { NO_NUMBER_FOR_TEXTS, SAID_STOP } from '../../_shared/server/text-codes.ts';
import type { Delivery, Failure } from '../delivery.ts';
import type { Text } from './types.ts';

export type TextProvider = {
  /** The address of the provider's API, without a trailing slash. */
  apiUrl: string;
  accountSid: string;
  authToken: string;
  /** The messaging service whose numbers the texts come from. */
  serviceSid: string;
  /** Where the provider reports what happened to a text. */
  reportsUrl: string;
};

/** After an hour in the provider's queue, a text expires: its news may be outdated by then. */
const VALIDITY_S = 3600;
/** Together as long as the timeout of an email. */
const TIMEOUT_MS = { text: 10_000, account: 5000 };

/**
 * The messaging service does not exist, has an invalid ID, or has no number to send from.
 *
 * @see https://www.twilio.com/docs/api/errors
 */
const BAD_SERVICE = ['21701', '21703', '21704', '21705'];
/** The provider does not know us, or redirects us: it did not accept the text, and will not accept others. */
const BAD_SETTINGS = [301, 302, 303, 307, 308, 401, 403, 404];

/**
 * Sends a text through the provider's HTTP API, in Twilio's format, within 10 s. Unlike an email, it must not be
 * retried except after `busy` and `unauthorized`: the provider has no idempotency keys.
 *
 * @param id of the notification, which identifies it in the provider's reports.
 * @see https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource
 */
export async function deliverText(provider: TextProvider, { to, body }: Text, id: string): Promise<Delivery> {
  const form = new URLSearchParams({
    To: to,
    MessagingServiceSid: provider.serviceSid,
    Body: body,
    StatusCallback: `${provider.reportsUrl}?notification=${id}`,
    ValidityPeriod: String(VALIDITY_S),
  });
  return ask(provider, '/Messages.json', { method: 'POST', body: form }, { success: 201, timeout: TIMEOUT_MS.text });
}

/**
 * Fetches our account from the provider, within 5 s, which works only if the provider is up and our settings are right.
 * Checked before the first text, because after a missing answer we don't know whether a text was sent.
 *
 * @returns why no text can be sent now, or null.
 * @see https://www.twilio.com/docs/iam/api/account#fetch-an-account-resource
 */
export async function checkAccount(provider: TextProvider): Promise<Failure | null> {
  const answer = await ask(provider, '.json', { method: 'GET' }, { success: 200, timeout: TIMEOUT_MS.account });
  return answer.outcome === 'sent' ? null : answer;
}

async function ask(
  { apiUrl, accountSid, authToken }: TextProvider,
  path: string,
  init: RequestInit,
  { success, timeout }: { success: number; timeout: number },
): Promise<Delivery> {
  try {
    const response = await fetch(`${apiUrl}/2010-04-01/Accounts/${accountSid}${path}`, {
      ...init,
      headers: { authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}` },
      // Following a redirect would use GET.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status !== success) return await judge(response);
    // It succeeded, even if the rest of the answer does not arrive, or the connection is already closed.
    await response.body?.cancel().catch(() => undefined);
    return { outcome: 'sent' };
  } catch (error) {
    return { outcome: 'unanswered', error: String(error) };
  }
}

/** @see https://www.twilio.com/docs/usage/twilios-response#response-formats-exceptions */
async function judge(response: Response): Promise<Failure> {
  const { status } = response;
  const answer = await response.text();
  const error = `${status} ${answer.slice(0, 400)}`;
  if (status === 429) return { outcome: 'busy', error };
  if (status >= 400 && status < 500) {
    const code = /"code":\s*(\d+)/.exec(answer)?.[1] ?? '';
    if (code === SAID_STOP) return { outcome: 'stopped', error };
    if (BAD_SERVICE.includes(code)) return { outcome: 'unauthorized', status, error };
    if (NO_NUMBER_FOR_TEXTS.includes(code)) return { outcome: 'refused', status, error, isAddress: true };
  }
  if (BAD_SETTINGS.includes(status)) return { outcome: 'unauthorized', status, error };
  return status >= 400 && status < 500 ? { outcome: 'refused', status, error } : { outcome: 'unanswered', error };
}
