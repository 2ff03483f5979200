import { MalformedError } from './endpoint.ts';

/**
 * Does what may break a rule of the database that the contract does not repeat. The log is told which rule, and not the
 * row that Postgres names in the details.
 *
 * @throws MalformedError if it breaks one.
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html class 23, and 22P02: a word that no list has
 */
export async function keepingRules<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const isAgainstRule = error instanceof Error && 'code' in error && /^(?:23...|22P02)$/.test(String(error.code));
    if (!isAgainstRule) throw error;
    console.error(error.message);
    throw new MalformedError();
  }
}
