import { area, line } from '@functions/contracts/fields.ts';
import type { ReviewInput, ReviewView } from '@functions/contracts/review.ts';
import { canBeName, goneAnswers, isSomethingLeft, REVIEW_LENGTH, SHOWN_NAME_LENGTH } from '@functions/domain/review.ts';
import { parseAmount } from '@/features/request/amounts';
import { words } from '@/words/review';
import { fieldErrors, fieldErrorText } from '@/words/shared/errors';
import type { ReviewValues } from './values';

/** What is wrong with a field, in words. */
export type FieldFault = { fieldId: string; message: string };

/** What is sent of an answer, beside the language of the page. What is not answered is absent. */
type ReviewContent = Omit<Extract<ReviewInput, { action: 'answer' }>, 'token' | 'action' | 'language'>;

/** The ids of the fields. Of several buttons it is that of the first one. */
export const fieldIds = {
  gone: `gone-${goneAnswers[0]}`,
  leftBehind: 'left-behind',
  amountPaid: 'amount-paid',
  stars: 'stars-1',
  words: 'words',
  mayPublish: 'may-publish',
  shownName: 'shown-name',
} as const;

export type CheckedReview = { faults: FieldFault[]; content: ReviewContent | undefined };

/** What is wrong with an answer, in the order of its form, and what is sent if nothing is. */
export function checkReview(values: ReviewValues): CheckedReview {
  const { gone, price, mayPublish } = values;
  const leftBehind = isSomethingLeft(gone) ? values.leftBehind.trim() : '';
  const typedAmount = price === undefined || price === 'as-agreed' ? '' : values.amountPaid.trim();
  const amountPaid = parseAmount(typedAmount);
  const said = values.words.trim();
  const shownName = values.shownName.trim();

  const messages: [string, string | undefined][] = [
    [fieldIds.gone, gone ? undefined : words.form.goneRequired],
    [fieldIds.leftBehind, faultOfText(leftBehind)],
    [fieldIds.amountPaid, typedAmount && amountPaid === undefined ? fieldErrors['price-invalid'] : undefined],
    [fieldIds.stars, mayPublish && !values.stars ? fieldErrors['stars-required'] : undefined],
    [fieldIds.words, faultOfText(said)],
    [fieldIds.shownName, mayPublish ? faultOfName(shownName) : undefined],
  ];
  const faults = messages.flatMap(([fieldId, message]) => (message ? [{ fieldId, message }] : []));
  if (!gone || faults.length > 0) return { faults, content: undefined };
  return {
    faults,
    content: {
      gone,
      ...(leftBehind && { leftBehind }),
      ...(price && { price }),
      ...(amountPaid !== undefined && { amountPaid }),
      ...(values.stars && { stars: values.stars }),
      ...(said && { words: said }),
      ...(mayPublish && { mayPublish, shownName }),
    },
  };
}

function faultOfText(text: string): string | undefined {
  return fieldErrorText(area(REVIEW_LENGTH).safeParse(text).error?.issues[0]?.message);
}

function faultOfName(name: string): string | undefined {
  if (!name) return fieldErrors['shown-name-required'];
  const fault = fieldErrorText(line(SHOWN_NAME_LENGTH).safeParse(name).error?.issues[0]?.message);
  return fault ?? (canBeName(name) ? undefined : fieldErrors['shown-name-invalid']);
}

/** By which two answers are told apart: that of a form, and what was said. Undefined if nothing was. */
export function fingerprintOf(answer: ReviewContent | ReviewView['review'] | undefined): string | undefined {
  if (!answer?.gone) return undefined;
  const { gone, leftBehind, price, amountPaid, stars, words, mayPublish, shownName } = answer;
  const said = [gone, leftBehind, price, amountPaid, stars, words, mayPublish || null, mayPublish ? shownName : null];
  return JSON.stringify(said.map((each) => each ?? null));
}
