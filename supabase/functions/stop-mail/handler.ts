import { type PauseState, type PauseWish, stopMailInput } from '../_shared/contracts/stop-mail.ts';
import { createEndpoint, type EndpointOptions } from '../_shared/server/endpoint.ts';
import { retryDeadlocked } from '../_shared/server/retry-deadlocked.ts';

type Dependencies = EndpointOptions & {
  /**
   * Stops emails to the address that got an email with this token, or the offers of the hauler who got it. An unknown
   * token changes nothing.
   */
  stopMail(token: string): Promise<void>;
  /** Looks at, pauses or resumes the offers of the hauler who got an email with this token. */
  pause(token: string, wish: PauseWish): Promise<PauseState>;
};

/**
 * Handles `stop-mail`: unsubscribes from our emails. Called by the pages, and by email programs that post to the
 * address in `List-Unsubscribe` themselves: they send a form without a key, and the token is in the query. Without an
 * action, the answer does not reveal whether the token exists.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8058
 */
export function createHandler({ stopMail, pause, ...options }: Dependencies) {
  return createEndpoint(
    options,
    stopMailInput,
    async ({ token, action }) => {
      if (action) return { state: await retryDeadlocked(() => pause(token, action)) };
      await retryDeadlocked(() => stopMail(token));
      return { success: true };
    },
    { takesQuery: true },
  );
}
