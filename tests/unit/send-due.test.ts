import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AttemptResult, Channel, Notification } from '../../supabase/functions/send-notifications/channel.ts';
import type { Delivery, Trouble } from '../../supabase/functions/send-notifications/delivery.ts';
import { type ChannelName, sendDue } from '../../supabase/functions/send-notifications/send-due.ts';

const SECOND_MS = 1000;

let log: string[];
beforeEach(() => {
  log = [];
  vi.spyOn(console, 'error').mockImplementation((message) => void log.push(String(message)));
});
afterEach(() => vi.restoreAllMocks());

const sent = (): Delivery => ({ outcome: 'sent' });
const refused = (status = 451): Delivery => ({ outcome: 'refused', status, error: `${status} no` });
const unanswered = (): Delivery => ({ outcome: 'unanswered', error: 'timeout' });
const unauthorized = (): Trouble => ({ outcome: 'unauthorized', status: 401, error: '401 bad key' });

const times = <T>(count: number, value: T): T[] => Array(count).fill(value);

/** IDs of emails are numbers, those of texts begin with t, those of builds with h. */
const row = (id: string) =>
  ({ id, channel: { t: 'text', h: 'hook' }[id.charAt(0)] ?? 'mail', attempts: 1 }) as Notification;
const mails = (count: number) => Array.from({ length: count }, (_, index) => row(String(index + 1)));
const texts = (count: number) => mails(count).map(({ id }) => row(`t${id}`));
const builds = (count: number) => mails(count).map(({ id }) => row(`h${id}`));

type Answers = (id: string, attempt: number) => Delivery | { outcome: 'overtaken' };

type Given = {
  msPerMail?: number;
  /** Throws if composing fails; returns null for something deleted. */
  compose?: (id: string) => object | null;
  look?: () => Trouble | null;
  /** The configured channels. */
  setUp?: ChannelName[];
};

/**
 * A sender with these emails and texts due, a clock that moves only when something takes time, and providers with these
 * answers. An email provider counts as down after three unanswered messages, a text provider or host after one.
 */
function sender(due: readonly Notification[], answers: Answers, given: Given = {}) {
  const { msPerMail = 0, compose = () => ({}), look = () => null, setUp = ['mail', 'text', 'hook'] } = given;
  const waiting = [...due];
  const finished: [string, AttemptResult['outcome'], string?][] = [];
  const attempts: string[] = [];
  const closedAt: ChannelName[][] = [];
  let looks = 0;
  let clock = 0;
  const channelOf = (channel: ChannelName): Channel => ({
    settings: `Check the settings of each ${channel}.`,
    maxUnanswered: channel === 'mail' ? 3 : 1,
    ...(channel === 'text' && {
      async look() {
        looks++;
        return look();
      },
    }),
    async compose({ id }) {
      if (compose(id) === null) return null;
      return async () => {
        attempts.push(id);
        clock += msPerMail;
        return answers(id, attempts.filter((each) => each === id).length);
      };
    },
    async finish({ id }, { outcome, error }) {
      finished.push(error === undefined ? [id, outcome] : [id, outcome, error]);
    },
  });
  const run = () =>
    sendDue({
      async claim(closed) {
        closedAt.push(closed);
        const open = waiting.filter(({ channel }) => !closed.some((each) => each === channel)).slice(0, 5);
        for (const each of open) waiting.splice(waiting.indexOf(each), 1);
        return open;
      },
      channels: Object.fromEntries(setUp.map((channel) => [channel, channelOf(channel)])),
      now: () => clock,
      async wait(milliseconds) {
        clock += milliseconds;
      },
    });
  return { run, finished, attempts, closedAt, left: () => waiting.length, clock: () => clock, looks: () => looks };
}

test('batches are sent until nothing is due', async () => {
  const { run, finished } = sender(mails(12), sent);

  expect(await run()).toEqual({ sent: 12, skipped: 0, failed: 0, isRefused: false });
  expect(finished).toHaveLength(12);
});

test.each([
  ['that the provider refuses', refused()],
  ["that the provider doesn't answer", unanswered()],
])('an email %s counts as tried and is retried later, and the others go out', async (_, answer) => {
  const { run, finished } = sender(mails(12), (id) => (Number(id) % 3 === 0 ? answer : sent()));

  expect(await run()).toMatchObject({ sent: 8, skipped: 0, failed: 4 });
  expect(finished.map(([, outcome]) => outcome)).toEqual(times(4, ['sent', 'sent', answer.outcome]).flat());
  expect(finished[2]).toEqual(['3', answer.outcome, answer.error]);
});

