import type { RequestListener } from 'node:http';
import { text as bodyOf } from 'node:stream/consumers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Notification, openChannel } from '../../supabase/functions/send-notifications/channel.ts';
import { createTextChannel, type TextOutcome } from '../../supabase/functions/send-notifications/texts/channel.ts';
import { checkAccount, deliverText } from '../../supabase/functions/send-notifications/texts/deliver.ts';
import { accountSidAuthToken, createMessage, fetchAccount } from '../fixtures/providers/twilio.ts';
import { breakingOff, serve } from '../support/deployed-functions.ts';

const account = `AC${'0a'.repeat(16)}`;
const text = {
  to: '+12135550142',
  body: 'PoppyHaul: News & more: https://site.example/track/7K3M-9Q2X Reply STOP to end',
};
const id = '5e0f8f0a-1f6b-4c07-9d0e-3f1f2a4b5c6d';

const servers: Awaited<ReturnType<typeof serve>>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  vi.restoreAllMocks();
});

async function providerThat(answers: RequestListener) {
  const server = await serve(answers);
  servers.push(server);
  return {
    apiUrl: server.url,
    accountSid: account,
    authToken: 'secret',
    serviceSid: `MG${'1b'.repeat(16)}`,
    reportsUrl: 'https://project.supabase.co/functions/v1/delivery-reports',
  };
}

/** A request to the provider. */
type Asked = { method: string | undefined; url: string | undefined; authorization: string | undefined; body: string };

/** A provider that records requests and answers with these statuses and codes in turn, then with success. */
async function providerInTurn(...answers: { status: number; code?: number }[]) {
  const asked: (Asked & { type: string | undefined })[] = [];
  const provider = await providerThat(async (request, response) => {
    const { method, url, headers } = request;
    const body = await bodyOf(request);
    asked.push({ method, url, authorization: headers.authorization, type: headers['content-type'], body });
    const { status, code } = answers.shift() ?? { status: method === 'GET' ? 200 : 201 };
    response.writeHead(status).end(JSON.stringify({ code, message: 'why', more_info: 'where', status }));
  });
  return { provider, asked };
}

test('a text is sent, and the account looked up, in the format the provider documents', async () => {
  const { provider, asked } = await providerInTurn();

  expect([await checkAccount(provider), await deliverText(provider, text, id)]).toEqual([null, { outcome: 'sent' }]);

  const authorization = accountSidAuthToken(account, 'secret');
  expect(asked).toMatchObject([
    { method: fetchAccount.method, url: fetchAccount.path(account), authorization },
    {
      ...{ method: createMessage.method, url: createMessage.path(account), authorization },
      type: expect.stringMatching(`^${createMessage.contentType}`),
    },
  ]);
  const form = Object.fromEntries(new URLSearchParams(asked[1]?.body));
  expect(form).toEqual({
    ...{ To: '+12135550142', MessagingServiceSid: provider.serviceSid, Body: text.body, ValidityPeriod: '3600' },
    StatusCallback: `https://project.supabase.co/functions/v1/delivery-reports?notification=${id}`,
  });
  createMessage.form.parse(form);
});

const outcomes: [outcome: string, isAddress: true | undefined, answers: [status: number, code?: number][]][] = [
  ['unauthorized', undefined, [[301], [307], [401, 20003], [403, 20403], [404, 20404]]],
  ['unauthorized', undefined, [21701, 21703, 21704, 21705].map((code) => [400, code])],
  ['busy', undefined, [[429, 20429]]],
  ['stopped', undefined, [[400, 21610]]],
  ['refused', undefined, [[400, 21602], [400], [413]]],
  // These codes mark the number as bad whatever the status.
  [
    'refused',
    true,
    [[403, 21408], ...[21211, 21217, 21408, 21612, 21614].map((code): [number, number] => [400, code])],
  ],
  // The first two may not come from the provider at all.
  ['unanswered', undefined, [[200], [204], [500, 20500], [503]]],
];

test.each(outcomes)('%s (of the number: %s) is the outcome of %j, and its message is kept', async (...row) => {
  const [outcome, isAddress, answers] = row;
  for (const [status, code] of answers) {
    const { provider } = await providerInTurn({ status, ...(code && { code }) });

    const { error = '', ...rest } = await deliverText(provider, text, id);

    expect([status, code, rest]).toMatchObject([status, code, { outcome, ...(isAddress && { isAddress }) }]);
    expect('isAddress' in rest).toBe(isAddress === true);
    expect(error).toMatch(new RegExp(status === 204 ? '^204 $' : `^${status} \\{.*"message":"why"`));
  }
});

test('a text is not sent again to a redirect address', async () => {
  const provider = await providerThat(({ url }, response) =>
    response.writeHead(url === '/elsewhere' ? 201 : 303, { location: '/elsewhere' }).end(),
  );

  expect(await deliverText(provider, text, id)).toMatchObject({ outcome: 'unauthorized', status: 303 });
});

test('only the first 400 characters of a long error are kept', async () => {
  const provider = await providerThat((_, response) => response.writeHead(500).end('x'.repeat(1000)));

  expect(await deliverText(provider, text, id)).toMatchObject({ error: `500 ${'x'.repeat(400)}` });
});

test.each([
  [401, 'unauthorized'],
  [404, 'unauthorized'],
  [429, 'busy'],
  [500, 'unanswered'],
])('the account status %i means that the provider is %s', async (status, outcome) => {
  const { provider } = await providerInTurn({ status });

  expect(await checkAccount(provider)).toMatchObject({ outcome });
});

