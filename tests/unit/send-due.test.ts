import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Delivery } from '../../supabase/functions/send-notifications/delivery.ts';
import { createHandler } from '../../supabase/functions/send-notifications/handler.ts';
import type { Letter } from '../../supabase/functions/send-notifications/mails/deliver.ts';
import { type Notification, type Outcome, sendDue } from '../../supabase/functions/send-notifications/send-due.ts';

const letter: Letter = { to: 'rosa@example.com', subject: 'News', text: 'News', html: '<p>News</p>' };
const SECOND_MS = 1000;

let log: string[];
beforeEach(() => {
  log = [];
  vi.spyOn(console, 'error').mockImplementation((message) => void log.push(String(message)));
});
afterEach(() => vi.restoreAllMocks());

/**
 * A sender with so many mails due, a clock that moves only when something takes time, and a provider that answers so.
 */
function sender(due: number, answers: (id: string, attempt: number) => Delivery, msPerMail = 0) {
  const waiting = Array.from({ length: due }, (_, index) => ({ id: String(index + 1) }) as Notification);
  const finished: [string, Outcome, string?][] = [];
  const attempts: string[] = [];
  let clock = 0;
  const run = (compose: (notification: Notification) => Promise<Letter | null> = async () => letter) =>
    sendDue({
      claim: async () => waiting.splice(0, 5),
      compose,
      async deliver(_, id) {
        attempts.push(id);
        clock += msPerMail;
        return answers(id, attempts.filter((each) => each === id).length);
      },
      async finish(id, outcome, error) {
        finished.push(error === undefined ? [id, outcome] : [id, outcome, error]);
      },
      now: () => clock,
      async wait(milliseconds) {
        clock += milliseconds;
      },
    });
  return { run, finished, attempts, left: () => waiting.length, clock: () => clock };
}

const sent = (): Delivery => ({ outcome: 'sent' });
const refused = (status = 451): Delivery => ({ outcome: 'refused', status, error: `${status} no` });
const unanswered = (): Delivery => ({ outcome: 'unanswered', error: 'timeout' });
const unauthorized = (): Delivery => ({ outcome: 'unauthorized', status: 401, error: '401 bad key' });

const times = <T>(count: number, value: T): T[] => Array(count).fill(value);

test('batch after batch is sent, until nothing is due', async () => {
  const { run, finished } = sender(12, sent);

  expect(await run()).toEqual({ sent: 12, skipped: 0, failed: 0 });
  expect(finished).toHaveLength(12);
});

test.each([
  ['that the provider refuses', refused()],
  ['that the provider does not answer for', unanswered()],
])('a mail %s counts as tried and is left for later, and the others go out', async (_, answer) => {
  const { run, finished } = sender(12, (id) => (Number(id) % 3 === 0 ? answer : sent()));

  expect(await run()).toEqual({ sent: 8, skipped: 0, failed: 4 });
  expect(finished.map(([, outcome]) => outcome)).toEqual(times(4, ['sent', 'sent', 'failed']).flat());
  expect(finished[2]).toEqual(['3', 'failed', 'error' in answer ? answer.error : undefined]);
});

test.each([400, 403, 404, 413, 422, 451])(
  'twenty mails in a row that are refused with %i hold nothing up',
  async (status) => {
    const { run, attempts, left } = sender(21, (id) => (id === '21' ? sent() : refused(status)));

    expect(await run()).toEqual({ sent: 1, skipped: 0, failed: 20 });
    expect(attempts).toHaveLength(21);
    expect(left()).toBe(0);
  },
);

test('a provider that is down is left alone after three mails, which costs the others no try', async () => {
  const { run, finished, left } = sender(12, unanswered);

  expect(await run()).toEqual({ sent: 0, skipped: 0, failed: 3 });
  expect(finished.slice(3)).toEqual([
    ['4', 'postponed'],
    ['5', 'postponed'],
  ]);
  expect(left()).toBe(7);
});

