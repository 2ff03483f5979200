import * as z from 'zod/mini';
import { trackingId } from './contract.ts';
import { line, optionalEmail, phone } from './lead-fields.ts';

/** Why a request is canceled or a job is, in one to five lines. */
export const cancelReasons = z
  .array(line(200).check(z.minLength(1)))
  .check(z.minLength(1, 'Choose at least one reason'), z.maxLength(5, 'Please give five reasons or fewer'));

/** What the tracking page sends to `update-lead`. Of a correction, what is absent stays as it is; empty takes it away. */
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
