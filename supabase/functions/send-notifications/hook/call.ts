import type { Delivery } from '../delivery.ts';

const TIMEOUT_MS = 15_000;
/** The 4xx statuses after which the host may accept a retry. */
const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;

/**
 * Asks the web host to build the site, within 15 s: POST with `{}`, to an address that is itself a secret. Errors
 * contain no part of the address, nor of the answer, which could repeat it.
 *
 * @see https://docs.netlify.com/build/configure-builds/build-hooks/
 * @see https://developers.cloudflare.com/pages/configuration/deploy-hooks/
 * @see https://vercel.com/docs/deploy-hooks
 */
export async function callHook(url: string): Promise<Delivery> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      // Following a redirect would use GET, or reveal the address to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // The build has started or not, even if the rest of the answer does not arrive.
    await response.body?.cancel().catch(() => undefined);
    return judge(response);
  } catch (error) {
    return { outcome: 'unanswered', error: `No answer: ${error instanceof Error ? error.name : 'unknown'}` };
  }
}

function judge({ ok, status }: Response): Delivery {
  const error = `The host answered ${status}`;
  if (ok) return { outcome: 'sent' };
  if (status === TOO_MANY_REQUESTS) return { outcome: 'busy', error };
  if (status === REQUEST_TIMEOUT || status >= 500) return { outcome: 'unanswered', error };
  return { outcome: status >= 400 ? 'skipped' : 'refused', status, error };
}
