import * as z from 'zod/mini';
import { trackingId } from './contract.ts';
import type { FieldError } from './field-errors.ts';
import { line, optionalEmail, phone, required } from './lead-fields.ts';

/** Why something is not done: one of the reasons to choose from, or somebody's own words. */
export const reason = line(200).check(required('reason-required'));

/** Why a request is canceled or a job is, in one to five lines. */
export const cancelReasons = z
  .array(reason)
  .check(required('reasons-required'), z.maxLength(5, 'too-many-reasons' satisfies FieldError));

/**
 * What the tracking page sends to `update-lead`. Of a correction, what is absent stays as it is; empty takes it away.
 */
export const updateLeadInput = z.discriminatedUnion('action', [
  z.object({ trackingId, action: z.literal('cancel'), reasons: cancelReasons }),
  z.object({
    trackingId,
    action: z.literal('correct'),
    phone: z.optional(phone()),
    email: z.optional(optionalEmail()),
    unitNumber: z.optional(line(40)),
    callTime: z.optional(line(100)),
  }),
]);

export type UpdateLeadInput = z.infer<typeof updateLeadInput>;
