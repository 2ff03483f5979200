import * as z from 'zod/mini';
import { loadSizes } from '../domain/load-sizes.ts';
import { channels } from '../enums.ts';
import { list, maybe } from './answers.ts';
import { moment, secret } from './fields.ts';
import { pickupPartsSchema } from './pickup.ts';
import { request } from './request.ts';

/** Identifies the request. */
export const trackingId = secret('tracking-id-invalid');

/** What the page sends to `get-lead-details`. */
export const getLeadDetailsInput = z.object({ trackingId });

/**
 * What the page sends to `update-lead-contacted`. `timestamp` is the visitor's clock, ISO 8601, in the years 2000 to
 * 2999: ISO 8601 has a year 0, which Postgres refuses.
 */
export const updateLeadContactedInput = z.object({
  trackingId,
  wasNotContacted: z.literal(true),
  timestamp: z.iso.datetime().check(z.startsWith('2')),
});

/**
 * The channels that reach a customer, and those that have failed. It does not show opt-outs of an address or number,
 * which would tell strangers who has used this site before.
 */
export const updatesSchema = z.object({
  by: z.enum(channels),
  bounced: list(z.enum(['mail', 'text'])),
});

export type Updates = z.infer<typeof updatesSchema>;

/** The photos of a request: 1 to 5 public addresses. */
const photosSchema = list(z.object({ url: z.string(), bytes: maybe(z.number()) }));

/** What a customer can know about a hauler. What is not known is absent. */
const haulerCardSchema = z.object({
  /** The month in which we checked who they are, such as `2026-05`. */
  vettedSince: maybe(z.string()),
  /** The last day of their insurance, such as `2027-03-03`, unless it has passed. */
  insuredUntil: maybe(z.string()),
  /** How many pickups they have completed for customers of this site, from 1 on. */
  completedHere: maybe(z.number()),
  /** The average of their published reviews, with one decimal, from 5 reviews on. */
  stars: maybe(z.object({ average: z.number(), count: z.number() })),
});

/** A lead as its owner sees it. Never includes the street address; 30 days after it was closed, no way to reach anyone. */
export const leadDetailsSchema = z.extend(
  z.pick(request, {
    fullName: true,
    phone: true,
    services: true,
    language: true,
    status: true,
    cancelReasons: true,
    agreedToMessages: true,
  }),
  {
    email: maybe(z.string()),
    /** The stored names of its services, in one text. */
    service: z.string(),
    location: z.string(),
    /** How much of a truck it fills, as the customer says. */
    loadSize: maybe(z.enum(loadSizes)),
    /** When it should be gone, as the customer says: `soon`, `flexible` or a day. */
    wanted: maybe(z.string()),
    /** Shown as "Timeframe": the booked window, else the words set by hand, else what the customer asked for. */
    date: z.string(),
    /** The words set by hand, if there is no window. */
    timeframe: maybe(z.string()),
    /** Its photos, while it is open and not held, with their sizes in bytes if known. */
    photos: maybe(photosSchema.check(z.minLength(1))),
    /** The hauler who has taken the job, the languages they speak, and what we know about them. */
    hauler: maybe(
      z.object({ name: z.string(), phone: maybe(z.string()), languages: list(z.string()), ...haulerCardSchema.shape }),
    ),
    /** Every status the request has had, oldest first, ISO 8601. */
    history: list(z.object({ status: z.string(), at: moment })),
    /** ISO 8601. Absent while the request is held. */
    promisedBy: maybe(moment),
    /** The team reviews the request before it is offered to haulers. */
    isHeld: maybe(z.literal(true)),
    /** No hauler was found, or the promised time has passed without a call and no one has the job. */
    isStillLooking: maybe(z.literal(true)),
    /** When someone called the customer, ISO 8601. */
    contactedAt: maybe(moment),
    /** When the customer reported that no one contacted them, ISO 8601, while that is waiting for an answer. */
    reportedAt: maybe(moment),
    unitNumber: maybe(z.string()),
    /** When the customer prefers to be called, in their words. */
    callTime: maybe(z.string()),
    /** The channels that reach the customer. */
    updates: maybe(updatesSchema),
    ...pickupPartsSchema.shape,
  },
);

export type LeadDetails = z.infer<typeof leadDetailsSchema>;
