import { problem } from '../_shared/server/problem.ts';
import type { Report } from './send-due.ts';

declare global {
  /** What the hosted runtime of the functions offers them; other runtimes have none. */
  var EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
}

type Dependencies = {
  /** The key that callers must send in the header `apikey`. Without one nobody is let in. */
  senderKey: string | undefined;
  /** The names of the variables that are needed to send mail and are not set. */
  missing: readonly string[];
  sendDue(): Promise<Report>;
  /** How many mails have been given up, or wait after a try that failed. */
  countInTrouble(): Promise<number>;
};

/**
 * Handles `send-notifications`, which takes no input: sends what is due and answers with how many mails were sent,
 * skipped and failed, and how many are in trouble. While variables are missing it sends nothing, touches nothing, and
 * names them.
 *
 * The database hangs up after 5 s; to wait longer there would hold up its other calls. The hosted runtime could end the
 * isolate then, so it is given the work to wait for.
 */
export function createHandler({ senderKey, missing, sendDue, countInTrouble }: Dependencies) {
  return async function handle(request: Request): Promise<Response> {
    await request.body?.cancel();
    if (request.method !== 'POST') return problem(405, 'post-required');
    if (!senderKey || request.headers.get('apikey') !== senderKey) {
      return problem(401, 'key-required');
    }
    if (missing.length > 0) {
      console.error(`No mail is sent, and nothing is lost: ${missing.join(', ')} is not set.`);
      return answer({ sent: 0, skipped: 0, failed: 0, inTrouble: 0, missing });
    }
    const response = send();
    globalThis.EdgeRuntime?.waitUntil(response);
    return response;
  };

  async function send(): Promise<Response> {
    try {
      const report = await sendDue();
      return answer({ ...report, inTrouble: await countInTrouble(), missing });
    } catch (error) {
      console.error(error);
      return problem(500, 'fault');
    }
  }
}

function answer(body: object): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}
