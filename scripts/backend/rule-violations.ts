import type { Connection } from '@supabase/lite';

const CHECK_VIOLATION = '23514';

type DatabaseError = { code?: string; message: string; detail?: string; hint?: string };

/**
 * Answers a violation of a check with 400 and its code, as PostgREST does. Lite answers 500 and drops the code, so pages
 * and functions would treat refused input as an outage. Its own way to choose an answer is an error of the code `PGRST`.
 *
 * @see https://docs.postgrest.org/en/stable/references/errors.html#raise-errors-with-http-status-codes
 */
export function answerChecksAsHosted(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const known = normalize(error) as DatabaseError | undefined;
    if (known?.code !== CHECK_VIOLATION) return known;
    const { code, message, detail: details = null, hint = null } = known;
    return Object.assign(new Error(JSON.stringify({ code, message, details, hint })), {
      code: 'PGRST',
      detail: JSON.stringify({ status: 400, headers: {} }),
    });
  };
}
