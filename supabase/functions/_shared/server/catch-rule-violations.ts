import { MalformedError } from './endpoint.ts';

/**
 * Runs an action that can violate a database rule that the contract does not repeat. Logs only which rule, because the
 * details from Postgres contain the row. A function of the database that refuses a field hints at its error.
 *
 * @throws MalformedError if it violates one.
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html class 23, and 22P02: an unknown enum value
 */
export async function catchRuleViolations<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Error && 'hint' in error && error.hint === 'wanted-day-invalid') {
      throw new MalformedError(error.hint);
    }
    const isAgainstRule = error instanceof Error && 'code' in error && /^(?:23...|22P02)$/.test(String(error.code));
    if (!isAgainstRule) throw error;
    console.error(error.message);
    throw new MalformedError();
  }
}
