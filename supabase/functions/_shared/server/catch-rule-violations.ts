import { MalformedError } from './endpoint.ts';

/**
 * Runs an action that can violate a database rule that the contract does not repeat. Logs only which rule, because the
 * details from Postgres contain the row.
 *
 * @throws MalformedError if it violates one.
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html class 23, and 22P02: an unknown enum value
 */
export async function catchRuleViolations<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const isAgainstRule = error instanceof Error && 'code' in error && /^(?:23...|22P02)$/.test(String(error.code));
    if (!isAgainstRule) throw error;
    console.error(error.message);
    throw new MalformedError();
  }
}
