import type { Door } from '@functions/contracts/pickup.ts';
import { dollars } from '@functions/words/en/pickups.ts';
import { words } from '@/content/en/desk';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';

/** A price at the door with the estimate, and why it is more: "$240 (estimate up to $180): “A piano more”." */
export function doorPriceText({ price, estimate, reason }: Pick<Door, 'price' | 'estimate' | 'reason'>): string {
  return words.pickup.door.price(dollars(price), estimate === undefined ? undefined : dollars(estimate), reason);
}

/** Whether the customer agrees to it and by whose word, and which earlier price holds until then. */
export function doorAnswerText({ state, acceptedBy = 'customer', answeredAt, madeAt, standing }: Door): string {
  const { answers, stillHolds } = words.pickup.door;
  const answer = state === 'open' ? answers.open : answers[state][acceptedBy];
  const sentence = answer(formatLosAngelesClock(answeredAt ?? madeAt));
  return standing === undefined ? sentence : `${sentence} ${stillHolds(dollars(standing))}`;
}
