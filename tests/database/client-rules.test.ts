import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRequestIdentity } from '@/features/booking/identity';
import { bookingSchema, toLeadRow } from '@/features/booking/schema';
import { acceptedBooking } from '../fixtures/arbitrary-bookings.ts';
import { maximalBooking, minimalBooking } from '../fixtures/bookings.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
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

/** Values both sides reject, by column. */
const refused: Record<string, unknown[]> = {
  services: [[], ['Piano Tuning'], ['furniture removal']],
  street_address: ['', '   ', 'x'.repeat(201), '\u200D'],
  unit_number: ['\u3164', 'x'.repeat(41)],
  city: ['x'.repeat(101)],
  zip_code: [...['', '9021', '902101', '90210-', '90210-123', '90210-12345', '902101234', 'SW1A 1AA']],
  job_description: ['x'.repeat(2001), '\u2800'],
  full_name: ['', '  ', 'x'.repeat(121)],
  phone: ['', '213555014', '0213555014', '12345678901234567', '213555HAUL'],
  email: [
    ...['ana', 'ana@example', '@example.com', 'ana@@example.com', 'ana diaz@example.com', 'ana\u3000diaz@example.com'],
    ...['x1,victim@example.com', 'x1;victim@example.com', 'Ana<ana@example.com>', 'ana(diaz)@example.com'],
    ...['"ana"@example.com', 'ana\\diaz@example.com', 'ana@example,x.com', 'ana@exämple.com', 'ana@ｅxample.com'],
    ...['ana@exam_ple.com', 'ana@example.com.', 'ana@example..com', 'ana@.example.com', 'ana@example.com,x'],
    ...['ana\u200D@exam\u00ADple.com', 'ana@example.com\nBcc: all@example.com', `e@${'e'.repeat(250)}.com`],
    ...['ana.lópez@example.com', '.ana@example.com', 'ana.@example.com', 'ana..diaz@example.com'],
    ...[`${'e'.repeat(65)}@example.com`, 'ana:diaz@example.com'],
  ],
  agreed_to_terms: [false],
};

test('form and database both reject what is not a request', async () => {
  const before = await countRows('leads');
  const row = toLeadRow(minimalBooking, createRequestIdentity(), SOURCE_PAGE, 'en');
  const accepted: unknown[] = [];
  for (const [column, values] of Object.entries(refused)) {
    const field = column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
    expect(minimalBooking).toHaveProperty(field);
    for (const value of values) {
      const form = bookingSchema.safeParse({ ...minimalBooking, [field]: value });
      const { error } = await untypedVisitor.from('leads').insert({ ...row, [column]: value });
      if (form.success || error === null) accepted.push([column, value, { form: form.success, error }]);
    }
  }

  expect(accepted).toEqual([]);
  expect(await countRows('leads')).toBe(before);
});

test('a refused value is an answer of 400 with the code, as on a hosted project', async () => {
  const { status, error } = await visitor.from('leads').insert({ ...minimalLeadRow(), zip_code: '9021' });

  expect({ status, error }).toMatchObject({
    status: 400,
    error: { code: '23514', message: expect.stringMatching('zip') },
  });
});
