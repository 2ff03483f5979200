import { globSync } from 'node:fs';
import path from 'node:path';
import { line, required } from '@functions/contracts/fields.ts';
import { trackingId } from '@functions/contracts/tracking.ts';
import { parseTrackingId } from '@functions/domain/tracking-id.ts';
import { ConflictError, createEndpoint, MalformedError } from '@functions/server/endpoint.ts';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { loadFunction } from '../support/loaded-function.ts';

afterEach(() => vi.restoreAllMocks());

type Respond = (input: { token: string; name: string }) => Promise<object>;

const input = z.object({ token: z.string(), name: z.string() });
const usualOptions = { publishableKeys: ['old-key', 'new-key'], allowedOrigins: ['https://site.example'] };

/** An endpoint that greets, with a limit of this many requests. */
function greeter(limit = 100, respond: Respond = async ({ name }) => ({ greeting: `Hello ${name}` })) {
  let requests = 0;
  const options = { ...usualOptions, mayAnswer: async () => ++requests <= limit };
  return createEndpoint(options, input, respond);
}

/** An endpoint that always ends like this. */
const throwing = (error: Error) => greeter(100, () => Promise.reject(error));

function post(body: BodyInit, headers: Record<string, string> = {}, query = '') {
  return new Request(`https://functions.example/greet${query}`, {
    method: 'POST',
    headers: { apikey: 'new-key', ...headers },
    body,
  });
}

async function answerOf(response: Response) {
  return { status: response.status, answer: await response.json() };
}

const good = JSON.stringify({ token: 'secret', name: 'Rosa' });

test.each(usualOptions.publishableKeys)('an endpoint answers to each of its keys, uncached: %s', async (apikey) => {
  const response = await greeter()(post(good, { apikey }));

  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await answerOf(response)).toEqual({ status: 200, answer: { greeting: 'Hello Rosa' } });
});

test.each([
  ['no key', {}],
  ['an empty key', { apikey: '' }],
  ['a wrong key', { apikey: 'guess' }],
  ['only the beginning of a key', { apikey: 'new-ke' }],
  ['the key as a bearer token', { authorization: 'Bearer new-key' }],
])('a request with %s gets 401 and does not count, even with its input in the query', async (_, headers) => {
  const handle = greeter(1);
  const guess = new Request('https://functions.example/greet?token=secret&name=Rosa', { method: 'POST', headers });

  expect(await answerOf(await handle(guess))).toEqual({
    status: 401,
    answer: { statusCode: 401, code: 'key-required', message: 'A valid API key is required.' },
  });
  expect((await handle(post(good))).status).toBe(200);
});

test('an endpoint without keys refuses every request', async () => {
  const options = { publishableKeys: [], allowedOrigins: [], mayAnswer: async () => true };
  const handle = createEndpoint(options, input, async () => ({}));

  expect((await handle(new Request('https://functions.example/greet', { method: 'POST', body: good }))).status).toBe(
    401,
  );
});

test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s gets 405', async (method) => {
  const request = new Request('https://functions.example/greet', { method, headers: { apikey: 'new-key' } });

  expect(await answerOf(await greeter()(request))).toEqual({
    status: 405,
    answer: { statusCode: 405, code: 'post-required', message: 'Use POST.' },
  });
});

test('an endpoint passes only known fields to its handler', async () => {
  const respond = vi.fn<Respond>(async () => ({}));

  await greeter(100, respond)(post(JSON.stringify({ token: 'secret', name: 'Rosa', isAdmin: true })));

  expect(respond).toHaveBeenCalledExactlyOnceWith({ token: 'secret', name: 'Rosa' }, '');
});

test("a request over the limit, malformed ones included, gets 429 and doesn't reach the database", async () => {
  const respond = vi.fn<Respond>(async () => ({}));
  const handle = greeter(2, respond);
  await handle(post(good));
  await handle(post('guess'));

  const response = await handle(post(good, { origin: 'https://site.example' }));

  expect(response.headers.get('access-control-allow-origin')).toBe('https://site.example');
  expect(await answerOf(response)).toEqual({
    status: 429,
    answer: {
      ...{ statusCode: 429, code: 'too-many-requests' },
      message: expect.stringContaining('Too many requests'),
    },
  });
  expect(respond).toHaveBeenCalledOnce();
});

test('a request is counted with the secret it names, in its stored form', async () => {
  const mayAnswer = vi.fn(async () => true);
  const handle = createEndpoint({ ...usualOptions, mayAnswer }, z.object({ trackingId }), async () => ({}));

  await handle(post(JSON.stringify({ trackingId: '7k3m-9q2x-4tbv-r8nd' })));

  expect(mayAnswer).toHaveBeenCalledExactlyOnceWith('', '7K3M9Q2X4TBVR8ND');
});

