import * as z from 'zod/mini';
import { secret } from './contract.ts';
import { jobStates } from './job-states.ts';
import { line } from './lead-fields.ts';
import { haulerStatuses } from './statuses.ts';
import { cancelReasons, reason } from './update-lead-contract.ts';

const token = secret('link-invalid');

/** What the page of a job sends to the function `job`. `update` without a status changes the timeframe alone. */
export const jobInput = z.discriminatedUnion('action', [
  z.object({ token, action: z.literal('look') }),
  z.object({ token, action: z.literal('accept') }),
  z.object({ token, action: z.literal('decline'), reason: z.optional(reason) }),
  z.object({ token, action: z.literal('called') }),
  z.object({
    token,
    action: z.literal('update'),
    status: z.optional(z.enum(haulerStatuses)),
    timeframe: z.optional(line(100)),
    cancelReasons: z.optional(cancelReasons),
  }),
  z.object({ token, action: z.literal('give-back'), reason: z.optional(reason) }),
]);

export type JobInput = z.input<typeof jobInput>;

/** A job as its link shows it. Moments are ISO 8601. What follows `timeframe` is there for who has the job alone. */
export const jobSchema = z.object({
  state: z.enum(jobStates),
  lead: z.object({
    services: z.array(z.string()),
    city: z.nullable(z.string()),
    zipCode: z.string(),
    /** What the customer wrote, and addresses of their photos: there while the job may be accepted, and for who has it. */
    description: z.nullable(z.string()),
    photos: z.array(z.string()),
    promisedBy: z.string(),
    /** Until when the offer may be accepted. */
    expiresAt: z.string(),
    /** Read with `toStatus`: a page may be older than a status. */
    status: z.string(),
    timeframe: z.nullable(z.string()),
    cancelReasons: z.optional(z.array(z.string())),
    canceledByCustomer: z.optional(z.boolean()),
    fullName: z.optional(z.string()),
    phone: z.optional(z.string()),
    email: z.optional(z.nullable(z.string())),
    streetAddress: z.optional(z.string()),
    unitNumber: z.optional(z.nullable(z.string())),
    callTime: z.optional(z.nullable(z.string())),
    contactedAt: z.optional(z.nullable(z.string())),
    /** Since when the customer says that nobody has contacted them, until the hauler does something. */
    reportedAt: z.optional(z.nullable(z.string())),
  }),
  hauler: z.object({ name: z.string() }),
});

export type Job = z.infer<typeof jobSchema>;
