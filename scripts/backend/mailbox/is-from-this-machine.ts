import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

export function isLoopback(address: string): boolean {
  return LOOPBACK.test(address);
}

/**
 * Whether the request comes from this machine and, if from a browser, from a page of this server. Another site's domain
 * could resolve to this machine (DNS rebinding), and pages of other sites can send requests anywhere.
 */
export function isFromThisMachine(request: IncomingMessage): boolean {
  const { socket, headers } = request;
  return isLoopback(socket.remoteAddress ?? '') && LOCAL_HOST.test(headers.host ?? '') && isSameOrigin(request);
}

/** Whether the request has no `Origin`, or this server's own. */
export function isSameOrigin({ headers: { host, origin } }: IncomingMessage): boolean {
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`;
}
