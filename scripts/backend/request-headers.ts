import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Connection } from '@supabase/lite';
import { isLoopback } from './mailbox/is-from-this-machine.ts';

/**
 * Puts the visitor's address into a request's headers like the hosted gateway does: the last entry of x-forwarded-for
 * is the address that the request comes from. Requests from this machine keep the headers they bring, like those of a
 * proxy, and without any they have no address, so rate limits by address never stop developers and tests.
 */
export function addVisitorAddress({ headers, socket: { remoteAddress = '' } }: IncomingMessage): void {
  if (isLoopback(remoteAddress)) return;
  delete headers['cf-connecting-ip'];
  headers['x-forwarded-for'] = [headers['x-forwarded-for'] ?? [], remoteAddress].flat().join(', ');
}

/**
 * Exposes a request's headers to SQL in the setting `request.headers`, as PostgREST does. Lite does this only for calls
 * of database functions, not for reads and writes of tables.
 *
 * @returns a function that runs a task with the headers of a request.
 * @see https://docs.postgrest.org/en/stable/references/transactions.html
 */
export function exposeHeadersToSql(connection: Connection) {
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
