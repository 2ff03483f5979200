import { stopMailInput } from '../_shared/contracts/tracking.ts';
import { createEndpoint, type EndpointOptions } from '../_shared/server/endpoint.ts';

type Dependencies = EndpointOptions & {
  /** Stops emails to the address that got an email with this token. An unknown token changes nothing. */
  stopMail(token: string): Promise<void>;
};

/**
 * Handles `stop-mail`: unsubscribes an address from our emails. Called by the page, and by email programs that post to
 * the address in `List-Unsubscribe` themselves: they send a form without a key, and the token is in the query. The
 * answer does not reveal whether the token exists.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8058
 */
export function createHandler({ stopMail, ...options }: Dependencies) {
  return createEndpoint(
    options,
    stopMailInput,
    async ({ token }) => {
      await stopMail(token);
      return { success: true };
    },
    { takesQuery: true },
  );
}
