import { afterEach, describe, expect, test, vi } from 'vitest';
import type { PauseState, PauseWish } from '../../supabase/functions/_shared/contracts/stop-mail.ts';
import { createHandler } from '../../supabase/functions/stop-mail/handler.ts';

afterEach(() => vi.restoreAllMocks());

const TOKEN = '7K3M9Q2X4TBVR8ND';

/** The function, with mocks that receive the tokens it stops, and those it looks at, pauses or resumes. */
function stopper(limit = 100) {
  let requests = 0;
  const stopMail = vi.fn(async (_token: string) => {});
  const pause = vi.fn(async (_token: string, _wish: PauseWish): Promise<PauseState> => 'paused');
  const handle = createHandler({
    publishableKeys: ['key'],
    allowedOrigins: ['https://site.example'],
    mayAnswer: async () => ++requests <= limit,
    stopMail,
    pause,
  });
  return { handle, stopMail, pause };
}

function fromPage(body: unknown, headers: Record<string, string> = {}) {
  return new Request('https://functions.example/stop-mail', {
    method: 'POST',
    headers: { apikey: 'key', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

function oneClick(query: string, init: RequestInit = {}) {
  return new Request(`https://functions.example/stop-mail${query}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    ...init,
  });
}

function multipart() {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  return form;
}

test.each([TOKEN, '7K3M-9Q2X-4TBV-R8ND', '7k3m 9q2x 4tbv r8nd'])(
  'the page stops emails with the token %s',
  async (token) => {
    const { handle, stopMail, pause } = stopper();

    const response = await handle(fromPage({ token }, { origin: 'https://site.example' }));

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    expect(response.headers.get('access-control-allow-origin')).toBe('https://site.example');
    expect(stopMail).toHaveBeenCalledExactlyOnceWith(TOKEN);
    expect(pause).not.toHaveBeenCalled();
  },
);

describe('an action', () => {
  test.each(['look', 'pause', 'resume'] as const)('%s gets the state, and stops no emails', async (action) => {
    const { handle, stopMail, pause } = stopper();

    const response = await handle(fromPage({ token: '7k3m-9q2x-4tbv-r8nd', action }));

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ state: 'paused' });
    expect(pause).toHaveBeenCalledExactlyOnceWith(TOKEN, action);
    expect(stopMail).not.toHaveBeenCalled();
  });

  test.each<[string, unknown]>([
    ['an unknown one', 'stop'],
    ['an empty one', ''],
    ['null', null],
    ['a list', ['pause']],
  ])('that is %s gets 400 and changes nothing', async (_, action) => {
    const { handle, stopMail, pause } = stopper();

    const response = await handle(fromPage({ token: TOKEN, action }));

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ statusCode: 400, code: 'malformed', message: expect.any(String) });
    expect([...stopMail.mock.calls, ...pause.mock.calls]).toEqual([]);
  });

  test('that ends in a deadlock is tried again', async () => {
    const { handle, pause } = stopper();
    pause.mockRejectedValueOnce(Object.assign(new Error('deadlock detected'), { code: '40P01' }));

    expect((await handle(fromPage({ token: TOKEN, action: 'pause' }))).status).toBe(200);
    expect(pause).toHaveBeenCalledTimes(2);
  });
});

test.each<[string, BodyInit | null]>([
  ['a form', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
  ['a form in parts', multipart()],
  ['nothing', null],
])('one-click unsubscribe needs no key and sends %s', async (_, body) => {
  const { handle, stopMail } = stopper();

  const response = await handle(oneClick(`?token=${TOKEN}`, { body }));

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
  expect(stopMail).toHaveBeenCalledExactlyOnceWith(TOKEN);
});

test.each(['GET', 'HEAD', 'PUT', 'DELETE'])('opening the link changes nothing: %s', async (method) => {
  const { handle, stopMail } = stopper();

  const response = await handle(oneClick(`?token=${TOKEN}`, { method, body: null }));

  expect(response.status).toBe(405);
  expect(stopMail).not.toHaveBeenCalled();
});

test.each<[string, Request]>([
  ['no token', fromPage({})],
  ['half a token', fromPage({ token: '7K3M-9Q2X' })],
  ['a pattern', fromPage({ token: '7K3M9Q2X4TBVR8N%' })],
  ['a list of tokens', fromPage({ token: [TOKEN] })],
  ['an endless token', fromPage({ token: TOKEN.padEnd(61) })],
  ['one click and half a token', oneClick('?token=7K3M9Q2X')],
  ['one click and another word', oneClick(`?id=${TOKEN}`)],
])('%s gets 400 and stops nothing', async (_, request) => {
  const { handle, stopMail } = stopper();

  const response = await handle(request);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ statusCode: 400, code: expect.any(String), message: expect.any(String) });
  expect(stopMail).not.toHaveBeenCalled();
});

test.each<[string, Request]>([
  ['the page without its key', fromPage({ token: TOKEN }, { apikey: 'guess' })],
  ['one click without a query', oneClick('')],
])('%s gets 401', async (_, request) => {
  const { handle, stopMail } = stopper();

  expect((await handle(request)).status).toBe(401);
  expect(stopMail).not.toHaveBeenCalled();
});

test('the query is ignored if the key is given', async () => {
  const { handle, stopMail } = stopper();
  const request = new Request(`https://functions.example/stop-mail?token=0000000000000000`, fromPage({ token: TOKEN }));

  await handle(request);

  expect(stopMail).toHaveBeenCalledExactlyOnceWith(TOKEN);
});

test('one-click requests count even with an invalid token, and one over the limit gets 429', async () => {
  const { handle, stopMail } = stopper(1);
  await handle(oneClick('?token=guess'));

  const response = await handle(oneClick(`?token=${TOKEN}`));

  expect(response.status).toBe(429);
  expect(stopMail).not.toHaveBeenCalled();
});

test('the body of a one-click request is not read', async () => {
  const { handle } = stopper();
  const pull = vi.fn((controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(1000)));
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });

  const response = await handle(oneClick(`?token=${TOKEN}`, { body, duplex: 'half' } as RequestInit));

  expect(response.status).toBe(200);
  expect(pull).not.toHaveBeenCalled();
});

test('a database failure gets 500, and the link works again afterward', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { handle, stopMail } = stopper();
  stopMail.mockRejectedValueOnce(new Error('disk full'));

  const failed = await handle(oneClick(`?token=${TOKEN}`));
  const again = await handle(oneClick(`?token=${TOKEN}`));

  expect([failed.status, again.status]).toEqual([500, 200]);
});
