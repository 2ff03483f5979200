import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import {
  type AttemptResult,
  type Notification,
  openChannel,
} from '../../supabase/functions/send-notifications/channel.ts';
import { createMailChannel } from '../../supabase/functions/send-notifications/mails/channel.ts';
import { deliver } from '../../supabase/functions/send-notifications/mails/deliver.ts';
import { sendEmail } from '../fixtures/providers/resend.ts';

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

test('an email is sent with its key, addresses and ID in the format the provider documents', async () => {
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

  expect(await deliver(provider, letter, 'id-1')).toEqual({ outcome: 'sent' });
  expect(head).toEqual([sendEmail.method, sendEmail.path, 'Bearer secret', 'id-1', 'application/json']);
  expect(JSON.parse(body)).toEqual({
    from: provider.from,
    to: ['rosa@example.com'],
    reply_to: 'ana@example.com',
    subject: 'News',
    text: 'News',
    html: '<p>News</p>',
    headers: letter.headers,
    tags: [{ name: 'notification', value: 'id-1' }],
  });
  sendEmail.body.parse(JSON.parse(body));
});

test.each([
  [400, 'refused'],
  [401, 'unauthorized'],
  [403, 'refused'],
  [404, 'refused'],
  [405, 'refused'],
  [408, 'refused'],
  [409, 'refused'],
  [413, 'refused'],
  [422, 'refused'],
  [429, 'busy'],
  [451, 'refused'],
  [500, 'unanswered'],
  [503, 'unanswered'],
])('the status %i means %s, and its message is kept', async (status, outcome) => {
  const provider = await providerThat((_, response) => response.writeHead(status).end('{"message":"why"}'));

  expect(await deliver(provider, letter, '1')).toMatchObject({ outcome, error: `${status} {"message":"why"}` });
});

test('only the first 400 characters of a long error are kept', async () => {
  const provider = await providerThat((_, response) => response.writeHead(500).end('x'.repeat(1000)));

  expect(await deliver(provider, letter, '1')).toMatchObject({ error: `500 ${'x'.repeat(400)}` });
});

test('an email whose key was already used with another body counts as sent', async () => {
  const answer = JSON.stringify({ name: 'invalid_idempotent_request', message: 'Same key, other body' });
  const provider = await providerThat((_, response) => response.writeHead(409).end(answer));

  expect(await deliver(provider, letter, '1')).toEqual({ outcome: 'sent' });
});

test.each([
  [{ 'retry-after': '7' }, 7000],
  [{}, 1000],
  [{ 'retry-after': 'Sun, 22 Nov 2026 10:00:00 GMT' }, 1000],
])('the headers %j make the sender wait %i ms', async (headers: Record<string, string>, retryAfterMs) => {
  const provider = await providerThat((_, response) => response.writeHead(429, headers).end());

  expect(await deliver(provider, letter, '1')).toMatchObject({ outcome: 'busy', retryAfterMs });
});

test('a success status counts even if the body breaks off', async () => {
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
    'breaks off during a refusal',
    (_, response) => {
      response.writeHead(500, { 'content-length': '100' });
      response.write('{');
      setTimeout(() => response.destroy(), 50);
    },
  ],
] satisfies [string, RequestListener][])('an email is unanswered if the provider %s', async (_, answers) => {
  expect(await deliver(await providerThat(answers), letter, '1')).toMatchObject({ outcome: 'unanswered' });
});

test("an email is unanswered if the provider can't be reached", async () => {
  const provider = { apiUrl: 'http://127.0.0.1:1', apiKey: 'secret', from: 'a@b.example' };

  expect(await deliver(provider, letter, '1')).toMatchObject({ outcome: 'unanswered' });
});

test('a silent provider times out after 15 seconds, including retries', async () => {
  const provider = await providerThat((_, response) => response.writeHead(422).end());
  const timeout = vi.spyOn(AbortSignal, 'timeout');

  await deliver(provider, letter, '1');

  expect(timeout.mock.calls).toEqual([[15_000]]);
  timeout.mockReturnValue(AbortSignal.abort());
  expect(await deliver(provider, letter, '1')).toMatchObject({ outcome: 'unanswered' });
  timeout.mockRestore();
});

/** A provider that gives these answers in turn and records reply-to address, key and tags. */
async function providerInTurn(...statuses: number[]) {
  const handed: { replyTo: unknown; key: unknown; tags: unknown }[] = [];
  const provider = await providerThat((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { reply_to: replyTo, tags } = JSON.parse(body);
      handed.push({ replyTo, key: request.headers['idempotency-key'], tags });
      const status = statuses.shift() ?? 200;
      response.writeHead(status).end(`answer ${handed.length}`);
    });
  });
  return { provider, handed };
}

