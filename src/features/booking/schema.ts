import type { FieldError } from '@functions/contracts/field-errors.ts';
import { area, line, optionalEmail, phone, required } from '@functions/contracts/fields.ts';
import { loadSizeChoice, wantedChoice } from '@functions/contracts/loads.ts';
import { zipCode } from '@functions/contracts/zip-code.ts';
import type { Database } from '@functions/database.types.ts';
import { phoneDigits } from '@functions/domain/phone.ts';
import { homeCleaningEntry, homeCleaningOptions, isOnlyCleaning, serviceNames } from '@functions/domain/services.ts';
import * as z from 'zod/mini';
import { consentVersions } from '@/content/facts/consent';
import type { Language } from '@/lib/language';
import type { RequestIdentity } from './identity';

function eachOnce<Value>(list: Value[]): Value[] {
  return [...new Set(list)];
}

/**
 * The form's values as typed; errors are FieldErrors. The rules come from section 5 of the specification. The database
 * repeats each of them as a check, so change limits in both places. Lazy, because building it takes 40 ms on a slow
 * phone, which opening the form should not wait for.
 */
export const bookingSchema = z.lazy(() =>
  z.object({
    services: z.array(z.enum(serviceNames)).check(required('service-required'), z.overwrite(eachOnce)),
    homeCleaningOptions: z.array(z.enum(homeCleaningOptions)).check(z.overwrite(eachOnce)),
    streetAddress: line(200).check(required('street-required')),
    unitNumber: line(40),
    city: line(100),
    zipCode: zipCode(),
    loadSize: loadSizeChoice,
    // Any day: one that passes while the request waits must not keep it from being sent.
    wanted: wantedChoice,
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
  loadSize: '',
  wanted: '',
  jobDescription: '',
  fullName: '',
  phone: '',
  email: '',
  agreedToTerms: false,
  agreedToMessages: false,
};

/** The fields of each input step, by step id. */
export const fieldsOfSteps = {
  services: ['services', 'homeCleaningOptions'],
  address: ['streetAddress', 'unitNumber', 'city', 'zipCode'],
  job: ['loadSize', 'wanted', 'jobDescription'],
  contact: ['fullName', 'phone', 'email', 'agreedToTerms', 'agreedToMessages'],
} as const satisfies Record<string, readonly (keyof BookingValues)[]>;

export type LeadRow = Database['public']['Tables']['leads']['Insert'];

/**
 * Converts the form's values to the row to insert.
 *
 * @param sourcePage address of the form's page; its query and fragment are dropped.
 * @param language the language of the page and of its consent text.
 * @throws ZodError if the values are invalid.
 */
export function toLeadRow(
  values: BookingValues,
  identity: RequestIdentity,
  sourcePage: string,
  language: Language,
): LeadRow {
  const booking = bookingSchema.parse(values);
  return {
    id: identity.leadId,
    tracking_id: identity.trackingId,
    services: serviceEntries(booking),
    street_address: booking.streetAddress,
    unit_number: booking.unitNumber || null,
    city: booking.city || null,
    zip_code: booking.zipCode,
    load_size: isOnlyCleaning(booking.services) ? null : booking.loadSize || null,
    ...(booking.wanted && { wanted: booking.wanted }),
    job_description: booking.jobDescription || null,
    full_name: booking.fullName,
    phone: phoneDigits(booking.phone),
    email: booking.email || null,
    agreed_to_terms: booking.agreedToTerms,
    agreed_to_messages: booking.agreedToMessages,
    consent_version: consentVersions[language],
    source_page: sourcePage.split(/[?#]/)[0] ?? '',
    language,
  };
}

/** The services as stored on a lead: Home Cleaning becomes one entry per chosen option, or stays plain. */
export function serviceEntries({
  services,
  homeCleaningOptions,
}: Pick<BookingValues, 'services' | 'homeCleaningOptions'>) {
  return services.flatMap((service) =>
    service === 'Home Cleaning' && homeCleaningOptions.length > 0
      ? homeCleaningOptions.map(homeCleaningEntry)
      : [service],
  );
}
