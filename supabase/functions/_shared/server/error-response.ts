import type { FieldError } from '../contracts/field-errors.ts';
import type { RefusalCode } from '../contracts/refusals.ts';
import { refusalText } from '../words/en/refusals.ts';

/**
 * The error answer of a function: `{ statusCode, code, message }`, with the `status` of the request if the code is
 * about that, and the `current` state if the page shows it. Pages read the code; the message is for people who call the
 * function by hand.
 */
export function errorResponse(
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
