import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.test(address);
}

/**
 * Whether a program on this machine asks, and if it is a browser, for a page of this very server: the address of
 * another site may lead here too (DNS rebinding), and pages of other sites can send requests anywhere.
 */
export function isFromThisMachine(request: IncomingMessage): boolean {
  const { socket, headers } = request;
  return isLoopback(socket.remoteAddress ?? '') && LOCAL_HOST.test(headers.host ?? '') && isOfOneSite(request);
}

/** Whether no page of another site sends this request. */
export function isOfOneSite({ headers: { host, origin } }: IncomingMessage): boolean {
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`;
}
