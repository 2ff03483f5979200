import type * as z from 'zod/mini';
import type { FieldError } from '../contracts/field-errors.ts';
import type { ConflictCode, ProposalConflict } from '../contracts/refusals.ts';
import type { DeskConflict } from '../domain/desk.ts';
import { knownFieldError } from '../words/en/errors.ts';
import { errorResponse, type RefusalDetails } from './error-response.ts';
import { parseJson } from './parse-json.ts';
import { readBody } from './read-body.ts';

/** What every function needs from its environment. */
export type EndpointOptions = {
  publishableKeys: readonly string[];
  allowedOrigins: readonly string[];
  /**
   * Counts a request from this address (empty if unknown) for this secret (absent if the request is malformed); false
   * if it is over a limit. Requests for an existing secret do not use up the limit for everyone.
   */
  mayAnswer(address: string, secret: string | undefined): Promise<boolean>;
};

/**
 * The secret in an input: a tracking ID, or the token of a link. A request for a new link has none, and a browser
 * report is anonymous.
 */
type NamesSecret = { trackingId: string } | { token: string } | { action: 'ask' } | { kind: 'fault' | 'vitals' };

type EndpointVariant = {
  /**
   * Whether a request without a key can have its input in the query of its address; then its body is not read. For
   * addresses that contain a secret and are called by other programs.
   */
  takesQuery?: boolean;
  /** For `sendBeacon`, which cannot send a key. */
  needsNoKey?: boolean;
  maxBodyBytes?: number;
};

/** Enough for six reasons of 200 characters at up to four bytes each, or a hauler with 300 ZIP codes. */
const MAX_BODY_BYTES = 5_000;

type Conflict = ConflictCode | ProposalConflict | DeskConflict;

/** The requested action is not possible now. */
export class ConflictError extends Error {
  readonly code: Conflict;
  readonly details: RefusalDetails;

  constructor(code: Conflict, details: RefusalDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** The input is invalid in a way that only the database can detect. */
export class MalformedError extends Error {
  readonly code: FieldError | 'malformed';

  /** @param code of the invalid field, if it is one. */
  constructor(code: FieldError | 'malformed' = 'malformed') {
    super(code);
    this.code = code;
  }
}

/**
 * Builds the request handler of a function that takes one JSON object by POST.
 *
 * Answers with the result of `respond`, which also gets the visitor's address (empty if unknown): 200, or 204 if it is
 * null. Otherwise with `{ statusCode, code, message }`, of which the site reads the code:
 *
 * - 400: the input does not match `input` (with the error of the first invalid field), or `respond` throws a
 *   MalformedError.
 * - 401: there is no publishable key.
 * - 405: another method than POST.
 * - 409: `respond` throws a ConflictError. With the `status` of the request, if the caller can see it.
 * - 413: the body is too long.
 * - 429: over a limit. Checked before 400 and 413, because those requests count, too.
 * - 500: anything else throws. Without details.
 */
export function createEndpoint<Input extends NamesSecret>(
  options: EndpointOptions,
  input: z.ZodMiniType<Input>,
  respond: (input: Input, address: string) => Promise<object | null>,
  { takesQuery = false, needsNoKey = false, maxBodyBytes = MAX_BODY_BYTES }: EndpointVariant = {},
): (request: Request) => Promise<Response> {
  async function answer(request: Request): Promise<Response> {
    if (request.method !== 'POST') return errorResponse(405, 'post-required');
    const hasKey = needsNoKey || options.publishableKeys.includes(request.headers.get('apikey') ?? '');
    const query = takesQuery && !hasKey ? queryOf(request) : undefined;
    if (!hasKey && !query) return errorResponse(401, 'key-required');
    try {
      const body = query ? new Uint8Array() : await readBody(request, maxBodyBytes);
      const parsed = input.safeParse(query ?? parseJson(new TextDecoder().decode(body ?? undefined)));
      const address = addressOf(request);
      if (!(await options.mayAnswer(address, parsed.data && secretOf(parsed.data)))) {
        return errorResponse(429, 'too-many-requests');
      }
      if (body === null) return errorResponse(413, 'too-large');
      if (!parsed.success) return errorResponse(400, errorOf(parsed.error));
      const answer = await respond(parsed.data, address);
      return answer === null ? new Response(null, { status: 204 }) : Response.json(answer);
    } catch (error) {
      if (error instanceof ConflictError) return errorResponse(409, error.code, error.details);
      if (error instanceof MalformedError) return errorResponse(400, error.code);
      console.error(error);
      return errorResponse(500, 'fault');
    }
  }

  return async function handle(request) {
    const response = request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await answer(request);
    const origin = request.headers.get('origin');
    response.headers.set('vary', 'Origin');
    response.headers.set('cache-control', 'no-store');
    if (origin !== null && options.allowedOrigins.includes(origin)) {
      response.headers.set('access-control-allow-origin', origin);
      response.headers.set('access-control-allow-methods', 'POST');
      response.headers.set(
        'access-control-allow-headers',
        'apikey, authorization, content-type, x-client-info, x-retry-count, x-supabase-api-version',
      );
    }
    return response;
  };
}

function secretOf(input: NamesSecret): string | undefined {
  if ('token' in input) return input.token;
  return 'trackingId' in input ? input.trackingId : undefined;
}

/**
 * The visitor's address. Only the last entry of x-forwarded-for was written by our side, possibly by a proxy; the
 * visitor can write those before it.
 */
function addressOf({ headers }: Request): string {
  return headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',').at(-1) ?? '';
}

/** The input in the query of the address; undefined if there is none. */
function queryOf({ url }: Request): object | undefined {
  const { search, searchParams } = new URL(url);
  return search === '' ? undefined : Object.fromEntries(searchParams);
}

/** The error of the first invalid field, if it has a code. */
function errorOf({ issues }: z.core.$ZodError): FieldError | 'malformed' {
  const error = issues[0]?.message ?? '';
  return isFieldError(error) ? error : 'malformed';
}

function isFieldError(text: string): text is FieldError {
  return knownFieldError(text) !== undefined;
}
