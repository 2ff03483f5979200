import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { isFromThisMachine } from './is-from-this-machine.ts';

/**
 * Handles requests from this machine only; others get a 403. Browsers don't cache the response, and pages of other
 * sites can't read it.
 *
 * @param name the subject of the message in the 403.
 */
export function forThisMachine(name: string, answer: (request: Request) => Promise<Response> | Response) {
  const listener = getRequestListener(answer);
  return (request: IncomingMessage, response: ServerResponse): void => {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('Referrer-Policy', 'no-referrer');
    if (isFromThisMachine(request)) void listener(request, response);
    else response.writeHead(403).end(`${name} is only for this machine.`);
  };
}