test.each([
  ['invalid JSON', 'guess'],
  ['an invalid field', JSON.stringify({ token: 'secret', name: 12 })],
  ['too long a body', JSON.stringify({ token: 'secret', name: 'x'.repeat(5000) })],
])('a request with %s is counted without a secret', async (_, body) => {
  const mayAnswer = vi.fn(async () => false);
  const handle = createEndpoint({ ...usualOptions, mayAnswer }, input, async () => ({}));

  expect((await handle(post(body))).status).toBe(429);
  expect(mayAnswer).toHaveBeenCalledExactlyOnceWith('', undefined);
});

test.each<[string, Record<string, string>]>([
  ['203.0.113.1', { 'x-forwarded-for': '203.0.113.1' }],
  ['203.0.113.1', { 'x-forwarded-for': '198.51.100.1,198.51.100.2,203.0.113.1' }],
  ['203.0.113.1', { 'x-forwarded-for': '198.51.100.1', 'cf-connecting-ip': '203.0.113.1' }],
  ['', {}],
])('a request is counted for the address %j set by our own proxy: %j', async (address, headers) => {
  const mayAnswer = vi.fn(async () => true);

  await createEndpoint({ ...usualOptions, mayAnswer }, input, async () => ({}))(post(good, headers));

  expect(mayAnswer).toHaveBeenCalledExactlyOnceWith(address, 'secret');
});

/** A request with a body of 300 MB in pieces of 1,000 bytes, and how much of it was read. */
function huge(headers: Record<string, string> = {}) {
  const read = { pieces: 0, isCanceled: false };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        controller.enqueue(new Uint8Array(1000));
        read.pieces += 1;
        if (read.pieces === 300_000) controller.close();
      },
      cancel() {
        read.isCanceled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', headers: { apikey: 'new-key', ...headers }, body, duplex: 'half' };
  return { request: new Request('https://functions.example/greet', init), read };
}

test.each([
  [413, 100],
  [429, 0],
])('an endless body is read only up to the limit: %i', async (status, limit) => {
  const { request, read } = huge();

  expect((await greeter(limit)(request)).status).toBe(status);
  expect(read).toEqual({ pieces: 6, isCanceled: true });
});

test('a body with a content length over the limit is not read', async () => {
  const { request, read } = huge({ 'content-length': '5001' });

  expect((await greeter()(request)).status).toBe(413);
  expect(read.pieces).toBe(0);
});

test('a body of 5,000 bytes is read, also in pieces, even when a character is split', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify({ token: 'secret', name: 'Zoë' }).padEnd(4_999));
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const init = { method: 'POST', headers: { apikey: 'new-key' }, body, duplex: 'half' };

  expect(bytes).toHaveLength(5_000);
  expect(await answerOf(await greeter()(new Request('https://functions.example/greet', init)))).toMatchObject({
    answer: { greeting: 'Hello Zoë' },
  });
});

test('an internal error, also of the counter, gets 500 without details and is logged for the operator', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fault = new Error('relation "leads" does not exist at 10.0.0.7:5432');
  const ofCounter = createEndpoint(
    { ...usualOptions, mayAnswer: () => Promise.reject(fault) },
    input,
    async () => ({}),
  );

  for (const handle of [throwing(fault), ofCounter]) {
    const response = await handle(post(good, { origin: 'https://site.example' }));

    expect(response.headers.get('access-control-allow-origin')).toBe('https://site.example');
    expect(await answerOf(response)).toEqual({
      status: 500,
      answer: { statusCode: 500, code: 'fault', message: 'Something went wrong on our side.' },
    });
  }
  expect(log.mock.calls).toEqual([[fault], [fault]]);
});

test.each([
  ...['', 'guess', '{"token":"secret"', 'null', '1', '"secret"', '[]', '{}'],
  '{"__proto__":{"token":"secret","name":"Rosa"}}',
  '{"token":{"like":"%"},"name":"Rosa"}',
  '{"name":12,"<script>":1}',
])('malformed input gets 400, which does not repeat it: %s', async (body) => {
  expect(await answerOf(await greeter()(post(body)))).toEqual({
    status: 400,
    answer: { statusCode: 400, code: 'malformed', message: 'The request is malformed.' },
  });
});

test.each([
  ['', 'name-required', 'Full name is required'],
  ['\u3164', 'not-text', 'Please remove characters that are not text'],
  ['x'.repeat(121), 'too-long:120', 'Please use 120 characters or fewer'],
])('an invalid field gets 400 with its error code: %j', async (name, code, message) => {
  const named = z.object({ token: z.string(), name: line(120).check(required('name-required')) });
  const handle = createEndpoint({ ...usualOptions, mayAnswer: async () => true }, named, async () => ({}));

  expect(await answerOf(await handle(post(JSON.stringify({ token: 'secret', name }))))).toEqual({
    status: 400,
    answer: { statusCode: 400, code, message },
  });
});

const conflict = { statusCode: 409, code: 'job-closed', message: 'This job is closed.' };