test.each([
  ['sent', sent()],
  ['refused', refused()],
])('a provider that answers now and then is up: here a mail is %s', async (_, answer) => {
  const { run, attempts } = sender(9, (id) => (Number(id) % 3 === 0 ? answer : unanswered()));

  await run();

  expect(attempts).toHaveLength(9);
});

test('mails that cannot be made, or are about nothing any more, do not show that the provider is up', async () => {
  const { run, attempts } = sender(12, unanswered);
  const compose = async ({ id }: Notification) => {
    if (id === '2') throw new Error('disk full');
    return id === '4' ? null : letter;
  };

  expect(await run(compose)).toEqual({ sent: 0, skipped: 1, failed: 4 });
  expect(attempts).toEqual(['1', '3', '5']);
});

test('however many mails cannot be made, the others go out', async () => {
  const { run } = sender(21, sent);
  const compose = async ({ id }: Notification) => {
    if (id !== '21') throw new Error('disk full');
    return letter;
  };

  expect(await run(compose)).toEqual({ sent: 1, skipped: 0, failed: 20 });
});

test('a key that is refused for one mail costs it no try, and the others go out', async () => {
  const { run, finished } = sender(12, (id) => (id === '1' ? unauthorized() : sent()));

  expect(await run()).toEqual({ sent: 11, skipped: 0, failed: 0 });
  expect(finished[0]).toEqual(['1', 'postponed', '401 bad key']);
});

test('a key that is refused for a second mail stops everything, costs no try, and the log says so once', async () => {
  const { run, finished, attempts } = sender(12, unauthorized);

  expect(await run()).toEqual({ sent: 0, skipped: 0, failed: 0 });
  expect(attempts).toEqual(['1', '2']);
  expect(finished.slice(0, 3)).toEqual([
    ['1', 'postponed', '401 bad key'],
    ['2', 'postponed', '401 bad key'],
    ['3', 'postponed'],
  ]);
  expect(finished.map(([, outcome]) => outcome)).toEqual(times(5, 'postponed'));
  expect(log).toEqual([expect.stringContaining('check MAIL_API_KEY, MAIL_FROM and MAIL_API_URL. 401 bad key')]);
});

test.each([
  [403, 1],
  [404, 1],
  [405, 1],
  [422, 0],
  [451, 0],
])('of refusals with %i, which may mean a wrong setting or not, the log has %i line', async (status, lines) => {
  await sender(4, () => refused(status)).run();

  expect(log).toEqual(
    times(lines, expect.stringContaining(`check MAIL_API_KEY, MAIL_FROM and MAIL_API_URL. ${status}`)),
  );
});

test('a provider that asks for a little patience gets it, and each mail goes out once', async () => {
  const { run, attempts, clock } = sender(2, (_, attempt) =>
    attempt < 3 ? { outcome: 'busy', error: '429', retryAfterMs: SECOND_MS } : sent(),
  );

  expect(await run()).toEqual({ sent: 2, skipped: 0, failed: 0 });
  expect(attempts).toEqual(['1', '1', '1', '2', '2', '2']);
  expect(clock()).toBe(4 * SECOND_MS);
});

test('one that asks for long patience is asked again in a later call', async () => {
  const { run, finished, clock } = sender(2, () => ({ outcome: 'busy', error: '429', retryAfterMs: 11 * SECOND_MS }));

  expect(await run()).toEqual({ sent: 0, skipped: 0, failed: 0 });
  expect(finished).toEqual([
    ['1', 'postponed', '429'],
    ['2', 'postponed'],
  ]);
  expect(clock()).toBe(0);
});

test('after 45 seconds the rest is left for the next call, untried', async () => {
  const { run, finished, attempts } = sender(100, sent, 12 * SECOND_MS);

  expect(await run()).toEqual({ sent: 4, skipped: 0, failed: 0 });
  expect(attempts).toHaveLength(4);
  expect(finished.at(-1)).toEqual(['5', 'postponed']);
});

