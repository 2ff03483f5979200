import * as z from 'zod/mini';
import { languages } from '../domain/languages.ts';
import { everyServiceEntry } from '../domain/services.ts';
import { line, optionalEmail, phone, required, truckCubicYards } from './fields.ts';
import { loadSizeChoice, wantedChoice } from './loads.ts';
import { zipCode } from './zip-code.ts';

// The fields that the desk's forms check. Apart from the rest of the desk's contract, which loads with its first
// answer.

/**
 * A moment in an input: valid, in the years 2000 to 2999, with an offset of at most 14 hours, as all time zones have.
 */
export const sentMoment = z.iso
  .datetime({ offset: true })
  .check(z.startsWith('2'), z.regex(/(?:Z|[+-](?:0\d|1[0-4]):\d\d)$/));

/** A day in Los Angeles, such as `2026-12-31`. */
const day = z.iso.date().check(z.startsWith('2'));

/** A hauler as the desk saves them. Absent values stay unchanged. The page generates the ID of a new one. */
export const haulerFields = z.object({
  name: z.optional(line(120).check(required('name-required'))),
  contactName: z.optional(z.nullable(line(120))),
  email: z.optional(optionalEmail().check(required('email-invalid'))),
  phone: z.optional(phone()),
  zipPrefixes: z.optional(z.array(z.string().check(z.regex(/^\d{3,5}$/))).check(z.maxLength(300))),
  everywhere: z.optional(z.boolean()),
  services: z.optional(z.array(z.enum(everyServiceEntry())).check(z.maxLength(everyServiceEntry().length))),
  languages: z.optional(z.array(z.enum(languages)).check(z.minLength(1), z.maxLength(languages.length))),
  familyOwned: z.optional(z.boolean()),
  truckCubicYards: z.optional(truckCubicYards()),
  vettedAt: z.optional(z.nullable(sentMoment)),
  insuredUntil: z.optional(z.nullable(day)),
  active: z.optional(z.boolean()),
});

export type HaulerFields = z.input<typeof haulerFields>;

/** Corrections of a request. Absent values stay unchanged; an empty text clears an optional one. */
export const correctedFields = z.object({
  fullName: z.optional(line(120).check(required('name-required'))),
  phone: z.optional(phone()),
  email: z.optional(optionalEmail()),
  streetAddress: z.optional(line(200).check(required('street-required'))),
  unitNumber: z.optional(line(40)),
  city: z.optional(line(100)),
  zipCode: z.optional(zipCode()),
  callTime: z.optional(line(100)),
  loadSize: z.optional(loadSizeChoice),
  wanted: z.optional(wantedChoice),
});
