import { line, optionalEmail, phone } from '@functions/rules/lead-fields.ts';
import { isPlainText } from '@functions/rules/plain-text.ts';
import { homeCleaningOptions, serviceNames } from '@functions/rules/services.ts';
import * as z from 'zod/mini';

function eachOnce<Value>(list: Value[]): Value[] {
  return [...new Set(list)];
}

/**
 * What a visitor fills in, as typed. The rules are those of section 5 of the specification; the database repeats each
 * of them as a check, so a limit changes in both places. Built at its first use: that takes a slow phone 40 ms, which the
 * form that opens does not wait for.
 */
export const bookingSchema = z.lazy(() =>
  z.object({
    services: z.array(z.enum(serviceNames)).check(z.minLength(1, 'Choose at least one service'), z.overwrite(eachOnce)),
    homeCleaningOptions: z.array(z.enum(homeCleaningOptions)).check(z.overwrite(eachOnce)),
    streetAddress: line(200).check(z.minLength(1, 'Street address is required')),
    unitNumber: line(40),
    city: line(100),
    zipCode: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'ZIP code is required'),
        z.regex(/^\d{5}(-\d{4})?$/, 'Please enter a valid ZIP code'),
      ),
    jobDescription: z.string().check(
      z.trim(),
      z.maxLength(2000, 'Please use 2000 characters or fewer'),
      z.refine((text) => isPlainText(text, { multiline: true }), 'Please remove characters that are not text'),
    ),
    fullName: line(120).check(z.minLength(1, 'Full name is required')),
    phone: phone(),
    email: optionalEmail(),
    agreedToTerms: z.boolean().check(z.refine(Boolean, 'You must agree to the Terms of Service and Privacy Policy')),
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