test('patience does not outlast the 45 seconds', async () => {
  const { run, clock } = sender(1, () => ({ outcome: 'busy', error: '429', retryAfterMs: 9 * SECOND_MS }));

  await run();

  expect(clock()).toBeLessThan(45 * SECOND_MS);
});

test('what has been deleted meanwhile is skipped', async () => {
  const { run, attempts } = sender(1, sent);

  expect(await run(async () => null)).toEqual({ sent: 0, skipped: 1, failed: 0 });
  expect(attempts).toEqual([]);
});

test('a mail that cannot be made does not stop the others', async () => {
  const { run, finished } = sender(3, sent);
  const compose = async ({ id }: Notification) => {
    if (id === '2') throw new Error('disk full');
    return letter;
  };

  expect(await run(compose)).toEqual({ sent: 2, skipped: 0, failed: 1 });
  expect(finished[1]).toEqual(['2', 'failed', 'Error: disk full']);
});

afterEach(() => vi.unstubAllGlobals());

const configured = {
  senderKey: 'key',
  missing: [],
  sendDue: async () => ({ sent: 1, skipped: 2, failed: 3 }),
  countInTrouble: async () => 4,
};

function post(headers: Record<string, string> = { apikey: 'key' }, method = 'POST') {
  return new Request('http://localhost/functions/v1/send-notifications', { method, headers });
}

test('the function answers with what it did', async () => {
  const response = await createHandler(configured)(post());

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ sent: 1, skipped: 2, failed: 3, inTrouble: 4, missing: [] });
});

test.each([
  ['with another key', { apikey: 'other' }, 'key'],
  ['without one', {}, 'key'],
  ['with an empty one, when none is set', { apikey: '' }, ''],
  ['with an empty one, when it is unknown', { apikey: '' }, undefined],
])('nobody is let in %s', async (_, headers: Record<string, string>, senderKey) => {
  const sendDue = vi.fn();

  const response = await createHandler({ ...configured, senderKey, sendDue })(post(headers));

  expect(response.status).toBe(401);
  expect(sendDue).not.toHaveBeenCalled();
});

test('only POST sends', async () => {
  const sendDue = vi.fn();

  expect((await createHandler({ ...configured, sendDue })(post({ apikey: 'key' }, 'GET'))).status).toBe(405);
  expect(sendDue).not.toHaveBeenCalled();
});

test('while something is not set nothing is touched, and the answer and the log name it', async () => {
  const sendDue = vi.fn();
  const missing = ['MAIL_API_KEY', 'SITE_URL'];

  const response = await createHandler({ ...configured, missing, sendDue })(post());

  expect(await response.json()).toEqual({ sent: 0, skipped: 0, failed: 0, inTrouble: 0, missing });
  expect(sendDue).not.toHaveBeenCalled();
  expect(log).toEqual(['No mail is sent, and nothing is lost: MAIL_API_KEY, SITE_URL is not set.']);
});

test('a database that fails is our fault', async () => {
  const sendDue = async () => {
    throw new Error('disk full');
  };

  const response = await createHandler({ ...configured, sendDue })(post());

  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    statusCode: 500,
    code: 'fault',
    message: 'Something went wrong on our side.',
  });
});

test('the hosted runtime is given the work until all is done, so that it goes on when the caller hangs up', async () => {
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
    countInTrouble: () => happen('counted').then(configured.countInTrouble),
  };

  const response = await createHandler(dependencies)(post());

  expect(response.status).toBe(200);
  expect(events).toEqual(['given', 'sent', 'counted', 'done']);
});

test('what the hosted runtime is given does not reject, whatever fails', async () => {
  const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
  vi.stubGlobal('EdgeRuntime', { waitUntil });
  const sendDue = async () => {
    throw new Error('disk full');
  };

  await createHandler({ ...configured, sendDue })(post());

  expect(waitUntil).toHaveBeenCalledOnce();
  await expect(waitUntil.mock.calls[0]?.[0]).resolves.toMatchObject({ status: 500 });
});
