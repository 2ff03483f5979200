import type { Enums } from '../database.types.ts';
import { moderation, reviewGone, reviewPrice, withheldReason } from '../enums.ts';

/** Whether all was taken, as the customer says. */
export const goneAnswers = reviewGone;

export type Gone = Enums<'review_gone'>;

/** Whether a customer says that something is left; not before they have answered. */
export function isSomethingLeft(gone: Gone | null | undefined): boolean {
  return gone === 'partly' || gone === 'no';
}

/** Whether the price was what had been agreed: `none-agreed` if nothing had. */
export const priceAnswers = reviewPrice;

export type PriceAnswer = Enums<'review_price'>;

/**
 * Why a review is withheld: personal data of others; threats, obscenity, slander or hatred; not about the pickup; not by
 * a customer. None of them is the stars: a site may withhold reviews for such reasons if it does so whatever they say
 * (16 CFR 465.7).
 */
export const withheldReasons = withheldReason;

export type WithheldReason = Enums<'withheld_reason'>;

/** What has become of a review that may be published; `waiting`: nobody has looked at it. */
export const moderations = moderation;

/** What who looks at a review is told besides. It decides nothing. */
export const reviewHints = [
  'phone-of-a-hauler',
  'email-of-a-hauler',
  'same-address-same-hauler',
  'completed-within-an-hour',
  'link-or-address-in-words',
  'number-in-words',
] as const;

/** How long what is left, and what else a customer says, may be, in characters. */
export const REVIEW_LENGTH = 500;

/** How long the name that is published may be, in characters. */
export const SHOWN_NAME_LENGTH = 30;

/** What no name has, in any script: with these it would be a number, an address or a link. */
const NO_NAME = /[\p{Nd}@/:<>_#*=|\\]|[.。][^ .。-][^ .。]|(?:^|[ .。])www(?:[ .。]|$)/iu;

/**
 * Whether a text can be the name that is published. Full-width and other shapes of such a sign are that sign. The same
 * as `private.can_be_name` in supabase/schemas/02_text.sql.
 */
export function canBeName(text: string): boolean {
  return !NO_NAME.test(text.normalize('NFKC'));
}

/** From so many published reviews on the site shows them. */
export const LEAST_REVIEWS = 5;
