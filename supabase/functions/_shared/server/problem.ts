import type { FieldError } from '../contracts/field-errors.ts';
import type { RefusalCode } from '../contracts/refusals.ts';
import { refusalText } from '../words/en/refusals.ts';

/**
 * The answer of a function that does not do what it is asked: `{ statusCode, code, message }`, the `status` of the
 * request where the code is about that, and what it is about as it is now (`current`) where the page shows that. Pages
 * read the code; the message is for who calls the function by hand.
 */
export function problem(
  statusCode: number,
  code: RefusalCode | FieldError,
  { status, current }: { status?: string | undefined; current?: object | undefined } = {},
  ownWords?: Record<string, string>,
): Response {
  const message = refusalText({ code, status }, ownWords);
  return Response.json(
    { statusCode, code, status, message, current },
    { status: statusCode, headers: { 'cache-control': 'no-store' } },
  );
}
