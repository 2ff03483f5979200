import type * as z from 'zod/mini';
import type { Attested } from '../../_shared/contracts/agreement.ts';
import type { Application } from '../../_shared/contracts/application.ts';
import type { Enums, Tables } from '../../_shared/database.types.ts';
import type { Language } from '../../_shared/domain/languages.ts';
import type { DeclinedFor } from '../../_shared/domain/proposals.ts';
import type { CamelCased } from '../../_shared/server/camel-case.ts';
import type { leadOfMail } from '../lead-of-mail.ts';

/** An email without its addresses. */
export type Mail = { subject: string; text: string; html: string };

/**
 * The site that emails come from. `url` has no trailing slash, `name` is the brand, `legalAddress` the postal address.
 */
export type Site = { name: string; url: string; legalAddress?: string };

export type LeadOfMail = z.infer<typeof leadOfMail>;

/** The window when the hauler comes. `arrivesAt` is the approximate arrival, once they are on their way. */
export type PickupOfMail = NonNullable<LeadOfMail['pickup']>;

/** A hauler. `phone` is digits only. */
export type HaulerOfMail = { id: string; name: string; phone: string; email: string };

/** A hauler and the languages they speak. We write to them in the first. */
export type HaulerOfOffer = HaulerOfMail & { languages: readonly Language[] };

/**
 * A hauler, with whether they get offers, and the last day of their insurance in Los Angeles, such as `2026-12-31`;
 * null if it is unknown.
 */
export type HaulerOfTheList = HaulerOfMail & { isActive: boolean; insuredUntil: string | null };

/** A hauler who is asked to accept our agreement, or has done so. */
export type HaulerOfAgreement = HaulerOfOffer & {
  isActive: boolean;
  /** Until when they are offered requests without it; null if they are not, or need not be. */
  dueAt: Date | null;
  /** What they lack to be active, besides the agreement. */
  missing: readonly MissingPaper[];
};

export type MissingPaper = 'not-vetted' | 'not-insured' | 'no-area';

/** An accepted agreement, and what was attested with it. */
export type AgreementOfMail = {
  version: string;
  at: Date;
  /** The name that was typed. Null: on paper, as is the language. */
  by: string | null;
  language: Language | null;
  attested: Attested;
};

/**
 * An offer of a request to one hauler. `token` is the stored 16 characters; `declineReason`, why the hauler declined it
 * or gave it back, is chosen from a list, or typed.
 */
export type OfferOfMail = CamelCased<
  Pick<Tables<'job_offers'>, 'token' | 'state' | 'decline_reason' | 'reported_again'>
> & { expiresAt: Date; hauler: HaulerOfOffer };

/** A proposal in any state: its hauler and, if it was declined, the reason from the list. */
export type ProposalOfMail = { hauler: HaulerOfMail; declinedFor: DeclinedFor | null };

/**
 * A price that a hauler named at the door. `isNote`: they noted that the customer agreed in person. Their reason for more
 * than the estimate is only on the tracking page.
 */
export type DoorOfMail = { price: number; hasReason: boolean; isNote: boolean };

/**
 * A customer's answer after the pickup, without stars and what can be published. `token` is that of the link in the
 * question: the stored 16 characters. `hauler` had the request when it was completed.
 */
export type ReviewOfMail = CamelCased<
  Pick<Tables<'reviews'>, 'token' | 'gone' | 'left_behind' | 'price' | 'amount_paid'>
> & { hauler: HaulerOfMail | null };

/** The customer's contact data before a correction. `phone` is digits only. */
export type CorrectionOfMail = CamelCased<Pick<Tables<'lead_corrections'>, 'phone_before' | 'email_before'>>;

/**
 * A message from the contact page. `subject` is one of `contactSubjects`, or one that this version does not know;
 * `application` is of a hauler who wants to join.
 */
export type MessageOfMail = CamelCased<
  Pick<Tables<'contact_messages'>, 'name' | 'email' | 'subject' | 'message' | 'language' | 'flagged_because'>
> & { createdAt: Date; application: Application | null };

/** What is flagged and waiting for the operator. */
export type FlaggedOfMail = {
  requests: number;
  messages: number;
  newest: { what: 'request' | 'message'; because: string; createdAt: Date }[];
};

/** A channel by which nothing goes out, and the last error. */
export type StuckChannel = { channel: Enums<'channel'>; since: Date; error: string };

/** Why we can't reach a customer. */
export type UnreachedOfMail = {
  /** The channels that failed for the request's current address and number. */
  bounced: readonly ('mail' | 'text')[];
  /** Whether their number replied STOP, and not START since. */
  saidStop: boolean;
  /** Whether their address has opted out of our emails. */
  wantsNoMail: boolean;
  /** Whether that is because an email was reported as spam. */
  complained: boolean;
  /** The provider's error for the last one that failed. */
  error: string | null;
};

/** A hauler who gets no offers because we can't reach them. */
export type UnreachableHauler = HaulerOfMail & {
  /** Whether emails bounce; if not, the address has opted out. */
  mailBounced: boolean;
  /** Whether they have turned texts on. */
  textsOn: boolean;
};

/**
 * A desk action on a hauler. `name` is their current one, `mailKind` the kind of the email with the link that was used,
 * `byName` who did it, as they typed it. Not verified.
 */
export type HaulerActionOfMail = CamelCased<Pick<Tables<'desk_actions'>, 'mail_kind' | 'by_name'>> & {
  name: string;
  at: Date;
  /** The changed columns, before and after. */
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
};

/** A reply to a text. `phone` is digits only. */
export type ReplyOfMail = { phone: string; body: string; createdAt: Date };

/** The possible owners of a number: requests, newest first, and haulers. */
export type OwnersOfNumber = { leads: readonly LeadOfMail[]; haulers: readonly HaulerOfMail[] };
