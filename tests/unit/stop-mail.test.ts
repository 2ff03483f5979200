import { afterEach, expect, test, vi } from 'vitest';
import { DatabaseError, loadFunction } from '../support/loaded-function.ts';

afterEach(() => vi.restoreAllMocks());

const token = '7K3M9Q2X4TBVR8ND';
const STOPPED = { status: 200, answer: { success: true }, asked: [['stop_mail', { token }]] };

const { asked, call, request } = await loadFunction('stop-mail');

/** Sends what email programs send when someone presses their button: a form without a key. */
async function oneClick(query: string, init: RequestInit = {}) {
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  return request({ query, headers: {}, body, ...init } as RequestInit, { stop_mail: null });
}

const stateOf = async (response: Response) => ({
  status: response.status,
  answer: await response.json(),
  asked: asked(),
});

test.each([token, '7K3M-9Q2X-4TBV-R8ND', '7k3m 9q2x 4tbv r8nd'])(
  'the page stops emails with the token %s',
  async (written) => {
    expect(await call({ token: written }, { stop_mail: null })).toEqual(STOPPED);
  },
);

test.each(['view', 'pause', 'resume'])('%s gets the state of a hauler, and stops no emails', async (action) => {
  expect(await call({ token: '7k3m-9q2x-4tbv-r8nd', action }, { pause_by_link: 'paused' })).toEqual({
    ...{ status: 200, answer: { state: 'paused' } },
    asked: [['pause_by_link', { token, wish: action }]],
  });
});

test('a deadlock is tried again', async () => {
  const outcomes = [new DatabaseError('40P01'), 'paused'];

  expect((await call({ token, action: 'pause' }, { pause_by_link: () => outcomes.shift() })).status).toBe(200);
});

function multipart() {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  return form;
}

test.each<[string, BodyInit | null]>([
  ['a form', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
  ['a form in parts', multipart()],
  ['nothing', null],
])('one-click unsubscribe needs no key and sends %s', async (_, body) => {
  expect(await stateOf(await oneClick(`?token=${token}`, { body }))).toEqual(STOPPED);
});

test('the query is ignored if the key is given', async () => {
  const response = await request(
    { query: '?token=0000000000000000', body: JSON.stringify({ token }) },
    { stop_mail: null },
  );

  expect(await stateOf(response)).toEqual(STOPPED);
});

test('the body of a one-click request is not read', async () => {
  const pull = vi.fn((controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(1000)));
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });

  expect((await oneClick(`?token=${token}`, { body, duplex: 'half' } as RequestInit)).status).toBe(200);
  expect(pull).not.toHaveBeenCalled();
});

test.each<[string, number, () => Promise<Response>]>([
  ['opening the link', 405, () => oneClick(`?token=${token}`, { method: 'GET', body: null })],
  ['one click without a query', 401, () => oneClick('')],
  ['one click and half a token', 400, () => oneClick('?token=7K3M9Q2X')],
  ['one click and another word', 400, () => oneClick(`?id=${token}`)],
  ['no token', 400, () => request({ body: '{}' })],
  ['a pattern', 400, () => request({ body: JSON.stringify({ token: '7K3M9Q2X4TBVR8N%' }) })],
  ['an unknown action', 400, () => request({ body: JSON.stringify({ token, action: 'stop' }) })],
  ['no action', 400, () => request({ body: JSON.stringify({ token, action: null }) })],
])('%s gets %i and stops nothing', async (_, status, ask) => {
  expect((await ask()).status).toBe(status);
  expect(asked()).toEqual([]);
});

test('one-click requests count like others', async () => {
  const response = await request({ query: `?token=${token}`, headers: {} }, { count_function_request: false });

  expect(await stateOf(response)).toMatchObject({ status: 429, asked: [] });
});
