/** A request that the server refused for good, with its own words for the visitor if it gave any. */
export class RefusedError extends Error {}

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
