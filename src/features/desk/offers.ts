import type { DeskRequest } from '@functions/contracts/desk.ts';

export type Offer = DeskRequest['offers'][number];

/** The accepted offer, which names the hauler who has the request; undefined if nobody has it. */
export function holderOf({ offers }: Pick<DeskRequest, 'offers'>): Offer | undefined {
  return offers.find(({ state }) => state === 'accepted');
}

/** The offers that a hauler can still accept, including those that go out in the morning. */
export function openOffersOf({ offers }: DeskRequest, now: Date): Offer[] {
  return offers.filter(({ state, expiresAt }) => state === 'open' && Date.parse(expiresAt) > now.getTime());
}

/** The state of a hauler's offer; undefined if they have none. */
export function offerStateOf(haulerId: string, { offers }: DeskRequest): Offer['state'] | undefined {
  return offers.find(({ hauler }) => hauler.id === haulerId)?.state;
}
