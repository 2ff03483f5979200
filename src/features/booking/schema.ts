import type { FieldError } from '@functions/rules/field-errors.ts';
import { area, line, optionalEmail, phone, required } from '@functions/rules/lead-fields.ts';
import { homeCleaningOptions, serviceNames } from '@functions/rules/services.ts';
import * as z from 'zod/mini';

function eachOnce<Value>(list: Value[]): Value[] {
  return [...new Set(list)];
}

/**
 * What a visitor fills in, as typed. What breaks a rule is answered with a FieldError. The rules are those of section 5 of
 * the specification; the database repeats each of them as a check, so a limit changes in both places. Built at its first
 * use: that takes a slow phone 40 ms, which the form that opens does not wait for.
 */
export const bookingSchema = z.lazy(() =>
  z.object({
    services: z.array(z.enum(serviceNames)).check(required('service-required'), z.overwrite(eachOnce)),
    homeCleaningOptions: z.array(z.enum(homeCleaningOptions)).check(z.overwrite(eachOnce)),
    streetAddress: line(200).check(required('street-required')),
    unitNumber: line(40),
    city: line(100),
    zipCode: z
      .string()
      .check(z.trim(), required('zip-required'), z.regex(/^\d{5}(-\d{4})?$/, 'zip-invalid' satisfies FieldError)),
    jobDescription: area(2000),
    fullName: line(120).check(required('name-required')),
    phone: phone(),
    email: optionalEmail(),
    agreedToTerms: z.boolean().check(z.refine(Boolean, 'terms-required' satisfies FieldError)),
    agreedToMessages: z.boolean(),
  }),
);

export type BookingValues = z.infer<typeof bookingSchema>;

export const emptyBooking: BookingValues = {
  services: [],
  homeCleaningOptions: [],
  streetAddress: '',
  unitNumber: '',
  city: '',
  zipCode: '',
  jobDescription: '',
  fullName: '',
  phone: '',
  email: '',
  agreedToTerms: false,
  agreedToMessages: false,
};
