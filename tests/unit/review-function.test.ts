import { refusals } from '@functions/words/en/refusals.ts';
import { reviewRefusals } from '@functions/words/en/review-refusals.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { badLanguages } from '../fixtures/languages.ts';
import { DatabaseError, loadFunction, refusedWith } from '../support/loaded-function.ts';

const token = '7K3M9Q2X4TBVR8ND';
const UNKNOWN = { status: 200, answer: { message: refusals['review-unknown'] } };

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

/** What the database returns for the link. */
const stored = {
  state: 'answered',
  review: {
    ...{ first_name: 'Ana', city: 'Torrance', services: ['Furniture Removal'], had_window: true, hauler: null },
    ...{ until: '2026-12-12T18:00:00+00:00', publication: 'no', withheld_because: null },
    ...{ gone: 'yes', left_behind: null, price: null, amount_paid: null, stars: null, words: null },
    ...{ came_in_window: false, may_publish: false, shown_name: null, street_address: 'secret' },
  },
};
const shown = {
  state: 'answered',
  review: {
    ...{ firstName: 'Ana', city: 'Torrance', services: ['Furniture Removal'], hadWindow: true, hauler: null },
    ...{ until: '2026-12-12T18:00:00.000Z', publication: 'no', withheldBecause: null },
    ...{ gone: 'yes', leftBehind: null, price: null, amountPaid: null, stars: null, words: null },
    ...{ cameInWindow: false, mayPublish: false, shownName: null },
  },
};

const { call } = await loadFunction('review');

/** Sends an input; acting ends with this outcome, and the link then shows this. */
const ask = (input: object, outcome: unknown = 'done', found: unknown = stored) =>
  call({ token, ...input }, { view_review: found, answer_review: outcome, unpublish_review: outcome });

const view = ['view_review', { token }];

test.each<[input: { action: string; [field: string]: unknown }, calls: unknown[]]>([
  [{ action: 'view' }, [view]],
  [{ action: 'unpublish' }, [['unpublish_review', { token }], view]],
  [{ action: 'answer', gone: 'yes' }, [['answer_review', { token, gone: 'yes', may_publish: false }], view]],
  [
    { action: 'answer', gone: 'no', leftBehind: ' \n ', words: '', shownName: '  ' },
    [['answer_review', { token, gone: 'no', may_publish: false }], view],
  ],
  [
    {
      ...{ action: 'answer', gone: 'partly', leftBehind: ' A sofa\nand “two” chairs', price: 'higher' },
      ...{
        amountPaid: 20_000,
        cameInWindow: false,
        stars: 1,
        words: 'señora paid',
        mayPublish: true,
        shownName: 'Ana María',
        language: 'es',
      },
    },
    [
      [
        'answer_review',
        {
          ...{ token, gone: 'partly', left_behind: 'A sofa\nand “two” chairs', price: 'higher', amount_paid: 20_000 },
          ...{
            came_in_window: false,
            stars: 1,
            words: 'señora paid',
            may_publish: true,
            shown_name: 'Ana María',
            language: 'es',
          },
        },
      ],
      view,
    ],
  ],
  [
    // Without a name for publication, it is the first name.
    { action: 'answer', gone: 'yes', stars: 5, mayPublish: true },
    [view, ['answer_review', { token, gone: 'yes', stars: 5, may_publish: true, shown_name: 'Ana' }], view],
  ],
])('%j makes the database calls %j and answers with what the link shows', async (input, calls) => {
  expect(await ask(input)).toEqual({ status: 200, answer: shown, asked: calls });
});

test('a late answer is refused, and an unknown link or one deleted meanwhile gets a message', async () => {
  const answer = { action: 'answer', gone: 'yes', stars: 5, mayPublish: true };

  expect(await ask(answer, 'refused')).toMatchObject({
    status: 409,
    answer: { statusCode: 409, code: 'closed', message: reviewRefusals.closed },
  });
  for (const outcome of ['done', 'unknown']) expect(await ask(answer, outcome, null)).toMatchObject(UNKNOWN);
});

test.each(['A'.repeat(31), '213 555 0142', 'ana@evil.example'])(
  'a first name that cannot be published is not used: another one is asked for (%s)',
  async (first_name) => {
    const found = { ...stored, review: { ...stored.review, first_name } };

    expect(await ask({ action: 'answer', gone: 'yes', stars: 5, mayPublish: true }, 'done', found)).toMatchObject({
      ...{ status: 400, answer: { code: 'shown-name-required' }, asked: [view] },
    });
  },
);

test('a deadlock is tried again, and a broken rule of the database gets 400 and a log line without the row', async () => {
  const outcomes = [new DatabaseError('40P01'), 'done'];
  const broken = new DatabaseError('23514', 'violates "words are empty"', 'Failing row contains (Ana, 2135550142)');

  expect(await ask({ action: 'unpublish' }, () => outcomes.shift())).toMatchObject({ status: 200 });
  expect(await ask({ action: 'answer', gone: 'yes' }, broken)).toMatchObject({
    status: 400,
    answer: { code: 'malformed' },
  });
  expect(log.mock.calls).toEqual([['violates "words are empty"']]);
});

test.each<[code: string, ...inputs: object[]]>([
  ['link-invalid', { token: '7K3M9Q2X' }],
  ['malformed', { action: 'publish' }, { gone: undefined }, { gone: 'maybe' }, { price: 'free' }],
  ['malformed', ...[0, 6, 4.5].map((stars) => ({ stars }))],
  ['price-invalid', { amountPaid: 0.5 }, { amountPaid: 20_001 }],
  ['too-long:500', { leftBehind: 'x'.repeat(501) }, { words: 'x'.repeat(501) }],
  ['too-long:30', { shownName: 'x'.repeat(31) }],
  ['shown-name-invalid', ...['213 555 0142', '\uFF12\u{1D7CF}\u2462'].map((shownName) => ({ shownName }))],
  ['shown-name-invalid', ...['ana@evil.example', 'ana\uFF20evil.example'].map((shownName) => ({ shownName }))],
  ['stars-required', { mayPublish: true, shownName: 'Ana' }],
  ['shown-name-required', { mayPublish: true, stars: 5, shownName: ' ' }],
  ['bad-language', ...badLanguages.map((language) => ({ language }))],
])('an answer is refused with %s and does not reach the database: %j', async (code, ...inputs) => {
  for (const input of inputs) {
    expect([input, await ask({ action: 'answer', gone: 'yes', ...input })]).toEqual([input, refusedWith(code)]);
  }
});

test('the longest answer fits', async () => {
  const longest = { leftBehind: '木'.repeat(500), words: '木'.repeat(500), shownName: 'ñ'.repeat(30) };

  expect((await ask({ action: 'answer', gone: 'no', ...longest })).status).toBe(200);
});

test.each([
  ['https://host.example/hook', true],
  [' ', undefined],
])('with the build hook %j the page learns whether the host builds the site by itself', async (hook, buildsItself) => {
  const withHook = await loadFunction('review', { BUILD_HOOK_URL: hook });

  const { answer } = await withHook.call({ token, action: 'view' }, { view_review: stored });

  expect(answer.review.buildsItself).toBe(buildsItself);
});
