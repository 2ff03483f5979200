import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHandler } from '../../supabase/functions/send-notifications/handler.ts';
import { sendHeartbeat } from '../../supabase/functions/send-notifications/heartbeat.ts';
import { serve } from '../support/deployed-functions.ts';

let log: string[];
beforeEach(() => {
  log = [];
  vi.spyOn(console, 'error').mockImplementation((message) => void log.push(String(message)));
});
afterEach(() => vi.restoreAllMocks());

afterEach(() => vi.unstubAllGlobals());

const health = {
  failing: 4,
  unknown: 1,
  tickedAt: '2026-11-22T18:00:00Z',
  lastReportAt: { mail: '2026-11-22T17:00:00Z', text: null },
  filtered: 2,
};

const wellHealth = { ...health, operatorMailBounced: false, isStuck: false };

const nothing = { sent: 0, skipped: 0, failed: 0 };

const configured = {
  senderKey: 'key',
  missing: [] as string[],
  texts: true,
  heartbeat: true,
  buildHook: true,
  legalAddress: '1 Example St, Los Angeles',
  sendDue: async () => ({ sent: 1, skipped: 2, failed: 3, isRefused: false }),
  readHealth: async () => wellHealth,
  sendHeartbeat: async () => {},
};

function post(headers: Record<string, string> = { apikey: 'key' }, method = 'POST') {
  return new Request('http://localhost/functions/v1/send-notifications', { method, headers });
}

test('the function reports what it did', async () => {
  const response = await createHandler(configured)(post());

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    ...{ sent: 1, skipped: 2, failed: 3 },
    ...health,
    missing: [],
    texts: true,
    heartbeat: true,
    buildHook: true,
    legalAddress: '1 Example St, Los Angeles',
  });
});

test.each<[string, number, Record<string, string>, string | undefined, string]>([
  ['with another key', 401, { apikey: 'other' }, 'key', 'POST'],
  ['without a key', 401, {}, 'key', 'POST'],
  ['with an empty key if none is set', 401, { apikey: '' }, '', 'POST'],
  ['with an empty key if the setting is missing', 401, { apikey: '' }, undefined, 'POST'],
  ['with another method', 405, { apikey: 'key' }, 'key', 'GET'],
])('a call %s gets %i, and the monitor hears nothing', async (_, status, headers, ...rest) => {
  const [senderKey, method] = rest;
  const [sendDue, told] = [vi.fn(), vi.fn(configured.sendHeartbeat)];

  const response = await createHandler({ ...configured, senderKey, sendDue, sendHeartbeat: told })(
    post(headers, method),
  );

  expect(response.status).toBe(status);
  expect([...sendDue.mock.calls, ...told.mock.calls]).toEqual([]);
});

test.each([
  ['nothing is sent', { texts: false, heartbeat: false, buildHook: false, legalAddress: '' }, nothing, 0],
  ['texts go out', {}, { sent: 1, skipped: 2, failed: 3 }, 1],
])('if email is not set up, %s, and answer and log name what it needs', async (_, settings, counts, calls) => {
  const sendDue = vi.fn(configured.sendDue);
  const missing = ['MAIL_API_KEY', 'SITE_URL'];

  const response = await createHandler({ ...configured, ...settings, missing, sendDue })(post());

  const { texts, heartbeat, buildHook, legalAddress } = { ...configured, ...settings };
  expect(await response.json()).toEqual({ ...counts, ...health, missing, texts, heartbeat, buildHook, legalAddress });
  expect(sendDue).toHaveBeenCalledTimes(calls);
  expect(log).toEqual(['No mail is sent, and nothing is lost: MAIL_API_KEY, SITE_URL is not set.']);
});

