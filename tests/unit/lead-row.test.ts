import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { consentVersions } from '@/content/facts/consent';
import { fieldsOfSteps, toLeadRow } from '@/features/booking/schema';
import { maximalBooking, minimalBooking } from '../fixtures/bookings';

const identity = { leadId: 'd6a5f0c4-3b52-4c4e-9a0b-0d7a4a6c9a11', trackingId: '0123456789ABCDEF' };

test('a minimal request stores null for what it leaves out', () => {
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

test('a complete request stores every field, with the phone as digits only', () => {
  expect(toLeadRow(maximalBooking, identity, 'https://poppyhaul.example/book', 'en')).toMatchObject({
    services: ['Attic & Basement Cleanouts', 'Home Cleaning - Deep Cleaning', 'Home Cleaning - Window Cleaning'],
    unit_number: '4B',
    city: 'Los Angeles',
    zip_code: '90001-1234',
    load_size: 'half',
    wanted: '2099-12-31',
    job_description: 'Two sofas.\nThird floor, no elevator.',
    full_name: 'María-José O’Neill',
    phone: '12135550143',
    email: 'maria@example.com',
    agreed_to_messages: true,
  });
});

test('the row changes if any one field changes', () => {
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

test('the source page is stored without query and fragment', () => {
  expect(toLeadRow(minimalBooking, identity, 'https://a.example/book?email=x#quote', 'en').source_page).toBe(
    'https://a.example/book',
  );
});

test('the language of the page and its consent version are stored', () => {
  const address = 'https://poppyhaul.example/es/book';

  expect(toLeadRow(minimalBooking, identity, address, 'es')).toEqual({
    ...toLeadRow(minimalBooking, identity, address, 'en'),
    consent_version: consentVersions.es,
    language: 'es',
  });
});

test('without a chosen option, cleaning is a service like the others, and stores no load on its own', () => {
  const cleaning = { ...maximalBooking, services: ['Home Cleaning' as const] };

  expect(toLeadRow(cleaning, identity, '', 'en').load_size).toBeNull();
  expect(toLeadRow({ ...cleaning, homeCleaningOptions: [] }, identity, '', 'en')).toMatchObject({
    services: ['Home Cleaning'],
    load_size: null,
  });
});

test('typed text is trimmed, and invalid values are refused', () => {
  expect(toLeadRow({ ...minimalBooking, fullName: '  Ana Diaz ' }, identity, '', 'en').full_name).toBe('Ana Diaz');
  expect(() => toLeadRow({ ...minimalBooking, zipCode: '9021' }, identity, '', 'en')).toThrow();
});
