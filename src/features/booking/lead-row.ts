import type { Database } from '@functions/database.types.ts';
import { phoneDigits } from '@functions/rules/phone.ts';
import { homeCleaningEntry } from '@functions/rules/services.ts';
import { CONSENT_VERSION } from '@/content/facts/consent';
import type { RequestIdentity } from './identity';
import { type BookingValues, bookingSchema } from './schema';

export type LeadRow = Database['public']['Tables']['leads']['Insert'];

/**
 * Turns a filled-in form into the row that is inserted.
 *
 * @param sourcePage address of the page the form was used on; what it carries after `?` or `#` is left out.
 * @throws ZodError if the values break a rule of the form.
 */
export function toLeadRow(values: BookingValues, identity: RequestIdentity, sourcePage: string): LeadRow {
  const booking = bookingSchema.parse(values);
  return {
    id: identity.leadId,
    tracking_id: identity.trackingId,
    services: serviceEntries(booking),
    street_address: booking.streetAddress,
    unit_number: booking.unitNumber || null,
    city: booking.city || null,
    zip_code: booking.zipCode,
    job_description: booking.jobDescription || null,
    full_name: booking.fullName,
    phone: phoneDigits(booking.phone),
    email: booking.email || null,
    agreed_to_terms: booking.agreedToTerms,
    agreed_to_messages: booking.agreedToMessages,
    consent_version: CONSENT_VERSION,
    source_page: sourcePage.split(/[?#]/)[0] ?? '',
  };
}

/** The services as a lead stores them: Home Cleaning becomes one entry per chosen option, or stays plain. */
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
