import type { Enums } from '../database.types.ts';
import { declineReason, proposalWish } from '../enums.ts';

/** The largest price in dollars, estimated or paid. Prices are whole dollars. */
export const MAX_PRICE = 20_000;

/** A price within a sentence: "$1,200", and "$0" for none. */
export function amountText(dollars: number): string {
  return `$${dollars.toLocaleString('en-US')}`;
}

/** The most times that a hauler can propose to choose from. */
export const MAX_WINDOWS = 3;

/** Maximum length of a hauler's note, in characters. */
export const NOTE_LENGTH = 500;

/** Maximum length of the reason for a price above the estimate, in characters. */
export const DOOR_REASON_LENGTH = 80;

/** How long what happened at the door can wait for a network, in minutes. */
export const MAX_MINUTES_AGO = 24 * 60;

/** The time of day when pickups are possible, in Los Angeles. Each of these times occurs exactly once a day. */
export const PICKUP_HOURS = { from: '06:00', until: '21:00' } as const;

/** The length of a pickup window, in minutes. It begins and ends on a quarter hour. */
export const WINDOW_MINUTES = { min: 30, max: 360 } as const;

/** The minutes until arrival that a hauler on their way can give. */
export const ARRIVAL_MINUTES = { min: 5, max: 180 } as const;

/** What customers can ask for instead of a proposal. */
export const askedForChoices = proposalWish;

export type AskedFor = Enums<'proposal_wish'>;

/** Why customers decline a proposal. */
export const declinedForChoices = declineReason;

export type DeclinedFor = Enums<'decline_reason'>;
