import type { RequestListener } from 'node:http';
import { text as bodyOf } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import type { AttemptResult, Notification } from '../../supabase/functions/send-notifications/channel.ts';
import { createMailChannel } from '../../supabase/functions/send-notifications/mails/channel.ts';
import { deliver } from '../../supabase/functions/send-notifications/mails/deliver.ts';
import { sendEmail } from '../fixtures/providers/resend.ts';
import { breakingOff, serve } from '../support/deployed-functions.ts';

const letter = {
  ...{ to: 'rosa@example.com', replyTo: 'ana@example.com', subject: 'News', text: 'News', html: '<p>News</p>' },
  headers: { 'List-Unsubscribe': '<https://example.com/stop>' },
};

let server: Awaited<ReturnType<typeof serve>> | undefined;
afterEach(() => server?.close());

async function providerThat(answers: RequestListener) {
  server = await serve(answers);
  return { apiUrl: server.url, apiKey: 'secret', from: 'PoppyHaul <hello@poppyhaul.example>' };
}

type Handed = {
  method?: string | undefined;
  url?: string | undefined;
  headers: NodeJS.Dict<string | string[]>;
  body: { reply_to?: string };
};

/** A provider that gives these statuses in turn, then success, and keeps what it was handed. */
async function providerInTurn(...statuses: number[]) {
  const handed: Handed[] = [];
  const provider = await providerThat(async (request, response) => {
    const { method, url, headers } = request;
    handed.push({ method, url, headers, body: JSON.parse(await bodyOf(request)) });
    response.writeHead(statuses.shift() ?? 200).end(`answer ${handed.length}`);
  });
  const keys = () => handed.map(({ headers, body }) => [headers['idempotency-key'], body.reply_to]);
  return { provider, handed, keys };
}

test('an email is sent with its key, addresses and ID in the format the provider documents', async () => {
  const { provider, handed } = await providerInTurn();

  expect(await deliver(provider, letter, 'id-1')).toEqual({ outcome: 'sent' });

  const [{ method, url, headers, body } = { headers: {}, body: {} }] = handed;
  expect([method, url]).toEqual([sendEmail.method, sendEmail.path]);
  expect(headers).toMatchObject({
    ...{ authorization: 'Bearer secret', 'content-type': 'application/json' },
    'idempotency-key': 'id-1-rosa%40example.com',
  });
  const { replyTo: reply_to, to, ...content } = letter;
  const tags = [{ name: 'notification', value: 'id-1' }];
  expect(body).toEqual({ ...content, from: provider.from, to: [to], reply_to, tags });
  sendEmail.body.parse(body);
});

test.each<[number, string]>([
  ...[400, 403, 404, 405, 408, 409, 413, 422, 451].map((status): [number, string] => [status, 'refused']),
  [401, 'unauthorized'],
  [429, 'busy'],
  [500, 'unanswered'],
  [503, 'unanswered'],
])('the status %i means %s, and the beginning of its message is kept', async (status, outcome) => {
  const provider = await providerThat((_, response) => response.writeHead(status).end('x'.repeat(1000)));

  const error = `${status} ${'x'.repeat(400)}`;
  expect(await deliver(provider, letter, '1')).toMatchObject({ outcome, error });
});

test('a refused address is at fault, with the reply address or without, and no other refusal is', async () => {
  const refusing = (field: string) =>
    providerThat((_, response) => response.writeHead(422).end(`{"message":"Invalid \`${field}\` field."}`));

  expect(await deliver(await refusing('to'), letter, '1')).toMatchObject({ outcome: 'refused', isAddress: true });
  server?.close();
  expect(await deliver(await refusing('from'), letter, '1')).not.toHaveProperty('isAddress');
});

test('an email whose key was already used with another body counts as sent', async () => {
  const answer = JSON.stringify({ name: 'invalid_idempotent_request', message: 'Same key, other body' });
  const provider = await providerThat((_, response) => response.writeHead(409).end(answer));

  expect(await deliver(provider, letter, '1')).toEqual({ outcome: 'sent' });
});

test.each(['daily', 'monthly'])('against a used-up %s quota, waiting does not help', async (period) => {
  const answer = JSON.stringify({ statusCode: 429, name: `${period}_quota_exceeded` });
  const provider = await providerThat((_, response) => response.writeHead(429, { 'retry-after': '1' }).end(answer));

  expect(await deliver(provider, letter, '1')).toEqual({ outcome: 'busy', error: `429 ${answer}` });
});

test.each([
  [{ 'retry-after': '7' }, 7000],
  [{}, 1000],
  [{ 'retry-after': 'Sun, 22 Nov 2026 10:00:00 GMT' }, 1000],
])('the headers %j make the sender wait %i ms', async (headers: Record<string, string>, retryAfterMs) => {
  const provider = await providerThat((_, response) => response.writeHead(429, headers).end());

  expect(await deliver(provider, letter, '1')).toMatchObject({ outcome: 'busy', retryAfterMs });
});

