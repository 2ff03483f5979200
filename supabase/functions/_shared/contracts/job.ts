import * as z from 'zod/mini';
import { loadSizes } from '../domain/load-sizes.ts';
import { ARRIVAL_MINUTES, DOOR_REASON_LENGTH, MAX_MINUTES_AGO, MAX_WINDOWS, NOTE_LENGTH } from '../domain/proposals.ts';
import { haulerStatuses } from '../domain/statuses.ts';
import { jobState } from '../enums.ts';
import { flag, list, maybe, orNull } from './answers.ts';
import type { FieldError } from './field-errors.ts';
import { area, cancelReasonsOfHauler, line, moment, reason, secret, truckCubicYards, whole } from './fields.ts';
import { pickupPartsSchema, price, proposedWindow } from './pickup.ts';
import type { RefusalCode } from './refusals.ts';
import { request } from './request.ts';

const token = secret('link-invalid');

/** The fields of a request that only the team sees. */
const notForHaulers = {
  id: true,
  createdAt: true,
  overdue: true,
  flaggedBecause: true,
  pickupFrom: true,
  pickupUntil: true,
} as const;

/**
 * What the job page sends to the function `job`. `update` without a status changes only the timeframe.
 *
 * `propose` has an `id` from the page, so sending it twice creates one proposal. `basedOn` is the proposal the page
 * showed (an open one before an accepted one) and its state: if it is outdated, nothing changes. Without `priceTo` the
 * price is a single amount, without both it is set on inspection. `agreed` means that the customer agreed by phone.
 *
 * `door-price` also has an `id` from the page. `agreed` means in person, and `minutesAgo` how long it waited on the phone.
 * Above the estimate it needs a `reason`.
 */
export const jobInput = z.discriminatedUnion('action', [
  z.object({ token, action: z.literal('view') }),
  z.object({ token, action: z.literal('accept') }),
  z.object({ token, action: z.literal('decline'), reason: z.optional(reason) }),
  z.object({ token, action: z.literal('called') }),
  z
    .object({
      token,
      action: z.literal('update'),
      status: z.optional(z.enum(haulerStatuses)),
      timeframe: z.optional(line(100)),
      cancelReasons: z.optional(cancelReasonsOfHauler),
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
    minutes: whole(ARRIVAL_MINUTES.min, ARRIVAL_MINUTES.max),
  }),
  z.object({
    token,
    action: z.literal('door-price'),
    id: z.uuid(),
    price,
    reason: z.optional(line(DOOR_REASON_LENGTH)),
    agreed: z.optional(z.boolean()),
    minutesAgo: z.optional(whole(0, MAX_MINUTES_AGO)),
  }),
  z.object({
    token,
    action: z.literal('complete'),
    pricePaid: z.optional(price),
    loadSize: z.optional(z.enum(loadSizes, 'load-size-invalid' satisfies FieldError)),
  }),
  z.object({ token, action: z.literal('texts'), on: z.boolean() }),
  z.object({ token, action: z.literal('truck'), cubicYards: truckCubicYards() }),
]);

export type JobInput = z.input<typeof jobInput>;

/**
 * A request as shown to a hauler who does not have the job. Description and photos are present while it can be
 * accepted.
 */
const offeredLead = z.extend(
  z.pick(request, {
    services: true,
    city: true,
    zipCode: true,
    loadSize: true,
    wanted: true,
    description: true,
    photos: true,
    promisedBy: true,
    timeframe: true,
    agreedToMessages: true,
    language: true,
  }),
  {
    hasJob: z.literal(false),
    /** When the offer can no longer be accepted. */
    expiresAt: moment,
  },
);

/** A request as shown to the hauler who has the job: with the customer, the address and the progress. */
export const heldLead = z.extend(z.omit(request, notForHaulers), {
  ...pickupPartsSchema.shape,
  hasJob: z.literal(true),
  expiresAt: moment,
  /** While the job is open: the limits for proposed times, up to the end of a day in Los Angeles. */
  proposalBounds: maybe(z.object({ earliest: moment, lastDay: z.string() })),
  /** While the job is open: the booked pickups of the hauler's other jobs. */
  bookedElsewhere: list(z.object({ from: moment, until: moment })),
  /** While the job is open: whether any channel reaches the customer. */
  isTold: maybe(z.boolean()),
  /**
   * Once the job is closed, the customer's answer: whether everything is gone, what is left, and the published review.
   */
  isAllGone: maybe(z.boolean()),
  leftBehind: maybe(z.string()),
  review: maybe(z.object({ stars: z.number(), words: maybe(z.string()) })),
});

export type HeldLead = z.infer<typeof heldLead>;

/** A job as its link shows it: what is passed on of the database function `find_job`. */
export const jobSchema = z.object({
  state: z.enum(jobState),
  lead: z.discriminatedUnion('hasJob', [offeredLead, heldLead]),
  /**
   * What half of the customers paid for such loads, in dollars, while the job can be accepted, and for the hauler who
   * has it until a pickup is booked. Absent if too few did.
   */
  paid: maybe(z.object({ lower: z.number(), upper: z.number() })),
  hauler: z.object({
    name: z.string(),
    /** The languages they speak with customers. We write to them in the first. */
    languages: list(z.string()),
    /** Whether they want texts. */
    textsOn: flag(),
    /** The number for texts, digits only. Absent if none can be sent: texts are off, or not possible to this number. */
    textsTo: maybe(z.string()),
    /** What their truck holds. Null: not noted. */
    truckCubicYards: orNull(z.number()),
  }),
});

export type Job = z.infer<typeof jobSchema>;