const tags = [{ name: 'notification', value: 'key' }];
const withReplyTo = { replyTo: letter.replyTo, key: 'key', tags };
const withoutReplyTo = { replyTo: undefined, key: 'key-without-reply-to', tags };

test.each([400, 422])(
  'after %i the email is retried without its reply-to address, under another key',
  async (status) => {
    const { provider, handed } = await providerInTurn(status);

    expect(await deliver(provider, letter, 'key')).toEqual({ outcome: 'sent' });
    expect(handed).toEqual([withReplyTo, withoutReplyTo]);
  },
);

test('a second refusal without the reply-to address is final', async () => {
  const { provider, handed } = await providerInTurn(422, 422, 422);

  expect(await deliver(provider, letter, 'key')).toMatchObject({ outcome: 'refused', error: '422 answer 2' });
  expect(handed).toEqual([withReplyTo, withoutReplyTo]);
});

test('an email without a reply-to address, or refused for another reason, is handed over once', async () => {
  const { provider, handed } = await providerInTurn(422, 451);
  const { replyTo: _, ...bare } = letter;

  expect(await deliver(provider, bare, 'key')).toMatchObject({ outcome: 'refused', error: '422 answer 1' });
  expect(await deliver(provider, letter, 'key')).toMatchObject({ outcome: 'refused', error: '451 answer 2' });
  expect(handed).toEqual([{ replyTo: undefined, key: 'key', tags }, withReplyTo]);
});

test('an email is retried under the ID of its notification', async () => {
  const { provider, handed } = await providerInTurn(503);
  const way = createMailChannel({ provider, compose: async () => letter, finish: async () => {} });

  const handOver = await way.compose({ id: 'key' } as Notification);

  expect(await handOver?.()).toMatchObject({ outcome: 'unanswered' });
  expect(await handOver?.()).toEqual({ outcome: 'sent' });
  expect(handed).toEqual([withReplyTo, withReplyTo]);
});

test('an email with an unanswered first attempt is sent once, even if a retry has a new link', async () => {
  const kept: { key: unknown; text: string }[] = [];
  // Like the real provider, it reports a key that it has seen with another email.
  const provider = await providerThat((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const key = request.headers['idempotency-key'];
      if (kept.some((each) => each.key === key)) {
        response.writeHead(409).end(JSON.stringify({ name: 'invalid_idempotent_request' }));
      } else {
        kept.push({ key, text: JSON.parse(body).text });
        response.destroy();
      }
    });
  });
  let tries = 0;
  const compose = async () => ({ ...letter, replyTo: undefined, text: `https://site.example/desk/${++tries}` });
  const way = createMailChannel({ provider, compose, finish: async () => {} });
  const trySend = async () => (await way.compose({ id: 'key' } as Notification))?.();

  expect(await trySend()).toMatchObject({ outcome: 'unanswered' });
  expect(await trySend()).toEqual({ outcome: 'sent' });
  expect(kept).toEqual([{ key: 'key', text: 'https://site.example/desk/1' }]);
});

test('after three unanswered emails the others wait for the next call', async () => {
  const { provider, handed } = await providerInTurn(503, 503, 503);
  const way = createMailChannel({ provider, compose: async () => letter, finish: async () => {} });
  const channel = openChannel(way, { now: () => 0, wait: async () => {} }, 1);

  const outcomes = [];
  for (const id of ['1', '2', '3', '4']) outcomes.push(await channel.send({ id } as Notification));

  expect(outcomes).toEqual(['unanswered', 'unanswered', 'unanswered', 'untried']);
  expect(handed).toHaveLength(3);
});

test.each<[AttemptResult['outcome'], string]>([
  ['sent', 'sent'],
  ['skipped', 'skipped'],
  ['deleted', 'skipped'],
  ['broken', 'failed'],
  ['refused', 'failed'],
  ['unanswered', 'failed'],
  ['unauthorized', 'postponed'],
  ['busy', 'postponed'],
  ['untried', 'postponed'],
])('an email with the outcome %s is stored as %s, with the reason', async (outcome, kept) => {
  const finish = vi.fn(async () => {});
  const provider = { apiUrl: '', apiKey: '', from: '' };
  const way = createMailChannel({ provider, compose: async () => null, finish });

  await way.finish({ id: '1' } as Notification, { outcome, error: 'why' } as AttemptResult);

  expect(finish.mock.calls).toEqual([['1', kept, 'why']]);
});

test('nothing is handed over for something deleted', async () => {
  const provider = { apiUrl: '', apiKey: '', from: '' };
  const way = createMailChannel({ provider, compose: async () => null, finish: async () => {} });

  expect(await way.compose({ id: '1' } as Notification)).toBeNull();
});
