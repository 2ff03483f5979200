import { problem } from './problem.ts';

declare global {
  /** What the hosted runtime of the functions offers them; other runtimes have none. */
  var EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
}

/**
 * Builds the request handler of a function that the clock of the database wakes, by POST and without input.
 *
 * Answers with what `work` returns. Otherwise with `{ statusCode, code, message }`: 401 without the sender's key in the
 * header `apikey`, and to everybody while no key is set; 405; and 500 with no internals when `work` throws.
 *
 * The database hangs up after 5 s; to wait longer there would hold up its other calls. The hosted runtime could end the
 * isolate then, so it is given the work to wait for.
 */
export function createWoken(
  senderKey: string | undefined,
  work: () => Promise<object>,
): (request: Request) => Promise<Response> {
  async function answer(): Promise<Response> {
    try {
      return Response.json(await work(), { headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      console.error(error);
      return problem(500, 'fault');
    }
  }

  return async function handle(request) {
    await request.body?.cancel();
    if (request.method !== 'POST') return problem(405, 'post-required');
    if (!senderKey || request.headers.get('apikey') !== senderKey) return problem(401, 'key-required');
    const response = answer();
    globalThis.EdgeRuntime?.waitUntil(response);
    return response;
  };
}
