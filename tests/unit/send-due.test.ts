import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Channel, Notification } from '../../supabase/functions/send-notifications/channel.ts';
import { type Delivery, type Failure, NotReleasedError } from '../../supabase/functions/send-notifications/delivery.ts';
import { type ChannelName, sendDue } from '../../supabase/functions/send-notifications/send-due.ts';

const SECOND_MS = 1000;

let log: string[];
beforeEach(() => {
  log = [];
  vi.spyOn(console, 'error').mockImplementation((message) => void log.push(String(message)));
});
afterEach(() => vi.restoreAllMocks());

const sent: Delivery = { outcome: 'sent' };
const refused = (status = 451): Delivery => ({ outcome: 'refused', status, error: `${status} no` });
const unanswered: Delivery = { outcome: 'unanswered', error: 'timeout' };
const unauthorized: Failure = { outcome: 'unauthorized', status: 401, error: '401 bad key' };
const busy: Delivery = { outcome: 'busy', error: '429' };

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
  look?: () => Failure | null;
  /** The configured channels. */
  setUp?: ChannelName[];
};

/**
 * A sender with these emails and texts due, a clock that moves only when all channels wait, and providers with these
 * answers. An email provider counts as down after three unanswered messages, a text provider or host after one.
 */
function sender(due: readonly Notification[], answers: Answers, given: Given = {}) {
  const { msPerMail = 0, compose = () => ({}), look = () => null, setUp = ['mail', 'text', 'hook'] } = given;
  const waiting = [...due];
  const finished: string[] = [];
  const attempts: string[] = [];
  const closedAt: ChannelName[][] = [];
  let looks = 0;
  let tookMs = 0;
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
        if (msPerMail > 0) await wait(msPerMail);
        return answers(id, attempts.filter((each) => each === id).length);
      };
    },
    async finish({ id }, { outcome, error }) {
      finished.push([id, outcome, error].filter(Boolean).join(' '));
    },
  });
  async function run() {
    vi.useFakeTimers();
    const startedAt = Date.now();
    const report = sendDue({
      async claim(name, closed) {
        closedAt.push(closed);
        const open = waiting.filter(({ channel }) => channel === name).slice(0, 5);
        for (const each of open) waiting.splice(waiting.indexOf(each), 1);
        return open;
      },
      channels: Object.fromEntries(setUp.map((channel) => [channel, channelOf(channel)])),
      now: () => Date.now() - startedAt,
      wait,
    }).finally(() => {
      tookMs = Date.now() - startedAt;
    });
    report.catch(() => {});
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    return report;
  }
  return { run, finished, attempts, closedAt, left: () => waiting.length, tookMs: () => tookMs, looks: () => looks };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The order in which the database gives emails and texts. */
const both = [...mails(4), ...texts(8), ...mails(12).slice(4)];
const idsOf = (rows: readonly Notification[]) => rows.map(({ id }) => id);
const everyThird = (answer: Delivery, others: Delivery) => (id: string) => (Number(id) % 3 === 0 ? answer : others);
const ofTexts = (answer: Delivery) => (id: string) => (id.startsWith('t') ? answer : sent);
const ofBuilds = (answer: Delivery) => (id: string) => (id.startsWith('h') ? answer : sent);

function failToCompose(): never {
  throw new Error('disk full');
}

function waitForRelease(): never {
  throw new NotReleasedError('No words');
}

type Expected = {
  report: Partial<Awaited<ReturnType<typeof sendDue>>>;
  /** What was handed over, or how much. */
  attempts?: string[] | number;
  /** Some of the ends that are stored. */
  finished?: string[];
  /** How many are left to a later call. */
  left?: number;
  closedAt?: ChannelName[][];
  log?: string[];
};

