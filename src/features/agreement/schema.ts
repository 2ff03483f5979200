import { line } from '@functions/contracts/fields.ts';
import {
  ACCEPTER_LENGTH,
  CARRIER_PERMIT,
  CITY_PERMITS_LENGTH,
  crews,
  daysOfInsurance,
} from '@functions/domain/agreement.ts';
import * as z from 'zod/mini';
import { words } from '@/words/agreement';

/** Input as stored on the device. Any field may be missing. */
export const acceptanceEdits = z.object({
  name: z.optional(z.string()),
  registered: z.optional(z.boolean()),
  liabilityUntil: z.optional(z.string()),
  truckUntil: z.optional(z.string()),
  carrierPermit: z.optional(z.string()),
  cityPermits: z.optional(z.string()),
  crew: z.optional(z.enum(crews)),
  familyOwned: z.optional(z.boolean()),
  agreed: z.optional(z.boolean()),
});

export type AcceptanceEdits = z.infer<typeof acceptanceEdits>;

export const noAcceptance = {
  name: '',
  registered: false,
  liabilityUntil: '',
  truckUntil: '',
  carrierPermit: '',
  cityPermits: '',
  crew: undefined as AcceptanceEdits['crew'],
  familyOwned: false,
  agreed: false,
};

/** The ids of the fields, in order; for radio buttons, that of the first. */
export const fieldIds = {
  name: 'name',
  registered: 'registered',
  liabilityUntil: 'liabilityUntil',
  truckUntil: 'truckUntil',
  carrierPermit: 'carrierPermit',
  cityPermits: 'cityPermits',
  crew: `crew-${crews[0]}`,
  agreed: 'agreed',
} as const;

const { errors } = words;

/** What the form accepts. */
export const acceptanceSchema = z.object({
  name: line(ACCEPTER_LENGTH).check(z.minLength(1, errors.name)),
  registered: z.literal(true, errors.registered),
  liabilityUntil: lastDay(),
  truckUntil: lastDay(),
  carrierPermit: z.string().check(z.trim(), z.regex(CARRIER_PERMIT, errors.carrierPermit)),
  cityPermits: line(CITY_PERMITS_LENGTH),
  crew: z.enum(crews, errors.crew),
  familyOwned: z.boolean(),
  agreed: z.literal(true, errors.agreed),
});

function lastDay() {
  return z.string().check(
    z.refine((day) => {
      const { first, last } = daysOfInsurance(new Date());
      return first <= day && day <= last;
    }, errors.day),
  );
}
