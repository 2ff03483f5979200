import type { RequestListener } from 'node:http';
import { text as bodyOf } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AttemptResult, Notification } from '../../supabase/functions/send-notifications/channel.ts';
import { callHook } from '../../supabase/functions/send-notifications/hook/call.ts';
import { createHookChannel } from '../../supabase/functions/send-notifications/hook/channel.ts';
import { breakingOff, serve } from '../support/deployed-functions.ts';

const SECRET = 'build-hooks-secret-7K3M9Q2X';

let host: Awaited<ReturnType<typeof serve>>;
let answer: RequestListener;
/** The requests to the host: method, address, type and body. */
let asked: unknown[][];

beforeEach(async () => {
  asked = [];
  answer = (_, response) => response.end();
  host = await serve(async (request, response) => {
    asked.push([request.method, request.url, request.headers['content-type'], await bodyOf(request)]);
    answer(request, response);
  });
});
afterEach(() => host.close());
afterEach(() => vi.restoreAllMocks());

const url = () => `${host.url}/${SECRET}`;

test('the host is called once, by POST, with an empty object', async () => {
  expect(await callHook(url())).toEqual({ outcome: 'sent' });
  expect(asked).toEqual([['POST', `/${SECRET}`, 'application/json', '{}']]);
});

test.each([
  [200, { outcome: 'sent' }],
  [204, { outcome: 'sent' }],
  [301, { outcome: 'refused', status: 301, error: 'The host answered 301' }],
  [307, { outcome: 'refused', status: 307, error: 'The host answered 307' }],
  [400, { outcome: 'skipped', status: 400, error: 'The host answered 400' }],
  [408, { outcome: 'unanswered', error: 'The host answered 408' }],
  [429, { outcome: 'busy', error: 'The host answered 429' }],
  [500, { outcome: 'unanswered', error: 'The host answered 500' }],
])('the status %i means %j, whatever the rest of the answer says', async (status, delivery) => {
  answer = (_, response) =>
    response.writeHead(status, { location: `${host.url}/elsewhere` }).end(status === 204 ? '' : SECRET);

  expect(await callHook(url())).toEqual(delivery);
  expect(asked).toHaveLength(1);
});

test('a success status counts even if the body breaks off', async () => {
  answer = breakingOff(200);

  expect(await callHook(url())).toEqual({ outcome: 'sent' });
});

test.each<[string, () => string]>([
  ['hangs up', url],
  ['is down', () => `http://127.0.0.1:1/${SECRET}`],
  ['is not in the DNS', () => `https://${SECRET}.invalid/`],
  ['has a password in its address', () => `https://name:${SECRET}@host.invalid/`],
])("a host that %s counts as unanswered, and the error doesn't contain its address", async (_, address) => {
  answer = (_request, response) => response.destroy();

  const delivery = await callHook(address());

  expect(delivery).toEqual({ outcome: 'unanswered', error: 'No answer: TypeError' });
});

test('a silent host times out after 15 seconds', async () => {
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));

  expect(await callHook(url())).toEqual({ outcome: 'unanswered', error: 'No answer: TimeoutError' });
  expect(timeout.mock.calls).toEqual([[15_000]]);
});

describe('the build hook channel', () => {
  const tell = async (address: string) => {
    const channel = createHookChannel({ url: address, finish: async () => {} });
    const handOver = await channel.compose({ id: '1' } as Notification);
    return handOver?.();
  };

  test('calls the configured address, and skips the call if there is none', async () => {
    expect(await tell(url())).toEqual({ outcome: 'sent' });
    expect(await tell('')).toEqual({ outcome: 'skipped', error: 'BUILD_HOOK_URL is not set' });
    expect(asked).toHaveLength(1);
  });

  test.each([
    `http://api.host.example/${SECRET}`,
    `http://localhost.host.example/${SECRET}`,
    `http://127.0.0.1@host.example/${SECRET}`,
    `ftp://127.0.0.1/${SECRET}`,
    `api.host.example/${SECRET}`,
    SECRET,
  ])('refuses %s, where others could read the address', async (address) => {
    const fetched = vi.spyOn(globalThis, 'fetch');

    await expect(tell(address)).rejects.toThrow(/^BUILD_HOOK_URL is no address that begins with https:\/\/$/);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('accepts https, and this machine without it', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
    const hosts = ['https://api.host.example', 'http://localhost:4173', 'http://127.0.0.1:4173', 'http://[::1]:4173'];

    for (const host of hosts) expect(await tell(`${host}/${SECRET}`)).toEqual({ outcome: 'sent' });
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(hosts.map((host) => `${host}/${SECRET}`));
  });

  test('stores each outcome of a call with its reason', async () => {
    const outcomes = {
      ...{ sent: 'sent', skipped: 'skipped', broken: 'failed', refused: 'failed', unanswered: 'failed' },
      ...{ busy: 'postponed', untried: 'postponed' },
    } satisfies Partial<Record<AttemptResult['outcome'], string>>;
    for (const [outcome, kept] of Object.entries(outcomes)) {
      const finish = vi.fn(async () => {});
      const channel = createHookChannel({ url: url(), finish });

      await channel.finish({ id: '1' } as Notification, { outcome, error: 'why' } as AttemptResult);

      expect(finish.mock.calls).toEqual([['1', kept, 'why']]);
    }
  });
});
