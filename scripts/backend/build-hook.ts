import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorAnswer } from './mailbox/answers.ts';
import { forThisMachine } from './mailbox/for-this-machine.ts';

/** Where the embedded backend accepts build requests. */
export const BUILD_HOOK_PATH = '/build-hook.json';

/** More calls than a day of development or a test run makes. */
const MAX_CALLS = 5_000;

/** When a build was requested, ISO 8601. */
type Call = { at: string };

export function isBuildHookPath(url = ''): boolean {
  return url.split('?')[0] === BUILD_HOOK_PATH;
}

/**
 * Stands in for the deploy hook of a static host: records each call instead of building the site. In memory. Only for
 * this machine; other requests get a 403.
 *
 * - `POST` records a call, whatever its body.
 * - `GET` returns `{ calls }`, newest first; `DELETE` clears them.
 */
export function createBuildHook(): { handle(request: IncomingMessage, response: ServerResponse): void } {
  let calls: Call[] = [];

  function answer({ method }: Request): Response {
    switch (method) {
      case 'POST': {
        const call = { at: new Date().toISOString() };
        calls = [call, ...calls].slice(0, MAX_CALLS);
        return Response.json(call);
      }
      case 'GET':
        return Response.json({ calls });
      case 'DELETE':
        calls = [];
        return new Response(null, { status: 204 });
      default:
        return errorAnswer(405, 'method_not_allowed', 'This address does not accept this method.');
    }
  }

  return { handle: forThisMachine('The build hook', answer) };
}
