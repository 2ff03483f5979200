import * as z from 'zod/mini';
import { askedForChoices, declinedForChoices, MAX_WINDOWS } from '../domain/proposals.ts';
import type { FieldError } from './field-errors.ts';
import { cancelReasons, language, line, optionalEmail, phone, whole } from './fields.ts';
import { loadSizeChoice, wantedChoice } from './loads.ts';
import type { RefusalCode } from './refusals.ts';
import { trackingId } from './tracking.ts';

/** The proposal the customer saw. A replacement has another ID. */
const proposal = z.uuid();

/**
 * What the tracking page sends to `update-lead`. In a correction, absent values stay unchanged and empty ones are
 * removed. Consent to messages needs the version of its wording (`consentVersion`); a new number without it ends the
 * consent. `choice` is one of the windows of a proposal, counted from 1. A request for something `other` needs `line`.
 */
export const updateLeadInput = z.discriminatedUnion('action', [
  z.object({ trackingId, action: z.literal('cancel'), reasons: cancelReasons }),
  z
    .object({
      trackingId,
      action: z.literal('correct'),
      phone: z.optional(phone()),
      email: z.optional(optionalEmail()),
      unitNumber: z.optional(line(40)),
      callTime: z.optional(line(100)),
      loadSize: z.optional(loadSizeChoice),
      wanted: z.optional(wantedChoice),
      language: z.optional(language),
      agreedToMessages: z.optional(z.boolean()),
      consentVersion: z.optional(z.string().check(z.regex(/^[a-z0-9.-]{1,20}$/))),
    })
    .check(
      z.refine(
        ({ agreedToMessages, consentVersion }) => !agreedToMessages || consentVersion !== undefined,
        'malformed' satisfies RefusalCode,
      ),
    ),
  z.object({
    trackingId,
    action: z.literal('accept-proposal'),
    proposal,
    choice: whole(1, MAX_WINDOWS),
  }),
  z
    .object({
      trackingId,
      action: z.literal('ask-again'),
      proposal,
      askedFor: z.enum(askedForChoices),
      line: z.optional(line(200)),
    })
    .check(
      z.refine((asked) => asked.askedFor !== 'other' || Boolean(asked.line), {
        error: 'line-required' satisfies FieldError,
        path: ['line'],
      }),
    ),
  z.object({
    trackingId,
    action: z.literal('decline-proposal'),
    proposal,
    declinedFor: z.enum(declinedForChoices),
  }),
  /** `doorPrice`: the price that the customer saw. */
  z.object({ trackingId, action: z.literal('answer-door'), doorPrice: z.uuid(), accepted: z.boolean() }),
  z.object({ trackingId, action: z.literal('no-show') }),
  z.object({ trackingId, action: z.literal('other-hauler') }),
]);

export type UpdateLeadInput = z.infer<typeof updateLeadInput>;
