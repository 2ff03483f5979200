import type { ActOutcome } from '@functions/contracts/outcomes.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createHandler } from '../../supabase/functions/review/handler.ts';

const TOKEN = '7K3M9Q2X4TBVR8ND';

afterEach(() => vi.restoreAllMocks());

/** The stored answer to a question. */
const seen = {
  state: 'answered',
  review: {
    ...{ firstName: 'Ana', city: 'Torrance', services: ['Furniture Removal'], hauler: null },
    ...{ until: '2026-12-12T18:00:00+00:00', publication: 'no', withheldBecause: null },
    ...{ gone: 'yes', leftBehind: null, price: null, amountPaid: null, stars: null, words: null },
    ...{ mayPublish: false, shownName: null },
  },
};

const shown = { ...seen, review: { ...seen.review, until: '2026-12-12T18:00:00.000Z' } };

/** The function, with all actions ending in this outcome. */
function review(outcome: ActOutcome = 'done', found: unknown = seen, hasBuildHook = false) {
  const database = {
    mayAnswer: vi.fn(async (_address: string, _secret: string | undefined) => true),
    look: vi.fn(async (_token: string): Promise<unknown> => found),
    answer: vi.fn(async (..._said: unknown[]) => outcome),
    unpublish: vi.fn(async (_token: string) => outcome),
  };
  const handle = createHandler({ ...database, hasBuildHook, publishableKeys: ['key'], allowedOrigins: [] });
  async function ask(body: object) {
    const init = { method: 'POST', headers: { apikey: 'key' }, body: JSON.stringify({ token: TOKEN, ...body }) };
    const response = await handle(new Request('https://functions.example/review', init));
    return { status: response.status, answer: await response.json() };
  }
  return { ...database, ask };
}

const failure = (code: string, message = code) => Object.assign(new Error(message), { code });

test('an answer is stored without token and action and returned as the link shows it', async () => {
  const { ask, answer } = review();

  expect(await ask({ action: 'answer', gone: 'no', leftBehind: ' A sofa ' })).toEqual({ status: 200, answer: shown });
  expect(answer.mock.calls).toEqual([[TOKEN, { gone: 'no', leftBehind: 'A sofa' }]]);
});

test('the page learns that the host builds the site by itself', async () => {
  const { ask } = review('done', seen, true);

  expect(await ask({ action: 'look' })).toEqual({
    status: 200,
    answer: { ...shown, review: { ...shown.review, buildsItself: true } },
  });
});

test.each([
  [{ mayPublish: true, stars: 5 }, 'Ana'],
  [{ mayPublish: true, stars: 5, shownName: 'Bea' }, 'Bea'],
  [{ mayPublish: false, stars: 5 }, undefined],
  [{ stars: 5 }, undefined],
])('with %j the published name is %s', async (said, shownName) => {
  const { ask, answer } = review();

  await ask({ action: 'answer', gone: 'yes', ...said });

  expect(answer.mock.calls[0]?.[1]).toEqual({ gone: 'yes', ...said, ...(shownName && { shownName }) });
});

test('a review deleted during the answer is unknown', async () => {
  for (const outcome of ['done', 'unknown'] as const) {
    expect(await review(outcome, null).ask({ action: 'answer', gone: 'yes', mayPublish: true, stars: 5 })).toEqual({
      status: 200,
      answer: { message: 'We don’t recognize this link.' },
    });
  }
});

test('an answer that violates a database constraint gets 400, and the log names the constraint without the row', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { ask, answer } = review();
  const details = 'Failing row contains (Ana, 2135550142)';
  answer.mockRejectedValue(Object.assign(failure('23514', 'violates "words are empty"'), { details }));

  expect(await ask({ action: 'answer', gone: 'yes' })).toMatchObject({ status: 400, answer: { code: 'malformed' } });
  expect(log.mock.calls).toEqual([['violates "words are empty"']]);
});

test('an answer ended by a deadlock is retried', async () => {
  const { ask, answer } = review();
  answer.mockRejectedValueOnce(failure('40P01'));

  expect((await ask({ action: 'answer', gone: 'yes' })).status).toBe(200);
  expect(answer).toHaveBeenCalledTimes(2);
});

test.each(['look', 'answer', 'unpublish'])('a database failure gets 500: %s', async (action) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { ask, ...database } = review();
  for (const each of ['look', 'answer', 'unpublish'] as const) database[each].mockRejectedValue(failure('XX000'));

  expect(await ask({ action, gone: 'yes' })).toMatchObject({ status: 500, answer: { code: 'fault' } });
});
