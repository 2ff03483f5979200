import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { consentVersions } from '@/content/facts/consent';
import { fieldsOfSteps, serviceEntries, toLeadRow } from '@/features/booking/schema';
import { maximalBooking, minimalBooking } from '../fixtures/bookings';

const identity = { leadId: 'd6a5f0c4-3b52-4c4e-9a0b-0d7a4a6c9a11', trackingId: '0123456789ABCDEF' };

describe('toLeadRow', () => {
  it('stores null for what a minimal request leaves out', () => {
    expect(toLeadRow(minimalBooking, identity, 'https://poppyhaul.example/book', 'en')).toEqual({
      id: identity.leadId,
      tracking_id: identity.trackingId,
      services: ['Furniture Removal'],
      street_address: '742 Evergreen Terrace',
      unit_number: null,
      city: null,
      zip_code: '90210',
      load_size: null,
      job_description: null,
      full_name: 'Ana Diaz',
      phone: '2135550142',
      email: null,
      agreed_to_terms: true,
      agreed_to_messages: false,
      consent_version: consentVersions.en,
      source_page: 'https://poppyhaul.example/book',
      language: 'en',
    });
  });

  it('stores every field of a complete request, with the phone as digits only', () => {
    expect(toLeadRow(maximalBooking, identity, 'https://poppyhaul.example/book', 'en')).toMatchObject({
      services: ['Attic & Basement Cleanouts', 'Home Cleaning - Deep Cleaning', 'Home Cleaning - Window Cleaning'],
      unit_number: '4B',
      city: 'Los Angeles',
      zip_code: '90001-1234',
      load_size: 'half',
      job_description: 'Two sofas.\nThird floor, no elevator.',
      full_name: 'María-José O’Neill',
      phone: '12135550143',
      email: 'maria@example.com',
      agreed_to_messages: true,
    });
  });

  it('changes if any one field changes', () => {
    const row = toLeadRow(maximalBooking, identity, '', 'en');
    const fields = Object.values(fieldsOfSteps)
      .flat()
      .filter((field) => field !== 'agreedToTerms');

    const lost = fields.filter((field) => {
      const other = toLeadRow({ ...maximalBooking, [field]: minimalBooking[field] }, identity, '', 'en');
      return isDeepStrictEqual(other, row);
    });

    expect(lost).toEqual([]);
  });

  it('drops the query and fragment from the source page', () => {
    expect(toLeadRow(minimalBooking, identity, 'https://a.example/book?email=x#quote', 'en').source_page).toBe(
      'https://a.example/book',
    );
  });

  it('stores the language of the page and its consent version', () => {
    const address = 'https://poppyhaul.example/es/book';

    expect(toLeadRow(minimalBooking, identity, address, 'es')).toEqual({
      ...toLeadRow(minimalBooking, identity, address, 'en'),
      consent_version: consentVersions.es,
      language: 'es',
    });
  });

  it('stores no load if only cleaning is left of the services', () => {
    const cleaning = { ...maximalBooking, services: ['Home Cleaning' as const] };

    expect(toLeadRow(cleaning, identity, '', 'en').load_size).toBeNull();
    expect(toLeadRow({ ...cleaning, homeCleaningOptions: [] }, identity, '', 'en').load_size).toBeNull();
  });

  it('trims typed text', () => {
    expect(toLeadRow({ ...minimalBooking, fullName: '  Ana Diaz ' }, identity, '', 'en').full_name).toBe('Ana Diaz');
  });

  it('rejects invalid values', () => {
    expect(() => toLeadRow({ ...minimalBooking, zipCode: '9021' }, identity, '', 'en')).toThrow();
  });
});

describe('serviceEntries', () => {
  it('keeps Home Cleaning without a suffix if no option is chosen', () => {
    expect(serviceEntries({ services: ['Home Cleaning'], homeCleaningOptions: [] })).toEqual(['Home Cleaning']);
  });
});
