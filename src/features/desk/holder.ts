import type { DeskRequest } from '@functions/contracts/desk.ts';

export type Offer = DeskRequest['offers'][number];

/** The offer of who has the request; undefined if nobody has it. */
export function holderOf({ offers }: Pick<DeskRequest, 'offers'>): Offer | undefined {
  return offers.find(({ state }) => state === 'accepted');
}