test.each<[string, Error, object]>([
  ['a conflict without a status that the caller may not see', new ConflictError('job-closed'), conflict],
  [
    'a conflict with the status its message needs',
    new ConflictError('job-moves-forwards', { status: 'In Progress' }),
    {
      ...{ statusCode: 409, code: 'job-moves-forwards', status: 'In Progress' },
      message: 'You can’t go back a step. This job is already In Progress.',
    },
  ],
  [
    'a conflict with its own words and the current data',
    new ConflictError('stale', { ownWords: { stale: 'It has changed.' }, current: { greeting: 'Hello Rosa' } }),
    { statusCode: 409, code: 'stale', message: 'It has changed.', current: { greeting: 'Hello Rosa' } },
  ],
  [
    'what only the database finds malformed',
    new MalformedError(),
    { statusCode: 400, code: 'malformed', message: 'The request is malformed.' },
  ],
])('%s is answered as such', async (_, error, answer) => {
  expect((await answerOf(await throwing(error)(post(good)))).answer).toEqual(answer);
});

test("a preflight request needs no key and doesn't count", async () => {
  const handle = greeter(1);
  const headers = { origin: 'https://site.example' };

  const preflight = await handle(new Request('https://functions.example/greet', { method: 'OPTIONS', headers }));

  expect([preflight.status, await preflight.text()]).toEqual([204, '']);
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': 'https://site.example',
    'access-control-allow-methods': 'POST',
    // What supabase-js sends.
    'access-control-allow-headers':
      'apikey, authorization, content-type, x-client-info, x-retry-count, x-supabase-api-version',
    vary: 'Origin',
  });
  expect((await handle(post(good))).status).toBe(200);
});

test.each(['https://evil.example', 'https://site.example.evil.example', 'http://site.example', 'null'])(
  "a page of %s can't read an answer",
  async (origin) => {
    const { headers } = await greeter()(post(good, { origin }));

    expect([headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([null, 'Origin']);
  },
);

/** The functions that the clock and the providers call. */
const forMachines = ['delivery-reports', 'remove-old-photos', 'send-notifications'];
const forVisitors = globSync('supabase/functions/*/index.ts')
  .map((file) => path.basename(path.dirname(file)))
  .filter((name) => !forMachines.includes(name));

test.each(forVisitors)('%s is behind all of that', async (name) => {
  const { request, asked, counted } = await loadFunction(name);
  const ask = async (init: RequestInit, isServed = true) =>
    (await request(init, { count_function_request: isServed, count_report: isServed })).status;
  const needsNoKey = name === 'report-fault';
  const count = { address: '' };
  const tooLong = 'x'.repeat(needsNoKey ? 2_001 : 5_001);

  expect(await ask({ method: 'GET' })).toBe(405);
  expect(await ask({ body: '{}', headers: { apikey: 'guess' } })).toBe(needsNoKey ? 400 : 401);
  expect(await ask({ body: '{' })).toBe(400);
  expect(await ask({ body: tooLong })).toBe(413);
  expect(await ask({ body: '{}' }, false)).toBe(429);
  expect([counted(), asked()]).toEqual(needsNoKey ? [undefined, [['count_report', count]]] : [count, []]);
  for (const origin of ['https://site.example', 'https://www.site.example', 'https://evil.example']) {
    const { headers } = await request({ method: 'OPTIONS', headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBe(origin.includes('evil') ? null : origin);
  }
});

test.each([
  ['0123-4567-89AB-CDEF', '0123456789ABCDEF'],
  [' 0123\t4567\n89ab cdef ', '0123456789ABCDEF'],
  ['OoOo-IiIi-LlLl-2345', '0000111111112345'],
  ['', null],
  ['0123456789ABCDE', null],
  ['0123456789ABCDEF0', null],
  ['0123456789ABCDEU', null],
  ['0123456789ABCDEF.', '0123456789ABCDEF'],
  ['(0123-4567-89AB-CDEF),', '0123456789ABCDEF'],
  ['<0123\u20114567–89AB−CDEF>\u200B', '0123456789ABCDEF'],
  ['0123456789ABCDE!', null],
  ['0123456789ABCDEÉ', null],
  ['０123456789ABCDEF', null],
])('the tracking ID %j is parsed as %j', (text, id) => {
  expect(parseTrackingId(text)).toBe(id);
});

test('a tracking ID is parsed in every spelling', () => {
  const spellings = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'].map((digit) => [digit, digit.toLowerCase()]);
  spellings[0]?.push('O', 'o');
  spellings[1]?.push('I', 'i', 'L', 'l');
  const character = fc.record({
    value: fc.nat({ max: 31 }),
    spelling: fc.nat({ max: 5 }),
    separator: fc.constantFrom('', '-', ' ', ' - '),
  });

  fc.assert(
    fc.property(fc.array(character, { minLength: 16, maxLength: 16 }), (characters) => {
      const written = characters.map(({ value, spelling, separator }) => {
        const ways = spellings[value] ?? [];
        return `${ways[spelling % ways.length]}${separator}`;
      });
      const id = characters.map(({ value }) => spellings[value]?.[0]);
      expect(parseTrackingId(written.join(''))).toBe(id.join(''));
    }),
  );
});
