import * as z from 'zod/mini';
import { secret } from './contract.ts';
import type { FieldError } from './field-errors.ts';
import { jobStates } from './job-states.ts';
import { area, line } from './lead-fields.ts';
import { pickupParts, price, proposedWindow } from './pickup-contract.ts';
import { ARRIVAL_MINUTES, MAX_WINDOWS, NOTE_LENGTH } from './proposals.ts';
import type { RefusalCode } from './refusals.ts';
import { haulerStatuses } from './statuses.ts';
import { cancelReasons, reason } from './update-lead-contract.ts';

const token = secret('link-invalid');

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

/** In ISO 8601, in UTC. */
const moment = z.string().check(z.overwrite((text) => new Date(text).toISOString()));

/** A request as a link of a job shows it to who does not have the job. */
const offeredLead = z.object({
  hasJob: z.literal(false),
  services: z.array(z.string()),
  city: z.nullable(z.string()),
  zipCode: z.string(),
  /**
   * What the customer wrote, and addresses of their photos: there while the job may be accepted, and for who has it.
   */
  description: z.nullable(z.string()),
  photos: z.array(z.string()),
  promisedBy: moment,
  /** Until when the offer may be accepted. */
  expiresAt: moment,
  timeframe: z.nullable(z.string()),
  /** Whether the customer agreed to texts: no, while a function that is older than this does not say it. */
  agreedToMessages: z._default(z.boolean(), false),
  /** In which the customer reads us. A function that is older than this does not say it. */
  language: z.optional(z.string()),
});

/** The same for who has it: with the customer, where to go, and how far it has come. */
export const heldLead = z.extend(offeredLead, {
  hasJob: z.literal(true),
  /** Read with `toStatus`: a page may be older than a status. */
  status: z.string(),
  cancelReasons: z.array(z.string()),
  canceledByCustomer: z.boolean(),
  fullName: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  streetAddress: z.string(),
  unitNumber: z.nullable(z.string()),
  callTime: z.nullable(z.string()),
  contactedAt: z.nullable(moment),
  /** Since when the customer says that nobody has contacted them, until the hauler does something. */
  reportedAt: z.nullable(moment),
  /**
   * The customer has said so again after the hauler said that they had called: the job goes to others, whatever the
   * hauler says now. A function that is older than this does not say it.
   */
  reportedAgain: z._default(z.boolean(), false),
  ...pickupParts,
  /** Between which a proposed time may be: from a moment on, until the end of a day in Los Angeles. */
  proposalBounds: z.optional(z.object({ earliest: moment, lastDay: z.string() })),
  /** Whether there is a way to tell the customer of news. A function that is older than this does not say it. */
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
    /** What they speak; they read us in the first. A function that is older than this does not say it. */
    languages: z.optional(z.array(z.string())),
    /** Whether they want texts. A function that is older than this does not say it. */
    textsOn: z._default(z.boolean(), false),
    /** The number that they go to, digits alone. Absent where none can: the project sends none, or not to such numbers. */
    textsTo: z.optional(z.string()),
  }),
});

export type Job = z.infer<typeof jobSchema>;
