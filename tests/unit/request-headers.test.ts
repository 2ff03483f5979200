import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { nameVisitor } from '../../scripts/backend/request-headers.ts';

/** What becomes of the headers of a request that comes from this address. */
function headersFrom(remoteAddress: string, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const incoming = { headers: { ...headers }, socket: { remoteAddress } };
  nameVisitor(incoming as Parameters<typeof nameVisitor>[0]);
  return incoming.headers;
}

test('a visitor from elsewhere is named last, after their own words, and claims no other address', () => {
  expect(headersFrom('192.168.1.20', { host: 'x' })).toEqual({ host: 'x', 'x-forwarded-for': '192.168.1.20' });
  expect(headersFrom('192.168.1.20', { 'x-forwarded-for': '203.0.113.1', 'cf-connecting-ip': '203.0.113.1' })).toEqual({
    'x-forwarded-for': '203.0.113.1, 192.168.1.20',
  });
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('a program on this machine is believed: %s', (address) => {
  const headers = { 'x-forwarded-for': '203.0.113.1', 'cf-connecting-ip': '203.0.113.2' };

  expect(headersFrom(address, headers)).toEqual(headers);
  expect(headersFrom(address, {})).toEqual({});
});
