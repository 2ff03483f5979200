import * as z from 'zod/mini';
import { jobStates } from '../domain/job-states.ts';
import { ARRIVAL_MINUTES, MAX_WINDOWS, NOTE_LENGTH } from '../domain/proposals.ts';
import { haulerStatuses } from '../domain/statuses.ts';
import type { FieldError } from './field-errors.ts';
import { area, line, moment, secret } from './fields.ts';
import { pickupParts, price, proposedWindow } from './pickup.ts';
import type { RefusalCode } from './refusals.ts';
import { request } from './request.ts';
import { cancelReasons, reason } from './update-lead.ts';

const token = secret('link-invalid');

/** What the team alone sees of a request. */
const notForHaulers = {
  id: true,
  createdAt: true,
  overdue: true,
  flaggedBecause: true,
  pickupFrom: true,
  pickupUntil: true,
} as const;

/**
 * What the page of a job sends to the function `job`. `update` without a status changes the timeframe alone.
 *
 * `propose` brings its own `id`, so that sent twice it is one proposal. `basedOn` is the one that the page showed, the
 * open one before the accepted one, and how it stood: if that is not so any more, nothing changes. Without `priceTo`
 * the price is one amount, without both it is set on inspection. `agreed` says that the customer has agreed on the phone.
 */
export const jobInput = z.discriminatedUnion('action', [
  z.object({ token, action: z.literal('look') }),
  z.object({ token, action: z.literal('accept') }),
  z.object({ token, action: z.literal('decline'), reason: z.optional(reason) }),
  z.object({ token, action: z.literal('called') }),
  z
    .object({
      token,
      action: z.literal('update'),
      status: z.optional(z.enum(haulerStatuses)),
      timeframe: z.optional(line(100)),
      cancelReasons: z.optional(cancelReasons),
    })
    .check(
      z.refine(
        ({ status, timeframe }) => status !== undefined || timeframe !== undefined,
        'change-required' satisfies FieldError,
      ),
      z.refine(
        ({ status, cancelReasons }) => status !== 'Canceled' || cancelReasons !== undefined,
        'cancel-reason-required' satisfies FieldError,
      ),
    ),
  z.object({ token, action: z.literal('give-back'), reason: z.optional(reason) }),
  z
    .object({
      token,
      action: z.literal('propose'),
      id: z.uuid(),
      windows: z.array(proposedWindow).check(z.minLength(1), z.maxLength(MAX_WINDOWS)),
      priceFrom: z.optional(price),
      priceTo: z.optional(price),
      note: z.optional(area(NOTE_LENGTH)),
      basedOn: z.optional(z.object({ id: z.uuid(), state: z.enum(['open', 'accepted']) })),
      agreed: z.optional(z.boolean()),
    })
    .check(
      z.refine(({ agreed, windows }) => !(agreed && windows.length > 1), 'malformed' satisfies RefusalCode),
      z.refine(
        ({ priceFrom, priceTo }) => priceTo === undefined || (priceFrom !== undefined && priceFrom <= priceTo),
        'price-range-invalid' satisfies FieldError,
      ),
    ),
  z.object({ token, action: z.literal('withdraw'), proposal: z.uuid() }),
  z.object({
    token,
    action: z.literal('on-my-way'),
    minutes: z.int().check(z.minimum(ARRIVAL_MINUTES.min), z.maximum(ARRIVAL_MINUTES.max)),
  }),
  z.object({ token, action: z.literal('complete'), pricePaid: price }),
  z.object({ token, action: z.literal('texts'), on: z.boolean() }),
]);

export type JobInput = z.input<typeof jobInput>;

/**
 * A request as a link shows it to a hauler who does not have the job. Description and photos are there only while they
 * can accept it.
 */
const offeredLead = z.extend(
  z.pick(request, {
    services: true,
    city: true,
    zipCode: true,
    description: true,
    photos: true,
    promisedBy: true,
    timeframe: true,
    agreedToMessages: true,
    language: true,
  }),
  {
    hasJob: z.literal(false),
    /** Until when the offer may be accepted. */
    expiresAt: moment,
  },
);

/** The same for the hauler who has it: with the customer, where to go, and how far it has come. */
export const heldLead = z.extend(z.omit(request, notForHaulers), {
  ...pickupParts,
  hasJob: z.literal(true),
  expiresAt: moment,
  /** Of a job that is not closed: between which a proposed time may be, until the end of a day in Los Angeles. */
  proposalBounds: z.optional(z.object({ earliest: moment, lastDay: z.string() })),
  /** Of a job that is not closed: whether there is a way to tell the customer of news. */
  isTold: z.optional(z.boolean()),
  /** Once the job is closed, what the customer says: whether all is gone, what is left, and what they let us publish. */
  isAllGone: z.optional(z.boolean()),
  leftBehind: z.optional(z.string()),
  review: z.optional(z.object({ stars: z.number(), words: z.optional(z.string()) })),
});

export type HeldLead = z.infer<typeof heldLead>;

/** A job as its link shows it. Its fields are the columns of `find_job` in the database, by their names. */
export const jobSchema = z.object({
  state: z.enum(jobStates),
  lead: z.discriminatedUnion('hasJob', [offeredLead, heldLead]),
  hauler: z.object({
    name: z.string(),
    /** What they speak; they read us in the first. */
    languages: z.array(z.string()),
    /** Whether they want texts. */
    textsOn: z.boolean(),
    /** The number that they go to, digits alone. Absent where none can: the project sends none, or not to such numbers. */
    textsTo: z.optional(z.string()),
  }),
});

export type Job = z.infer<typeof jobSchema>;