test.each<[what: string, due: readonly Notification[], answers: Answers, expected: Expected, given?: Given]>([
  [
    'everything that is due, in batches',
    mails(12),
    () => sent,
    { report: { sent: 12, isRefused: false }, attempts: 12 },
  ],
  [
    'the others if the provider refuses some, which count as tried',
    mails(12),
    everyThird(refused(), sent),
    { report: { sent: 8, skipped: 0, failed: 4 }, finished: ['3 refused 451 no'] },
  ],
  [
    'the others if the provider does not answer some',
    mails(12),
    everyThird(unanswered, sent),
    { report: { sent: 8, skipped: 0, failed: 4 }, finished: ['3 unanswered timeout'] },
  ],
  [
    'the rest after twenty refusals in a row',
    mails(21),
    (id) => (id === '21' ? sent : refused()),
    { report: { sent: 1, failed: 20 }, attempts: 21, left: 0 },
  ],
  [
    'no more after three unanswered emails, and the rest waits without using up an attempt',
    mails(12),
    () => unanswered,
    { report: { sent: 0, failed: 3 }, finished: ['4 untried', '5 untried'], left: 7 },
  ],
  ['all if the provider answers every third', mails(9), everyThird(sent, unanswered), { report: {}, attempts: 9 }],
  ['all if the provider refuses every third', mails(9), everyThird(refused(), unanswered), { report: {}, attempts: 9 }],
  [
    "what can be composed: what can't is no answer of the provider, and what was deleted is skipped",
    mails(12),
    () => unanswered,
    {
      report: { sent: 0, skipped: 1, failed: 4 },
      ...{ attempts: ['1', '3', '5'], finished: ['2 broken Error: disk full'] },
    },
    { compose: (id) => (id === '2' ? failToCompose() : id === '4' ? null : {}) },
  ],
  [
    "the last after any number that can't be composed",
    mails(21),
    () => sent,
    { report: { sent: 1, failed: 20 }, attempts: ['21'] },
    { compose: (id) => (id === '21' ? {} : failToCompose()) },
  ],
  [
    'no attempt of what needs the next release',
    mails(2),
    () => sent,
    { report: { sent: 1, failed: 0 }, attempts: ['2'], finished: ['1 untried'] },
    { compose: (id) => (id === '1' ? waitForRelease() : {}) },
  ],
  [
    'the others if our key is refused for one email, which costs it no attempt',
    mails(12),
    (id) => (id === '1' ? unauthorized : sent),
    { report: { sent: 11, failed: 0, isRefused: true }, finished: ['1 unauthorized 401 bad key'] },
  ],
  [
    'no more if our key is refused for a second email, which is logged once',
    mails(12),
    () => unauthorized,
    {
      report: { sent: 0, skipped: 0, failed: 0, isRefused: true },
      ...{ attempts: ['1', '2'], finished: ['3 untried'], log: ['Check the settings of each mail. 401 bad key'] },
    },
  ],
  [
    'each email once to a provider that asks to wait briefly',
    mails(2),
    (_, attempt) => (attempt < 3 ? { ...busy, retryAfterMs: SECOND_MS } : sent),
    { report: { sent: 2, failed: 0, isRefused: false }, attempts: ['1', '1', '1', '2', '2', '2'] },
  ],
  [
    'nothing to a provider that asks to wait long',
    mails(2),
    () => ({ ...busy, retryAfterMs: 11 * SECOND_MS }),
    { report: { sent: 0, failed: 0, isRefused: false }, finished: ['1 busy 429', '2 untried'] },
  ],
  [
    'what fits into 45 seconds, and leaves the rest untried',
    [...mails(5), ...texts(20)],
    () => sent,
    { report: { sent: 8, skipped: 0, failed: 0 }, attempts: 8, finished: ['5 untried', 't5 untried'], left: 15 },
    { msPerMail: 12 * SECOND_MS },
  ],
  ['emails and texts', both, () => sent, { report: { sent: 20 }, attempts: 20 }],
  [
    'texts at once, and waits ten seconds at most for a provider of emails that accepts nothing',
    [...mails(2), ...texts(2)],
    (id) => (id.startsWith('t') ? sent : { ...busy, retryAfterMs: SECOND_MS }),
    {
      report: { sent: 2, failed: 0 },
      ...{ attempts: ['1', 't1', 't2', ...Array(10).fill('1')], finished: ['1 busy 429', '2 untried'] },
    },
  ],
  [
    'emails if the provider of texts does not answer the first',
    both,
    ofTexts(unanswered),
    { report: { sent: 12, isRefused: false }, left: 3, attempts: 13 },
  ],
  [
    'texts if the provider of emails is down',
    both,
    (id) => (id.startsWith('t') ? sent : unanswered),
    { report: { sent: 8, failed: 3 }, left: 7, attempts: 11 },
  ],
  ['nothing more if both are down', both, () => unanswered, { report: {}, attempts: 4, left: 10 }],
  ...(['mail', 'text'] as const).map((channel): [string, Notification[], Answers, Expected, Given] => {
    const ids = idsOf(both.filter((row) => row.channel === channel));
    const others = [channel === 'mail' ? 'text' : 'mail', 'hook'] satisfies ChannelName[];
    const expected = { report: { sent: ids.length, isRefused: false }, attempts: ids, closedAt: [others] };
    return [`only by the channel that is configured: ${channel}`, both, () => sent, expected, { setUp: [channel] }];
  }),
  ...(
    [
      [unanswered, []],
      [busy, []],
      [unauthorized, ['Check the settings of each text. 401 bad key']],
    ] as [Failure, string[]][]
  ).map(([failure, log]): [string, Notification[], Answers, Expected, Given] => [
    `only emails if the account for texts is ${failure.outcome}`,
    ...([both, () => sent] as const),
    {
      report: { sent: 12, failed: 0, isRefused: log.length > 0 },
      ...{ attempts: idsOf(mails(12)), finished: [`t1 untried ${failure.error}`], log },
    },
    { look: () => failure },
  ]),
  [
    'no text that another sender has claimed in the meantime',
    texts(3),
    (id) => (id === 't2' ? { outcome: 'overtaken' } : sent),
    { report: { sent: 2, skipped: 0, failed: 0 }, finished: ['t1 sent', 't3 sent'] },
  ],
  [
    "the next text after a number that can't be texted, which is no wrong setting whatever the status",
    texts(2),
    () => ({ outcome: 'refused', status: 403, error: '403 no', isAddress: true }),
    { report: { sent: 0, failed: 2, isRefused: false }, attempts: 2 },
  ],
  [
    'the next text after a number that replied STOP',
    texts(6),
    () => ({ outcome: 'stopped', error: '400 STOP' }),
    { report: { sent: 0, failed: 6, isRefused: false }, attempts: 6 },
  ],
  [
    'emails and texts if the host asks to wait',
    [...builds(2), ...both],
    ofBuilds(busy),
    { report: { sent: 20, failed: 0 }, finished: ['h1 busy 429', 'h2 untried'] },
  ],
  [
    'builds even if no message can be sent',
    [...mails(4), ...texts(8), ...builds(2)],
    (id) => (id.startsWith('h') ? sent : unanswered),
    { report: { sent: 2 }, finished: ['h1 sent', 'h2 sent'], left: 3 },
  ],
  ...(
    [
      [undefined, []],
      [422, []],
      [404, ['Check the settings of each hook. no']],
    ] as const
  ).map(([status, log]): [string, Notification[], Answers, Expected] => [
    `no build that the host can't accept, with the status ${status}`,
    builds(2),
    () => ({ outcome: 'skipped', error: 'no', ...(status && { status }) }),
    {
      report: { sent: 0, skipped: 2, failed: 0, isRefused: log.length > 0 },
      ...{ finished: ['h1 skipped no', 'h2 skipped no'], log: [...log] },
    },
  ]),
])('a call sends %s', async (_, due, answers, expected, given) => {
  const { report, attempts, finished = [], left, closedAt = [], log: lines } = expected;
  const call = sender(due, answers, given);

  expect(await call.run()).toMatchObject(report);

  if (attempts !== undefined) {
    expect(typeof attempts === 'number' ? call.attempts.length : call.attempts).toEqual(attempts);
  }
  expect(call.finished).toEqual(expect.arrayContaining(finished));
  if (left !== undefined) expect(call.left()).toBe(left);
  expect(call.closedAt.slice(0, closedAt.length)).toEqual(closedAt);
  if (lines !== undefined) expect(log).toEqual(lines);
});