test.each<[string, string, RequestListener | null]>([
  ['breaks off after a success status', 'sent', breakingOff(200)],
  ['breaks off during a refusal', 'unanswered', breakingOff(500)],
  ['hangs up', 'unanswered', (_, response) => response.destroy()],
  ["can't be reached", 'unanswered', null],
])('if the provider %s, an email is %s', async (_, outcome, answers) => {
  const nowhere = { apiUrl: 'http://127.0.0.1:1', apiKey: 'secret', from: 'a@b.example' };

  expect(await deliver(answers ? await providerThat(answers) : nowhere, letter, '1')).toMatchObject({ outcome });
});

test('a silent provider times out after 15 seconds, including retries', async () => {
  const { provider } = await providerInTurn(422, 422);
  const timeout = vi.spyOn(AbortSignal, 'timeout');

  await deliver(provider, letter, '1');

  expect(timeout.mock.calls).toEqual([[15_000]]);
  timeout.mockReturnValue(AbortSignal.abort());
  expect(await deliver(provider, letter, '1')).toMatchObject({ outcome: 'unanswered' });
  timeout.mockRestore();
});

const { replyTo, ...bare } = letter;
const first = ['key-rosa%40example.com', replyTo];
const second = ['key-rosa%40example.com-without-reply-to', undefined];

test.each<[statuses: number[], content: typeof bare & { replyTo?: string }, expected: object, handed: unknown[]]>([
  [[400], letter, { outcome: 'sent' }, [first, second]],
  [[422], letter, { outcome: 'sent' }, [first, second]],
  [[422, 422], letter, { outcome: 'refused', error: '422 answer 2' }, [first, second]],
  [[451], letter, { outcome: 'refused', error: '451 answer 1' }, [first]],
  [[422], bare, { outcome: 'refused', error: '422 answer 1' }, [[first[0], undefined]]],
])('refused with %j, an email is tried once more without its reply address if that can be why', async (...row) => {
  const [statuses, content, expected, handed] = row;
  const { provider, keys } = await providerInTurn(...statuses);

  expect(await deliver(provider, content, 'key')).toMatchObject(expected);
  expect(keys()).toEqual(handed);
});

test('an email with an unanswered first attempt is sent once to each address, even with a new link', async () => {
  const kept: unknown[] = [];
  const keys = new Set<unknown>();
  // Like the real provider, it reports a key that it has seen with another email.
  const provider = await providerThat(async (request, response) => {
    const { to, text } = JSON.parse(await bodyOf(request));
    const key = request.headers['idempotency-key'];
    if (keys.has(key)) {
      response.writeHead(409).end(JSON.stringify({ name: 'invalid_idempotent_request' }));
    } else {
      keys.add(key);
      kept.push([...to, text]);
      response.destroy();
    }
  });
  let tries = 0;
  let to = 'ana.typo@example.org';
  const compose = async () => ({ ...bare, to, text: `https://site.example/desk/${++tries}` });
  const channel = createMailChannel({ provider, compose, finish: async () => {} });
  const trySend = async () => (await channel.compose({ id: 'key' } as Notification))?.();

  expect(await trySend()).toMatchObject({ outcome: 'unanswered' });
  expect(await trySend()).toEqual({ outcome: 'sent' });
  to = 'ana.right@example.org';
  expect(await trySend()).toMatchObject({ outcome: 'unanswered' });
  expect(await trySend()).toEqual({ outcome: 'sent' });
  expect(kept).toEqual([
    ['ana.typo@example.org', 'https://site.example/desk/1'],
    ['ana.right@example.org', 'https://site.example/desk/3'],
  ]);
});

test.each<[AttemptResult['outcome'], string, parts?: object]>([
  ['sent', 'sent'],
  ['skipped', 'skipped'],
  ['deleted', 'skipped'],
  ['broken', 'failed'],
  ['refused', 'failed'],
  ['unanswered', 'failed'],
  ['unauthorized', 'postponed'],
  ['busy', 'postponed'],
  ['untried', 'postponed'],
  ['refused', 'undelivered', { isAddress: true, audience: 'customer' }],
  // It is a setting, and can be corrected.
  ['refused', 'failed', { isAddress: true, audience: 'operator' }],
])('an email with the outcome %s is stored as %s, with the reason', async (outcome, kept, parts) => {
  const finish = vi.fn(async () => {});
  const channel = createMailChannel({
    provider: { apiUrl: '', apiKey: '', from: '' },
    compose: async () => null,
    finish,
  });

  await channel.finish({ id: '1', ...parts } as Notification, { outcome, error: 'why', ...parts } as AttemptResult);

  expect(finish.mock.calls).toEqual([['1', kept, 'why']]);
  expect([channel.maxUnanswered, await channel.compose({ id: '1' } as Notification)]).toEqual([3, null]);
});