test.each<[string, string, RequestListener]>([
  ['hangs up', 'unanswered', (_, response) => response.destroy()],
  ['breaks off during a refusal', 'unanswered', breakingOff(400, '{"code":21610')],
  ['breaks off after accepting', 'sent', breakingOff(201, '{"sid":')],
])('if the provider %s, the outcome is %s', async (_, outcome, answers) => {
  expect(await deliverText(await providerThat(answers), text, id)).toMatchObject({ outcome });
});

test('a text accepted by the provider counts as sent even if the connection breaks', async () => {
  const provider = await providerThat((_, response) => response.end());
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(broken, { status: 201 }));

  expect(await deliverText(provider, text, id)).toEqual({ outcome: 'sent' });
});

test('the account check and the first text share the 15 seconds of one email', async () => {
  const { provider } = await providerInTurn();
  const timeout = vi.spyOn(AbortSignal, 'timeout');

  await checkAccount(provider);
  await deliverText(provider, text, id);

  expect(timeout.mock.calls).toEqual([[5000], [10_000]]);
  timeout.mockReturnValue(AbortSignal.abort());
  expect(await deliverText(provider, text, id)).toMatchObject({ outcome: 'unanswered' });
});

describe('a text', () => {
  /** The stored state of a text: the attempt that has claimed it, and whether sending has begun. */
  type Row = { attempts: number; isBegun: boolean; ended: { outcome: TextOutcome; is_address?: boolean }[] };

  type Steps = 'compose' | 'begin' | 'begun' | 'finish';

  /**
   * A sender of one text, with a database that gives it out again until sending has begun. It dies at the given step of
   * its first attempt.
   */
  async function senderOf(provider: Parameters<typeof deliverText>[0], diesAt?: Steps) {
    const row: Row = { attempts: 0, isBegun: false, ended: [] };
    const steps: string[] = [];
    const step = (name: Steps) => {
      steps.push(name);
      if (diesAt === name && row.attempts === 1) throw new Error(`dies at ${name}`);
    };
    const way = createTextChannel({
      provider,
      async compose() {
        steps.push('compose');
        return text;
      },
      async begin({ attempt }) {
        step('begin');
        if (row.isBegun || attempt !== row.attempts) return false;
        row.isBegun = true;
        step('begun');
        return true;
      },
      async finish({ attempt, id: _, ...end }) {
        step('finish');
        if (attempt === row.attempts) row.ended.push(end);
      },
    });
    const call = async () => {
      if (row.isBegun) return null;
      row.attempts++;
      const notification = { id, channel: 'text', attempts: row.attempts } as Notification;
      const channel = openChannel(way, { now: () => 0, wait: async () => {} }, 1);
      return channel.send(notification);
    };
    return { row, steps, way, call };
  }

  const posts = (asked: readonly Asked[]) => asked.filter(({ method }) => method === 'POST').length;

  test('is preceded by an account check, then begun, handed over and finished', async () => {
    const { provider, asked } = await providerInTurn();
    const { call, row, steps, way } = await senderOf(provider);

    expect(await call()).toBe('sent');
    expect(way.maxUnanswered).toBe(1);

    expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST']);
    expect(steps).toEqual(['compose', 'begin', 'begun', 'finish']);
    expect(row.ended).toEqual([{ outcome: 'sent' }]);
  });

  test.each<[Steps, number]>([
    ['begin', 1],
    ['begun', 0],
    ['finish', 1],
  ])('whose sender dies at the step %s is handed over %i times, however often it is retried', async (diesAt, count) => {
    const { provider, asked } = await providerInTurn();
    const { call } = await senderOf(provider, diesAt);

    await expect(call()).rejects.toThrow(`dies at ${diesAt}`);
    await call();
    await call();

    expect(posts(asked)).toBe(count);
  });

  test('claimed by another sender is neither handed over nor finished', async () => {
    const { provider, asked } = await providerInTurn();
    const { row, way } = await senderOf(provider);
    const handOver = await way.compose({ id, channel: 'text', attempts: 1 } as Notification);
    row.attempts = 2;

    expect(await handOver?.()).toEqual({ outcome: 'overtaken' });
    expect(posts(asked)).toBe(0);
    expect(row.ended).toEqual([]);
  });

  test.each<[string, { status: number; code?: number }, Row['ended'][number]]>([
    ['refused because of its number', { status: 400, code: 21614 }, { outcome: 'undelivered', is_address: true }],
    ['refused', { status: 400, code: 21602 }, { outcome: 'undelivered' }],
    ['to a number that replied STOP', { status: 400, code: 21610 }, { outcome: 'stopped' }],
    ['with an unknown outcome', { status: 502 }, { outcome: 'unknown' }],
    ['over the rate limit', { status: 429 }, { outcome: 'postponed' }],
    ['from an unknown account', { status: 404 }, { outcome: 'postponed' }],
  ])('%s is handed over once, and the database gets the outcome', async (_, answer, end) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { provider, asked } = await providerInTurn({ status: 200 }, answer);
    const { call, row } = await senderOf(provider);

    await call();

    expect(posts(asked)).toBe(1);
    expect(row.ended).toEqual([{ ...end, error: expect.stringMatching(`^${answer.status} `) }]);
  });

  test('is not begun when the provider is down', async () => {
    const { provider, asked } = await providerInTurn({ status: 503 });
    const { call, row } = await senderOf(provider);

    expect(await call()).toBe('untried');

    expect(posts(asked)).toBe(0);
    expect(row).toMatchObject({
      isBegun: false,
      ended: [{ outcome: 'postponed', error: expect.stringMatching('^503 ') }],
    });
  });
});
