import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { type Notification, openChannel, type Try } from '../../supabase/functions/send-notifications/channel.ts';
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

test('a mail is handed over with its key, its addresses and its ID, in the form that the provider describes', async () => {
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
  expect(await deliver(await providerThat(answers), letter, '1')).toMatchObject({ outcome: 'unanswered' });
});

test('a provider that is not there was not heard of', async () => {
  const provider = { apiUrl: 'http://127.0.0.1:1', apiKey: 'secret', from: 'a@b.example' };

  expect(await deliver(provider, letter, '1')).toMatchObject({ outcome: 'unanswered' });
});

test('a provider that says nothing has 15 seconds, with all that is tried', async () => {
  const provider = await providerThat((_, response) => response.writeHead(422).end());
  const timeout = vi.spyOn(AbortSignal, 'timeout');

  await deliver(provider, letter, '1');

  expect(timeout.mock.calls).toEqual([[15_000]]);
  timeout.mockReturnValue(AbortSignal.abort());
  expect(await deliver(provider, letter, '1')).toMatchObject({ outcome: 'unanswered' });
  timeout.mockRestore();
});

/** A provider that gives these answers in turn, and what it was handed: the address for answers, the key and the tags. */
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
  'after %i a bad address for answers is left out, and the mail goes under another key',
  async (status) => {
    const { provider, handed } = await providerInTurn(status);

    expect(await deliver(provider, letter, 'key')).toEqual({ outcome: 'sent' });
    expect(handed).toEqual([withReplyTo, withoutReplyTo]);
  },
);

test('whose address for answers was not what was bad is tried once without it, and what counts is the last answer', async () => {
  const { provider, handed } = await providerInTurn(422, 422, 422);

  expect(await deliver(provider, letter, 'key')).toMatchObject({ outcome: 'refused', error: '422 answer 2' });
  expect(handed).toEqual([withReplyTo, withoutReplyTo]);
});

test('a mail without an address for answers, or that is refused for something else, is handed over once', async () => {
  const { provider, handed } = await providerInTurn(422, 451);
  const { replyTo: _, ...bare } = letter;

  expect(await deliver(provider, bare, 'key')).toMatchObject({ outcome: 'refused', error: '422 answer 1' });
  expect(await deliver(provider, letter, 'key')).toMatchObject({ outcome: 'refused', error: '451 answer 2' });
  expect(handed).toEqual([{ replyTo: undefined, key: 'key', tags }, withReplyTo]);
});

test('a mail is tried again and again, under the ID of its notification', async () => {
  const { provider, handed } = await providerInTurn(503);
  const way = createMailChannel({ provider, compose: async () => letter, finish: async () => {} });

  const handOver = await way.compose({ id: 'key' } as Notification);

  expect(await handOver?.()).toMatchObject({ outcome: 'unanswered' });
  expect(await handOver?.()).toEqual({ outcome: 'sent' });
  expect(handed).toEqual([withReplyTo, withReplyTo]);
});

test('a mail whose first try was not heard of is sent once, although a later try has another link in it', async () => {
  const kept: { key: unknown; text: string }[] = [];
  // As the provider does: of a key that it has had with another mail, it says so.
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

test('after three mails without an answer the others of a call wait', async () => {
  const { provider, handed } = await providerInTurn(503, 503, 503);
  const way = createMailChannel({ provider, compose: async () => letter, finish: async () => {} });
  const channel = openChannel(way, { now: () => 0, wait: async () => {} }, 1);

  const outcomes = [];
  for (const id of ['1', '2', '3', '4']) outcomes.push(await channel.send({ id } as Notification));

  expect(outcomes).toEqual(['unanswered', 'unanswered', 'unanswered', 'untried']);
  expect(handed).toHaveLength(3);
});

test.each<[Try['outcome'], string]>([
  ['sent', 'sent'],
  ['skipped', 'skipped'],
  ['deleted', 'skipped'],
  ['broken', 'failed'],
  ['refused', 'failed'],
  ['unanswered', 'failed'],
  ['unauthorized', 'postponed'],
  ['busy', 'postponed'],
  ['untried', 'postponed'],
])('of a mail that ended as %s the database keeps that it was %s, and why', async (outcome, kept) => {
  const finish = vi.fn(async () => {});
  const provider = { apiUrl: '', apiKey: '', from: '' };
  const way = createMailChannel({ provider, compose: async () => null, finish });

  await way.finish({ id: '1' } as Notification, { outcome, error: 'why' } as Try);

  expect(finish.mock.calls).toEqual([['1', kept, 'why']]);
});

test('of what has been deleted there is no mail to hand over', async () => {
  const provider = { apiUrl: '', apiKey: '', from: '' };
  const way = createMailChannel({ provider, compose: async () => null, finish: async () => {} });

  expect(await way.compose({ id: '1' } as Notification)).toBeNull();
});
