import * as z from 'zod/mini';
import { ACCEPTER_LENGTH, CARRIER_PERMIT, CITY_PERMITS_LENGTH, crews, daysOfInsurance } from '../domain/agreement.ts';
import { maybe, orNull } from './answers.ts';
import type { FieldError } from './field-errors.ts';
import { language, line, moment, required, secret } from './fields.ts';

const token = secret('link-invalid');

/** The last day of an insurance that has not ended. */
const lastDay = z.iso.date().check(
  z.refine((day) => {
    const { first, last } = daysOfInsurance(new Date());
    return first <= day && day <= last;
  }),
);

/** What a hauler attests. It changes nothing automatically: the operator checks the certificates. */
const attested = z.object({
  registered: z.literal(true),
  liabilityUntil: lastDay,
  truckUntil: lastDay,
  carrierPermit: line(20).check(z.regex(CARRIER_PERMIT)),
  cityPermits: line(CITY_PERMITS_LENGTH),
  crew: z.enum(crews),
});

/**
 * What the page sends to the function `agreement`. `version` is the one that the page showed, `language` that of the
 * page.
 */
export const agreementInput = z.discriminatedUnion('action', [
  z.object({ token, action: z.literal('view') }),
  z.object({
    token,
    action: z.literal('accept'),
    version: z.iso.date().check(z.startsWith('20')),
    name: line(ACCEPTER_LENGTH).check(required('name-required' satisfies FieldError)),
    language,
    agreed: z.literal(true),
    attested,
    familyOwned: z.optional(z.boolean()),
  }),
]);

export type AgreementInput = z.input<typeof agreementInput>;

/** What was attested; empty if the hauler signed on paper. */
export const attestedSchema = z.catch(
  z.object({
    registered: maybe(z.boolean()),
    liabilityUntil: maybe(z.string()),
    truckUntil: maybe(z.string()),
    carrierPermit: maybe(z.string()),
    cityPermits: maybe(z.string()),
    crew: maybe(z.enum(crews)),
  }),
  {},
);

export type Attested = z.infer<typeof attestedSchema>;

/** The agreement of a known link that has not ended. */
const agreement = z.object({
  /** `accepted`: the current version is. */
  state: z.enum(['open', 'accepted']),
  /** The current one. */
  version: z.string(),
  business: z.string(),
  /** Until when they are offered requests without the current version; null if there is no such time. */
  dueAt: orNull(moment),
  /** The version they accepted last, which can be an older one. Without a name if it was on paper. */
  accepted: orNull(z.object({ version: z.string(), at: moment, by: orNull(z.string()), attested: attestedSchema })),
});

export type AgreementToAccept = z.infer<typeof agreement>;

/** What the link shows. */
export const agreementView = z.discriminatedUnion('state', [
  z.object({ state: z.literal('unknown') }),
  z.object({ state: z.literal('ended') }),
  agreement,
]);

export type AgreementView = z.infer<typeof agreementView>;
