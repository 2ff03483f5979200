import type { Refusal } from '@functions/contracts/refusals.ts';

type RefusedErrorOptions = ErrorOptions & { refusal?: Refusal | undefined; current?: unknown };

/** A request that the server refused for good. The message is the database's words for the visitor, if it gave any. */
export class RefusedError extends Error {
  /** Why, if a function said so. */
  readonly refusal: Refusal | undefined;
  /** What the page should show now, if a function said so. */
  readonly current: unknown;

  constructor(message?: string, { refusal, current, ...options }: RefusedErrorOptions = {}) {
    super(message, options);
    this.refusal = refusal;
    this.current = current;
  }
}

/**
 * What to throw when a call to the database fails.
 *
 * @param error the client's error.
 * @param status the HTTP status of the answer, 0 if there was none.
 * @returns RefusedError if the same request would be refused again: with the server's words for one request too many
 *   (429), without words for any other 4xx. Otherwise the client's error.
 */
export function toRefusal(error: Error, status: number): Error {
  if (status < 400 || status >= 500) return error;
  return new RefusedError(status === 429 ? error.message : '', { cause: error });
}