test.each([400, 403, 404, 413, 422, 451])(
  "twenty emails in a row refused with %i don't stop the rest",
  async (status) => {
    const { run, attempts, left } = sender(mails(21), (id) => (id === '21' ? sent() : refused(status)));

    expect(await run()).toMatchObject({ sent: 1, skipped: 0, failed: 20 });
    expect(attempts).toHaveLength(21);
    expect(left()).toBe(0);
  },
);

test('after three unanswered emails the rest wait without using up an attempt', async () => {
  const { run, finished, left } = sender(mails(12), unanswered);

  expect(await run()).toMatchObject({ sent: 0, skipped: 0, failed: 3 });
  expect(finished.slice(3)).toEqual([
    ['4', 'untried'],
    ['5', 'untried'],
  ]);
  expect(left()).toBe(7);
});

test.each([
  ['sent', sent()],
  ['refused', refused()],
])('a provider that answers every third email counts as up, even if the answer is "%s"', async (_, answer) => {
  const { run, attempts } = sender(mails(9), (id) => (Number(id) % 3 === 0 ? answer : unanswered()));

  await run();

  expect(attempts).toHaveLength(9);
});

function failToCompose(): never {
  throw new Error('disk full');
}

test("emails that can't be composed don't count as answers of the provider", async () => {
  const compose = (id: string) => (id === '2' ? failToCompose() : id === '4' ? null : {});
  const { run, attempts } = sender(mails(12), unanswered, { compose });

  expect(await run()).toMatchObject({ sent: 0, skipped: 1, failed: 4 });
  expect(attempts).toEqual(['1', '3', '5']);
});

test("any number of emails that can't be composed doesn't stop the rest", async () => {
  const { run } = sender(mails(21), sent, { compose: (id) => (id === '21' ? {} : failToCompose()) });

  expect(await run()).toMatchObject({ sent: 1, skipped: 0, failed: 20 });
});

test('a key refused for one email costs it no attempt, and the others go out', async () => {
  const { run, finished } = sender(mails(12), (id) => (id === '1' ? unauthorized() : sent()));

  expect(await run()).toEqual({ sent: 11, skipped: 0, failed: 0, isRefused: true });
  expect(finished[0]).toEqual(['1', 'unauthorized', '401 bad key']);
});

test('a key refused for a second email stops all emails without using up attempts and is logged once', async () => {
  const { run, finished, attempts } = sender(mails(12), unauthorized);

  expect(await run()).toEqual({ sent: 0, skipped: 0, failed: 0, isRefused: true });
  expect(attempts).toEqual(['1', '2']);
  expect(finished).toEqual([
    ['1', 'unauthorized', '401 bad key'],
    ['2', 'unauthorized', '401 bad key'],
    ['3', 'untried'],
    ['4', 'untried'],
    ['5', 'untried'],
  ]);
  expect(log).toEqual(['Check the settings of each mail. 401 bad key']);
});

test.each([
  [403, 1],
  [404, 1],
  [405, 1],
  [422, 0],
  [451, 0],
])('refusals with %i add %i log line about wrong settings', async (status, lines) => {
  const { isRefused } = await sender(mails(4), () => refused(status)).run();

  expect(isRefused).toBe(lines === 1);
  expect(log).toEqual(times(lines, `Check the settings of each mail. ${status} no`));
});

test('a provider that asks to wait briefly is retried, and each email goes out once', async () => {
  const { run, attempts, clock } = sender(mails(2), (_, attempt) =>
    attempt < 3 ? { outcome: 'busy', error: '429', retryAfterMs: SECOND_MS } : sent(),
  );

  expect(await run()).toEqual({ sent: 2, skipped: 0, failed: 0, isRefused: false });
  expect(attempts).toEqual(['1', '1', '1', '2', '2', '2']);
  expect(clock()).toBe(4 * SECOND_MS);
});

test.each([
  ['asks to wait long', { retryAfterMs: 11 * SECOND_MS }],
  ['does not say how long', {}],
])('a provider that %s is retried in a later call', async (_, patience) => {
  const { run, finished, clock } = sender(mails(2), () => ({ outcome: 'busy', error: '429', ...patience }));

  expect(await run()).toEqual({ sent: 0, skipped: 0, failed: 0, isRefused: false });
  expect(finished).toEqual([
    ['1', 'busy', '429'],
    ['2', 'untried'],
  ]);
  expect(clock()).toBe(0);
});

