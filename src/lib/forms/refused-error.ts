import type { Refusal } from '@functions/contracts/refusals.ts';

type RefusedErrorOptions = ErrorOptions & { refusal?: Refusal | undefined; current?: unknown };

/**
 * A request that the server refused for good. The message of a refusal by the database is its text for the visitor, if
 * any.
 */
export class RefusedError extends Error {
  /** The reason, if a function gave one. */
  readonly refusal: Refusal | undefined;
  /** The current state to show, if a function returned it. */
  readonly current: unknown;

  constructor(message?: string, { refusal, current, ...options }: RefusedErrorOptions = {}) {
    super(message, options);
    this.refusal = refusal;
    this.current = current;
  }
}

/**
 * The error to throw when a database call fails.
 *
 * @param error the client's error.
 * @param status the HTTP status of the response, 0 if there was none.
 * @returns RefusedError if a retry would be refused again: with the server's message for 429 (too many requests),
 * without one for any other 4xx. Otherwise the client's error.
 */
export function toRefusal(error: Error, status: number): Error {
  if (status < 400 || status >= 500) return error;
  return new RefusedError(status === 429 ? error.message : '', { cause: error });
}
