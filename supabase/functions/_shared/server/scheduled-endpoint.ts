import { errorResponse } from './error-response.ts';

declare global {
  /** Provided by the hosted function runtime; undefined in others. */
  var EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
}

/**
 * Builds the request handler of a function that the database's scheduler calls, by POST and without input.
 *
 * Answers with the result of `work`. Otherwise with `{ statusCode, code, message }`: 401 without the sender's key in
 * the header `apikey`, and always while no key is set; 405; and 500 without details when `work` throws.
 *
 * The database disconnects after 5 s, because waiting longer would hold up its other calls. The hosted runtime could
 * then end the isolate, so the work is passed to `waitUntil`.
 */
export function createScheduledEndpoint(
  senderKey: string | undefined,
  work: () => Promise<object>,
): (request: Request) => Promise<Response> {
  async function answer(): Promise<Response> {
    try {
      return Response.json(await work(), { headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      console.error(error);
      return errorResponse(500, 'fault');
    }
  }

  return async function handle(request) {
    await request.body?.cancel();
    if (request.method !== 'POST') return errorResponse(405, 'post-required');
    if (!senderKey || request.headers.get('apikey') !== senderKey) return errorResponse(401, 'key-required');
    const response = answer();
    globalThis.EdgeRuntime?.waitUntil(response);
    return response;
  };
}
