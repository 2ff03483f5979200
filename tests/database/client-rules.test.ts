import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRequestIdentity } from '@/features/booking/identity';
import { type BookingValues, bookingSchema, toLeadRow } from '@/features/booking/schema';
import { acceptedBooking } from '../fixtures/arbitrary-bookings.ts';
import { maximalBooking, minimalBooking } from '../fixtures/bookings.ts';
import { untypedVisitor, visitor } from '../support/clients.ts';
import { countRows } from '../support/count-rows.ts';
import { storedLead } from '../support/leads.ts';

const SOURCE_PAGE = 'https://poppyhaul.example/book';

test('whatever the form accepts, the database accepts and stores unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(acceptedBooking, async (values) => {
      const row = toLeadRow(values, createRequestIdentity(), SOURCE_PAGE, 'en');

      const { data, error } = await visitor.from('leads').insert(row).select('id, tracking_id').single();

      expect(error).toBeNull();
      expect(data).toEqual({ id: row.id, tracking_id: row.tracking_id });
      expect(await storedLead(row.id ?? '')).toMatchObject(row);
    }),
    { numRuns: 60, examples: [[minimalBooking], [maximalBooking]] },
  );
}, 120_000);

/** Values both sides reject: form field, database column, value. */
const refused: [keyof BookingValues, string, unknown][] = [
  ['services', 'services', []],
  ['services', 'services', ['Piano Tuning']],
  ['services', 'services', ['furniture removal']],
  ['streetAddress', 'street_address', ''],
  ['streetAddress', 'street_address', '   '],
  ['streetAddress', 'street_address', 'x'.repeat(201)],
  ['streetAddress', 'street_address', '1 Main St\nApt 2'],
  ['streetAddress', 'street_address', '1 Main\u0000St'],
  ['streetAddress', 'street_address', '1 Main\u009FSt'],
  ['streetAddress', 'street_address', '\u200B\u200B\u200B'],
  ['streetAddress', 'street_address', '\u200D'],
  ['unitNumber', 'unit_number', '\u3164'],
  ['unitNumber', 'unit_number', 'x'.repeat(41)],
  ['unitNumber', 'unit_number', '4\tB'],
  ['city', 'city', 'x'.repeat(101)],
  ['city', 'city', 'Los\u007FAngeles'],
  ['city', 'city', 'Los\u2066Angeles'],
  ['zipCode', 'zip_code', ''],
  ['zipCode', 'zip_code', '9021'],
  ['zipCode', 'zip_code', '902101'],
  ['zipCode', 'zip_code', '90210-'],
  ['zipCode', 'zip_code', '90210-123'],
  ['zipCode', 'zip_code', '90210-12345'],
  ['zipCode', 'zip_code', '902101234'],
  ['zipCode', 'zip_code', '٩٠٢١٠'],
  ['zipCode', 'zip_code', 'SW1A 1AA'],
  ['jobDescription', 'job_description', 'x'.repeat(2001)],
  ['jobDescription', 'job_description', 'a\u0008b'],
  ['jobDescription', 'job_description', 'a\rb'],
  ['jobDescription', 'job_description', 'a\u001B[31mb'],
  ['jobDescription', 'job_description', 'so\uFEFFfa'],
  ['jobDescription', 'job_description', '\u2800'],
  ['fullName', 'full_name', 'Ana \u202Ezaid'],
  ['fullName', 'full_name', ''],
  ['fullName', 'full_name', '  '],
  ['fullName', 'full_name', 'x'.repeat(121)],
  ['fullName', 'full_name', 'Ana\u0007Diaz'],
  ['phone', 'phone', ''],
  ['phone', 'phone', '213555014'],
  ['phone', 'phone', '0213555014'],
  ['phone', 'phone', '12345678901234567'],
  ['phone', 'phone', '213555HAUL'],
  ['phone', 'phone', '٢١٣٥٥٥٠١٤٢'],
  ['email', 'email', 'ana'],
  ['email', 'email', 'ana@example'],
  ['email', 'email', '@example.com'],
  ['email', 'email', 'ana@@example.com'],
  ['email', 'email', 'ana diaz@example.com'],
  ['email', 'email', 'ana\u3000diaz@example.com'],
  ['email', 'email', 'x1,victim@example.com'],
  ['email', 'email', 'x1;victim@example.com'],
  ['email', 'email', 'Ana<ana@example.com>'],
  ['email', 'email', 'ana(diaz)@example.com'],
  ['email', 'email', '"ana"@example.com'],
  ['email', 'email', 'ana\\diaz@example.com'],
  ['email', 'email', 'ana@example,x.com'],
  ['email', 'email', 'ana@exämple.com'],
  ['email', 'email', 'ana@ｅxample.com'],
  ['email', 'email', 'ana@exam_ple.com'],
  ['email', 'email', 'ana@example.com.'],
  ['email', 'email', 'ana@example..com'],
  ['email', 'email', 'ana@.example.com'],
  ['email', 'email', 'ana@example.com,x'],
  ['email', 'email', 'ana\u200D@exam\u00ADple.com'],
  ['email', 'email', 'ana@example.com\nBcc: all@example.com'],
  ['email', 'email', `${'e'.repeat(243)}@example.com`],
  ['agreedToTerms', 'agreed_to_terms', false],
];

test.each(refused)('form and database both reject %s, %s: %j', async (field, column, value) => {
  const before = await countRows('leads');
  const row = toLeadRow(minimalBooking, createRequestIdentity(), SOURCE_PAGE, 'en');

  const form = bookingSchema.safeParse({ ...minimalBooking, [field]: value });
  const { error } = await untypedVisitor.from('leads').insert({ ...row, [column]: value });

  expect(form.success).toBe(false);
  expect(error).not.toBeNull();
  expect(await countRows('leads')).toBe(before);
});
