import { formatPhone, phoneDigits } from '@functions/domain/phone.ts';
import { everyServiceEntry } from '@functions/domain/services.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookingSchema, toLeadRow } from '@/features/booking/schema';
import { furthestStep } from '@/features/booking/steps';
import { acceptedBooking, oddPhone } from '../fixtures/arbitrary-bookings';

const identity = { leadId: 'd6a5f0c4-3b52-4c4e-9a0b-0d7a4a6c9a11', trackingId: '0123456789ABCDEF' };

test('every accepted booking can be sent, and becomes a row without empty, untrimmed or repeated values', () => {
  fc.assert(
    fc.property(acceptedBooking, (values) => {
      const row = toLeadRow(values, identity, 'https://poppyhaul.example/book', 'en');

      expect(furthestStep(values)).toBe(4);
      for (const value of Object.values(row)) {
        expect(['', undefined]).not.toContain(value);
        if (typeof value === 'string') expect(value).toBe(value.trim());
      }
      expect(row.phone).toMatch(/^[1-9]\d{9,15}$/);
      expect(row.zip_code).toMatch(/^\d{5}(-\d{4})?$/);
      expect(row.agreed_to_terms).toBe(true);
      expect(row.services.length).toBeGreaterThan(0);
      expect(row.services).toEqual([...new Set(row.services)]);
      expect(everyServiceEntry()).toEqual(expect.arrayContaining(row.services));
    }),
    { numRuns: 300 },
  );
});

test('formatting a phone number keeps its digits, changes nothing a second time, and makes no number invalid', () => {
  const { phone: schema } = bookingSchema.def.getter().shape;

  fc.assert(
    fc.property(oddPhone, (phone) => {
      const shown = formatPhone(phone);

      expect(formatPhone(shown)).toBe(shown);
      expect(phoneDigits(shown)).toBe(phoneDigits(phone));
      if (schema.safeParse(phone).success) expect(schema.safeParse(shown).success).toBe(true);
    }),
  );
});