test('after 45 seconds the rest is left untried for the next call', async () => {
  const { run, finished, attempts, left } = sender([...mails(5), ...texts(20)], sent, { msPerMail: 12 * SECOND_MS });

  expect(await run()).toMatchObject({ sent: 4, skipped: 0, failed: 0 });
  expect(attempts).toHaveLength(4);
  expect(finished.at(-1)).toEqual(['5', 'untried']);
  expect(left()).toBe(20);
});

test("waiting doesn't exceed the 45 seconds", async () => {
  const { run, clock } = sender(mails(1), () => ({ outcome: 'busy', error: '429', retryAfterMs: 9 * SECOND_MS }));

  await run();

  expect(clock()).toBeLessThan(45 * SECOND_MS);
});

test('an email about something deleted in the meantime is skipped', async () => {
  const { run, attempts } = sender(mails(1), sent, { compose: () => null });

  expect(await run()).toMatchObject({ sent: 0, skipped: 1, failed: 0 });
  expect(attempts).toEqual([]);
});

test("an email that can't be composed doesn't stop the others", async () => {
  const { run, finished } = sender(mails(3), sent, { compose: (id) => (id === '2' ? failToCompose() : {}) });

  expect(await run()).toMatchObject({ sent: 2, skipped: 0, failed: 1 });
  expect(finished[1]).toEqual(['2', 'broken', 'Error: disk full']);
});

describe('with both channels', () => {
  const both = [...mails(4), ...texts(8), ...mails(12).slice(4)];
  const idsOf = (rows: readonly Notification[]) => rows.map(({ id }) => id);

  test('emails and texts go out in the order the database gives them', async () => {
    const { run, attempts } = sender(both, sent);

    expect(await run()).toMatchObject({ sent: 20 });
    expect(attempts).toEqual(idsOf(both));
  });

  test.each([
    ['does not answer', unanswered(), false],
    ['asks to wait', { outcome: 'busy', error: '429' } satisfies Delivery, false],
  ])('if the provider of texts %s, texts stop after one and emails continue', async (_, answer, isRefused) => {
    const { run, attempts, closedAt, left } = sender(both, (id) => (id.startsWith('t') ? answer : sent()));

    expect(await run()).toMatchObject({ sent: 12, isRefused });
    expect(attempts.filter((id) => id.startsWith('t'))).toEqual(['t1']);
    expect(closedAt.slice(0, 2)).toEqual([[], ['text']]);
    expect(left()).toBe(7);
  });

  test('if the provider of texts refuses our key, texts stop after two, emails continue, and it is logged', async () => {
    const { run, attempts, finished } = sender(both, (id) => (id.startsWith('t') ? unauthorized() : sent()));

    expect(await run()).toEqual({ sent: 12, skipped: 0, failed: 0, isRefused: true });
    expect(attempts.filter((id) => id.startsWith('t'))).toEqual(['t1', 't2']);
    expect(finished).toContainEqual(['t3', 'untried']);
    expect(log).toEqual(['Check the settings of each text. 401 bad key']);
  });

  test('if the provider of emails is down, emails wait and texts continue', async () => {
    const { run, attempts, closedAt } = sender(both, (id) => (id.startsWith('t') ? sent() : unanswered()));

    expect(await run()).toMatchObject({ sent: 8, failed: 3 });
    expect(attempts.filter((id) => !id.startsWith('t'))).toEqual(['1', '2', '3']);
    expect(closedAt).toContainEqual(['mail']);
  });

  test('if both are down, nothing more is tried', async () => {
    const { run, closedAt, left } = sender(both, unanswered);

    await run();

    expect(closedAt).toEqual([[], ['mail', 'text']]);
    expect(left()).toBe(15);
  });

  test.each<[ChannelName, string[]]>([
    ['mail', idsOf(mails(12))],
    ['text', idsOf(texts(8))],
  ])('only the configured channel is used: %s', async (channel, ids) => {
    const { run, attempts, closedAt, left } = sender(both, sent, { setUp: [channel] });

    expect(await run()).toMatchObject({ sent: ids.length, isRefused: false });
    expect(attempts).toEqual(ids);
    expect(closedAt[0]).toEqual([channel === 'mail' ? 'text' : 'mail', 'hook']);
    expect(left()).toBe(20 - ids.length);
  });

  test('the account for texts is checked once before the first text, and only if there is one', async () => {
    const withTexts = sender(both, sent);
    const without = sender(mails(12), sent);
    const gone = sender(texts(3), sent, { compose: () => null });

    await Promise.all([withTexts.run(), without.run(), gone.run()]);

    expect([withTexts.looks(), without.looks(), gone.looks()]).toEqual([1, 0, 0]);
  });

  test.each<[string, Trouble, string[]]>([
    ['is down', { outcome: 'unanswered', error: '503 no' }, []],
    ['is rate limiting', { outcome: 'busy', error: '429 no' }, []],
    [
      'refuses our key',
      { outcome: 'unauthorized', status: 401, error: '401 no' },
      ['Check the settings of each text. 401 no'],
    ],
  ])(
    'if the account check shows that the provider of texts %s, no text is begun and emails continue',
    async (_, trouble, lines) => {
      const { run, attempts, finished } = sender(both, sent, { look: () => trouble });

      expect(await run()).toEqual({ sent: 12, skipped: 0, failed: 0, isRefused: lines.length > 0 });
      expect(attempts).toEqual(idsOf(mails(12)));
      expect(finished).toContainEqual(['t1', 'untried', trouble.error]);
      expect(log).toEqual(lines);
    },
  );

  test('a text claimed by another sender in the meantime is left to it', async () => {
    const { run, finished } = sender(texts(3), (id) => (id === 't2' ? { outcome: 'overtaken' } : sent()));

    expect(await run()).toEqual({ sent: 2, skipped: 0, failed: 0, isRefused: false });
    expect(finished).toEqual([
      ['t1', 'sent'],
      ['t3', 'sent'],
    ]);
  });

  test("a number that can't be texted is not a wrong setting, whatever the status", async () => {
    const { run } = sender(texts(2), () => ({ outcome: 'refused', status: 403, error: '403 no', isAddress: true }));

    expect(await run()).toEqual({ sent: 0, skipped: 0, failed: 2, isRefused: false });
    expect(log).toEqual([]);
  });

  test('a number that replied STOP counts as failed and stops nothing', async () => {
    const { run, attempts } = sender(texts(6), () => ({ outcome: 'stopped', error: '400 STOP' }));

    expect(await run()).toEqual({ sent: 0, skipped: 0, failed: 6, isRefused: false });
    expect(attempts).toHaveLength(6);
  });
});

