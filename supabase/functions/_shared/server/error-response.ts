import type { FieldError } from '../contracts/field-errors.ts';
import type { RefusalCode } from '../contracts/refusals.ts';
import { refusalText } from '../words/en/refusals.ts';

/** What goes with the code of a refusal. */
export type RefusalDetails = {
  /** The status of the request it is about, if the caller can see the request. */
  status?: string | undefined;
  /** The current state, if the page shows it at once. */
  current?: object;
  /** Messages of this function, by code. */
  ownWords?: Record<string, string> | undefined;
};

/**
 * The error answer of a function: `{ statusCode, code, message }`, with the `status` of the request and the `current`
 * state if they are given. Pages read the code; the message is for people who call the function by hand.
 */
export function errorResponse(
  statusCode: number,
  code: RefusalCode | FieldError,
  { status, current, ownWords }: RefusalDetails = {},
): Response {
  const message = refusalText({ code, status }, ownWords);
  return Response.json(
    { statusCode, code, status, message, current },
    { status: statusCode, headers: { 'cache-control': 'no-store' } },
  );
}