test('a database failure gets 500, and the work given to the hosted runtime never rejects', async () => {
  const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
  vi.stubGlobal('EdgeRuntime', { waitUntil });
  const sendDue = () => Promise.reject(new Error('disk full'));

  const response = await createHandler({ ...configured, sendDue })(post());

  expect([response.status, await response.json()]).toEqual([
    500,
    { statusCode: 500, code: 'fault', message: 'Something went wrong on our side.' },
  ]);
  expect(waitUntil).toHaveBeenCalledOnce();
  await expect(waitUntil.mock.calls[0]?.[0]).resolves.toMatchObject({ status: 500 });
});

test('the hosted runtime waits for all work, even if the caller hangs up', async () => {
  const events: string[] = [];
  const happen = async (event: string) => {
    await new Promise((resolve) => setImmediate(resolve));
    events.push(event);
  };
  vi.stubGlobal('EdgeRuntime', {
    waitUntil(work: Promise<unknown>) {
      events.push('given');
      void work.then(() => events.push('done'));
    },
  });
  const dependencies = {
    ...configured,
    sendDue: () => happen('sent').then(configured.sendDue),
    readHealth: () => happen('read').then(configured.readHealth),
    sendHeartbeat: () => happen('beaten'),
  };

  const response = await createHandler(dependencies)(post());

  expect(response.status).toBe(200);
  expect(events).toEqual(['given', 'sent', 'read', 'beaten', 'done']);
});

describe('the monitor is told', () => {
  const fail = async () => {
    throw new Error('disk full');
  };

  test.each<[string, Partial<Parameters<typeof createHandler>[0]>, boolean]>([
    ['that all is well', {}, true],
    ['that all is well without texts', { texts: false }, true],
    ['that a provider refuses us', { sendDue: async () => ({ ...nothing, isRefused: true }) }, false],
    [
      'that an email to the operator bounced',
      { readHealth: async () => ({ ...wellHealth, operatorMailBounced: true }) },
      false,
    ],
    ['that a channel sends nothing', { readHealth: async () => ({ ...wellHealth, isStuck: true }) }, false],
    ['that an email setting is missing', { missing: ['MAIL_API_KEY'] }, false],
    ['that sending failed', { sendDue: fail }, false],
    ['that the health check failed', { readHealth: fail }, false],
  ])('%s', async (_, changes, isWell) => {
    const told = vi.fn(configured.sendHeartbeat);

    await createHandler({ ...configured, ...changes, sendHeartbeat: told })(post());

    expect(told.mock.calls).toEqual([[isWell]]);
  });
});

describe('a monitor', () => {
  let asked: string[];
  let monitor: Awaited<ReturnType<typeof serve>>;
  beforeEach(async () => {
    asked = [];
    monitor = await serve((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.end();
    });
  });
  afterEach(() => monitor.close());

  test.each([
    ['/uuid', true, 'GET /uuid'],
    ['/uuid', false, 'GET /uuid/fail'],
    ['/uuid/', false, 'GET /uuid/fail'],
    ['/key/name?create=1', false, 'GET /key/name/fail?create=1'],
  ])('at %s, with healthy: %s, gets %s', async (path, isWell, request) => {
    await sendHeartbeat(`${monitor.url}${path}`, isWell);

    expect(asked).toEqual([request]);
  });

  test('a monitor that is not configured is not called', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');

    await sendHeartbeat('', true);
    await sendHeartbeat('', false);

    expect(fetched).not.toHaveBeenCalled();
    expect(log).toEqual([]);
  });

  test.each(['http://127.0.0.1:1/uuid', 'no address'])(
    "a monitor that can't be reached doesn't fail the call: %s",
    async (url) => {
      await expect(sendHeartbeat(url, true)).resolves.toBeUndefined();

      expect(log).toEqual([expect.stringContaining('HEARTBEAT_URL')]);
    },
  );

  test('a monitor that is silent times out after five seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());

    await expect(sendHeartbeat(monitor.url, true)).resolves.toBeUndefined();

    expect(timeout.mock.calls).toEqual([[5000]]);
  });
});