describe('with the build hook', () => {
  const all = [...builds(2), ...mails(4), ...texts(8)];

  test('builds are requested in the order the database gives them', async () => {
    const { run, attempts } = sender(all, sent);

    expect(await run()).toEqual({ sent: 14, skipped: 0, failed: 0, isRefused: false });
    expect(attempts).toEqual(all.map(({ id }) => id));
  });

  test.each([
    [
      'does not answer',
      unanswered(),
      { sent: 12, failed: 1 },
      [
        ['h1', 'unanswered', 'timeout'],
        ['h2', 'untried'],
      ],
    ],
    [
      'asks to wait',
      { outcome: 'busy', error: '429' },
      { sent: 12 },
      [
        ['h1', 'busy', '429'],
        ['h2', 'untried'],
      ],
    ],
  ] as [string, Delivery, object, unknown[]][])(
    'if the host %s, builds wait, and emails and texts continue',
    async (_, answer, report, ends) => {
      const { run, finished, closedAt } = sender(all, (id) => (id.startsWith('h') ? answer : sent()));

      expect(await run()).toMatchObject({ ...report, isRefused: false });
      expect(finished.filter(([id]) => id.startsWith('h'))).toEqual(ends);
      expect(closedAt.slice(0, 2)).toEqual([[], ['hook']]);
    },
  );

  test('builds are requested even if no message can be sent', async () => {
    const { run, finished, left } = sender([...mails(4), ...texts(8), ...builds(2)], (id) =>
      id.startsWith('h') ? sent() : unanswered(),
    );

    expect(await run()).toMatchObject({ sent: 2 });
    expect(finished.filter(([, outcome]) => outcome === 'sent')).toEqual([
      ['h1', 'sent'],
      ['h2', 'sent'],
    ]);
    expect(left()).toBe(7);
  });

  test.each([
    [undefined, []],
    [422, []],
    [404, ['Check the settings of each hook. no']],
  ])(
    "a build the host can't accept is skipped, and the status %s is logged if it means a wrong setting",
    async (status, lines) => {
      const skipped: Delivery = { outcome: 'skipped', error: 'no', ...(status && { status }) };
      const { run, finished } = sender(builds(2), () => skipped);

      expect(await run()).toEqual({ sent: 0, skipped: 2, failed: 0, isRefused: lines.length > 0 });
      expect(finished).toEqual([
        ['h1', 'skipped', 'no'],
        ['h2', 'skipped', 'no'],
      ]);
      expect(log).toEqual(lines);
    },
  );
});
