import type { Enums } from '../../_shared/database.types.ts';
import type { Language } from '../../_shared/domain/languages.ts';
import type { DeclinedFor } from '../../_shared/domain/proposals.ts';
import type { Gone, PriceAnswer } from '../../_shared/domain/review.ts';
import type { Status } from '../../_shared/domain/statuses.ts';

/** A mail, without its addresses. */
export type Mail = { subject: string; text: string; html: string };

/**
 * The site that mails speak for. `url` without a slash at the end, `name` the brand. Each mail ends with the postal
 * address of the business, if the operator has set one.
 */
export type Site = { name: string; url: string; legalAddress?: string };

/** A request as mails need it. `trackingId` is the stored 16 characters. */
export type LeadOfMail = {
  id: string;
  trackingId: string;
  /** In which the customer reads us. */
  language: Language;
  services: string[];
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
  /** The reasons that the hauler gave. Those of `cancelReasons` that are among them are the hauler's words. */
  cancelReasonsByHauler: string[] | null;
  /** Whether the customer canceled, and `cancelReasons` are theirs. */
  canceledByCustomer: boolean;
  timeframe: string | null;
  /** What the hauler wrote last, '' for nothing. Equal to `timeframe`, that is the hauler's words. */
  timeframeByHauler: string | null;
  /** When the customer prefers to be called, as they typed it. */
  callTime: string | null;
  /** Why it may not be real: a limit, or the operator's own words; null if nobody doubts it. */
  flaggedBecause: string | null;
  /** When the pickup is booked for, or the operator has set it for; null while it is for no time in numbers. */
  pickup: PickupOfMail | null;
  /** In dollars, as the hauler entered it. */
  pricePaid: number | null;
  createdAt: Date;
  /** The time by which a hauler was promised to contact the customer. */
  promisedBy: Date;
  /** Whether no hauler is found, or the promised time has passed without a call and nobody has the job. */
  isStillLooking: boolean;
};

/** From when until when the hauler comes. `arrivesAt` is about when they arrive, once they are on their way. */
export type PickupOfMail = { from: Date; until: Date; arrivesAt: Date | null };

/** Who picks up. `phone` is digits only. */
export type HaulerOfMail = { id: string; name: string; phone: string; email: string };

/** A hauler and what they speak: they read us in the first. */
export type HaulerOfOffer = HaulerOfMail & { languages: readonly Language[] };

/** A hauler with the last day of their insurance in Los Angeles, such as `2026-12-31`; null if it is not noted. */
export type InsuredHauler = HaulerOfMail & { insuredUntil: string | null };

/** A request as it was offered to one hauler. `token` is the stored 16 characters. */
export type OfferOfMail = {
  token: string;
  hauler: HaulerOfOffer;
  state: Enums<'offer_state'>;
  /** Until when the hauler may accept it. */
  expiresAt: Date;
  /** Why the hauler does not want it, or has given it back: chosen from a list, or typed. */
  declineReason: string | null;
  /** Whether the customer said a second time that nobody had contacted them. */
  reportedAgain: boolean;
};

/** A proposal, whatever became of it: who made it and, if it was declined, why, as chosen from a list. */
export type ProposalOfMail = { hauler: HaulerOfMail; declinedFor: DeclinedFor | null };

/** What a customer says of a pickup that is done, but for stars and what may be published. */
export type ReviewOfMail = {
  /** Of the link to the question: the stored 16 characters. */
  token: string;
  /** Whether all is gone; null until they have answered. */
  gone: Gone | null;
  /** What is left, in the customer's words. */
  leftBehind: string | null;
  /** Whether the price was what had been agreed. */
  price: PriceAnswer | null;
  /** In dollars, as the customer says it. */
  amountPaid: number | null;
  /** Who had the request when it was completed. */
  hauler: HaulerOfMail | null;
};

/** How a customer could be reached before they corrected it. `phone` is digits only. */
export type CorrectionOfMail = { phoneBefore: string; emailBefore: string | null };

/** A message from the contact page. */
export type MessageOfMail = {
  name: string;
  email: string;
  /** One of `contactSubjects`, or one that this version does not know. */
  subject: string;
  message: string;
  /** Of the page that it was written on. */
  language: Language;
  /** Why it may not be real; null if nobody doubts it. */
  flaggedBecause: string | null;
  createdAt: Date;
};

/** What is flagged and waits for the operator. */
export type FlaggedOfMail = {
  requests: number;
  messages: number;
  newest: { what: 'request' | 'message'; because: string; createdAt: Date }[];
};

/** Why nothing that we send reaches a customer. */
export type UnreachedOfMail = {
  /** What comes back from the addresses that the request has now. */
  cameBack: readonly ('mail' | 'text')[];
  /** Whether their number has replied STOP, and not START since. */
  saidStop: boolean;
  /** Whether their address wants no mails from us. */
  wantsNoMail: boolean;
  /** Whether it is because one was reported as spam. */
  complained: boolean;
  /** What the provider said of the last one that did not arrive. */
  error: string | null;
};

/** A hauler who is offered no jobs, since nothing that we send reaches them. */
export type UnreachableHauler = HaulerOfMail & {
  /** Whether mails come back; if not, their address wants none. */
  mailCameBack: boolean;
  /** Whether they have asked for texts. */
  textsOn: boolean;
};

/** What was done to a hauler at the desk. `name` is the one that they have now. */
export type HaulerActOfMail = {
  name: string;
  at: Date;
  /** The kind of the mail whose link it was. */
  mailKind: Enums<'notification_kind'>;
  /** Who did it, as they typed it; nobody has checked that. */
  byName: string | null;
  /** The columns that it changed, as they were and as they then were. */
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
};

/** What somebody has answered to a text. `phone` is digits only. */
export type ReplyOfMail = { phone: string; body: string; createdAt: Date };

/** Whose number it may be: requests, the newest first, and haulers. */
export type OwnersOfNumber = { leads: readonly LeadOfMail[]; haulers: readonly HaulerOfMail[] };
