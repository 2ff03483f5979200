import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { addVisitorAddress } from '../../scripts/backend/request-headers.ts';

/** The headers passed on for a request from this address. */
function headersFrom(remoteAddress: string, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const incoming = { headers: { ...headers }, socket: { remoteAddress } };
  addVisitorAddress(incoming as Parameters<typeof addVisitorAddress>[0]);
  return incoming.headers;
}

test("a remote visitor is added last to the forwarded addresses and can't claim another one", () => {
  expect(headersFrom('192.168.1.20', { host: 'x' })).toEqual({ host: 'x', 'x-forwarded-for': '192.168.1.20' });
  expect(headersFrom('192.168.1.20', { 'x-forwarded-for': '203.0.113.1', 'cf-connecting-ip': '203.0.113.1' })).toEqual({
    'x-forwarded-for': '203.0.113.1, 192.168.1.20',
  });
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('a local program can set its forwarded address: %s', (address) => {
  const headers = { 'x-forwarded-for': '203.0.113.1', 'cf-connecting-ip': '203.0.113.2' };

  expect(headersFrom(address, headers)).toEqual(headers);
  expect(headersFrom(address, {})).toEqual({});
});
