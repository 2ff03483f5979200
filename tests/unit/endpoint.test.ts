import { line, required } from '@functions/contracts/fields.ts';
import { trackingId } from '@functions/contracts/tracking.ts';
import { parseTrackingId } from '@functions/domain/tracking-id.ts';
import { ConflictError, createEndpoint, MalformedError } from '@functions/server/endpoint.ts';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

afterEach(() => vi.restoreAllMocks());

type Respond = (input: { token: string; name: string }) => Promise<object>;

const input = z.object({ token: z.string(), name: z.string() });
const usualOptions = { publishableKeys: ['old-key', 'new-key'], allowedOrigins: ['https://site.example'] };

/** An endpoint that answers this many requests. */
function greeter(limit = 100, respond: Respond = async ({ name }) => ({ greeting: `Hello ${name}` })) {
  let requests = 0;
  const options = { ...usualOptions, mayAnswer: async () => ++requests <= limit };
  return createEndpoint(options, input, respond);
}

function post(body: BodyInit, headers: Record<string, string> = {}) {
  return new Request('https://functions.example/greet', {
    method: 'POST',
    headers: { apikey: 'new-key', ...headers },
    body,
  });
}

const good = JSON.stringify({ token: 'secret', name: 'Rosa' });

test('an endpoint returns the result of its handler', async () => {
  const response = await greeter()(post(good));

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ greeting: 'Hello Rosa' });
});

test('an endpoint accepts each of its keys, so that keys can be rotated', async () => {
  const response = await greeter()(post(good, { apikey: 'old-key' }));

  expect(response.status).toBe(200);
});

test('an endpoint without keys refuses every request', async () => {
  const handle = createEndpoint(
    { publishableKeys: [], allowedOrigins: [], mayAnswer: async () => true },
    input,
    async () => ({}),
  );

  const response = await handle(new Request('https://functions.example/greet', { method: 'POST', body: good }));

  expect(response.status).toBe(401);
});

test('a token in the query replaces the key only where an endpoint allows it', async () => {
  const request = new Request('https://functions.example/greet?token=secret&name=Rosa', { method: 'POST' });

  expect((await greeter()(request)).status).toBe(401);
});

test('an endpoint passes only known fields to its handler', async () => {
  const respond = vi.fn<Respond>(async () => ({}));

  await greeter(100, respond)(post(JSON.stringify({ token: 'secret', name: 'Rosa', isAdmin: true })));

  expect(respond).toHaveBeenCalledExactlyOnceWith({ token: 'secret', name: 'Rosa' });
});

test("a request over the limit gets 429 and doesn't reach the database", async () => {
  const respond = vi.fn<Respond>(async () => ({}));
  const handle = greeter(2, respond);
  await handle(post(good));
  await handle(post(good));

  const response = await handle(post(good, { origin: 'https://site.example' }));

  expect(response.status).toBe(429);
  expect(await response.json()).toEqual({
    statusCode: 429,
    code: 'too-many-requests',
    message: expect.stringContaining('Too many requests'),
  });
  expect(response.headers.get('access-control-allow-origin')).toBe('https://site.example');
  expect(respond).toHaveBeenCalledTimes(2);
});

test('malformed requests count toward the limit', async () => {
  const handle = greeter(1);
  await handle(post('guess'));

  const response = await handle(post(good));

  expect(response.status).toBe(429);
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
])('a request with %s is counted without a secret and gets 429 over the limit', async (_, body) => {
  const mayAnswer = vi.fn(async () => false);
  const handle = createEndpoint({ ...usualOptions, mayAnswer }, input, async () => ({}));

  const response = await handle(post(body));

  expect(response.status).toBe(429);
  expect(mayAnswer).toHaveBeenCalledExactlyOnceWith('', undefined);
});

test.each<[string, Record<string, string>]>([
  ['203.0.113.1', { 'x-forwarded-for': '203.0.113.1' }],
  ['203.0.113.1', { 'x-forwarded-for': '198.51.100.1,198.51.100.2,203.0.113.1' }],
  ['203.0.113.1', { 'x-forwarded-for': '198.51.100.1', 'cf-connecting-ip': '203.0.113.1' }],
  ['', {}],
])('a request is counted for the address %j set by our own proxy: %j', async (address, headers) => {
  const mayAnswer = vi.fn(async () => true);
  const handle = createEndpoint(
    { publishableKeys: ['new-key'], allowedOrigins: [], mayAnswer },
    input,
    async () => ({}),
  );

  await handle(post(good, headers));

  expect(mayAnswer).toHaveBeenCalledExactlyOnceWith(address, 'secret');
});

/** A body of 300 MB in pieces of 1,000 bytes, and how much of it was read. */
function hugeBody() {
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
  return { body, read };
}

function stream(body: ReadableStream<Uint8Array<ArrayBuffer>>, headers: Record<string, string> = {}) {
  const init = { method: 'POST', headers: { apikey: 'new-key', ...headers }, body, duplex: 'half' };
  return new Request('https://functions.example/greet', init);
}

test('an endless body is read only up to the limit', async () => {
  const { body, read } = hugeBody();

  const response = await greeter()(stream(body));

  expect(response.status).toBe(413);
  expect(read).toEqual({ pieces: 6, isCanceled: true });
});

