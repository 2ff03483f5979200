import { expect, test } from 'vitest';
import { fingerprintOf, reviewSchema } from '@/features/review/schema';
import { type ReviewValues, valuesOf } from '@/features/review/values';
import { words } from '@/words/review';
import { askedReview } from '../components/support/fake-backend.ts';

const { review } = askedReview();
const typed: ReviewValues = {
  gone: 'partly',
  leftBehind: ' The box spring ',
  price: 'higher',
  amountPaid: '$1,240',
  cameInWindow: false,
  stars: 2,
  words: ' Late. ',
  mayPublish: true,
  shownName: 'Ana D.',
};

/** The answer to send, or the messages of errors. */
function read(values: Partial<ReviewValues>) {
  const { data, error } = reviewSchema.safeParse({ ...valuesOf(review, undefined), ...values });
  return data ?? error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test.each<[what: string, Partial<ReviewValues>, object]>([
  [
    'everything',
    typed,
    {
      gone: 'partly',
      leftBehind: 'The box spring',
      price: 'higher',
      amountPaid: 1240,
      cameInWindow: false,
      stars: 2,
      words: 'Late.',
      mayPublish: true,
      shownName: 'Ana D.',
    },
  ],
  ['only the first answer', { gone: 'yes' }, { gone: 'yes' }],
  [
    'answers that no longer fit',
    { ...typed, gone: 'yes', price: 'as-agreed', stars: 0, words: '', mayPublish: false },
    { gone: 'yes', price: 'as-agreed', cameInWindow: false },
  ],
  ['nothing', {}, [`gone: ${words.form.goneRequired}`]],
  ['permission without stars', { ...typed, stars: 0 }, ['stars: stars-required']],
  ['permission without a name', { ...typed, shownName: ' ' }, ['shownName: shown-name-required']],
  ['permission with a number as the name', { ...typed, shownName: 'call 555' }, ['shownName: shown-name-invalid']],
  ['an amount in words', { ...typed, amountPaid: 'a lot' }, ['amountPaid: price-invalid']],
])('%s is read as %j', (_, values, expected) => {
  expect(read(values)).toEqual(expected);
});

test('the form begins with the earlier answer, or with a name that can be shown', () => {
  expect(valuesOf(review, undefined)).toMatchObject({ gone: undefined, stars: undefined, shownName: 'Ana' });
  expect(valuesOf({ ...review, firstName: 'ana@x' }, undefined).shownName).toBe('');
  expect(valuesOf({ ...review, gone: 'yes', amountPaid: 240 }, { gone: 'no' })).toMatchObject({
    gone: 'no',
    amountPaid: '240',
    stars: 0,
  });
});

test('an answer is recognized as the stored one, also if it only keeps a name that is not shown', () => {
  const stored = { ...review, gone: 'yes', stars: 4, words: 'Quick.', mayPublish: false, shownName: 'Ana' } as const;
  const same = reviewSchema.parse(valuesOf(stored, { mayPublish: false }));

  expect(fingerprintOf(same)).toBe(fingerprintOf(stored));
  expect(fingerprintOf({ ...same, stars: 5 })).not.toBe(fingerprintOf(stored));
  expect(fingerprintOf({ ...same, cameInWindow: false })).not.toBe(fingerprintOf(stored));
  expect(fingerprintOf(review)).toBeUndefined();
  // Of yesterday's page, in a draft.
  expect(fingerprintOf({ ...review, gone: 'yes' })).toBe('["yes",null,null,null,null,null,null,null]');
});
