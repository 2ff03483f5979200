import { phoneDigits } from '@functions/phone.ts';
import * as z from 'zod/mini';
import { type ServiceTitle, services } from '@/content/services';
import { isPlainText } from '@/lib/plain-text';

const serviceTitles = services.map((service) => service.title) as [ServiceTitle, ...ServiceTitle[]];

/** What Home Cleaning can be narrowed down to. */
export const homeCleaningOptions = ['Deep Cleaning', 'Window Cleaning'] as const;

const EMAIL = /^[^\s@,;<>()"\\]+@[^\s@,;<>()"\\]+\.[^\s@,;<>()"\\]+$/;

function line(maxLength: number) {
  return z.string().check(
    z.trim(),
    z.maxLength(maxLength, `Please use ${maxLength} characters or fewer`),
    z.refine((text) => isPlainText(text), 'Please remove characters that are not text'),
  );
}

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
    services: z
      .array(z.enum(serviceTitles))
      .check(z.minLength(1, 'Choose at least one service'), z.overwrite(eachOnce)),
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
    phone: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Phone number is required'),
        z.refine(isPhone, 'Please enter a valid phone number'),
      ),
    email: line(254).check(z.refine((text) => text === '' || EMAIL.test(text), 'Please enter a valid email address')),
    agreedToTerms: z.boolean().check(z.refine(Boolean, 'You must agree to the Terms of Service and Privacy Policy')),
    agreedToMessages: z.boolean(),
  }),
);

export type BookingValues = z.infer<typeof bookingSchema>;

/** At least ten digits; an optional plus, a digit that is not 0, and up to 15 more. Spaces, dots, brackets and hyphens may stand between. */
function isPhone(text: string): boolean {
  if (/[^\d\s().+-]/.test(text)) return false;
  const compact = text.replace(/[^\d+]/g, '');
  return phoneDigits(text).length >= 10 && /^\+?[1-9]\d{0,15}$/.test(compact);
}

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