test('a body with a content length over the limit is not read', async () => {
  const { body, read } = hugeBody();

  const response = await greeter()(stream(body, { 'content-length': '5001' }));

  expect(response.status).toBe(413);
  expect(read.pieces).toBe(0);
});

test('a body in pieces is joined, even when a character is split', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify({ token: 'secret', name: 'Zoë' }));
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });

  const response = await greeter()(stream(body));

  expect(await response.json()).toEqual({ greeting: 'Hello Zoë' });
});

test('the body of a request over the limit is read no further than any other', async () => {
  const { body, read } = hugeBody();

  const response = await greeter(0)(stream(body));

  expect(response.status).toBe(429);
  expect(read).toEqual({ pieces: 6, isCanceled: true });
});

test('a failing counter gets 500', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const handle = createEndpoint(
    { publishableKeys: ['new-key'], allowedOrigins: [], mayAnswer: () => Promise.reject(new Error('disk full')) },
    input,
    async () => ({}),
  );

  const response = await handle(post(good));

  expect(response.status).toBe(500);
});

test("requests without the key don't count against the visitor", async () => {
  const handle = greeter(1);
  await handle(post(good, { apikey: 'guess' }));

  const response = await handle(post(good));

  expect(response.status).toBe(200);
});

test('an internal error gets 500 without details and is logged for the operator', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fault = new Error('relation "leads" does not exist at 10.0.0.7:5432');
  const handle = greeter(100, async () => {
    throw fault;
  });

  const response = await handle(post(good, { origin: 'https://site.example' }));

  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    statusCode: 500,
    code: 'fault',
    message: 'Something went wrong on our side.',
  });
  expect(response.headers.get('access-control-allow-origin')).toBe('https://site.example');
  expect(log).toHaveBeenCalledExactlyOnceWith(fault);
});

test("the answer to malformed input doesn't repeat the input", async () => {
  const response = await greeter()(post(JSON.stringify({ name: 12, '<script>': 1 })));

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ statusCode: 400, code: 'malformed', message: 'The request is malformed.' });
});

test.each([
  ['', 'name-required', 'Full name is required'],
  ['a\u0007b', 'not-text', 'Please remove characters that are not text'],
  ['x'.repeat(121), 'too-long:120', 'Please use 120 characters or fewer'],
])('an invalid field gets 400 with its error code: %j', async (name, code, message) => {
  const named = z.object({ token: z.string(), name: line(120).check(required('name-required')) });
  const handle = createEndpoint({ ...usualOptions, mayAnswer: async () => true }, named, async () => ({}));

  const response = await handle(post(JSON.stringify({ token: 'secret', name })));

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ statusCode: 400, code, message });
});

test('a conflict gets 409 with the status its message needs', async () => {
  const handle = greeter(100, async () => {
    throw new ConflictError('job-moves-forwards', { status: 'In Progress' });
  });

  const response = await handle(post(good));

  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({
    statusCode: 409,
    code: 'job-moves-forwards',
    status: 'In Progress',
    message: 'You can’t go back a step. This job is already In Progress.',
  });
});

test('a conflict includes the current data if the page shows it right away', async () => {
  const handle = greeter(100, async () => {
    throw new ConflictError('stale', { ownWords: { stale: 'It has changed.' }, current: { greeting: 'Hello Rosa' } });
  });

  const response = await handle(post(good));

  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({
    statusCode: 409,
    code: 'stale',
    message: 'It has changed.',
    current: { greeting: 'Hello Rosa' },
  });
});

test('input that only the database finds malformed gets the same 400', async () => {
  const handle = greeter(100, async () => {
    throw new MalformedError();
  });

  const response = await handle(post(good));

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ statusCode: 400, code: 'malformed', message: 'The request is malformed.' });
});

test('a conflict leaves out the status if the caller may not see it', async () => {
  const handle = greeter(100, async () => {
    throw new ConflictError('job-closed');
  });

  const response = await handle(post(good));

  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({ statusCode: 409, code: 'job-closed', message: 'This job is closed.' });
});

test("a preflight request needs no key and doesn't count", async () => {
  const handle = greeter(1);
  const preflight = new Request('https://functions.example/greet', {
    method: 'OPTIONS',
    headers: { origin: 'https://site.example' },
  });

  const answer = await handle(preflight);
  const response = await handle(post(good));

  expect(answer.status).toBe(204);
  expect(await answer.text()).toBe('');
  expect(response.status).toBe(200);
});

test.each([
  ['0123456789ABCDEF', '0123456789ABCDEF'],
  ['0123-4567-89AB-CDEF', '0123456789ABCDEF'],
  ['ghjk mnpq rstv wxyz', 'GHJKMNPQRSTVWXYZ'],
  [' 0123\t4567\n89ab cdef ', '0123456789ABCDEF'],
  ['OoOo-IiIi-LlLl-2345', '0000111111112345'],
  ['', null],
  ['----', null],
  ['0123456789ABCDE', null],
  ['0123456789ABCDEF0', null],
  ['0123456789ABCDEU', null],
  ['0123456789ABCDE!', null],
  ['0123456789ABCDE%', null],
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
