import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Connection } from '@supabase/lite';
import { isLoopback } from './mailbox/is-from-this-machine.ts';

/**
 * Names the visitor in the headers of a request as the hosted gateway does: the last entry of x-forwarded-for is the
 * address that the request comes from. This machine is no visitor: what a program on it says is believed, as of a proxy,
 * and one that says nothing has no address. So whoever develops or tests books as often as they like.
 */
export function nameVisitor({ headers, socket: { remoteAddress = '' } }: IncomingMessage): void {
  if (isLoopback(remoteAddress)) return;
  delete headers['cf-connecting-ip'];
  headers['x-forwarded-for'] = [headers['x-forwarded-for'] ?? [], remoteAddress].flat().join(', ');
}

/**
 * Lets SQL read the headers of the request that it works for in the setting `request.headers`, as PostgREST does. Lite
 * does so where a function of the database is called, and not where a table is read or written.
 *
 * @returns what runs a task for a request with these headers.
 * @see https://docs.postgrest.org/en/stable/references/transactions.html
 */
export function handOnHeaders(connection: Connection) {
  const requests = new AsyncLocalStorage<IncomingHttpHeaders>();
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (vars, run, options) =>
    withContext(
      vars,
      async (transaction) => {
        const headers = JSON.stringify(requests.getStore() ?? {});
        await transaction
          .selectNoFrom(({ fn, val }) =>
            fn('set_config', [val('request.headers'), val(headers), val(true)]).as('headers'),
          )
          .execute();
        return run(transaction);
      },
      options,
    );
  return <Result>(headers: IncomingHttpHeaders, task: () => Result): Result => requests.run(headers, task);
}
