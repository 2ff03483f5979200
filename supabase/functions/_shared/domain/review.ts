import type { Enums } from '../database.types.ts';
import { reviewGone, reviewPrice, withheldReason } from '../enums.ts';

/** Whether the customer says that everything was taken. */
export const goneAnswers = reviewGone;

export type Gone = Enums<'review_gone'>;

/** Whether a customer says that something is left; false if they have not answered. */
export function isSomethingLeft(gone: Gone | null | undefined): boolean {
  return gone === 'partly' || gone === 'no';
}

/** Whether the price was as agreed; `none-agreed` if there was no agreement. */
export const priceAnswers = reviewPrice;

export type PriceAnswer = Enums<'review_price'>;

/**
 * Why a review is withheld: personal data of others; threats, obscenity, hate speech or false accusations of crime or
 * dishonesty; not about the pickup; not by a customer. A low rating is never a reason: a site can withhold reviews for
 * reasons like these only if it does so whatever the rating (16 CFR 465.7).
 */
export const withheldReasons = withheldReason;

export type WithheldReason = Enums<'withheld_reason'>;

/** Hints for the moderator. They do not decide anything. */
export const reviewHints = [
  'phone-of-a-hauler',
  'email-of-a-hauler',
  'same-address-same-hauler',
  'completed-within-an-hour',
  'link-or-address-in-words',
  'number-in-words',
] as const;

/** Maximum length of the texts in a review, in characters. */
export const REVIEW_LENGTH = 500;

/** Maximum length of the published name, in characters. */
export const SHOWN_NAME_LENGTH = 30;

/** What no name contains, in any script: it would be a number, an address or a link. */
const NO_NAME = /[\p{Nd}@/:<>_#*=|\\]|[.。][^ .。-][^ .。]|(?:^|[ .。])www(?:[ .。]|$)/iu;

/**
 * Whether a text can be the published name. Full-width and other variants of a character count as that character. Same
 * as `private.can_be_name` in supabase/schemas/020_text.sql.
 */
export function canBeName(text: string): boolean {
  return !NO_NAME.test(text.normalize('NFKC'));
}

/** The site shows reviews once this many are published. */
export const LEAST_REVIEWS = 5;
