import { stopMailInput } from '../_shared/contracts/tracking.ts';
import { createEndpoint, type EndpointOptions } from '../_shared/server/endpoint.ts';

type Dependencies = EndpointOptions & {
  /** Nothing more is mailed to whoever got a mail with this token. An unknown token changes nothing. */
  stopMail(token: string): Promise<void>;
};

/**
 * Handles `stop-mail`: who got a mail that they did not ask for gets no more. It is asked by the page, and by mail
 * programs that press the address in `List-Unsubscribe` themselves: they send a form with no key, and the token stands
 * in the query. The answer does not tell whether the token is known.
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
