import * as z from 'zod/mini';
import { list, orNull } from '../_shared/contracts/answers.ts';
import { moment } from '../_shared/contracts/fields.ts';
import { pickupPartsSchema } from '../_shared/contracts/pickup.ts';
import { request } from '../_shared/contracts/request.ts';
import { languages } from '../_shared/domain/languages.ts';
import { leadStatus } from '../_shared/enums.ts';

const date = z.pipe(
  moment,
  z.transform((text) => new Date(text)),
);

/**
 * A request for emails, as the database function `read_request` returns it. A hauler wrote the cancel reasons that are
 * also in `cancelReasonsByHauler`, and the timeframe if it equals `timeframeByHauler`.
 */
export const leadOfMail = z.extend(
  z.omit(request, { overdue: true, reportedAt: true, reportedAgain: true, pickupFrom: true, pickupUntil: true }),
  {
    ...z.omit(pickupPartsSchema, { pickup: true, loadSizeHauled: true }).shape,
    trackingId: z.string(),
    language: z.enum(languages),
    status: z.enum(leadStatus),
    createdAt: date,
    /** The time by which the customer was promised a call. */
    promisedBy: date,
    /** The booked window, or the one the operator has set; null if there is none. */
    pickup: z.prefault(
      z.nullable(z.object({ from: date, until: date, arrivesAt: orNull(date), noShowAt: orNull(date) })),
      null,
    ),
    timeframeByHauler: orNull(z.string()),
    cancelReasonsByHauler: list(z.string()),
    /** Whether no hauler was found, or the promised time has passed without a call and no one has the job. */
    isStillLooking: z.boolean(),
  },
);
