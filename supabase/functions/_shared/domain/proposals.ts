import type { Enums } from '../database.types.ts';
import { declineReason, proposalWish } from '../enums.ts';

/** The largest price in dollars, estimated or paid. Prices are whole dollars. */
export const MAX_PRICE = 20_000;

/** At how many times to choose from a hauler can offer to come. */
export const MAX_WINDOWS = 3;

/** How long the note of a hauler can be, in characters. */
export const NOTE_LENGTH = 500;

/** Between these times of a day a pickup can be, on the clocks of Los Angeles. Each of them comes once a day. */
export const PICKUP_HOURS = { from: '06:00', until: '21:00' } as const;

/** How long the window of a pickup is, in minutes. It begins and ends at a quarter of an hour. */
export const WINDOW_MINUTES = { min: 30, max: 360 } as const;

/** In how many minutes a hauler who is on the way can arrive. */
export const ARRIVAL_MINUTES = { min: 5, max: 180 } as const;

/** What customers ask for instead of what is proposed. */
export const askedForChoices = proposalWish;

export type AskedFor = Enums<'proposal_wish'>;

/** Why customers decline a proposal. */
export const declinedForChoices = declineReason;

export type DeclinedFor = Enums<'decline_reason'>;
