import type { FieldError } from '../rules/field-errors.ts';
import type { RefusalCode } from '../rules/refusals.ts';
import { refusalText } from '../words/en/refusals.ts';

/**
 * The answer of a function that does not do what it is asked: `{ statusCode, code, message }`, and the `status` of the
 * request where the code is about that. Pages read the code; the message is for who calls the function by hand.
 */
export function problem(
  statusCode: number,
  code: RefusalCode | FieldError,
  data: { status?: string | undefined } = {},
  ownWords?: Record<string, string>,
): Response {
  const message = refusalText({ code, ...data }, ownWords);
  return Response.json(
    { statusCode, code, ...data, message },
    { status: statusCode, headers: { 'cache-control': 'no-store' } },
  );
}
