import type { Attested } from '../../_shared/contracts/agreement.ts';
import type { Application } from '../../_shared/contracts/application.ts';
import type { Enums } from '../../_shared/database.types.ts';
import type { Language } from '../../_shared/domain/languages.ts';
import type { LoadSize } from '../../_shared/domain/load-sizes.ts';
import type { DeclinedFor } from '../../_shared/domain/proposals.ts';
import type { Gone, PriceAnswer } from '../../_shared/domain/review.ts';
import type { Status } from '../../_shared/domain/statuses.ts';

/** An email without its addresses. */
export type Mail = { subject: string; text: string; html: string };

/**
 * The site that emails come from. `url` has no trailing slash, `name` is the brand, `legalAddress` the postal address.
 */
export type Site = { name: string; url: string; legalAddress?: string };

/** The data of a request for emails. `trackingId` is the stored 16 characters. */
export type LeadOfMail = {
  id: string;
  trackingId: string;
  /** Language of our messages to the customer. */
  language: Language;
  services: string[];
  /** How much of a truck it fills, as the customer says. */
  loadSize: LoadSize | null;
  streetAddress: string;
  unitNumber: string | null;
  city: string | null;
  zipCode: string;
  jobDescription: string | null;
  fullName: string;
  /** Digits only. */
  phone: string;
  email: string | null;
  agreedToMessages: boolean;
  imageUrls: string[];
  status: Status;
  cancelReasons: string[];
  /** The reasons that the hauler gave. Any of them in `cancelReasons` are the hauler's words. */
  cancelReasonsByHauler: string[] | null;
  /** Whether the customer canceled, so that `cancelReasons` are theirs. */
  canceledByCustomer: boolean;
  timeframe: string | null;
  /**
   * The last timeframe the hauler wrote, '' if they removed it. If `timeframe` equals it, the words are the hauler's.
   */
  timeframeByHauler: string | null;
  /** When the customer prefers to be called, as they typed it. */
  callTime: string | null;
  /** Why it may not be real: a limit, or the operator's own words; null if it is not flagged. */
  flaggedBecause: string | null;
  /** The booked window, or the one the operator has set; null if there is none. */
  pickup: PickupOfMail | null;
  /** In dollars, as the hauler entered it. */
  pricePaid: number | null;
  createdAt: Date;
  /** The time by which the customer was promised a call. */
  promisedBy: Date;
  /** Whether no hauler was found, or the promised time has passed without a call and no one has the job. */
  isStillLooking: boolean;
};

/** The window when the hauler comes. `arrivesAt` is the approximate arrival, once they are on their way. */
export type PickupOfMail = { from: Date; until: Date; arrivesAt: Date | null };

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

/** An offer of a request to one hauler. `token` is the stored 16 characters. */
export type OfferOfMail = {
  token: string;
  hauler: HaulerOfOffer;
  state: Enums<'offer_state'>;
  /** When it can no longer be accepted. */
  expiresAt: Date;
  /** Why the hauler declined it or gave it back: chosen from a list, or typed. */
  declineReason: string | null;
  /** Whether the customer reported a second time that no one had contacted them. */
  reportedAgain: boolean;
};

/** A proposal in any state: its hauler and, if it was declined, the reason from the list. */
export type ProposalOfMail = { hauler: HaulerOfMail; declinedFor: DeclinedFor | null };

/** A customer's answer after the pickup, without stars and what can be published. */
export type ReviewOfMail = {
  /** Token of the link in the question: the stored 16 characters. */
  token: string;
  /** Whether everything is gone; null until they have answered. */
  gone: Gone | null;
  /** What is left, in the customer's words. */
  leftBehind: string | null;
  /** Whether the price was as agreed. */
  price: PriceAnswer | null;
  /** In dollars, according to the customer. */
  amountPaid: number | null;
  /** The hauler with the request when it was completed. */
  hauler: HaulerOfMail | null;
};

/** The customer's contact data before a correction. `phone` is digits only. */
export type CorrectionOfMail = { phoneBefore: string; emailBefore: string | null };

/** A message from the contact page. */
export type MessageOfMail = {
  name: string;
  email: string;
  /** One of `contactSubjects`, or one that this version does not know. */
  subject: string;
  message: string;
  /** The language of the page where it was written. */
  language: Language;
  /** Why it may not be real; null if it is not flagged. */
  flaggedBecause: string | null;
  createdAt: Date;
  /** Of a hauler who wants to join. */
  application: Application | null;
};

/** What is flagged and waiting for the operator. */
export type FlaggedOfMail = {
  requests: number;
  messages: number;
  newest: { what: 'request' | 'message'; because: string; createdAt: Date }[];
};

/** Why we can't reach a customer. */
export type UnreachedOfMail = {
  /** The channels that failed for the request's current address and number. */
  cameBack: readonly ('mail' | 'text')[];
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
  mailCameBack: boolean;
  /** Whether they have turned texts on. */
  textsOn: boolean;
};

/** A desk action on a hauler. `name` is their current one. */
export type HaulerActOfMail = {
  name: string;
  at: Date;
  /** The kind of the email with the link that was used. */
  mailKind: Enums<'notification_kind'>;
  /** Who did it, as they typed it. Not verified. */
  byName: string | null;
  /** The changed columns, before and after. */
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
};

/** A reply to a text. `phone` is digits only. */
export type ReplyOfMail = { phone: string; body: string; createdAt: Date };

/** The possible owners of a number: requests, newest first, and haulers. */
export type OwnersOfNumber = { leads: readonly LeadOfMail[]; haulers: readonly HaulerOfMail[] };
