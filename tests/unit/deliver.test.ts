import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { deliver } from '../../supabase/functions/send-notifications/deliver.ts';

const letter = {
  to: 'rosa@example.com',
  replyTo: 'ana@example.com',
  subject: 'News',
  text: 'News',
  html: '<p>News</p>',
  headers: { 'List-Unsubscribe': '<https://example.com/stop>' },
};

let server: Server | undefined;
afterEach(() => server?.closeAllConnections());
afterEach(() => server?.close());

async function providerThat(answers: RequestListener) {
  server = createServer(answers);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { apiUrl: `http://127.0.0.1:${port}`, apiKey: 'secret', from: 'PoppyHaul <hello@poppyhaul.example>' };
}

test('a mail is handed over with its key, its addresses and its idempotency key', async () => {
  let body = '';
  let head: unknown;
  const provider = await providerThat((request, response) => {
    const { authorization, 'idempotency-key': idempotencyKey, 'content-type': type } = request.headers;
    head = [request.method, request.url, authorization, idempotencyKey, type];
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => response.end('{"id":"1"}'));
  });

  expect(await deliver(provider, letter, 'key-1')).toEqual({ outcome: 'sent' });
  expect(head).toEqual(['POST', '/emails', 'Bearer secret', 'key-1', 'application/json']);
  expect(JSON.parse(body)).toEqual({
    from: provider.from,
    to: ['rosa@example.com'],
    reply_to: 'ana@example.com',
    subject: 'News',
    text: 'News',
    html: '<p>News</p>',
    headers: letter.headers,
  });
});

test.each([
  [400, 'skipped'],
  [413, 'skipped'],
  [422, 'skipped'],
  [401, 'misconfigured'],
  [403, 'misconfigured'],
  [404, 'misconfigured'],
  [405, 'misconfigured'],
  [409, 'failed'],
  [429, 'busy'],
  [451, 'failed'],
  [500, 'failed'],
  [503, 'failed'],
])('the answer %i means %s, and its words are kept', async (status, outcome) => {
  const provider = await providerThat((_, response) => response.writeHead(status).end('{"message":"why"}'));

  expect(await deliver(provider, letter, '1')).toMatchObject({ outcome, error: `${status} {"message":"why"}` });
});

test('of a long answer the first 400 characters are kept', async () => {
  const provider = await providerThat((_, response) => response.writeHead(500).end('x'.repeat(1000)));

  expect(await deliver(provider, letter, '1')).toMatchObject({ error: `500 ${'x'.repeat(400)}` });
});

test('a mail that the provider has had in other words has been sent', async () => {
  const answer = JSON.stringify({ name: 'invalid_idempotent_request', message: 'Same key, other body' });
  const provider = await providerThat((_, response) => response.writeHead(409).end(answer));

  expect(await deliver(provider, letter, '1')).toEqual({ outcome: 'sent' });
});

test.each([
  [{ 'retry-after': '7' }, 7000],
  [{}, 1000],
  [{ 'retry-after': 'Sun, 22 Nov 2026 10:00:00 GMT' }, 1000],
])('with %j the provider asks for %i ms of patience', async (headers: Record<string, string>, retryAfterMs) => {
  const provider = await providerThat((_, response) => response.writeHead(429, headers).end());

  expect(await deliver(provider, letter, '1')).toMatchObject({ outcome: 'busy', retryAfterMs });
});

test('an answer that breaks off after saying yes is a yes', async () => {
  const provider = await providerThat((_, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"id":');
    setTimeout(() => response.destroy(), 50);
  });

  expect(await deliver(provider, letter, '1')).toEqual({ outcome: 'sent' });
});

test.each([
  ['hangs up', (_, response) => response.destroy()],
  [
    'breaks off in the middle of a no',
    (_, response) => {
      response.writeHead(500, { 'content-length': '100' });
      response.write('{');
      setTimeout(() => response.destroy(), 50);
    },
  ],
] satisfies [string, RequestListener][])('a provider that %s was not heard of', async (_, answers) => {
  expect(await deliver(await providerThat(answers), letter, '1')).toMatchObject({ outcome: 'failed' });
});

test('a provider that is not there was not heard of', async () => {
  const provider = { apiUrl: 'http://127.0.0.1:1', apiKey: 'secret', from: 'a@b.example' };

  expect(await deliver(provider, letter, '1')).toMatchObject({ outcome: 'failed' });
});

test('a provider that says nothing has 15 seconds', async () => {
  const provider = await providerThat(() => {});
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());

  expect(await deliver(provider, letter, '1')).toMatchObject({ outcome: 'failed' });
  expect(timeout).toHaveBeenCalledWith(15_000);
  timeout.mockRestore();
});
