import type { DeskRequest } from '@functions/contracts/desk.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { isSomethingLeft } from '@functions/domain/review.ts';
import { words } from '@/content/en/desk';
import { holderOf } from '../holder';
import { formatLosAngelesClock } from '../los-angeles-clock';
import { amountText } from './amount-text';
import { problemOf } from './problem';

/** The problem that the customer tells, in a few words; undefined if they tell of none. */
export function problemText({ review }: DeskRequest): string | undefined {
  const problem = problemOf(review);
  return problem && words.next.problem[problem];
}

/** What the customer tells of the problem, whom to call, and what the hauler hears of it by themselves. */
export function problemDetails(request: DeskRequest): string[] {
  const { whatIsLeft, paidMoreToo, theyPaid, haulerEntered, phoneOf, haulerIsTold } = words.next;
  const { review, fullName, phone, pricePaid, flaggedBecause } = request;
  if (!review) return [];
  const holder = holderOf(request)?.hauler;
  const isLeft = isSomethingLeft(review.gone);
  const isDearer = review.price === 'higher';
  const paid = review.amountPaid === null ? undefined : amountText(review.amountPaid);
  const prices = [
    ...(isLeft ? [paidMoreToo(paid)] : paid ? [theyPaid(paid)] : []),
    ...(pricePaid === undefined ? [] : [haulerEntered(amountText(pricePaid))]),
  ];
  const told = isDearer ? (isLeft ? 'ofWhatIsLeftAlone' : 'notOfPrice') : 'ofWhatIsLeft';
  return [
    ...(review.leftBehind ? [whatIsLeft(review.leftBehind)] : []),
    ...(isDearer && prices.length > 0 ? [prices.join(' ')] : []),
    phoneOf(fullName, formatPhone(phone)),
    ...(holder ? [phoneOf(holder.name, formatPhone(holder.phone))] : []),
    ...(holder && flaggedBecause === null ? [haulerIsTold[told](holder.name)] : []),
  ];
}

/** When it was completed and when the customer answered, in their order. */
export function answerTimes({ review, closedAt }: DeskRequest): string[] {
  const { answeredAt, completedAt, completedAgainAt } = words.next;
  const isLater = review !== null && closedAt !== null && Date.parse(closedAt) > Date.parse(review.answeredAt);
  return [
    ...(closedAt && !isLater ? [completedAt(formatLosAngelesClock(closedAt))] : []),
    ...(review ? [answeredAt(formatLosAngelesClock(review.answeredAt))] : []),
    ...(closedAt && isLater ? [completedAgainAt(formatLosAngelesClock(closedAt))] : []),
  ];
}