test.each([
  [403, 1],
  [404, 1],
  [405, 1],
  [422, 0],
  [451, 0],
])('refusals with %i add %i log line about wrong settings', async (status, lines) => {
  const { isRefused } = await sender(mails(4), () => refused(status)).run();

  expect([isRefused, log]).toEqual([lines === 1, Array(lines).fill(`Check the settings of each mail. ${status} no`)]);
});

test('waiting for a provider takes as long as it asks, up to ten seconds', async () => {
  const brief = sender(mails(2), (_, attempt) => (attempt < 3 ? { ...busy, retryAfterMs: SECOND_MS } : sent));
  const long = sender(mails(1), () => ({ ...busy, retryAfterMs: 9 * SECOND_MS }));
  const longer = sender(mails(2), () => ({ ...busy, retryAfterMs: 11 * SECOND_MS }));

  for (const { run } of [brief, long, longer]) await run();

  expect([brief, long, longer].map(({ tookMs }) => tookMs())).toEqual([4 * SECOND_MS, 9 * SECOND_MS, 0]);
});

test('an error in one channel ends the call after the others', async () => {
  const answers = (id: string) => (id.startsWith('t') ? sent : failToCompose());
  const call = sender([...mails(1), ...texts(2)], answers, { msPerMail: SECOND_MS });

  await expect(call.run()).rejects.toThrow('disk full');

  expect([call.attempts, call.tookMs()]).toEqual([['1', 't1', 't2'], 2 * SECOND_MS]);
});

test('the account for texts is checked once before the first text, and only if there is one', async () => {
  const [withTexts, without] = [sender(both, () => sent), sender(mails(12), () => sent)];
  const gone = sender(texts(3), () => sent, { compose: () => null });

  for (const { run } of [withTexts, without, gone]) await run();

  expect([withTexts.looks(), without.looks(), gone.looks()]).toEqual([1, 0, 0]);
});
