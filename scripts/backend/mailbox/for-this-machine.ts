import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { isFromThisMachine } from './is-from-this-machine.ts';

/**
 * Answers requests of this machine alone, and others with 403. No browser keeps an answer, and no page of another site
 * gets at it.
 *
 * @param name what is there, as a sentence names it.
 */
export function forThisMachine(name: string, answer: (request: Request) => Promise<Response> | Response) {
  const listener = getRequestListener(answer);
  return (request: IncomingMessage, response: ServerResponse): void => {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('Referrer-Policy', 'no-referrer');
    if (isFromThisMachine(request)) void listener(request, response);
    else response.writeHead(403).end(`${name} is for this machine alone.`);
  };
}
