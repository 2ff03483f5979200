import type { IncomingMessage, ServerResponse } from 'node:http';
import { problem } from './mailbox/answers.ts';
import { forThisMachine } from './mailbox/for-this-machine.ts';

/** Where the embedded backend takes the wish for a build. */
export const BUILD_HOOK_PATH = '/build-hook.json';

/** More than any day of development or run of tests brings. */
const MAX_CALLS = 5_000;

/** When somebody wanted a build, ISO 8601. */
type Call = { at: string };

/** Whether this is the address of the hook. */
export function isBuildHookPath(url = ''): boolean {
  return url.split('?')[0] === BUILD_HOOK_PATH;
}

/**
 * Stands in for the deploy hook of a static host: notes each call instead of building the site. In memory. For this
 * machine alone; others are answered with 403.
 *
 * - `POST` is a call, whatever it brings.
 * - `GET` is `{ calls }`, newest first; `DELETE` empties it.
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
        return problem(405, 'method_not_allowed', 'This address does not take this method.');
    }
  }

  return { handle: forThisMachine('The build hook', answer) };
}
