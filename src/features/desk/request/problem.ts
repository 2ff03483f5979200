import type { DeskRequest, DeskReview } from '@functions/contracts/desk.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { isSomethingLeft } from '@functions/domain/review.ts';
import { dollars } from '@functions/words/en/pickups.ts';
import { words } from '@/content/en/desk';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { holderOf } from '../offers';

/** A problem that the team must fix: something was not taken, or the price was higher than agreed. */
type Problem = 'partly' | 'no' | 'price';

/** The problem that a customer reported with a pickup; undefined if there is none. */
export function problemOf(review: DeskReview | null): Problem | undefined {
  if (review === null) return undefined;
  if (review.gone !== 'yes') return review.gone;
  return review.price === 'higher' ? 'price' : undefined;
}

/** The customer's problem in a few words; undefined if there is none. */
export function problemText({ review }: DeskRequest): string | undefined {
  const problem = problemOf(review);
  return problem && words.next.problem[problem];
}

/** What the customer reported, whom to call, and what the hauler is notified of automatically. */
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
  const haulerHears = isDearer ? (isLeft ? 'ofWhatIsLeftAlone' : 'notOfPrice') : 'ofWhatIsLeft';
  return [
    ...(review.leftBehind ? [whatIsLeft(review.leftBehind)] : []),
    ...(isDearer && prices.length > 0 ? [prices.join(' ')] : []),
    phoneOf(fullName, formatPhone(phone)),
    ...(holder ? [phoneOf(holder.name, formatPhone(holder.phone))] : []),
    ...(holder && flaggedBecause === null ? [haulerIsTold[haulerHears](holder.name)] : []),
  ];
}

/** When it was completed and when the customer answered, in chronological order. */
export function answerTimes({ review, closedAt }: DeskRequest): string[] {
  const { answeredAt, completedAt, completedAgainAt } = words.next;
  const isLater = review !== null && closedAt !== null && Date.parse(closedAt) > Date.parse(review.answeredAt);
  return [
    ...(closedAt && !isLater ? [completedAt(formatLosAngelesClock(closedAt))] : []),
    ...(review ? [answeredAt(formatLosAngelesClock(review.answeredAt))] : []),
    ...(closedAt && isLater ? [completedAgainAt(formatLosAngelesClock(closedAt))] : []),
  ];
}

/** An amount within a sentence. */
export function amountText(amount: number): string {
  return amount === 0 ? words.next.nothing : dollars(amount);
}
